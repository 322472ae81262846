import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { removeRecipient as endpoint } from './form.contract.ts'
import { deleteRecipient } from './recipient.store.ts'

/** Notifies an address no longer. @throws Refusal 404 */
export async function removeRecipient(
  ctx: Ctx,
  { formId, recipientId }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  if (!(await deleteRecipient(ctx, formId, recipientId))) throw refuse('not_found', 'not_found')
  return {}
}
