import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

type V6 = ReturnType<typeof ipaddr.IPv6.parse>

/** The IPv4 address in the bytes from `at` on. */
function embedded(bytes: readonly number[], at: number): string {
  return bytes.slice(at, at + 4).join('.')
}

/** The IPv4 address that a form of IPv6 leads to, `null` where the form carries none. */
function unwrap(address: V6): string | null {
  const bytes = address.toByteArray()
  const range = address.range()
  // ::ffff:a.b.c.d, 64:ff9b::a.b.c.d and 2002:aabb:ccdd:: are roads to an IPv4 address.
  if (range === 'ipv4Mapped' || (range === 'rfc6052' && bytes[5] === 0 && bytes[4] === 0))
    return embedded(bytes, 12)
  if (range === '6to4') return embedded(bytes, 2)
  // ISATAP hides one behind 0:5efe in any network.
  const isIsatap =
    (bytes[8] === 0 || bytes[8] === 2) && bytes[9] === 0 && bytes[10] === 0x5e && bytes[11] === 0xfe
  return isIsatap ? embedded(bytes, 12) : null
}

/**
 * Whether an address is one of the public Internet, and not of this machine, its networks, or a special range of
 * IANA's registries. Forms of IPv6 that carry an IPv4 address are judged by it too.
 */
export function isPublicAddress(text: string): boolean {
  if (isIP(text) === 0 || text.includes('%')) return false
  const address = ipaddr.parse(text)
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast'
  const inner = unwrap(address)
  if (inner !== null && !isPublicAddress(inner)) return false
  const range: string = address.range()
  if (range === 'ipv4Mapped' || range === 'rfc6052' || range === '6to4') return inner !== null
  // Only 2000::/3 has been given out to networks.
  return range === 'unicast' && ((address.toByteArray()[0] ?? 0) & 0xe0) === 0x20
}
