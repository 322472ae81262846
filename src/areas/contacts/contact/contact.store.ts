import { sql } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { tables } from '../schema.ts'
import type { Contact } from './contact.ts'

const columns = [
  'id',
  'given_name as givenName',
  'family_name as familyName',
  'company',
  'phones',
  'language',
  'tags',
  'notes',
  'created_at as createdAt',
] as const

/** Contacts by their ids. */
export async function readContacts(ctx: Ctx, ids: readonly Id[]): Promise<readonly Contact[]> {
  if (ids.length === 0) return []
  return tables(ctx)
    .selectFrom('contacts')
    .select(columns)
    .where('site_id', '=', siteOf(ctx))
    .where('id', 'in', [...ids])
    .execute()
}

/** A contact as it stays until the transaction has ended; `undefined`: there is none. */
export async function holdContact(ctx: Ctx, contactId: Id): Promise<Contact | undefined> {
  return tables(ctx)
    .selectFrom('contacts')
    .select(columns)
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', contactId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function insertContact(ctx: Ctx, contactId: Id): Promise<void> {
  await tables(ctx)
    .insertInto('contacts')
    .values({ site_id: siteOf(ctx), id: contactId, created_at: new Date(ctx.clock.now()) })
    .execute()
}

/** Changes what is given of a contact. `false`: there is none. */
export async function updateContact(
  ctx: Ctx,
  contactId: Id,
  change: Partial<Omit<Contact, 'id' | 'createdAt'>>,
): Promise<boolean> {
  const { givenName, familyName, company, phones, language, tags, notes } = change
  const row = await tables(ctx)
    .updateTable('contacts')
    // An update without a column is no statement.
    .set((set) => ({
      id: set.ref('id'),
      ...(givenName === undefined ? {} : { given_name: givenName }),
      ...(familyName === undefined ? {} : { family_name: familyName }),
      ...(company === undefined ? {} : { company }),
      ...(phones === undefined ? {} : { phones: [...phones] }),
      ...(language === undefined ? {} : { language }),
      ...(tags === undefined ? {} : { tags: [...tags] }),
      ...(notes === undefined ? {} : { notes }),
    }))
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', contactId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

// ── Addresses ────────────────────────────────────────────────────────────────────────────────────

/** The contact that an address leads to. */
export async function contactOfEmail(ctx: Ctx, email: string): Promise<Id | undefined> {
  const row = await tables(ctx)
    .selectFrom('contact_emails')
    .select('contact_id')
    .where('site_id', '=', siteOf(ctx))
    .where('email', '=', email)
    .executeTakeFirst()
  return row?.contact_id
}

/**
 * Makes an address lead to a contact, as its main one; the contact may follow it in the transaction. Waits for who
 * writes the same address at the same time.
 *
 * @returns `false` where it leads to a contact already
 */
export async function insertMainEmail(ctx: Ctx, contactId: Id, email: string): Promise<boolean> {
  const row = await tables(ctx)
    .insertInto('contact_emails')
    .values({
      site_id: siteOf(ctx),
      email,
      contact_id: contactId,
      is_main: true,
      created_at: new Date(ctx.clock.now()),
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'email']).doNothing())
    .returning('email')
    .executeTakeFirst()
  return row !== undefined
}

/** The addresses of contacts, the main one of each first. */
export async function readEmails(
  ctx: Ctx,
  contactIds: readonly Id[],
): Promise<readonly { contactId: Id; email: string; isMain: boolean }[]> {
  if (contactIds.length === 0) return []
  return tables(ctx)
    .selectFrom('contact_emails')
    .select(['contact_id as contactId', 'email', 'is_main as isMain'])
    .where('site_id', '=', siteOf(ctx))
    .where('contact_id', 'in', [...contactIds])
    .orderBy('is_main', 'desc')
    .orderBy('email')
    .execute()
}

/**
 * Takes the one mail that may ask an address for a confirmation within a time.
 *
 * @param since nothing may have gone out after it
 */
export async function takeAsking(ctx: Ctx, email: string, since: Date): Promise<boolean> {
  const row = await tables(ctx)
    .updateTable('contact_emails')
    .set({ asked_at: new Date(ctx.clock.now()) })
    .where('site_id', '=', siteOf(ctx))
    .where('email', '=', email)
    .where((where) => where.or([where('asked_at', 'is', null), where('asked_at', '<=', since)]))
    .returning('email')
    .executeTakeFirst()
  return row !== undefined
}

/** Every tag that a contact has, at most `limit`. */
export async function readTags(ctx: Ctx, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{ tag: string }>`
    select distinct tag collate "und-x-icu" as tag from contacts, unnest(tags) as tag
    where site_id = ${siteOf(ctx)} order by 1 limit ${limit}`.execute(ctx.db)
  return rows.map(({ tag }) => tag)
}
