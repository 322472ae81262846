import { sql } from 'kysely'
import { createAccount } from '#areas/accounts/index.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { fixedClock } from '#kernel/clock.ts'
import { type Id, newId } from '#kernel/ids.ts'
import { tokenHash } from '#platform/auth/token.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import type { Db } from '#platform/db/database.ts'
import { silentLog } from '#platform/log/log.ts'
import { asAccount, bring, loadProduct, testCtx, testTools } from '#platform/testing/world.ts'
import { siteType } from '#kernel/states/site-type.ts'
import {
  type createSite as endpoint,
  type invite as inviteEndpoint,
  type LimitName,
  permissions,
  right,
  type RoleName,
} from './contract.ts'
import { rights, rightsOfRole as heldByRole } from './contributors/role.ts'
import { putContributor } from './contributors/contributor.store.ts'
import { removeContributor } from './contributors/remove-contributor.ts'
import { readInvitationByToken } from './invitations/invitation.store.ts'
import { siteHooks } from './hooks.ts'
import { invite } from './invitations/invite.ts'
import { limits, planLimits } from './limits/limits.ts'
import { advanceAll, purgeSiteJob } from './lifecycle/daily.ts'
import { convertSite } from './site/convert-site.ts'
import { createSite } from './site/create-site.ts'

/** Rights as areas that are not there yet will declare them, for tests of what can limit one and of roles that hold few. */
export const laterRights = {
  postsEdit: right('posts.edit', {
    group: 'content',
    roles: ['admin', 'website_editor', 'store_manager'],
    limitedBy: 'collection',
  }),
  postsCreate: right('posts.create', {
    group: 'content',
    roles: ['admin', 'website_editor'],
    limitedBy: 'collection',
  }),
  ordersSee: right('orders.see', { group: 'selling', roles: ['admin', 'website_editor', 'store_manager'] }),
  analyticsSee: right('analytics.see', { group: 'analytics', roles: ['admin', 'analytics_viewer'] }),
  commentsModerate: right('comments.moderate', {
    group: 'content',
    roles: ['admin', 'website_editor', 'comment_moderator'],
    limitedBy: 'collection',
  }),
  schedulingSee: right('scheduling.see', {
    group: 'scheduling',
    roles: ['admin', 'scheduling_admin', 'scheduling_editor', 'scheduling_viewer'],
    limitedBy: 'calendar',
  }),
  schedulingEdit: right('scheduling.edit', {
    group: 'scheduling',
    roles: ['admin', 'scheduling_admin', 'scheduling_editor'],
    limitedBy: 'calendar',
  }),
} as const

/** Has the tests of a file find {@link laterRights} beside those of the product. */
export function bringLaterRights(): typeof laterRights & typeof permissions {
  const all = { ...permissions, ...laterRights }
  bring(rights.of(Object.values(all)))
  return all
}

/** A limit as an area that is not there yet will declare it: a fresh instance's plans have figures for it. */
const campaigns: string = 'campaigns'
export const laterLimit = { name: campaigns as LimitName, inTrial: 3 }

/** Has the tests of a file find {@link laterLimit} beside those of the product. */
export async function bringLaterLimit(): Promise<void> {
  await loadProduct()
  bring(...[...testTools().of(planLimits), laterLimit].map(planLimits.of))
}

/** Has the tests of a file find sites as they are without the area of plans, which moves what nobody bills and sets limits. */
export function withoutPlans(): void {
  bring(siteHooks.of({}), limits.of(limits.fallback))
}

/** The names of the rights a role of the whole product holds. */
export function rightsOfRole(role: RoleName): ReadonlySet<string> {
  return heldByRole(testTools(), role)
}

export { convertSite } from './site/convert-site.ts'
export { duplicateSite } from './site/duplicate-site.ts'

/** An account of the cast. */
export interface TestAccount {
  readonly id: Id
  readonly email: string
  readonly name: string
}

/** Puts an account into the database; each call another one. */
export async function anAccount(
  ctx: Ctx,
  given: Partial<Omit<TestAccount, 'id'>> & { readonly isVerified?: boolean } = {},
): Promise<TestAccount> {
  const email = given.email ?? `person-${newId()}@example.com`
  const name = given.name ?? 'Mira Okafor'
  const made = await createAccount(ctx, {
    email,
    name,
    passwordHash: null,
    isVerified: given.isVerified ?? true,
  })
  if (!made) throw new Error(`${email} has an account`)
  return { id: made.accountId, email, name }
}

/** What a person enters to make a site; the address is another one each time. */
export function aSiteInput(given: Partial<InputOf<typeof endpoint>> = {}): InputOf<typeof endpoint> {
  return {
    title: 'Kestrel Books',
    slug: `kestrel-${newId().replaceAll('-', '')}`,
    beginning: { from: 'blank' },
    language: 'en-GB',
    country: 'GB',
    currency: 'GBP',
    timeZone: 'Europe/London',
    ...given,
  }
}

/** Makes a site for an account, in a transaction of the platform. */
export async function aSite(
  ctx: Ctx,
  owner: Pick<TestAccount, 'id'>,
  given: Partial<InputOf<typeof endpoint>> = {},
): Promise<Id> {
  const { id } = await createSite(asAccount(ctx, owner), aSiteInput(given))
  return id
}

/** Makes a site with a store for an account. */
export async function aStore(ctx: Ctx, owner: Pick<TestAccount, 'id'>): Promise<Id> {
  const siteId = await aSite(ctx, owner)
  await convertSite(onSiteAs(ctx, owner, siteId), { type: siteType.commerce })
  return siteId
}

/** The context of an account on a site, with its rights there. The transaction stays the platform's. */
export function onSiteAs<C extends Ctx>(ctx: C, account: Pick<TestAccount, 'id'>, siteId: Id): C {
  return { ...asAccount(ctx, account), site: { id: siteId } }
}

/** Puts a contributor on a site; each call another account. */
export async function aContributor(
  ctx: Ctx,
  siteId: Id,
  given: {
    roles?: readonly string[]
    customRoleIds?: readonly Id[]
    calendars?: readonly Id[]
    endsAt?: number
    /** Somebody who is there already; else a new account. */
    account?: TestAccount
  },
): Promise<TestAccount> {
  const account = given.account ?? (await anAccount(ctx))
  await putContributor(ctx, {
    siteId,
    accountId: account.id,
    roles: given.roles ?? [],
    customRoleIds: given.customRoleIds ?? [],
    calendars: given.calendars ?? null,
    endsAt: given.endsAt ?? null,
    now: ctx.clock.now(),
  })
  return account
}

/** Takes a contributor off the context's site, as its owner does. */
export async function takeOff(ctx: Ctx, gone: Pick<TestAccount, 'id'>): Promise<void> {
  await removeContributor(ctx, { siteId: siteOf(ctx), accountId: gone.id })
}

/** The secret in the link of an invitation's latest mail. */
export async function tokenFor(ctx: Pick<Ctx, 'db' | 'site'>, invitationId: Id): Promise<string> {
  const { rows } = await sql<{ plain: string }>`
    select plain from mails where site_id = ${siteOf(ctx)}`.execute(ctx.db)
  for (const { plain } of rows) {
    const token = /\/invitations\/([\w-]{43})/.exec(plain)?.[1] ?? ''
    if ((await readInvitationByToken(ctx, tokenHash(token)))?.id === invitationId) return token
  }
  throw new Error('No mail leads to this invitation')
}

/** What an editor of a website is given, for as long as they stay. */
export const asEditor = {
  roles: ['website_editor' as const],
  customRoleIds: [],
  calendars: null,
  endsAt: null,
}

/** The bookshop of Odile Brun at a moment, as the platform and as she sees it. */
export async function aBookshop(db: Db, at = '2026-11-20T10:00:00Z') {
  const clock = fixedClock(at)
  const ctx = testCtx(db, { clock })
  const owner = await anAccount(ctx, { name: 'Odile Brun' })
  const siteId = await aSite(ctx, owner)
  return { clock, ctx, owner, siteId, mine: onSiteAs(ctx, owner, siteId) }
}

/** Invites somebody, as an editor where nothing else is given, and gives the secret of the link that the mail has. */
export async function anInvitation(
  ctx: Ctx,
  siteId: Id,
  email: string,
  given: Partial<InputOf<typeof inviteEndpoint>> = {},
): Promise<{ id: Id; token: string }> {
  const { id } = await invite(ctx, { siteId, email, ...asEditor, ...given })
  return { id, token: await tokenFor(ctx, id) }
}

/** What time brings to all sites, as the work of a day does it, in the transaction of the test. */
export function aDaysWork(ctx: Ctx): Promise<void> {
  return advanceAll({
    transaction: (work) => work(ctx),
    signal: new AbortController().signal,
    log: silentLog(),
  })
}

/** Lets time pass, in milliseconds, and does the work of the day then. */
export function pass(ctx: Ctx, clock: ReturnType<typeof fixedClock>, ms: number): Promise<void> {
  clock.advance(ms)
  return aDaysWork(ctx)
}

/** The types of the mails that were queued for a site, in order, without the area's name. */
export async function noticesOf(ctx: Ctx, siteId: string): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select kind from mails where site_id = ${siteId} order by created_at, kind`.execute(ctx.db)
  return rows.map(({ kind }) => kind.replace(/^sites\./, ''))
}

/** The purges of a site that were queued. */
export async function purgesOf({ db }: Ctx, siteId: string): Promise<number> {
  const { rows } = await sql`
    select 1 from jobs.job where name = ${purgeSiteJob.name} and data -> 'input' ->> 'siteId' = ${siteId}`.execute(
    db,
  )
  return rows.length
}
