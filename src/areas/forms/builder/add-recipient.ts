import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { newLocalId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { newToken, tokenHash } from '#platform/auth/token.ts'
import type { Ctx } from '#platform/ctx.ts'
import { askRecipient } from './ask-recipient.ts'
import { heldForm } from './change-form.ts'
import { type addRecipient as endpoint, MOST_RECIPIENTS } from './form.contract.ts'
import { ownEmail } from './notify-maker.ts'
import { insertRecipient, readRecipients } from './recipient.store.ts'

/**
 * Notifies another address, once it has opened the link of a mail; one's own needs no link.
 *
 * @throws Refusal 404; `forms.too_many_recipients`, `forms.recipient_taken` (409); `forms.recipient_asked` (429)
 */
export async function addRecipient(
  ctx: Ctx,
  { formId, email, isDefault }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  // The form is held: of two who add the last address one may.
  const form = await heldForm(ctx, formId)
  if ((await readRecipients(ctx, formId)).length >= MOST_RECIPIENTS)
    throw refuse('conflict', 'forms.too_many_recipients', { values: { most: MOST_RECIPIENTS } })
  const isConfirmed = email === (await ownEmail(ctx))
  const [id, token] = [newLocalId(), newToken()]
  const isAdded = await insertRecipient(ctx, formId, {
    id,
    email,
    isDefault,
    tokenHash: isConfirmed ? null : tokenHash(token),
  })
  if (!isAdded) throw refuse('conflict', 'forms.recipient_taken', { field: 'email' })
  if (!isConfirmed) await askRecipient(ctx, { email, form: form.title, token })
  return { recipient: { id, email, isDefault, isConfirmed } }
}
