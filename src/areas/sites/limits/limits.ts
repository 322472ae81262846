import type { Id } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import type { LimitName } from '../contract.ts'
import { readSite } from '../site/site.store.ts'
import { isWithinLimit, type Limit, limitCode, noLimit } from './limit.ts'

/** Who knows the limits: the area of plans, which stands above. */
export interface LimitsProvider {
  /** A limit of the context's site. */
  ofSite(ctx: Ctx, name: Exclude<LimitName, 'sites'>): Promise<Limit>
  /** How many sites an account may own. */
  ofAccount(ctx: Ctx, accountId: Id): Promise<Limit>
  /** A limit of a site that is made now, whoever makes it; none unless said. */
  ofNewSite?(ctx: Ctx, name: Exclude<LimitName, 'sites'>): Promise<Limit>
}

let provider: LimitsProvider | undefined

/** The area of plans says what the limits are; until it does, there are none. */
export function provideLimits(given: LimitsProvider): void {
  provider = given
}

/** A limit of the context's site. */
export async function limitOf(ctx: Ctx, name: Exclude<LimitName, 'sites'>): Promise<Limit> {
  return provider ? provider.ofSite(ctx, name) : noLimit
}

/** A limit that a site will have that is made now: what is sure to be too much for it need not be tried. */
export async function newSiteLimit(ctx: Ctx, name: Exclude<LimitName, 'sites'>): Promise<Limit> {
  return (await provider?.ofNewSite?.(ctx, name)) ?? noLimit
}

/** How many sites an account may own. */
export async function siteLimitOf(ctx: Ctx, accountId: Id): Promise<Limit> {
  return provider ? provider.ofAccount(ctx, accountId) : noLimit
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
  name: Exclude<LimitName, 'sites'>,
  count: () => Promise<number>,
): Promise<void> {
  await readSite(ctx, siteOf(ctx), { lock: true })
  const limit = await limitOf(ctx, name)
  if (limit.most !== null) refuseOver(name, limit, await count())
}

type Use = (ctx: Ctx) => Promise<number>
const uses = new Map<LimitName, Use>()

/** The area that keeps something says how much of it the context's site has, for the screen of the plan. */
export function provideUse(name: LimitName, use: Use): void {
  uses.set(name, use)
}

/** How much the context's site has of something; `null`: no area keeps it. */
export async function useOf(ctx: Ctx, name: LimitName): Promise<number | null> {
  return (await uses.get(name)?.(ctx)) ?? null
}
