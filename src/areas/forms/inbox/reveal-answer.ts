import { record } from '#areas/sites/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { cellOf } from '../form/columns.ts'
import { readAnswers } from '../form/stored-answers.ts'
import { unseal } from '../submissions/sealed.ts'
import type { revealAnswer as endpoint } from './inbox.contract.ts'
import { readColumns } from './read-columns.ts'
import { readWhole } from './submission.store.ts'

/** Opens a sealed answer; the site's timeline says who did. @throws Refusal 404 */
export async function revealAnswer(
  ctx: Ctx,
  { submissionId, field }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const found = await readWhole(ctx, submissionId)
  if (!found) throw refuse('not_found', 'not_found')
  const columns = (await readColumns(ctx, [found.formId])).get(found.formId) ?? []
  const column = columns.find(({ id }) => id === field)
  const answer = unseal(ctx, found.id, found.sealed).get(field) ?? readAnswers(found.answers).get(field)
  if (!column?.sensitive || answer === undefined) throw refuse('not_found', 'not_found')
  await record(ctx, {
    what: 'forms.answer_opened',
    values: { form: found.form, reference: found.reference, field: column.label },
  })
  return { text: String(cellOf(column, answer)) }
}
