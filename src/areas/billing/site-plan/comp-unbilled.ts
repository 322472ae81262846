import { changeStatus, siteFacts, type StatusChange, type StatusReason } from '#areas/sites/index.ts'
import type { Id } from '#kernel/ids.ts'
import { siteStatus, type SiteStatus } from '#kernel/states/site-status.ts'
import type { Ctx } from '#platform/ctx.ts'

/**
 * How a site that waits for a payment becomes comped where nothing is billed, by the table of
 * transitions. What is past due or lives on an older version is paid first: it may not be comped at once.
 */
const ways: Partial<Readonly<Record<SiteStatus, readonly SiteStatus[]>>> = {
  [siteStatus.trial]: [siteStatus.comped],
  [siteStatus.expired]: [siteStatus.comped],
  [siteStatus.paid]: [siteStatus.comped],
  [siteStatus.pastDue]: [siteStatus.paid, siteStatus.comped],
  [siteStatus.linkedToLegacyVersion]: [siteStatus.paid, siteStatus.comped],
}

/**
 * Comps a site that nobody is billed for; one in any other standing (internal, parked, resold) keeps it.
 * Its standing is read with its row held, so that of several who ask at once the first one moves it.
 */
export async function compUnbilled(
  ctx: Ctx,
  siteId: Id,
  because: Pick<StatusChange, 'asOperator' | 'inNameOf'> & { readonly reason: StatusReason },
): Promise<void> {
  const { status } = await siteFacts({ ...ctx, site: { id: siteId } }, { lock: true })
  for (const to of ways[status] ?? []) await changeStatus(ctx, { siteId, to, ...because })
}
