/**
 * The door for everyone: what a site is called, who may do what on it, and the calls about it.
 * Other areas import the permissions from here (`may(permissions.pagesEdit)`).
 */
import { z } from 'zod'
import { signInShape } from '#areas/accounts/contract.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { defineEvent } from '#kernel/event.ts'
import {
  type Access,
  anyAccount,
  anyContributor,
  anyone,
  may,
  permission,
  type Permission,
} from '#kernel/permission.ts'
import {
  country,
  cursorPage,
  currency,
  email,
  id,
  line,
  locale,
  pageOf,
  plainDate,
  siteName,
  timeZone,
  trimmedText,
} from '#kernel/shapes.ts'
import { siteStatuses, siteStatusName } from '#kernel/states/site-status.ts'
import { siteType, siteTypes } from '#kernel/states/site-type.ts'

// ── Permissions ──────────────────────────────────────────────────────────────────────────────────
// The rights of the product book's table. An area asks for the one that fits what it does; which
// role holds which is the table in `contributors/role.ts`.

export const permissions = {
  /** Offer the site to another owner. The owner's alone. */
  siteTransfer: permission('site.transfer'),
  /** Remove the site, and bring it back. */
  siteRemove: permission('site.remove'),
  /** Business settings: title, address, language, region, contact line, password, type. */
  siteSettings: permission('site.settings'),
  /** See what is not released, and a site behind a password. Every contributor's. */
  siteSeeUnreleased: permission('site.see_unreleased'),
  /** Take everything out of the site, or bring things in. */
  siteExport: permission('site.export'),
  siteImport: permission('site.import'),
  /** Invite, change and remove contributors; make roles. */
  contributorsManage: permission('contributors.manage'),
  domainsManage: permission('domains.manage'),
  /** Put code of one's own into the site. */
  codeEdit: permission('code.edit'),
  stylesEdit: permission('styles.edit'),
  discountsManage: permission('discounts.manage'),
  /** Payment providers, taxes and the other settings of selling. */
  paymentsManage: permission('payments.manage'),
  /** Plan, cards and invoices. */
  billingManage: permission('billing.manage'),
  /** Who signed in to work on the site, when, from where. */
  signInsSee: permission('sign_ins.see'),

  /** Change pages that exist, as drafts. */
  pagesEdit: permission('pages.edit'),
  /** Make new pages, and throw pages away. */
  pagesCreate: permission('pages.create'),
  /** Release what was drafted: pages, posts, navigation, styles. */
  pagesRelease: permission('pages.release'),
  postsEdit: permission('posts.edit'),
  postsCreate: permission('posts.create'),
  /** Use, add and describe files of the library. */
  assetsEdit: permission('assets.edit'),
  /** Throw files of the library away. */
  assetsRemove: permission('assets.remove'),
  /** Forms: what they ask, and what was sent. */
  formsManage: permission('forms.manage'),

  productsEdit: permission('products.edit'),
  productsRelease: permission('products.release'),
  ordersSee: permission('orders.see'),
  /** Change, fulfil and refund orders. */
  ordersManage: permission('orders.manage'),
  customersManage: permission('customers.manage'),
  shippingManage: permission('shipping.manage'),
  membersManage: permission('members.manage'),
  invoicesManage: permission('invoices.manage'),

  campaignsEdit: permission('campaigns.edit'),
  campaignsSend: permission('campaigns.send'),

  schedulingSee: permission('scheduling.see'),
  schedulingEdit: permission('scheduling.edit'),
  schedulingManage: permission('scheduling.manage'),

  analyticsSee: permission('analytics.see'),
  commentsModerate: permission('comments.moderate'),
} as const satisfies Record<string, Permission>

/** Every right there is, in the order of the permissions panel, by group. */
export const permissionGroups = {
  site: [
    permissions.siteSeeUnreleased,
    permissions.siteSettings,
    permissions.domainsManage,
    permissions.codeEdit,
    permissions.siteExport,
    permissions.siteImport,
    permissions.siteRemove,
    permissions.siteTransfer,
  ],
  people: [permissions.contributorsManage, permissions.signInsSee],
  billing: [permissions.billingManage],
  content: [
    permissions.pagesEdit,
    permissions.pagesCreate,
    permissions.postsEdit,
    permissions.postsCreate,
    permissions.assetsEdit,
    permissions.assetsRemove,
    permissions.formsManage,
    permissions.stylesEdit,
    permissions.pagesRelease,
    permissions.commentsModerate,
  ],
  selling: [
    permissions.productsEdit,
    permissions.productsRelease,
    permissions.ordersSee,
    permissions.ordersManage,
    permissions.customersManage,
    permissions.membersManage,
    permissions.invoicesManage,
    permissions.shippingManage,
    permissions.discountsManage,
    permissions.paymentsManage,
  ],
  campaigns: [permissions.campaignsEdit, permissions.campaignsSend],
  scheduling: [permissions.schedulingSee, permissions.schedulingEdit, permissions.schedulingManage],
  analytics: [permissions.analyticsSee],
} as const satisfies Record<string, readonly Permission[]>

export type PermissionGroup = keyof typeof permissionGroups

/** The name of every right there is. */
export const rightNames: readonly string[] = Object.values(permissions).map(({ name }) => name)

/** A right by its name. */
export const rightName = z
  .string()
  .refine((name) => rightNames.includes(name), { message: 'sites.unknown_right' })

// ── Roles ────────────────────────────────────────────────────────────────────────────────────────

/** The roles that every site has, as the product book lists them. A site may make more of its own. */
export const roleNames = [
  'owner',
  'admin',
  'website_editor',
  'store_manager',
  'campaigns_editor',
  'scheduling_admin',
  'scheduling_editor',
  'scheduling_viewer',
  'analytics_viewer',
  'billing',
  'comment_moderator',
  'viewer',
] as const
export type RoleName = (typeof roleNames)[number]

/** The roles that can be given: there is exactly one owner, and that role only changes hands by a transfer. */
export const givenRoleNames = roleNames.filter((name) => name !== 'owner')
export const givenRole = z.enum(
  givenRoleNames as [Exclude<RoleName, 'owner'>, ...Exclude<RoleName, 'owner'>[]],
)

const ids = z.array(id).max(100)

/** Any contributor, also while the site is read-only. */
const contributorEver: Access = { who: 'site', right: null, whenReadOnly: true }

/** What a contributor has on a site. Roles add up; `calendars` narrows the scheduling roles, `null` is all. */
export const assignment = z.object({
  roles: z.array(givenRole).max(givenRoleNames.length),
  customRoleIds: ids,
  calendars: ids.nullable(),
  /** The moment from which the contributor is none any more; `null`: no end. */
  endsAt: z.iso.datetime().nullable(),
})
export type Assignment = z.output<typeof assignment>

/** A moment, or a day of the calendar (`2026-12-04`). The years end where texts of moments get longer. */
const momentOrDay = z
  .string()
  .refine(
    (text) =>
      text < '9999' && (plainDate.safeParse(text).success || z.iso.datetime().safeParse(text).success),
    { message: 'shape.date' },
  )
  .meta({ description: 'A moment, or a day of the calendar: to its end in the time zone of the site.' })

/** What somebody is given. A day as the end is the last one, to its end in the time zone of the site. */
const assigned = z.strictObject({ ...assignment.shape, endsAt: momentOrDay.nullable() })

/** What is told of an assignment to whoever manages them. */
const assignedTo = assignment.extend({
  /** The day `endsAt` ends, in the time zone of the site. */
  lastDay: plainDate.nullable(),
  /** Whether it gives more than the person who asks has: then they cannot change it, or take it away. */
  isBeyondYou: z.boolean(),
})

export const customRole = z.object({
  id,
  name: z.string(),
  rights: z.array(z.string()),
  /** Collections that the rights on posts and pages are limited to; `null`: all. */
  collections: z.array(id).nullable(),
  /** Calendars that the rights on appointments are limited to; `null`: all. */
  calendars: z.array(id).nullable(),
  /** Contributors who have it. */
  uses: z.number().int(),
  /** Whether it gives more than the person who asks has: then they cannot give it, change it or remove it. */
  isBeyondYou: z.boolean(),
})
export type CustomRole = z.output<typeof customRole>

// ── Limits ───────────────────────────────────────────────────────────────────────────────────────

/** What a plan limits: people, bytes of files, products, campaigns in a month, and sites of one owner. */
export const limitNames = ['contributors', 'storage', 'products', 'campaigns', 'sites'] as const
export type LimitName = (typeof limitNames)[number]

// ── Sites ────────────────────────────────────────────────────────────────────────────────────────

const status = z.literal(siteStatuses)
const type = z.literal(siteTypes)
const moment = z.iso.datetime()

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

/** A card of the dashboard. */
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
  /** The person's rights on the site. */
  rights: z.array(z.string()),
  /** When a removed site is gone for good. */
  purgeAt: moment.nullable(),
  /** Address of a picture out of the home page; `null`: none yet. */
  picture: z.string().nullable(),
  /** Path at which the home page stands drawn, for who contributes; `null`: there is none. */
  homePage: z.string().nullable(),
  createdAt: moment,
})
export type SiteCard = z.output<typeof siteCard>

/** A site as its contributors see it. */
export const siteDetail = siteCard.extend({
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
  access: anyAccount,
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
  path: '/api/sites/:siteId',
  access: may(permissions.siteSettings),
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
  access: anyAccount,
  input: z.strictObject({ siteId: id }),
  output: z.object({}),
  summary: 'Brings a removed site back, in the status it had.',
})

export const duplicateSite = endpoint({
  name: 'sites.duplicateSite',
  method: 'POST',
  path: '/api/site-duplicates',
  access: anyAccount,
  input: z.strictObject({ from: id, title: trimmedText(100), slug: siteName }),
  output: z.object({ id }),
  summary: 'Copies a site with all its pages into a new one of the person.',
})

// ── Contributors ─────────────────────────────────────────────────────────────────────────────────

export const contributor = assignedTo.extend({
  accountId: id,
  name: z.string(),
  email: z.string(),
  isOwner: z.boolean(),
  isMe: z.boolean(),
  since: moment,
})
export type Contributor = z.output<typeof contributor>

export const invitation = assignedTo.extend({
  id,
  email: z.string(),
  sentAt: moment,
  expiresAt: moment,
  isExpired: z.boolean(),
  invitedBy: z.string(),
})
export type Invitation = z.output<typeof invitation>

export const listContributors = endpoint({
  name: 'sites.listContributors',
  method: 'GET',
  path: '/api/sites/:siteId/contributors',
  access: may(permissions.contributorsManage),
  input: z.strictObject({ siteId: id }),
  output: z.object({ contributors: z.array(contributor), invitations: z.array(invitation) }),
  summary: 'Who works on the site, and who is invited.',
})

export const changeContributor = endpoint({
  name: 'sites.changeContributor',
  method: 'PUT',
  path: '/api/sites/:siteId/contributors/:accountId',
  access: may(permissions.contributorsManage),
  input: assigned.extend({ siteId: id, accountId: id }),
  output: z.object({}),
  summary: 'Gives a contributor other roles, calendars or an end.',
})

export const removeContributor = endpoint({
  name: 'sites.removeContributor',
  method: 'DELETE',
  path: '/api/sites/:siteId/contributors/:accountId',
  access: may(permissions.contributorsManage, { whenReadOnly: true }),
  input: z.strictObject({ siteId: id, accountId: id }),
  output: z.object({}),
  summary: 'Takes a contributor off the site, at once.',
})

export const leaveSite = endpoint({
  name: 'sites.leaveSite',
  method: 'POST',
  path: '/api/sites/:siteId/leave',
  access: contributorEver,
  input: z.strictObject({ siteId: id }),
  output: z.object({}),
  summary: 'Leaves the site. The owner cannot: they transfer it first.',
})

export const invite = endpoint({
  name: 'sites.invite',
  method: 'POST',
  path: '/api/sites/:siteId/invitations',
  access: may(permissions.contributorsManage),
  input: assigned.extend({ siteId: id, email, message: line(300).optional() }),
  output: z.object({ id }),
  summary: 'Invites somebody by mail, for 14 days.',
})

export const resendInvitation = endpoint({
  name: 'sites.resendInvitation',
  method: 'POST',
  path: '/api/sites/:siteId/invitations/:invitationId/resend',
  access: may(permissions.contributorsManage),
  input: z.strictObject({ siteId: id, invitationId: id }),
  output: z.object({ expiresAt: moment }),
  summary: 'Sends an invitation again with a new link, for another 14 days.',
})

export const revokeInvitation = endpoint({
  name: 'sites.revokeInvitation',
  method: 'DELETE',
  path: '/api/sites/:siteId/invitations/:invitationId',
  access: may(permissions.contributorsManage, { whenReadOnly: true }),
  input: z.strictObject({ siteId: id, invitationId: id }),
  output: z.object({}),
  summary: 'Takes an invitation back; its link no longer works.',
})

const token = z.string().regex(/^[\w-]{43}$/, { message: 'sites.link_spent' })

/** What a link in a mail leads to: an invitation to contribute, or the offer of a site. */
export const seeInvitation = endpoint({
  name: 'sites.seeInvitation',
  method: 'GET',
  path: '/api/invitations/:token',
  access: anyone,
  input: z.strictObject({ token }),
  output: z.object({
    kind: z.enum(['contributor', 'transfer']),
    title: z.string(),
    invitedBy: z.string(),
    /** The address the mail went to, in full to whoever holds its link. */
    email: z.string(),
    roles: z.array(z.enum(roleNames)),
    customRoles: z.array(z.string()),
    endsAt: moment.nullable(),
    /** The day `endsAt` ends, in the time zone of the site. */
    lastDay: plainDate.nullable(),
    expiresAt: moment,
  }),
  summary: 'What an invitation invites to.',
})

export const acceptInvitation = endpoint({
  name: 'sites.acceptInvitation',
  method: 'POST',
  path: '/api/invitations/:token/accept',
  access: anyAccount,
  input: z.strictObject({ token }),
  output: z.object({ siteId: id }),
  summary: 'Accepts an invitation, or takes over a site that was offered.',
})

export const declineInvitation = endpoint({
  name: 'sites.declineInvitation',
  method: 'POST',
  path: '/api/invitations/:token/decline',
  access: anyone,
  input: z.strictObject({ token }),
  output: z.object({}),
  summary: 'Declines an invitation or an offered site.',
})

export const offerSite = endpoint({
  name: 'sites.offerSite',
  method: 'POST',
  path: '/api/sites/:siteId/transfer',
  access: may(permissions.siteTransfer, { whenReadOnly: true }),
  input: z.strictObject({ siteId: id, email }),
  output: z.object({ id }),
  summary: 'Offers the site to another owner, who has 14 days to accept.',
})

export const withdrawOffer = endpoint({
  name: 'sites.withdrawOffer',
  method: 'DELETE',
  path: '/api/sites/:siteId/transfer',
  access: may(permissions.siteTransfer, { whenReadOnly: true }),
  input: z.strictObject({ siteId: id }),
  output: z.object({}),
  summary: 'Takes the offer of the site back.',
})

// ── Sign-ins ─────────────────────────────────────────────────────────────────────────────────────

/** A sign-in of a contributor. */
export const siteSignIn = signInShape.pick({ id: true, at: true, method: true, device: true }).extend({
  accountId: id,
  name: z.string(),
  /** An IPv4 address, or the /64 of an IPv6 one. */
  network: z.string(),
})
export type SiteSignIn = z.output<typeof siteSignIn>

/** Sign-ins are their accounts', not the site's: shown are those since the person contributes. */
export const listSignIns = endpoint({
  name: 'sites.listSignIns',
  method: 'GET',
  path: '/api/sites/:siteId/sign-ins',
  access: may(permissions.signInsSee),
  input: z.strictObject({ ...cursorPage.shape, siteId: id }),
  output: pageOf(siteSignIn),
  summary: 'Who of the contributors signed in within the last 90 days: when, how, from where.',
})

// ── Roles of a site's own ────────────────────────────────────────────────────────────────────────

const roleInput = z.strictObject({
  siteId: id,
  name: trimmedText(60),
  rights: z.array(rightName).min(1).max(60),
  collections: ids.nullable(),
  calendars: ids.nullable(),
})

export const listRoles = endpoint({
  name: 'sites.listRoles',
  method: 'GET',
  path: '/api/sites/:siteId/roles',
  access: may(permissions.contributorsManage),
  input: z.strictObject({ siteId: id }),
  output: z.object({
    roles: z.array(customRole),
    /** Of the roles that every site has, those the person who asks cannot give. */
    beyondYou: z.array(givenRole),
  }),
  summary: 'The roles a site has made for itself.',
})

export const createRole = endpoint({
  name: 'sites.createRole',
  method: 'POST',
  path: '/api/sites/:siteId/roles',
  access: may(permissions.contributorsManage),
  input: roleInput,
  output: z.object({ id }),
  summary: 'Makes a role of the site’s own.',
})

export const changeRole = endpoint({
  name: 'sites.changeRole',
  method: 'PUT',
  path: '/api/sites/:siteId/roles/:roleId',
  access: may(permissions.contributorsManage),
  input: roleInput.extend({ roleId: id }),
  output: z.object({}),
  summary: 'Changes a role of the site’s own; it acts on the next request of whoever has it.',
})

export const removeRole = endpoint({
  name: 'sites.removeRole',
  method: 'DELETE',
  path: '/api/sites/:siteId/roles/:roleId',
  access: may(permissions.contributorsManage),
  input: z.strictObject({ siteId: id, roleId: id }),
  output: z.object({}),
  summary: 'Removes a role that nobody has.',
})

/**
 * Looks at the site through a role: until it ends, the person's rights in this browser are those of
 * the role, as far as they have them themselves. It can only take away, so anybody may.
 */
export const viewAs = endpoint({
  name: 'sites.viewAs',
  method: 'PUT',
  path: '/api/sites/:siteId/view-as',
  access: contributorEver,
  input: z.strictObject({ siteId: id, role: z.union([givenRole, id]) }),
  output: z.object({}),
  summary: 'Looks at the site as a role sees it.',
})

export const endViewAs = endpoint({
  name: 'sites.endViewAs',
  method: 'DELETE',
  path: '/api/sites/:siteId/view-as',
  access: contributorEver,
  input: z.strictObject({ siteId: id }),
  output: z.object({}),
  summary: 'Looks at the site as oneself again.',
})

// ── Timeline ─────────────────────────────────────────────────────────────────────────────────────

export const timelineEntry = z.object({
  id,
  at: moment,
  who: z.object({ kind: z.enum(['account', 'operator', 'system']), name: z.string() }),
  /** Key of the message `timeline.<what>`. */
  what: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  why: z.string().nullable(),
})
export type TimelineEntry = z.output<typeof timelineEntry>

export const readTimeline = endpoint({
  name: 'sites.readTimeline',
  method: 'GET',
  path: '/api/sites/:siteId/timeline',
  access: may(permissions.siteSettings),
  input: z.strictObject({ ...cursorPage.shape, siteId: id }),
  output: pageOf(timelineEntry),
  summary: 'What happened to the site: status, people, settings, and what an operator did.',
})

// ── Events ───────────────────────────────────────────────────────────────────────────────────────

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

export const contributorJoined = defineEvent({
  name: 'sites.contributor-joined',
  shape: z.object({ accountId: id }),
})

/** Somebody contributes no more: they left, were taken off, or their end came. */
export const contributorLeft = defineEvent({
  name: 'sites.contributor-left',
  shape: z.object({ accountId: id }),
})
