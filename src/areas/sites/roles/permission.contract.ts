/**
 * The rights on a site. An area declares its own with {@link right} and brings them to `rights` of `sites/index.ts`;
 * roles and the screen of roles read them from there. Those of the areas below `pages` stand here.
 */
import { type Permission, permission, type PermissionName } from '#kernel/permission.ts'

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

/** The groups of the screen of roles, in its order. */
export const rightGroups = [
  'site',
  'people',
  'billing',
  'content',
  'audience',
  'selling',
  'campaigns',
  'scheduling',
  'analytics',
] as const
export type RightGroup = (typeof rightGroups)[number]

/** Kinds of thing that a role can limit rights to. */
export const reachKinds = ['collection', 'form', 'calendar'] as const
export type ReachKind = (typeof reachKinds)[number]

/** A permission, with the roles that every site has and that hold it. */
export interface Right extends Permission {
  readonly group: RightGroup
  readonly roles: ReadonlySet<RoleName>
  /** What a role can limit it to. */
  readonly limitedBy: ReachKind | null
}

/**
 * Declares a right; its sentence is the message `permission.<name>`.
 *
 * @param name `area.right`, as stored in roles
 * @param given.roles who holds it beside the owner, who holds all; `all`: every contributor
 */
export function right(
  name: PermissionName,
  given: {
    readonly group: RightGroup
    readonly roles: readonly Exclude<RoleName, 'owner'>[] | 'all'
    readonly limitedBy?: Right['limitedBy']
  },
): Right {
  const roles = given.roles === 'all' ? roleNames : (['owner', ...given.roles] as const)
  return {
    ...permission(name),
    group: given.group,
    roles: new Set(roles),
    limitedBy: given.limitedBy ?? null,
  }
}

const editors = ['admin', 'website_editor', 'store_manager'] as const
const makers = ['admin', 'website_editor'] as const

export const permissions = {
  /** See what is not released, and a site behind a password. Every contributor's. */
  siteSeeUnreleased: right('site.see_unreleased', { group: 'site', roles: 'all' }),
  /** Business settings: title, address, language, region, contact line, password, type. */
  siteSettings: right('site.settings', { group: 'site', roles: ['admin'] }),
  /** Put code of one's own into the site. */
  codeEdit: right('code.edit', { group: 'site', roles: ['admin'] }),
  /** Take everything out of the site, or bring things in. */
  siteExport: right('site.export', { group: 'site', roles: ['admin'] }),
  siteImport: right('site.import', { group: 'site', roles: ['admin'] }),
  /** Remove the site, and bring it back. */
  siteRemove: right('site.remove', { group: 'site', roles: ['admin'] }),
  /** Offer the site to another owner. The owner's alone. */
  siteTransfer: right('site.transfer', { group: 'site', roles: [] }),

  /** Invite, change and remove contributors; make roles. */
  contributorsManage: right('contributors.manage', { group: 'people', roles: ['admin'] }),
  /** Who signed in to work on the site, when, from where. */
  signInsSee: right('sign_ins.see', { group: 'people', roles: ['admin', 'billing'] }),
  /** Plan, cards and invoices. */
  billingManage: right('billing.manage', { group: 'billing', roles: ['admin', 'billing'] }),

  /** Change pages that exist, as drafts. */
  pagesEdit: right('pages.edit', { group: 'content', roles: editors, limitedBy: 'collection' }),
  /** Make new pages, and throw pages away. */
  pagesCreate: right('pages.create', { group: 'content', roles: makers, limitedBy: 'collection' }),
  /** Use, add and describe files of the library. */
  assetsEdit: right('assets.edit', { group: 'content', roles: editors, limitedBy: 'collection' }),
  /** Throw files of the library away. */
  assetsRemove: right('assets.remove', { group: 'content', roles: makers, limitedBy: 'collection' }),
  stylesEdit: right('styles.edit', { group: 'content', roles: ['admin'] }),
  /** Release what was drafted: pages, navigation, styles. */
  pagesRelease: right('pages.release', { group: 'content', roles: makers, limitedBy: 'collection' }),
} as const satisfies Record<string, Right>
