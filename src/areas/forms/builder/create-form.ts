import { siteFacts } from '#areas/sites/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { type Id, newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Form } from '../form/form.ts'
import { formOf } from './beginnings.ts'
import { type createForm as endpoint, type FormSettings, MOST_FORMS } from './form.contract.ts'
import { usualSettings } from './form.ts'
import { countForms, insertForm } from './form.store.ts'
import { notifyMaker } from './notify-maker.ts'

/** Refuses one more form than a site may have; who holds the site's row counts alone. @throws Refusal `forms.too_many` */
export async function refuseMoreForms(ctx: Ctx): Promise<void> {
  if ((await countForms(ctx)) >= MOST_FORMS)
    throw refuse('conflict', 'forms.too_many', { values: { most: MOST_FORMS } })
}

/** Adds a form where the site may have one more. The row of the site is held: of two who add the last, one may. */
export async function addForm(
  ctx: Ctx,
  form: { readonly title: string; readonly definition: Form; readonly settings: FormSettings },
): Promise<Id> {
  await siteFacts(ctx, { lock: true })
  await refuseMoreForms(ctx)
  const id = newId(ctx.clock.now())
  await insertForm(ctx, { id, ...form })
  return id
}

/**
 * Makes a form from a beginning, in the site's language, that notifies its maker.
 *
 * @throws Refusal `forms.too_many` (409)
 */
export async function createForm(
  ctx: Ctx,
  { title, beginning }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { language } = await siteFacts(ctx)
  const definition = formOf(beginning, ctx.tools.visitorWords(language))
  const id = await addForm(ctx, { title, definition, settings: usualSettings })
  await notifyMaker(ctx, [id])
  return { id }
}
