import { createHash } from 'node:crypto'
import { secretsOf } from '#platform/auth/secrets.ts'
import type { RequestFacts } from '#platform/ctx.ts'
import { networkOf } from '#platform/http/network-of.ts'
import type { Tools } from '#platform/tools.ts'

/** What of a browser's headers tells it from others behind the same address. */
const TELLING_HEADERS = ['user-agent', 'accept-language', 'sec-ch-ua', 'sec-ch-ua-platform']

/** A network as it is stored: a hash that does not reveal the address. */
export function networkHash({ config }: Pick<Tools, 'config'>, ip: string): string {
  return secretsOf(config.secretKey).hash('forms.network', networkOf(ip))
}

/** What tells one browser in a network from another. */
export function browserOf({ headers }: Pick<RequestFacts, 'headers'>): string {
  return TELLING_HEADERS.map((name) => String(headers[name] ?? '')).join('\n')
}

/** A digest of whatever tells one thing from another. */
export function digestOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
