import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import { isThisMachine } from '#platform/config/config.ts'
import { targetOf } from './hostnames.ts'

const NEAR = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal'])

type Asked = Pick<IncomingMessage, 'socket' | 'headers' | 'rawHeaders' | 'url'>

/** Whether the program speaks to others through a proxy alone: it has no TLS of its own. */
const isBehindProxy = (appOrigin: string): boolean => appOrigin.startsWith('https:')

/** Whether a host is asked for by who does not go through a proxy: an address, this machine, a name of one word. */
function isDirect(host: string | undefined): boolean {
  const name = host?.toLowerCase().replace(/:\d+$/, '') ?? ''
  return isThisMachine(name) || /^[^.]+$/.test(name) || ipaddr.isValid(name.replace(/^\[(.*)\]$/, '$1'))
}

/**
 * Whether a request comes from this machine or its own network, and was not passed on by a proxy: who may read the
 * figures. A forged header only ever makes somebody a stranger.
 *
 * @param appOrigin of the owner's app: where that is at `https`, what is asked under a name that others know has come
 *   through a proxy, also through one that does not say so
 */
export function isNear(request: Asked, appOrigin: string): boolean {
  const { socket, headers } = request
  const { remoteAddress } = socket
  if (!remoteAddress || !ipaddr.isValid(remoteAddress)) return false
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false
  if (isBehindProxy(appOrigin) && !isDirect(targetOf(request).host)) return false
  return NEAR.has(ipaddr.process(remoteAddress).range())
}

/** Whether somebody may read the developer's mailbox: who is near, and nobody behind a proxy. */
export function mayReadMailbox(request: Asked, appOrigin: string): boolean {
  return !isBehindProxy(appOrigin) && isNear(request, appOrigin)
}
