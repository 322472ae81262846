import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { createContact as endpoint } from '../contract.ts'
import { addEntry } from './add-entry.ts'
import { findOrMakeContact } from './find-or-make-contact.ts'

/** Adds a contact by hand. @throws Refusal `contacts.email_taken` (409) where the address leads to one already */
export async function createContact(
  ctx: Ctx,
  { email, givenName, familyName, company }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { contactId, isNew } = await findOrMakeContact(ctx, {
    email,
    givenName,
    familyName,
    company,
    place: '',
  })
  // Refused, nothing of this stays: not what was filled in either.
  if (!isNew) throw refuse('conflict', 'contacts.email_taken', { field: 'email' })
  await addEntry(ctx, { contactId, what: 'contacts.added' })
  return { id: contactId }
}
