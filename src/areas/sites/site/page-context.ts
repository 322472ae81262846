import type { Id } from '#kernel/ids.ts'
import { isId } from '#kernel/ids.ts'
import { DEFAULT_LOCALE } from '#kernel/i18n/locales.ts'
import {
  ownerPageContext,
  type OwnerPageContextSource,
  type PageContext,
  pageContextScript,
  type PageContextSite,
} from '#kernel/page-context.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { siteType } from '#kernel/states/site-type.ts'
import type { Ctx } from '#platform/ctx.ts'
import { peopleByIds } from '../contributors/people.ts'
import { siteAccess } from '../contributors/site-access.ts'
import { type PageContextFlags, pageContextFlags } from '../hooks.ts'
import { readSite } from './site.store.ts'
import type { Site } from './site.ts'

/** What a page context says of a site, whoever asks. */
function pageContextSite(site: Site): PageContextSite {
  return {
    id: site.id,
    language: site.language,
    type: site.type,
    status: site.status,
    country: site.country,
    timeZone: site.timeZone,
  }
}

/**
 * Where no site is: the dashboard, sign-in, and sites that are not the person's. The context has the
 * same shape with an empty id, and a status that changes nothing.
 */
function withoutSite(
  account: OwnerPageContextSource['account'] | null,
  flags: PageContextFlags = {},
): PageContext {
  const about = ownerPageContext({
    ...flags,
    site: {
      id: '',
      language: account?.preferredLocale ?? DEFAULT_LOCALE,
      type: siteType.classic,
      status: siteStatus.paid,
      country: '',
      timeZone: 'UTC',
    },
    account: account ?? { id: '', preferredLocale: DEFAULT_LOCALE },
  })
  return { ...about, authenticatedAccount: account }
}

/** Who asks for a page context, when, and with which browser. */
type Asking = Pick<Ctx, 'db' | 'actor' | 'clock' | 'request' | 'tools'>

/**
 * The page context of a page of the owner's app (contract §4). Works in a transaction of the platform;
 * says nothing of a site that the account does not work on, or no longer.
 */
export async function pageContextOf(ctx: Asking, siteId: Id | null): Promise<PageContext> {
  const { db, actor } = ctx
  if (actor.kind !== 'account') return withoutSite(null)
  const person = (await peopleByIds(ctx, [actor.accountId])).get(actor.accountId)
  const account = { id: actor.accountId, preferredLocale: person?.locale ?? DEFAULT_LOCALE }
  const isMine = siteId !== null && isId(siteId) && (await siteAccess(ctx, siteId)) !== null
  const site = isMine ? await readSite(ctx, siteId) : null
  const readFlags = ctx.tools.of(pageContextFlags)
  const flags = await readFlags(db, { siteId: site?.id ?? null, accountId: actor.accountId })
  return site
    ? ownerPageContext({ ...flags, site: pageContextSite(site), account })
    : withoutSite(account, flags)
}

/** The script of the page context of a page of the owner's app, as every page of the product has it. */
export async function ownerContextScript(ctx: Asking, siteId: Id | null): Promise<string> {
  return pageContextScript(await pageContextOf(ctx, siteId))
}
