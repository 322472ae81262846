import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import { readCursor, writeCursor } from '#kernel/shapes.ts'
import type { Ctx } from '#platform/ctx.ts'
import { countMails, listMails as readMails } from '#platform/mail/mail.store.ts'
import type { listMails as endpoint } from '../contract.ts'
import { mailOut } from './mail-out.ts'

/** Mails by state, address and site, the latest first, with how many are in each state in all. */
export async function listMails(
  ctx: Ctx,
  { cursor, limit, state, address, siteId }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const [at, id] = (cursor === undefined ? null : readCursor(cursor, 2)) ?? []
  const isPlace = typeof at === 'number' && typeof id === 'string'
  if (cursor !== undefined && !isPlace) throw refuse('invalid', 'shape.cursor', { field: 'cursor' })
  const found = await readMails(ctx.db, {
    limit: limit + 1,
    ...(state === undefined ? {} : { state }),
    ...(address === undefined || address === '' ? {} : { address }),
    ...(siteId === undefined ? {} : { siteId }),
    ...(isPlace ? { before: { createdAt: new Date(at), id } } : {}),
  })
  const page = found.slice(0, limit)
  const last = found.length > page.length ? page.at(-1) : undefined
  return {
    items: page.map(mailOut),
    next: last ? writeCursor([last.createdAt.getTime(), last.id]) : null,
    counts: await countMails(ctx.db),
  }
}
