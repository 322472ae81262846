/** A right on a site: its name, and the message that says it in the permissions panel. */
export interface Permission {
  /** `area.right`, as stored in roles. */
  readonly name: string
  /** Key of the owner's message that names the right. */
  readonly label: string
}

/** Declares a right; its sentence is the message `permission.<name>`. */
export function permission(name: string): Permission {
  return { name, label: `permission.${name}` }
}

/**
 * Who may call an endpoint:
 * - `anyone`: nobody is asked who they are;
 * - `account`: a signed-in account; `fresh` asks for a sign-in of the last 15 minutes;
 * - `operator`: an account that runs the platform;
 * - `site`: a contributor of the site named by `:siteId`, with the right (`null`: any contributor).
 */
export type Access =
  | { readonly who: 'anyone' }
  | { readonly who: 'account'; readonly fresh: boolean }
  | { readonly who: 'operator' }
  | { readonly who: 'site'; readonly right: Permission | null; readonly whenReadOnly: boolean }

export const anyone: Access = { who: 'anyone' }
export const anyAccount: Access = { who: 'account', fresh: false }
export const freshAccount: Access = { who: 'account', fresh: true }
export const operatorOnly: Access = { who: 'operator' }

/**
 * A contributor with a right on the site of `:siteId`.
 *
 * @param options.whenReadOnly also while the site is read-only (expired): reading always is, writing
 *   only where the product book says so (refunds, export, reactivate)
 */
export function may(right: Permission, options: { whenReadOnly?: boolean } = {}): Access {
  return { who: 'site', right, whenReadOnly: options.whenReadOnly ?? false }
}

/** Any contributor of the site of `:siteId`, whatever the role. */
export const anyContributor: Access = { who: 'site', right: null, whenReadOnly: false }
