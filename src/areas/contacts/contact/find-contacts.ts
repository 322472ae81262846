import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Contact } from './contact.ts'
import { readContacts, readEmails } from './contact.store.ts'

/** A contact with its addresses, the main one first. */
export interface FoundContact extends Contact {
  readonly emails: readonly string[]
}

/** Contacts by their ids; those that are not there are left out. */
export async function findContacts(ctx: Ctx, ids: readonly Id[]): Promise<ReadonlyMap<Id, FoundContact>> {
  const contacts = await readContacts(ctx, ids)
  const emails = Map.groupBy(await readEmails(ctx, ids), ({ contactId }) => contactId)
  return new Map(
    contacts.map((contact) => [
      contact.id,
      { ...contact, emails: (emails.get(contact.id) ?? []).map(({ email }) => email) },
    ]),
  )
}
