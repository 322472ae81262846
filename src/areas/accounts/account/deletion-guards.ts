import type { Ctx } from '#platform/ctx.ts'

/** What stands in the way of deleting an account. */
export interface DeletionObstacle {
  /** Message `refusal.<code>` of the owner's words. */
  readonly code: string
  readonly values: Readonly<Record<string, string | number>>
  /** What it is about, by name, with the path of its screen in the owner's app. */
  readonly things: readonly { readonly name: string; readonly path: string | null }[]
}

/** Looks whether an account may go, in the transaction that would delete it (platform scope). */
export type DeletionGuard = (ctx: Ctx, accountId: string) => Promise<DeletionObstacle | null>

const guards = new Map<string, DeletionGuard>()

/**
 * Lets an area above this one keep an account from being deleted (it owns sites), or clear up before it
 * is: called at start, from its `area.ts`; once a name, so that a module loaded twice guards once.
 *
 * @param area the area that guards, as it is called in the house
 */
export function guardAccountDeletion(area: string, guard: DeletionGuard): void {
  guards.set(area, guard)
}

/** Everything that stands in the way. */
export async function deletionObstacles(ctx: Ctx, accountId: string): Promise<DeletionObstacle[]> {
  const found: DeletionObstacle[] = []
  for (const guard of guards.values()) {
    const obstacle = await guard(ctx, accountId)
    if (obstacle) found.push(obstacle)
  }
  return found
}
