import type { OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { listLists as endpoint } from '../contract.ts'
import { readLists } from './list.store.ts'

/** The lists of the site by name. */
export async function listLists(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  const lists = await readLists(ctx)
  return {
    lists: lists.map(({ confirmed, unconfirmed, createdAt, ...list }) => ({
      ...list,
      confirmed: Number(confirmed),
      unconfirmed: Number(unconfirmed),
      createdAt: createdAt.toISOString(),
    })),
  }
}
