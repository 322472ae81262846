import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

const NEAR = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal'])

/**
 * Whether a request comes from this machine or its own network, and was not passed on by a proxy: who
 * may read the figures, and the developer's mailbox. A forged header only ever makes somebody a stranger.
 *
 * @param appOrigin of the owner's app: we speak no TLS, so what is asked under its name where that is `https` has come
 *   through a proxy, also through one that does not say so
 */
export function isNear(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  appOrigin: string,
): boolean {
  const { remoteAddress } = socket
  const app = new URL(appOrigin)
  if (app.protocol === 'https:' && headers.host?.toLowerCase() === app.host) return false
  if (!remoteAddress || !ipaddr.isValid(remoteAddress)) return false
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false
  return NEAR.has(ipaddr.process(remoteAddress).range())
}
