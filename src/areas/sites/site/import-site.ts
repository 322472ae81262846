import type { Id } from '#kernel/ids.ts'
import { siteType } from '#kernel/states/site-type.ts'
import type { Ctx } from '#platform/ctx.ts'
import { publish } from '#platform/events/publish.ts'
import { siteCreated } from '../contract.ts'
import { runSiteHooks } from '../hooks.ts'
import { record } from '../timeline/record.ts'
import { makeSite, type NewSite } from './create-site.ts'
import { updateSite } from './site.store.ts'

/** What a site that is brought in needs to know. */
export type ImportedSite = NewSite & { readonly id: Id; readonly contactLine: string }

/**
 * Makes a site for what was taken out of another one, in a transaction of the platform: the site, its owner, its
 * plan. What it shows is laid on it by the caller, with the context that is given back, in the same transaction.
 * The organisation of an enterprise stays behind, as it does when a site is copied.
 *
 * @throws Refusal as `makeSite`: a taken address, a country under sanctions, more sites than allowed,
 *   a fourth site of somebody whose address is not confirmed
 */
export async function importSite(ctx: Ctx, wanted: ImportedSite): Promise<Ctx> {
  const type = wanted.type === siteType.enterprise ? siteType.commerce : wanted.type
  const site = await makeSite(ctx, { ...wanted, type, isAskedFor: true })
  await updateSite(ctx, site.id, { contact_line: wanted.contactLine })
  const inside: Ctx = { ...ctx, site: { id: site.id } }
  await record(inside, { what: 'sites.created', values: { from: 'import' }, inNameOf: site.ownerId })
  await publish(inside, siteCreated, { ownerId: site.ownerId, copiedFrom: null })
  await runSiteHooks('imported', inside, { site })
  return inside
}
