import { pagesNaming } from '#areas/pages/index.ts'
import { liveEditions } from '#areas/releases/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readOpenings, takenPlaces } from './edition.store.ts'
import { FORM_KIND } from './form.ts'
import type { getForm as endpoint } from './form.contract.ts'
import { stateOf } from './form.ts'
import { readForm } from './form.store.ts'
import { readRecipients } from './recipient.store.ts'
import { shownRecipient } from './recipient.ts'

/** A form as it is drafted, be it in the trash. @throws Refusal 404 */
export async function getForm(
  ctx: Ctx,
  { formId }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const form = await readForm(ctx, formId)
  if (!form) throw refuse('not_found', 'not_found')
  const live = await liveEditions(ctx, FORM_KIND, [formId])
  const edition = (await readOpenings(ctx, [...live.values()])).get(live.get(formId) ?? '')
  const taken = (await takenPlaces(ctx, [formId])).get(formId) ?? 0
  const state = stateOf(edition?.opening ?? null, taken, ctx.clock.now())
  const isTrashed = form.deletedAt !== null
  return {
    id: form.id,
    title: form.title,
    version: form.version,
    definition: form.definition,
    settings: form.settings,
    recipients: (await readRecipients(ctx, formId)).map(shownRecipient),
    state: isTrashed && state !== 'draft' ? 'closed' : state,
    isPending: isTrashed ? edition !== undefined : edition?.version !== form.version,
    isTrashed,
    places: [...((await pagesNaming(ctx, [formId])).get(formId) ?? [])],
  }
}
