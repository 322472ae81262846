import { useState } from 'react'

/** The token behind the `#` of a link from a mail: browsers send it to nobody, so it is in no log. */
export function useLinkToken(): string {
  const [token] = useState(() => decodeURIComponent(location.hash.replace(/^#/, '')))
  return /^[\w-]{43}$/.test(token) ? token : ''
}
