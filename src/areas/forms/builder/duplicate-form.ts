import { siteFacts } from '#areas/sites/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { addForm } from './create-form.ts'
import type { duplicateForm as endpoint } from './form.contract.ts'
import { readForm } from './form.store.ts'
import { copyRecipients } from './recipient.store.ts'

/** Letters that a title may have. */
const TITLE_MAX = 200

/**
 * Makes a form like another, with its recipients and without its messages. Ids of fields stay: they are distinguished by
 * their form.
 *
 * @throws Refusal 404; `forms.too_many` (409)
 */
export async function duplicateForm(
  ctx: Ctx,
  { formId }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const form = await readForm(ctx, formId)
  if (!form || form.deletedAt !== null) throw refuse('not_found', 'not_found')
  const { language } = await siteFacts(ctx)
  const title = ctx.tools.visitorWords(language)('form_beginning.copy', { title: form.title })
  const id = await addForm(ctx, {
    title: title.slice(0, TITLE_MAX),
    definition: form.definition,
    settings: form.settings,
  })
  await copyRecipients(ctx, formId, id)
  return { id }
}
