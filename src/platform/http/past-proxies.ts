import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { clientAddress } from './client-address.ts'

function bare(address: string): string {
  return clientAddress(address.trim())
}

function listOf(trusted: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of trusted) {
    const [address = '', prefix] = bare(entry).split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}

/**
 * Who sends a request, past the proxies that are trusted: as the owner's app sees it, for requests that
 * do not go through it. What an untrusted sender says of itself in `X-Forwarded-For` counts for nothing.
 *
 * @param trust nobody, so many hops, or addresses and ranges
 */
export function addressPastProxies(
  trust: false | number | readonly string[],
): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  const list = typeof trust === 'object' ? listOf(trust) : null
  const isTrusted = (address: string, hop: number): boolean => {
    if (typeof trust === 'number') return hop < trust
    const family = isIP(address)
    return list !== null && family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4')
  }
  return ({ headers, socket }) => {
    const direct = bare(socket.remoteAddress ?? '')
    if (trust === false) return direct
    const said = [headers['x-forwarded-for'] ?? []].flat().join(',')
    const chain = [direct, ...said.split(',').map(bare).filter(Boolean).toReversed()]
    const at = chain.findIndex((address, hop) => !isTrusted(address, hop))
    return chain[at < 0 ? chain.length - 1 : at] ?? direct
  }
}
