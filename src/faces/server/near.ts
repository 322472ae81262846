import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

const NEAR = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal'])

/**
 * Whether a request comes from this machine or its own network, and was not passed on by a proxy: who
 * may read the figures, and the developer's mailbox. A forged header only ever makes somebody a stranger.
 */
export function isNear({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  const { remoteAddress } = socket
  if (!remoteAddress || !ipaddr.isValid(remoteAddress)) return false
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false
  return NEAR.has(ipaddr.process(remoteAddress).range())
}
