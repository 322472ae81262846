import { hasList } from '#areas/contacts/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { formShape } from '../form/form-shape.ts'
import type { Form } from '../form/form.ts'
import type { changeForm as endpoint } from './form.contract.ts'
import type { StoredForm } from './form.ts'
import { forgetTold, holdForm, updateForm } from './form.store.ts'

/**
 * The definition as it is stored.
 *
 * @throws Refusal `forms.definition` (422) with the place of what is wrong: `definition.items.3.label`
 */
function readDefinition(given: unknown): Form {
  const read = formShape.safeParse(given)
  if (read.success) return read.data
  const path = read.error.issues[0]?.path ?? []
  throw refuse('invalid', 'forms.definition', { field: ['definition', ...path].join('.') })
}

/** A form that is not in the trash, held. @throws Refusal 404 */
export async function heldForm(ctx: Ctx, formId: string): Promise<StoredForm> {
  const form = await holdForm(ctx, formId)
  if (!form || form.deletedAt !== null) throw refuse('not_found', 'not_found')
  return form
}

/**
 * Changes title, definition or settings. A definition carries the version it is based on: of two editors who save at
 * once the second is refused, and loses nothing.
 *
 * @throws Refusal `forms.version` (409) where the form was changed meanwhile; its data has the version of now;
 *   `forms.list` (422) where the list that people join is gone
 */
export async function changeForm(
  ctx: Ctx,
  { formId, title, definition: given, version, settings }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const definition = given === undefined ? undefined : readDefinition(given)
  const form = await heldForm(ctx, formId)
  if (typeof settings?.listId === 'string' && !(await hasList(ctx, settings.listId)))
    throw refuse('invalid', 'forms.list', { field: 'settings.listId' })
  if (definition !== undefined && version === undefined)
    throw refuse('invalid', 'forms.version_missing', { field: 'version' })
  if (version !== undefined && version !== form.version)
    throw refuse('conflict', 'forms.version', { data: { version: form.version } })
  const change = {
    title: title === form.title ? undefined : title,
    definition,
    settings: settings && { ...form.settings, ...settings },
  }
  await updateForm(ctx, formId, change)
  // The owner is notified again of a shorter time before anything is deleted.
  if (settings?.keepDays !== undefined && settings.keepDays !== form.settings.keepDays)
    await forgetTold(ctx, formId)
  const isRaised = change.title !== undefined || definition !== undefined
  return { version: form.version + (isRaised ? 1 : 0) }
}
