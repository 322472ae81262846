import { type Id, newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { addEntry } from './add-entry.ts'
import { filledBy, type Said } from './contact.ts'
import {
  contactOfEmail,
  holdContact,
  insertContact,
  insertMainEmail,
  updateContact,
} from './contact.store.ts'
import { hasEntry } from './entry.store.ts'

/** A person with an address, as given in a form or order. */
export interface Met extends Said {
  /** As `email` of the shapes makes it: lower case. */
  readonly email: string
  /** The page or form where this was said. */
  readonly place: string
}

/**
 * The contact that an address leads to; one is made where there is none, by however many at once. What the contact lacks
 * is filled with what was said. Differences are recorded on its timeline and change nothing: who types an address need not
 * be who it belongs to.
 */
export async function findOrMakeContact(
  ctx: Ctx,
  { email, place, ...said }: Met,
): Promise<{ contactId: Id; isNew: boolean }> {
  const found = (await contactOfEmail(ctx, email)) ?? (await makeContact(ctx, email))
  const { contactId, isNew } = typeof found === 'string' ? { contactId: found, isNew: false } : found
  await fillIn(ctx, contactId, said, place)
  return { contactId, isNew }
}

async function makeContact(ctx: Ctx, email: string): Promise<{ contactId: Id; isNew: boolean }> {
  const contactId = newId(ctx.clock.now())
  // The address first: who comes second waits here, and finds the contact of who came first.
  if (await insertMainEmail(ctx, contactId, email)) {
    await insertContact(ctx, contactId)
    return { contactId, isNew: true }
  }
  const other = await contactOfEmail(ctx, email)
  if (other === undefined) throw new Error('An address that is taken leads to no contact')
  return { contactId: other, isNew: false }
}

async function fillIn(ctx: Ctx, contactId: Id, said: Said, place: string): Promise<void> {
  const contact = await holdContact(ctx, contactId)
  if (!contact) throw new Error('An address leads to a contact that is not there')
  const { filled, different } = filledBy(contact, said)
  if (Object.keys(filled).length > 0) await updateContact(ctx, contactId, filled)
  for (const { field, value } of different) {
    const what = 'contacts.said_elsewhere'
    const values = { field, value, place }
    // Who says the same with each order says it once.
    if (!(await hasEntry(ctx, contactId, what, values))) await addEntry(ctx, { contactId, what, values })
  }
}
