import { record } from '#areas/sites/index.ts'
import { writeCsv } from '#kernel/csv/csv.ts'
import type { Id } from '#kernel/ids.ts'
import { askProof } from '#platform/auth/ask-proof.ts'
import type { BytesAnswer, Outside } from '#platform/http/route.ts'
import { readContacts } from '../contact/contact.store.ts'
import { searchContacts } from './book.store.ts'

/** Contacts read in one statement. */
const BATCH = 1_000

const HEAD = [
  'email',
  'given_name',
  'family_name',
  'company',
  'phones',
  'language',
  'tags',
  'notes',
  'created_at',
]

/**
 * Every contact as CSV, the newest first, read some at a time. The site's timeline says who took them.
 *
 * @throws Refusal 401 `prove_again`
 */
export async function exportContacts(outside: Outside): Promise<BytesAnswer> {
  await outside.transaction(async (ctx) => {
    askProof(ctx)
    await record(ctx, { what: 'contacts.exported' })
  })
  const parts = [writeCsv([HEAD])]
  let before: Id | null = null
  do {
    const rows = await outside.transaction(async (ctx) => {
      const search = { search: '', listId: undefined, tag: undefined, before, limit: BATCH }
      const found = await searchContacts(ctx, search)
      const whole = new Map(
        (
          await readContacts(
            ctx,
            found.map(({ id }) => id),
          )
        ).map((contact) => [contact.id, contact]),
      )
      return found.flatMap(({ id, email }) => {
        const contact = whole.get(id)
        return contact ? [{ ...contact, email: email ?? '' }] : []
      })
    })
    parts.push(
      writeCsv(
        rows.map((row) => [
          row.email,
          row.givenName,
          row.familyName,
          row.company,
          row.phones.join(' '),
          row.language,
          row.tags.join(', '),
          row.notes,
          row.createdAt.toISOString(),
        ]),
      ),
    )
    before = rows.length === BATCH ? (rows.at(-1)?.id ?? null) : null
  } while (before !== null)
  outside.answer.header('cache-control', 'no-store')
  return { type: 'text/csv; charset=utf-8', body: parts.join(''), fileName: 'contacts.csv' }
}
