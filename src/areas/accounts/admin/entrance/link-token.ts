import { useRouterState } from '@tanstack/react-router'

/** The screens that links from mails lead to with a token behind the `#`. */
const screens: readonly string[] = ['/verify-email', '/reset-password', '/confirm-email']

const isToken = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{43}$/.test(text)

/**
 * What of an address is kept in the history of the window, to be taken out of the address that is shown.
 *
 * @param hash what is behind the `#`
 */
export function keepLinkToken(path: string, hash: string): { readonly linkToken: string } | null {
  return screens.includes(path) && isToken(hash) ? { linkToken: hash } : null
}

/**
 * The token behind the `#` of a link from a mail: browsers send it to nobody, so it is in no log. It is kept in the
 * history of the window, and in the address that it shows no longer.
 */
export function useLinkToken(): string {
  const { hash, state } = useRouterState({ select: ({ location }) => location })
  const { linkToken: kept } = state as typeof state & { readonly linkToken?: unknown }
  if (isToken(hash)) return hash
  return isToken(kept) ? kept : ''
}
