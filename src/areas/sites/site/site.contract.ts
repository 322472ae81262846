import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { defineEvent } from '#kernel/event.ts'
import type { OwnerKeyAfter } from '#kernel/messages/message.ts'
import { anyAccount, anyContributor, may, mayOn } from '#kernel/permission.ts'
import {
  country,
  currency,
  cursorPage,
  id,
  line,
  locale,
  moment,
  pageOf,
  siteName,
  timeZone,
  trimmedText,
} from '#kernel/shapes.ts'
import { siteStatuses, siteStatusName } from '#kernel/states/site-status.ts'
import { siteType, siteTypes } from '#kernel/states/site-type.ts'
import { permissions, roleNames } from '../roles/permission.contract.ts'

/** The name of something that plans limit: each has the message `limit.<name>`, in the catalogue of its area. */
export type LimitName = Exclude<OwnerKeyAfter<'limit'>, `${string}.${string}`>

const status = z.literal(siteStatuses)

const type = z.literal(siteTypes)

/** What a new site begins with: a template by its id, or one of the bare beginnings. */
const templateId = z.string().max(60)

export const beginning = z.union([
  z.object({ from: z.literal('template'), templateId }),
  z.object({ from: z.literal('blank') }),
  /** With the template of a cover or parking page, or the plain one. */
  z.object({ from: z.literal('cover_page'), templateId: templateId.optional() }),
  z.object({ from: z.literal('parking_page'), templateId: templateId.optional() }),
])
export type Beginning = z.output<typeof beginning>

export const siteCard = z.object({
  id,
  title: z.string(),
  /** Host of the built-in address, with a port where a visitor must type one. */
  address: z.string(),
  type,
  status,
  statusSince: moment,
  trialEndsAt: moment.nullable(),
  /** Whole days of the trial that are left, the present one counted; `null` when there is no trial. */
  trialDaysLeft: z.number().int().nullable(),
  isPaused: z.boolean(),
  /** The person's roles: `owner`, standard roles, and names of the site's own. */
  roles: z.array(z.enum(roleNames)),
  customRoles: z.array(z.string()),
  /** The person's rights on the whole site. */
  rights: z.array(z.string()),
  /** When a removed site is gone for good. */
  purgeAt: moment.nullable(),
  /** Address of a picture out of the home page; `null`: none yet. */
  picture: z.string().nullable(),
  /** Path at which the home page stands drawn, for who contributes; `null`: there is none. */
  homePage: z.string().nullable(),
  /** The home page, as the editor opens it; `null`: there is none. */
  homePageId: id.nullable(),
  /** Anything of it has been released. */
  isReleased: z.boolean(),
  createdAt: moment,
})
export type SiteCard = z.output<typeof siteCard>

/** A site as its contributors see it. */
export const siteDetail = siteCard.extend({
  /** The person's rights that reach some things alone: forms that a role names. */
  limitedRights: z.array(z.string()),
  slug: z.string(),
  language: z.string(),
  country: z.string(),
  currency: z.string(),
  timeZone: z.string(),
  contactLine: z.string(),
  hasPassword: z.boolean(),
  legacyAddress: z.string().nullable(),
  /**
   * What a preview link carries (`?preview=…`); only for who may see what is unreleased, and null while the site
   * answers nobody: expired or removed, no link opens it.
   */
  previewKey: z.string().nullable(),
  /** Origin of the built-in address, for links. */
  url: z.string(),
  isReadOnly: z.boolean(),
  /** Names of doors that no right opens and that are open to the person: `door` of a screen's navigation. */
  doors: z.array(z.string()),
  /** What the site may do in its status: sell for money, in test orders only, or not at all; likewise send. */
  selling: z.enum(['yes', 'test', 'no']),
  sending: z.enum(['yes', 'trial', 'no']),
  /** When the next thing happens by itself, and what: the site expires, is removed, is gone. */
  next: z.object({ status: status.nullable(), at: moment }).nullable(),
  owner: z.object({ accountId: id, name: z.string() }),
  me: z.object({ accountId: id, isOwner: z.boolean() }),
  /** The role the person looks through, if they do. */
  viewingAs: z.object({ role: z.string(), name: z.string() }).nullable(),
  openTransfer: z.object({ id, email: z.string(), expiresAt: moment }).nullable(),
})
export type SiteDetail = z.output<typeof siteDetail>

/** The person's sites, newest first; removed ones stand last. */
export const listSites = endpoint({
  name: 'sites.listSites',
  method: 'GET',
  path: '/api/sites',
  access: anyAccount,
  input: z.strictObject({ ...cursorPage.shape, search: line(100).optional() }),
  output: pageOf(siteCard).extend({ total: z.number().int() }),
  summary: 'The sites a person owns or contributes to.',
})

/** The types that an owner can choose; an enterprise is made by the operator. */
export const ownersTypes = [siteType.classic, siteType.coverPage, siteType.commerce] as const

/** Makes a site. It has an address, a language, a country, a currency, a time zone and its pages at once. */
export const createSite = endpoint({
  name: 'sites.createSite',
  method: 'POST',
  path: '/api/sites',
  access: anyAccount,
  input: z.strictObject({
    title: trimmedText(100),
    slug: siteName,
    beginning,
    language: locale,
    country,
    currency,
    timeZone,
  }),
  output: z.object({ id }),
  summary: 'Makes a site from a template, blank, as a cover page or as a parking page.',
})

/** Whether an address can be had, asked while it is typed. */
export const checkSiteName = endpoint({
  name: 'sites.checkSiteName',
  method: 'GET',
  path: '/api/site-names',
  access: mayOn({ siteId: may(permissions.siteSettings) }),
  input: z.strictObject({
    slug: line(100),
    title: line(100).optional(),
    language: locale.optional(),
    siteId: id.optional(),
  }),
  output: z.object({
    isFree: z.boolean(),
    /** Code of the refusal that taking it would meet. */
    fault: z.string().nullable(),
    /** An address near it that is free. */
    suggestion: z.string().nullable(),
    address: z.string(),
  }),
  summary: 'Whether a built-in address can be had.',
})

export const getSite = endpoint({
  name: 'sites.getSite',
  method: 'GET',
  path: '/api/sites/:siteId',
  access: anyContributor,
  input: z.strictObject({ siteId: id }),
  output: siteDetail,
  summary: 'A site, and what the person may do on it.',
})

const flagEntries = z.array(z.object({ name: z.string(), variant: z.string(), status: z.string() }))

/** The page context of a site (contract §4), for a page that goes over to it without being loaded anew. */
export const readPageContext = endpoint({
  name: 'sites.readPageContext',
  method: 'GET',
  path: '/api/page-context',
  access: anyAccount,
  input: z.strictObject({ siteId: id.optional() }),
  output: z.object({
    website: z.object({
      id: z.string(),
      language: z.string(),
      websiteType: type,
      siteStatus: z.object({ value: z.enum(Object.values(siteStatusName)) }),
    }),
    websiteSettings: z.object({
      country: z.string(),
      bundleEligible: z.boolean(),
      newPlanArchitectureEligible: z.boolean(),
    }),
    authenticatedAccount: z.object({ id, preferredLocale: z.string() }).nullable(),
    i18nContext: z.object({ timeZoneData: z.object({ timeZone: z.string() }) }),
    betaFeatureFlags: z.array(z.string()),
    videoAssetsFeatureFlags: z.array(z.string()),
    configFrontendFeatureFlags: flagEntries,
    activationFunnelFeatureFlags: flagEntries,
    isStandaloneScheduling: z.boolean(),
    commerceSettings: z.record(z.string(), flagEntries),
  }),
  summary: 'The page context of a site, or of the pages outside of sites.',
})

export const changeSettings = endpoint({
  name: 'sites.changeSettings',
  method: 'PATCH',
  path: '/api/site-settings',
  // Which languages and currencies are offered is the platform's to know.
  access: mayOn({ siteId: may(permissions.siteSettings) }),
  input: z.strictObject({
    siteId: id,
    title: trimmedText(100).optional(),
    language: locale.optional(),
    country: country.optional(),
    currency: currency.optional(),
    timeZone: timeZone.optional(),
    contactLine: line(200).optional(),
  }),
  output: z.object({}),
  summary: 'Changes title, language, region and contact line.',
})

export const changeAddress = endpoint({
  name: 'sites.changeAddress',
  method: 'PUT',
  path: '/api/sites/:siteId/address',
  access: may(permissions.siteSettings),
  input: z.strictObject({ siteId: id, slug: siteName }),
  output: z.object({ address: z.string() }),
  summary: 'Changes the built-in address.',
})

export const setVisitorPassword = endpoint({
  name: 'sites.setVisitorPassword',
  method: 'PUT',
  path: '/api/sites/:siteId/password',
  access: may(permissions.siteSettings),
  input: z.strictObject({ siteId: id, password: z.string().min(4).max(128).nullable() }),
  output: z.object({}),
  summary: 'Asks visitors for a password, or no longer.',
})

export const renewPreviewKey = endpoint({
  name: 'sites.renewPreviewKey',
  method: 'POST',
  path: '/api/sites/:siteId/preview-key',
  access: may(permissions.siteSettings),
  input: z.strictObject({ siteId: id }),
  output: z.object({ previewKey: z.string() }),
  summary: 'Makes a new preview link; the one before stops working.',
})

export const convertSite = endpoint({
  name: 'sites.convertSite',
  method: 'POST',
  path: '/api/sites/:siteId/type',
  access: may(permissions.siteSettings),
  input: z.strictObject({ siteId: id, type: z.literal(ownersTypes) }),
  output: z.object({}),
  summary: 'Makes the site one of another type.',
})

export const removeSite = endpoint({
  name: 'sites.removeSite',
  method: 'POST',
  path: '/api/sites/:siteId/remove',
  access: may(permissions.siteRemove, { whenReadOnly: true }),
  input: z.strictObject({ siteId: id }),
  output: z.object({ purgeAt: moment }),
  summary: 'Removes the site; it can come back for 30 days.',
})

/** For who may remove the site. It counts the owner's other sites, which a call of one site sees nothing of. */
export const restoreSite = endpoint({
  name: 'sites.restoreSite',
  method: 'POST',
  path: '/api/site-restorations',
  access: mayOn({ siteId: may(permissions.siteRemove, { whenReadOnly: true }) }),
  input: z.strictObject({ siteId: id }),
  output: z.object({}),
  summary: 'Brings a removed site back, in the status it had.',
})

export const duplicateSite = endpoint({
  name: 'sites.duplicateSite',
  method: 'POST',
  path: '/api/site-duplicates',
  access: mayOn({ from: may(permissions.siteExport, { whenReadOnly: true }) }),
  input: z.strictObject({ from: id, title: trimmedText(100), slug: siteName }),
  output: z.object({ id }),
  summary: 'Copies a site with all its pages into a new one of the person.',
})

export const siteCreated = defineEvent({
  name: 'sites.created',
  shape: z.object({ ownerId: id, copiedFrom: id.nullable() }),
})

/** The site is in another status; what visitors see of it may have changed. */
export const siteStatusChanged = defineEvent({
  name: 'sites.status-changed',
  shape: z.object({ from: status, to: status }),
})

/** Title, language, region, contact line, address, password, type or pause are others now. */
export const siteSettingsChanged = defineEvent({
  name: 'sites.settings-changed',
  shape: z.object({ changed: z.array(z.string()) }),
})

export const siteTransferred = defineEvent({
  name: 'sites.transferred',
  shape: z.object({ from: id, to: id }),
})
