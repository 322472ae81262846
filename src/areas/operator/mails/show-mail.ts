import type { InputOf } from '#kernel/endpoint.ts'
import type { BytesAnswer, Outside } from '#platform/http/route.ts'
import type { showMail as endpoint } from '../contract.ts'
import { openMail } from './open-mail.ts'

/**
 * What a mail may do where an operator looks at it. A document of its own, since mails are styled where they stand, and
 * the app's policy lets nothing be; one written into the app's document would have the app's policy. It loads nothing, and
 * where it leads is not told whence: a link of a mail may be anybody's.
 */
const POLICY = [
  `default-src 'none'`,
  `style-src 'unsafe-inline'`,
  'img-src data:',
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'self'`,
  'sandbox',
].join('; ')

/** A mail as a page: as it was sent, without the secrets in it. */
export async function showMail(outside: Outside, input: InputOf<typeof endpoint>): Promise<BytesAnswer> {
  const { html } = await outside.transaction((ctx) => openMail(ctx, input))
  outside.answer.header('content-security-policy', POLICY)
  outside.answer.header('referrer-policy', 'no-referrer')
  outside.answer.header('cache-control', 'no-store')
  return { type: 'text/html; charset=utf-8', body: html }
}
