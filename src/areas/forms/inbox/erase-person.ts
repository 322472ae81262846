import { record } from '#areas/sites/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { askProof } from '#platform/auth/ask-proof.ts'
import type { Ctx } from '#platform/ctx.ts'
import { forgetRespondent } from '../submissions/respondent.store.ts'
import { deleteForGood } from './delete-submissions.ts'
import type { erasePerson as endpoint } from './inbox.contract.ts'
import { messagesOfSender } from './sender.store.ts'

/** Messages deleted in one statement. */
const BATCH = 500

/**
 * Deletes for good everything that one address sent with any form of the site. The timeline says that it was done, and
 * not whose it was.
 *
 * @throws Refusal 401 `prove_again`
 */
export async function erasePerson(
  ctx: Ctx,
  { email }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  askProof(ctx)
  let deleted = 0
  for (;;) {
    const ids = await messagesOfSender(ctx, email, BATCH)
    if (ids.length === 0) break
    deleted += await deleteForGood(ctx, ids)
  }
  await forgetRespondent(ctx, email)
  if (deleted > 0) await record(ctx, { what: 'forms.person_erased', values: { count: deleted } })
  return { deleted }
}
