import type { Id } from '#kernel/ids.ts'
import type { OwnerKeyAfter } from '#kernel/messages/message.ts'
import type { Ctx } from '#platform/ctx.ts'
import { type EntryValues, insertEntry } from './entry.store.ts'

/** Something that happened with a contact. */
export interface ContactHappening {
  readonly contactId: Id
  /** Key of the message `contact_entry.<what>`, by area: `contacts.joined`. */
  readonly what: OwnerKeyAfter<'contact_entry'>
  /** Values of the message's placeholders. */
  readonly values?: EntryValues
}

/** Writes what happened on a contact's timeline, in the caller's transaction. */
export async function addEntry(ctx: Ctx, { contactId, what, values = {} }: ContactHappening): Promise<void> {
  await insertEntry(ctx, contactId, what, values)
}
