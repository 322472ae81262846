import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { placeIn, writeCursor } from '#kernel/shapes.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { listContacts as endpoint } from '../contract.ts'
import { searchContacts } from './book.store.ts'

/** The contacts of the site, the newest first. */
export async function listContacts(
  ctx: Ctx,
  { search, listId, tag, cursor, limit }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const before = placeIn(cursor, ['id'])?.[0] ?? null
  const found = await searchContacts(ctx, { search, listId, tag, before, limit: limit + 1 })
  const items = found.slice(0, limit)
  const last = items.at(-1)
  return {
    items: items.map((contact) => ({ ...contact, createdAt: contact.createdAt.toISOString() })),
    next: found.length > limit && last ? writeCursor([last.id]) : null,
  }
}
