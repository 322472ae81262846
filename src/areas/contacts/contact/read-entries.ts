import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { placeIn, writeCursor } from '#kernel/shapes.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { readEntries as endpoint } from '../contract.ts'
import { readContacts } from './contact.store.ts'
import { entriesOf } from './entry.store.ts'

/** What happened with a contact, the latest first. @throws Refusal 404 */
export async function readEntries(
  ctx: Ctx,
  { contactId, cursor, limit }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const place = placeIn(cursor, ['id'])
  if ((await readContacts(ctx, [contactId])).length === 0) throw refuse('not_found', 'not_found')
  const found = await entriesOf(ctx, contactId, { before: place?.[0] ?? null, limit: limit + 1 })
  const items = found.slice(0, limit)
  const last = items.at(-1)
  return {
    items: items.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
    next: found.length > limit && last ? writeCursor([last.id]) : null,
  }
}
