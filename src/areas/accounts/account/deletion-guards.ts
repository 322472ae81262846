import type { RefusalCode } from '#kernel/messages/message.ts'
import { point } from '#kernel/point.ts'
import type { Ctx } from '#platform/ctx.ts'

/** What stands in the way of deleting an account. */
export interface DeletionObstacle {
  /** Message `refusal.<code>` of the owner's words. */
  readonly code: RefusalCode
  readonly values: Readonly<Record<string, string | number>>
  /** What it is about, by name, with the path of its screen in the owner's app. */
  readonly things: readonly { readonly name: string; readonly path: string | null }[]
}

/** Looks whether an account may go, in the transaction that would delete it (platform scope). */
export type DeletionGuard = (ctx: Ctx, accountId: string) => Promise<DeletionObstacle | null>

/** Lets an area above keep an account from being deleted (it owns sites), or clear up before it is. */
export const deletionGuards = point<DeletionGuard>('accounts.deletion-guards')

/** Everything that stands in the way. */
export async function deletionObstacles(ctx: Ctx, accountId: string): Promise<DeletionObstacle[]> {
  const found: DeletionObstacle[] = []
  for (const guard of ctx.tools.of(deletionGuards)) {
    const obstacle = await guard(ctx, accountId)
    if (obstacle) found.push(obstacle)
  }
  return found
}
