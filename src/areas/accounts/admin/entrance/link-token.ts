import { useRouterState } from '@tanstack/react-router'
import { isLinkToken } from './keep-link-token.ts'

/**
 * The token behind the `#` of a link from a mail: browsers send it to nobody, so it is in no log. It is kept in the
 * history of the window, and in the address that it shows no longer (`keepLinkToken`).
 */
export function useLinkToken(): string {
  const { hash, state } = useRouterState({ select: ({ location }) => location })
  const { linkToken: kept } = state as typeof state & { readonly linkToken?: unknown }
  if (isLinkToken(hash)) return hash
  return isLinkToken(kept) ? kept : ''
}
