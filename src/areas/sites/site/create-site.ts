import { publish } from '#platform/events/publish.ts'
import { randomBytes } from 'node:crypto'
import { findAccountsByIds } from '#areas/accounts/index.ts'
import { DAY } from '#kernel/clock.ts'
import { newId, type Id } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { siteStatus, TRIAL_DAYS } from '#kernel/states/site-status.ts'
import { siteType, type SiteType } from '#kernel/states/site-type.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { type Beginning, type createSite as endpoint, siteCreated } from '../contract.ts'
import { putContributor } from '../contributors/contributor.store.ts'
import { runSiteHooks } from '../hooks.ts'
import { refuseOver, siteLimitOf } from '../limits/limits.ts'
import { record } from '../timeline/record.ts'
import { holdOwner } from './hold-owner.ts'
import { refuseMoreOfUnverified } from './refuse-more-of-unverified.ts'
import { refuseSanctioned } from './refuse-sanctioned.ts'
import { refuseUnoffered } from './refuse-unoffered.ts'
import { insertSite, ownedSites } from './site.store.ts'
import type { Site } from './site.ts'

const typeOf: Readonly<Record<Beginning['from'], SiteType>> = {
  template: siteType.classic,
  blank: siteType.classic,
  cover_page: siteType.coverPage,
  parking_page: siteType.parkingPage,
}

/** A random key of 128 bits, as text for an address. */
export function newPreviewKey(): string {
  return randomBytes(16).toString('base64url')
}

/** Whether a site is made for somebody whose address is not confirmed, and not by the platform for them. */
async function isUnknown({ db, actor }: Ctx, { isAskedFor, ownerId }: NewSite): Promise<boolean> {
  if (actor.kind === 'account') return !actor.isVerified
  if (!isAskedFor) return false
  const [owner] = await findAccountsByIds({ db }, [ownerId])
  return owner?.isVerified === false
}

/** What `makeSite` needs to know; everything else follows. */
export type NewSite = Omit<InputOf<typeof endpoint>, 'beginning' | 'language'> & {
  readonly language: string
  readonly type: SiteType
  readonly ownerId: Id
  readonly copiedFrom?: Id
  /** Asked for by whose it will be, and made by a job, which acts for nobody. */
  readonly isAskedFor?: boolean
  /** Chosen beforehand, where files of the site are kept before it is there; else made. */
  readonly id?: Id
}

/**
 * Lays a site with its owner, in trial (a parking page: active); refuses a taken address,
 * countries under sanctions, and a fourth site of somebody whose address is not confirmed. Works in a
 * transaction of the platform.
 */
export async function makeSite(ctx: Ctx, wanted: NewSite): Promise<Site> {
  refuseSanctioned(wanted.country)
  const now = ctx.clock.now()
  const id = wanted.id ?? newId(now)
  const isParking = wanted.type === siteType.parkingPage
  if (!(await holdOwner(ctx, wanted.ownerId))) throw refuse('unauthenticated', 'sign_in')
  if (await isUnknown(ctx, wanted)) await refuseMoreOfUnverified(ctx, wanted.ownerId)
  const site = await insertSite(ctx, {
    id,
    slug: wanted.slug,
    title: wanted.title,
    type: wanted.type,
    status: isParking ? siteStatus.activeParkingPage : siteStatus.trial,
    status_since: new Date(now),
    trial_ends_at: isParking ? null : new Date(now + TRIAL_DAYS * DAY),
    language: wanted.language,
    country: wanted.country,
    currency: wanted.currency,
    time_zone: wanted.timeZone,
    preview_key: newPreviewKey(),
    owner_id: wanted.ownerId,
    created_at: new Date(now),
    created_by: wanted.ownerId,
    copied_from: wanted.copiedFrom ?? null,
  })
  if (!site) throw refuse('conflict', 'sites.slug_taken', { field: 'slug' })
  await putContributor(ctx, {
    siteId: id,
    accountId: wanted.ownerId,
    roles: [],
    customRoleIds: [],
    calendars: null,
    endsAt: null,
    now,
  })
  const owned = await ownedSites(ctx, wanted.ownerId)
  refuseOver('sites', await siteLimitOf(ctx, wanted.ownerId), owned.length)
  return site
}

/**
 * Makes a site for the acting account: from a template, blank, as a cover page or a parking page.
 * Its pages and its plan come from the areas above in the same transaction (`hooks.ts`).
 */
export async function createSite(ctx: Ctx, input: InputOf<typeof endpoint>): Promise<{ id: Id }> {
  const { beginning, ...wanted } = input
  await refuseUnoffered(ctx, null, wanted)
  const site = await makeSite(ctx, {
    ...wanted,
    type: typeOf[beginning.from],
    ownerId: accountOf(ctx).accountId,
  })
  const inside: Ctx = { ...ctx, site: { id: site.id } }
  await record(inside, { what: 'sites.created', values: { from: beginning.from } })
  await publish(inside, siteCreated, { ownerId: site.ownerId, copiedFrom: null })
  await runSiteHooks('created', inside, { site, beginning })
  return { id: site.id }
}
