import { bumpKeys } from '#areas/pages/index.ts'
import { record, siteFacts } from '#areas/sites/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { refuseMoreForms } from './create-form.ts'
import type { restoreForm as endpoint } from './form.contract.ts'
import { formKey } from './form.ts'
import { holdForm, setTrashed } from './form.store.ts'

/** Brings a form back from the trash. @throws Refusal 404; `forms.too_many` (409) */
export async function restoreForm(
  ctx: Ctx,
  { formId }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  await siteFacts(ctx, { lock: true })
  const form = await holdForm(ctx, formId)
  if (!form) throw refuse('not_found', 'not_found')
  if (form.deletedAt === null) return {}
  await refuseMoreForms(ctx)
  await setTrashed(ctx, formId, false)
  await bumpKeys(ctx, [formKey(formId)])
  await record(ctx, { what: 'forms.restored', values: { form: form.title } })
  return {}
}
