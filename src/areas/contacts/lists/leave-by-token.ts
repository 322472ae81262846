import type { Ctx } from '#platform/ctx.ts'
import { insertConsent, lastGiven } from '../consent/consent.store.ts'
import { insertSuppression } from '../consent/suppression.store.ts'
import { addEntry } from '../contact/add-entry.ts'
import { isOurs, readLink } from './link-token.ts'
import { holdMember, moveMember, placesOf } from './member.store.ts'

/**
 * Removes a person from a list, or from all, by the link of a mail. POST only: mail scanners follow links. It is
 * answered alike whatever the link is (RFC 8058), and works of a deleted list too. Who leaves all gets nothing any more
 * that they do not ask for, even when their contact is gone.
 */
export async function leaveByToken(
  ctx: Ctx,
  token: string,
  options: { readonly all?: boolean } = {},
): Promise<void> {
  const link = readLink(token)
  const member = link && (await holdMember(ctx, link))
  if (!link || !member || !isOurs(ctx, 'leave', link, member.email)) return
  const { contactId } = link
  for (const { listId, name, email, state } of await placesOf(ctx, contactId)) {
    if (options.all !== true && listId !== link.listId) continue
    if (options.all === true) await insertSuppression(ctx, email, 'left_all')
    if (
      state === 'left' ||
      !(await moveMember(ctx, { listId, contactId }, ['unconfirmed', 'confirmed'], 'left'))
    )
      continue
    const given = await lastGiven(ctx, contactId, listId)
    if (given) await insertConsent(ctx, 'withdrawn', given)
    await addEntry(ctx, { contactId, what: 'contacts.left', values: { list: name } })
  }
}
