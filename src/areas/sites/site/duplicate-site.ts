import { publish } from '#platform/events/publish.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import type { Id } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { siteType } from '#kernel/states/site-type.ts'
import { askProof } from '#platform/auth/ask-proof.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import { type duplicateSite as endpoint, siteCreated } from '../contract.ts'
import { copyRows, namedOnCopy } from '../carry/carried-tables.ts'
import { runSiteHooks } from '../hooks.ts'
import { record } from '../timeline/record.ts'
import { makeSite } from './create-site.ts'
import { readSite, updateSite } from './site.store.ts'

/**
 * Copies a site into a new one of the acting account, for who may take everything out of it. What
 * is copied is what the areas above copy (pages, styles, …) and what their `carry` says; people, orders, the password and the
 * preview link stay behind, as does the organisation of an enterprise: its copy is an ordinary store. Works
 * in a transaction of the platform: it sees both sites.
 *
 * @throws Refusal `prove_again` (401) for who copies the site of another, all of which is theirs then (R-51, decision 39)
 * @throws Refusal `sites.copy_read_only` (409) for a site that nothing can be changed on
 */
export async function duplicateSite(ctx: Ctx, input: InputOf<typeof endpoint>): Promise<{ id: Id }> {
  const from = await readSite(ctx, input.from)
  if (!from || from.status === siteStatus.removed) throw refuse('not_found', 'not_found')
  const { accountId } = accountOf(ctx)
  if (from.ownerId !== accountId) askProof(ctx)
  // A copy begins a trial of its own: of what has expired there would be one trial after the other.
  if (from.effects.isReadOnly) throw refuse('conflict', 'sites.copy_read_only')
  const to = await makeSite(ctx, {
    title: input.title,
    slug: input.slug,
    type: from.type === siteType.enterprise ? siteType.commerce : from.type,
    language: from.language,
    country: from.country,
    currency: from.currency,
    timeZone: from.timeZone,
    ownerId: accountId,
    copiedFrom: from.id,
  })
  await updateSite(ctx, to.id, { contact_line: from.contactLine })
  const inside: Ctx = { ...ctx, site: { id: to.id } }
  await record(inside, { what: 'sites.created_as_copy', values: { title: from.title } })
  await record({ ...ctx, site: { id: from.id } }, { what: 'sites.copied', values: { title: input.title } })
  await publish(inside, siteCreated, { ownerId: accountId, copiedFrom: from.id })
  const ids = await namedOnCopy(inside, from.id, to.id)
  await runSiteHooks('duplicated', inside, { from, to, ids })
  await copyRows(inside, from.id, to.id, ids)
  return { id: to.id }
}
