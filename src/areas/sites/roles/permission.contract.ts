/**
 * The rights of the product book's table. An area asks for the one that fits what it does; which
 * role holds which is the table in `contributors/role.ts`.
 */
import { z } from 'zod'
import { permission, type Permission } from '#kernel/permission.ts'

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
