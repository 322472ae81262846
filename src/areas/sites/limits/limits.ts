import type { Id } from '#kernel/ids.ts'
import { point, question } from '#kernel/point.ts'
import { refuse } from '#kernel/refusal.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import type { LimitName } from '../contract.ts'
import { readSite } from '../site/site.store.ts'
import { isWithinLimit, type Limit, limitCode, noLimit } from './limit.ts'

/**
 * Something that plans limit, declared by the area whose things it counts. That area's catalogue has its words:
 * `limit.<name>`, `limit.<name>.allows`, `limit.<name>.any` and `refusal.sites.limit_<name>`.
 */
export interface PlanLimit {
  readonly name: LimitName
  /** Counts bytes. */
  readonly isBytes?: true
  /** Counts over all sites of one owner, and not on each site. */
  readonly isOfOwner?: true
  /** The least that a plan may allow; 0 unless given. */
  readonly least?: number
  /** The most there may be during a trial, even where the plan allows more. */
  readonly inTrial?: number
}

/** What plans limit. */
export const planLimits = point<PlanLimit>('sites.plan-limits')

/** The limits of a site and of an account, answered by the area of plans. */
export interface Limits {
  /** A limit of the context's site. */
  ofSite(ctx: Ctx, name: LimitName): Promise<Limit>
  /** How many sites an account may own. */
  ofAccount(ctx: Ctx, accountId: Id): Promise<Limit>
  /** A limit of a site that is made now, whoever makes it; none unless said. */
  ofNewSite?(ctx: Ctx, name: LimitName): Promise<Limit>
}

/** The area of plans answers; without it there are no limits. */
export const limits = question<Limits>('sites.limits', {
  ofSite: async () => noLimit,
  ofAccount: async () => noLimit,
})

/** A limit of the context's site. */
export async function limitOf(ctx: Ctx, name: LimitName): Promise<Limit> {
  return ctx.tools.of(limits).ofSite(ctx, name)
}

/** A limit that a site will have that is made now: what is sure to be too much for it need not be tried. */
export async function newSiteLimit(ctx: Ctx, name: LimitName): Promise<Limit> {
  return (await ctx.tools.of(limits).ofNewSite?.(ctx, name)) ?? noLimit
}

/** How many sites an account may own. */
export async function siteLimitOf(ctx: Ctx, accountId: Id): Promise<Limit> {
  return ctx.tools.of(limits).ofAccount(ctx, accountId)
}

/** Refuses (402) when so many are more than a limit; says which limit, and what raises it. */
export function refuseOver(name: LimitName, limit: Limit, count: number): void {
  if (isWithinLimit(limit, count)) return
  throw refuse('payment_required', limitCode(name), {
    values: { most: limit.most ?? 0, plan: limit.plan ?? 'none', next: limit.next ?? 'none' },
  })
}

/**
 * Takes one or more of what a site may have only so much of. Holds the row of the site, counts, and
 * refuses what would be too many, so that of two who take the last place one finds it taken: the
 * count must be of rows that every taker writes after calling this, in the same transaction.
 *
 * @param count how many there are, with what is about to be added
 * @throws Refusal `sites.limit_<name>` (402)
 */
export async function takeWithinLimit(
  ctx: Ctx,
  name: LimitName,
  count: () => Promise<number>,
): Promise<void> {
  await readSite(ctx, siteOf(ctx), { lock: true })
  const limit = await limitOf(ctx, name)
  if (limit.most !== null) refuseOver(name, limit, await count())
}

/** How much of something a site has, brought by the area that keeps it, for the screen of the plan. */
export interface Use {
  readonly limit: LimitName
  readonly count: (ctx: Ctx) => Promise<number>
}

export const uses = point<Use>('sites.uses')

/** How much the context's site has of something, of all areas that keep it; `null`: none does. */
export async function useOf(ctx: Ctx, name: LimitName): Promise<number | null> {
  let sum: number | null = null
  for (const { limit, count } of ctx.tools.of(uses)) if (limit === name) sum = (sum ?? 0) + (await count(ctx))
  return sum
}
