import type { OwnerKey, OwnerKeyAfter } from './messages/message.ts'

export type PermissionName = OwnerKeyAfter<'permission'>

/** A right on a site: its name, and the message that says it in the permissions panel. */
export interface Permission {
  /** `area.right`, as stored in roles. */
  readonly name: PermissionName
  /** Key of the owner's message that names the right. */
  readonly label: OwnerKey
}

/** Declares a right; its sentence is the message `permission.<name>`. */
export function permission(name: PermissionName): Permission {
  return { name, label: `permission.${name}` }
}

/** What a call takes of a contributor on a site: the right (`null`: any contributor), also while it is read-only or not. */
export interface SiteRule {
  readonly who: 'site'
  readonly right: Permission | null
  readonly whenReadOnly: boolean
  /** How the call keeps to what a role limits the right to; `null`: it takes the right on the whole site. */
  readonly within: Within | null
}

/**
 * Which fields of an input name things that a right may be limited to, or parts of such things: what the ids in the
 * field are of, as an area brings it: `{ formId: 'form' }`, `{ ids: 'submission' }`. What is out of reach is not there
 * (404). Where a field is left out, or none is said, the verb narrows what it reads by `withinOf`.
 */
export type Within = Readonly<Record<string, string>>

/**
 * Who may call an endpoint:
 * - `anyone`: nobody is asked who they are;
 * - `account`: a signed-in account; `fresh` asks for a sign-in of the last 15 minutes; `sites` says what the call
 *   takes on each site that its input names, by the name of the field;
 * - `operator`: an account that runs the platform;
 * - `site`: a contributor of the site named by `:siteId`, with the right (`null`: any contributor).
 */
export type Access =
  | { readonly who: 'anyone' }
  | {
      readonly who: 'account'
      readonly fresh: boolean
      readonly sites?: Readonly<Record<string, SiteRule>>
    }
  | { readonly who: 'operator' }
  | SiteRule

export const anyone: Access = { who: 'anyone' }
export const anyAccount: Access = { who: 'account', fresh: false }
export const freshAccount: Access = { who: 'account', fresh: true }
export const operatorOnly: Access = { who: 'operator' }

/**
 * A contributor with a right on the site of `:siteId`.
 *
 * @param options.whenReadOnly also while the site is read-only (expired): reading always is, writing
 *   only where the product book says so (refunds, export, reactivate)
 * @param options.within how the call keeps to what a role limits the right to; unsaid: only those may call it whose
 *   right holds on the whole site
 */
export function may(
  right: Permission,
  options: { readonly whenReadOnly?: boolean; readonly within?: Within } = {},
): SiteRule {
  return { who: 'site', right, whenReadOnly: options.whenReadOnly ?? false, within: options.within ?? null }
}

/** Any contributor of the site of `:siteId`, whatever the role. */
export const anyContributor: SiteRule = { who: 'site', right: null, whenReadOnly: false, within: null }

/** The same, also while the site is read-only. */
export const contributorEver: SiteRule = { ...anyContributor, whenReadOnly: true }

/**
 * An account that may do on each site its input names what is said of it, for a call that works on several sites
 * or beyond one: `mayOn({ from: may(permissions.siteSeeUnreleased), to: may(permissions.assetsEdit) })`. A field
 * that is left out asks for nothing.
 *
 * @param sites by the name of the field that holds the site's id
 */
export function mayOn(sites: Readonly<Record<string, SiteRule>>): Access {
  return { who: 'account', fresh: false, sites }
}
