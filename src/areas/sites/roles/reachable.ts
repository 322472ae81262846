import type { z } from 'zod'
import type { Id } from '#kernel/ids.ts'
import type { Within } from '#kernel/permission.ts'
import { point } from '#kernel/point.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { allRights, type OwnRole } from '../contributors/role.ts'
import { siteAccess } from '../contributors/site-access.ts'
import { type ReachKind, reachKinds, type roleRights } from '../contract.ts'

/** A kind of thing that roles can limit rights to, as the area of the things brings it. */
export interface Reachable {
  readonly kind: ReachKind
  /** The things of the site by name, those in the trash too. */
  list(ctx: Ctx): Promise<readonly { readonly id: Id; readonly name: string }[]>
  /**
   * Of what calls name beside the things themselves (`submission`): the thing that each of the ids is part of. What is
   * not there is left out.
   */
  readonly parts: Readonly<Record<string, (ctx: Ctx, ids: readonly Id[]) => Promise<ReadonlyMap<Id, Id>>>>
}

/** The kinds of thing that areas let roles be limited to. */
export const reachables = point<Reachable>('sites.reachables')

/** A list as it is compared: each once, in one order. */
export const inOrder = (list: readonly string[]): string[] => [...new Set(list)].toSorted()

/** What a role is limited to, as it is compared and told. */
export function reachIn({ reach }: Pick<OwnRole, 'reach'>): z.output<typeof roleRights>['reach'] {
  return Object.fromEntries(
    reachKinds.flatMap((kind) => {
      const ids = reach[kind]
      return ids ? [[kind, inOrder(ids)]] : []
    }),
  )
}

/** The things that the person who asks can limit a role to: those that a right of their own reaches. */
export async function offeredReach(
  ctx: Ctx,
): Promise<{ kind: ReachKind; things: { id: Id; name: string }[] }[]> {
  const holds = (await siteAccess(ctx, siteOf(ctx)))?.holds ?? new Map<string, null>()
  const found = []
  for (const { kind, list } of ctx.tools.of(reachables)) {
    const limited = allRights(ctx.tools).filter(({ limitedBy }) => limitedBy === kind)
    const reaches = (id: Id): boolean =>
      limited.some(({ name }) => {
        const limit = holds.get(name)
        return limit !== undefined && (limit === null || limit.includes(id))
      })
    found.push({ kind, things: (await list(ctx)).filter(({ id }) => reaches(id)).map((one) => ({ ...one })) })
  }
  return found
}

const idsIn = (value: unknown): readonly Id[] =>
  value === undefined ? [] : ((Array.isArray(value) ? value : [value]) as Id[])

/**
 * Whether all that an input names is of the things with these ids. What no area knows a name for is a mistake of the
 * call that says it.
 */
export async function isInReach(
  ctx: Ctx,
  named: Within,
  input: unknown,
  within: readonly string[],
): Promise<boolean> {
  const given = input as Readonly<Record<string, unknown>>
  for (const [field, what] of Object.entries(named)) {
    const ids = idsIn(given[field])
    if (ids.length === 0) continue
    if (ctx.tools.of(reachables).some(({ kind }) => kind === what)) {
      if (!ids.every((id) => within.includes(id))) return false
      continue
    }
    const partsOf = ctx.tools.of(reachables).find(({ parts }) => Object.hasOwn(parts, what))?.parts[what]
    if (!partsOf) throw new Error(`No area says what a ${what} is part of`)
    const of = await partsOf(ctx, [...new Set(ids)])
    if (!ids.every((id) => within.includes(of.get(id) ?? ''))) return false
  }
  return true
}
