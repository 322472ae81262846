import { findSiteBySlug, refuseSanctioned, refuseUnoffered } from '#areas/sites/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { makeImport as endpoint } from '../contract.ts'
import { importOut } from './import.ts'
import { updateImport } from './import.store.ts'
import { siteOfImport } from './make-import.job.ts'
import { ownImport } from './own-import.ts'
import { dropLaidRows, removeLaidFiles } from './drop-laid.ts'

/**
 * Has a site made of an archive that was looked through. Asked twice, it is made once.
 *
 * @throws Refusal 404, 409 `transfer.not_checked`, 409 `sites.slug_taken` where that is known already, 403 for a country
 *   in which no site may be, 422 for a currency or a language that the archive has not and the person is not offered
 */
export async function makeImport(
  ctx: Ctx,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { importId, ...wanted } = input
  const words = ctx.tools.words(ctx.locale)
  const one = await ownImport(ctx, importId, { lock: true })
  if (one.state === 'making' || one.state === 'made') return { import: importOut(one, words) }
  refuseSanctioned(wanted.country)
  await refuseUnoffered(ctx, one.report, wanted)
  // What decides is the making itself; this only spares the wait.
  if (await findSiteBySlug(ctx.db, wanted.slug))
    throw refuse('conflict', 'sites.slug_taken', { field: 'slug' })
  const change = { state: 'making', newSiteId: newId(ctx.clock.now()), wanted, fault: null, done: 0 } as const
  if (!(await updateImport(ctx, one, 'checked', change))) throw refuse('conflict', 'transfer.not_checked')
  // What a try before this one was killed over may still lie where its site would have been.
  await dropLaidRows(ctx, one.newSiteId)
  ctx.afterCommit(() => removeLaidFiles(ctx.tools.storage, one.newSiteId))
  await queueJob(ctx, siteOfImport, { importId, newSiteId: change.newSiteId }, { turnOf: one.accountId })
  return { import: importOut(await ownImport(ctx, importId), words) }
}
