import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { newToken, tokenHash } from '#platform/auth/token.ts'
import type { Ctx } from '#platform/ctx.ts'
import { askRecipient } from './ask-recipient.ts'
import { heldForm } from './change-form.ts'
import type { changeRecipient as endpoint } from './form.contract.ts'
import { readRecipient, updateRecipient } from './recipient.store.ts'

/**
 * Changes whether an address is notified of every message, and sends its link again where it is not confirmed; the
 * link before opens nothing any more.
 *
 * @throws Refusal 404; `forms.recipient_asked` (429)
 */
export async function changeRecipient(
  ctx: Ctx,
  { formId, recipientId, isDefault, sendsLink }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const form = await heldForm(ctx, formId)
  const recipient = await readRecipient(ctx, formId, recipientId)
  if (!recipient) throw refuse('not_found', 'not_found')
  const token = sendsLink === true && recipient.confirmedAt === null ? newToken() : undefined
  await updateRecipient(ctx, formId, recipientId, {
    isDefault,
    tokenHash: token === undefined ? undefined : tokenHash(token),
  })
  if (token !== undefined) await askRecipient(ctx, { email: recipient.email, form: form.title, token })
  return {}
}
