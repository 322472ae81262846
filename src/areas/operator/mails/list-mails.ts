import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { placeIn, writeCursor } from '#kernel/shapes.ts'
import type { Ctx } from '#platform/ctx.ts'
import { countMails, listMails as readMails } from '#platform/mail/mail.store.ts'
import type { listMails as endpoint } from '../contract.ts'
import { mailOut } from './mail-out.ts'

/** Mails by state, address and site, the latest or the earliest first, with how many are in each state in all. */
export async function listMails(
  ctx: Ctx,
  { cursor, limit, state, address, siteId, direction }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const place = placeIn(cursor, ['id', 'count'])
  const found = await readMails(ctx.db, {
    limit: limit + 1,
    direction,
    ...(state === undefined ? {} : { state }),
    ...(address === undefined || address === '' ? {} : { address }),
    ...(siteId === undefined ? {} : { siteId }),
    ...(place ? { behind: { id: place[0], createdMicroseconds: place[1] } } : {}),
  })
  const page = found.slice(0, limit)
  const last = found.length > page.length ? page.at(-1) : undefined
  return {
    items: page.map(mailOut),
    next: last ? writeCursor([last.id, last.createdMicroseconds]) : null,
    counts: await countMails(ctx.db),
  }
}
