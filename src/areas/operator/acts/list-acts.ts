import { findAccountsByIds } from '#areas/accounts/index.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Act } from '../contract.ts'
import { actOut } from './act-out.ts'
import { type About, readActs } from './act.store.ts'

const SHOWN = 100

/** What operators did about a thing, newest first, the last hundred. */
export async function listActs(ctx: Pick<Ctx, 'db'>, about: About): Promise<Act[]> {
  const acts = await readActs(ctx, { about, limit: SHOWN })
  const people = await findAccountsByIds(
    ctx,
    acts.flatMap(({ operatorId }) => operatorId ?? []),
  )
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return acts.map((act) => actOut(act, names))
}
