import { seeAccount as readAccount } from '#areas/accounts/index.ts'
import { addressOf, ownedSitesOf } from '#areas/sites/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { listActs } from '../acts/list-acts.ts'
import type { seeAccount as endpoint } from '../contract.ts'

/** An account, the sites it owns, and what operators did to it. */
export async function seeAccount(
  ctx: Ctx,
  { accountId }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const account = await readAccount(ctx, { accountId })
  if (!account) throw refuse('not_found', 'not_found')
  const sites = await ownedSitesOf(ctx, accountId)
  return {
    ...account,
    sessions: [...account.sessions],
    sites: sites.map(({ id, title, slug, status }) => ({
      id,
      title,
      address: addressOf(slug, ctx.tools.config.sitesDomain),
      status,
    })),
    acts: await listActs(ctx, { kind: 'account', about: accountId }),
  }
}
