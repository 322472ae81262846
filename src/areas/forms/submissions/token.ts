import { randomBytes } from 'node:crypto'
import { DAY } from '#kernel/clock.ts'
import type { Clock } from '#kernel/clock.ts'
import { isSigned, signature, type Signing } from './signed.ts'

/** How long a page may lie open. */
const TOKEN_KEPT = DAY

/** What the script of a page fetches as the form is first touched: when that was, signed. */
export function newToken(signing: Signing & { readonly clock: Clock }): string {
  const text = `${signing.clock.now().toString(36)}.${randomBytes(9).toString('base64url')}`
  return `${text}.${signature(signing, 'token', text)}`
}

/** How long ago a form was first touched, in milliseconds; null without a token of ours. */
export function tookSince(signing: Signing & { readonly clock: Clock }, token: string | null): number | null {
  const [made = '', nonce = '', given = ''] = (token ?? '').split('.')
  if (!/^[0-9a-z]{1,11}$/.test(made) || !isSigned(signing, 'token', `${made}.${nonce}`, given)) return null
  const took = signing.clock.now() - Number.parseInt(made, 36)
  return took >= 0 && took <= TOKEN_KEPT ? took : null
}
