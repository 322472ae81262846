import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { consentsOf } from '../consent/consent.store.ts'
import { suppressedAmong } from '../consent/suppression.store.ts'
import { readContacts, readEmails } from '../contact/contact.store.ts'
import type { getContact as endpoint } from '../contract.ts'
import { placesOf } from '../lists/member.store.ts'

/** Consents that are shown: the latest. */
const SHOWN_CONSENTS = 200

/** One contact with what is known of it. @throws Refusal 404 */
export async function getContact(
  ctx: Ctx,
  { contactId }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const [contact] = await readContacts(ctx, [contactId])
  if (!contact) throw refuse('not_found', 'not_found')
  const emails = await readEmails(ctx, [contactId])
  const suppressed = await suppressedAmong(
    ctx,
    emails.map(({ email }) => email),
  )
  const places = await placesOf(ctx, contactId)
  const consents = await consentsOf(ctx, contactId, SHOWN_CONSENTS)
  return {
    contact: {
      ...contact,
      phones: [...contact.phones],
      tags: [...contact.tags],
      createdAt: contact.createdAt.toISOString(),
      email: emails[0]?.email ?? null,
      emails: emails.map(({ email, isMain }) => ({ email, isMain, isSuppressed: suppressed.has(email) })),
    },
    memberships: places
      .filter(({ deletedAt }) => deletedAt === null)
      .map(({ listId, name, state, email, joinedAt, confirmedAt, leftAt }) => {
        const since = { unconfirmed: joinedAt, confirmed: confirmedAt ?? joinedAt, left: leftAt ?? joinedAt }
        return { listId, name, state, email, since: since[state].toISOString() }
      }),
    consents: consents.map((one) => ({ ...one, at: one.at.toISOString() })),
  }
}
