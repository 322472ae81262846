import { bumpKeys } from '#areas/pages/index.ts'
import { record } from '#areas/sites/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import { heldForm } from './change-form.ts'
import type { deleteForm as endpoint } from './form.contract.ts'
import { formKey } from './form.ts'
import { setTrashed } from './form.store.ts'

/** Throws a form away: where it is shown it is closed at once. Its messages stay. @throws Refusal 404 */
export async function deleteForm(
  ctx: Ctx,
  { formId }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const form = await heldForm(ctx, formId)
  await setTrashed(ctx, formId, true)
  await bumpKeys(ctx, [formKey(formId)])
  await record(ctx, { what: 'forms.deleted', values: { form: form.title } })
  return {}
}
