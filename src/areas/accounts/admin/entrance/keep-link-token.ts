/** The screens that links from mails lead to with a token behind the `#`. */
const screens = /^\/(verify-email|reset-password|confirm-email)$/

/** Whether a text is written as the token of a link. */
export const isLinkToken = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{43}$/.test(text)

/**
 * What of an address is kept in the history of the window, to be taken out of the address that is shown.
 *
 * @param hash what is behind the `#`
 */
export function keepLinkToken(path: string, hash: string): { readonly linkToken: string } | null {
  return screens.test(path) && isLinkToken(hash) ? { linkToken: hash } : null
}
