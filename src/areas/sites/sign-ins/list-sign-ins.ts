import { signInsOf } from '#areas/accounts/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { readContributors } from '../contributors/contributor.store.ts'
import { peopleByIds } from '../contributors/people.ts'
import { type listSignIns as endpoint, permissions } from '../contract.ts'

/**
 * Who of the contributors signed in within the last 90 days, newest first unless asked otherwise. What somebody did before they
 * came is not the site's to know, nor are tries that failed: those are told to whose account it is.
 */
export async function listSignIns(
  ctx: Ctx,
  { cursor, limit, search, method, direction }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const contributors = await readContributors(ctx, siteOf(ctx))
  const people = await peopleByIds(
    ctx,
    contributors.map(({ accountId }) => accountId),
  )
  const words = search.trim().toLowerCase()
  // Addresses are for those who manage people: to anybody else a search would tell them letter by letter.
  const seesAddresses =
    ctx.actor.kind !== 'account' || ctx.actor.rights.has(permissions.contributorsManage.name)
  const wanted = contributors.filter(({ accountId }) => {
    const { name = '', email = '' } = people.get(accountId) ?? {}
    return `${name} ${seesAddresses ? email : ''}`.toLowerCase().includes(words)
  })
  const { items, next } = await signInsOf(ctx, {
    accounts: wanted.map(({ accountId, createdAt }) => ({ accountId, since: createdAt })),
    outcome: ['signed_in'],
    method,
    direction,
    cursor,
    limit,
  })
  return {
    items: items.map(({ id, accountId, at, method, device, ip }) => ({
      id,
      accountId,
      name: people.get(accountId)?.name ?? '',
      at,
      method,
      device,
      network: networkOf(ip),
    })),
    next,
  }
}
