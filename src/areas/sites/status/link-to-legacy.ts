import type { Id } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import type { Ctx } from '#platform/ctx.ts'
import { legacyAddressOf } from '../site/legacy-address.ts'
import type { Site } from '../site/site.ts'
import { readSite, updateSite } from '../site/site.store.ts'
import { record } from '../timeline/record.ts'
import { changeStatus } from './change-status.ts'

/**
 * Says where the older version of a site is, and has its visitors sent there from now on (the operator). A site that
 * lives there already is sent elsewhere; it comes back by its plan, or by the operator's hand (`changeStatus`).
 *
 * @throws Refusal (422) `sites.legacy_address` for what is no address of the web outside of this platform; (409)
 *   `sites.status_move` where the table of transitions does not lead there
 */
export async function linkToLegacy(
  ctx: Ctx,
  asked: { readonly siteId: Id; readonly address: string; readonly why?: string },
): Promise<Site> {
  const address = legacyAddressOf(asked.address, ctx.tools.config)
  if (address === null) throw refuse('invalid', 'sites.legacy_address', { field: 'address' })
  const site = await readSite(ctx, asked.siteId, { lock: true })
  if (!site) throw refuse('not_found', 'not_found')
  if (site.legacyAddress !== address) {
    await updateSite(ctx, site.id, { legacy_address: address })
    const why = asked.why === undefined ? {} : { why: asked.why }
    await record(
      { ...ctx, site: { id: site.id } },
      { what: 'sites.legacy_address_set', values: { value: address }, asOperator: true, ...why },
    )
  }
  return changeStatus(ctx, {
    siteId: site.id,
    to: siteStatus.linkedToLegacyVersion,
    reason: 'operator_decided',
    asOperator: true,
    ...(asked.why === undefined ? {} : { why: asked.why }),
  })
}
