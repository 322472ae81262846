/** One customer of a network: an IPv4 address, or the /64 of an IPv6 one, written as RFC 5952 has it. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  if (!ip.includes(':')) return ip
  const [head = '', tail] = ip.split('%', 1)[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
  // What follows are zeros: those before them belong to the same run.
  const kept = groups.slice(0, groups.findLastIndex((group) => group !== '0') + 1)
  return `${kept.join(':')}::/64`
}

/**
 * The /48 around a network of IPv6, of which a customer gets one for the asking: 65,536 networks. Null for IPv4.
 *
 * @param network as {@link networkOf} writes it
 */
export function widerNetworkOf(network: string): string | null {
  if (!network.endsWith('::/64')) return null
  const groups = network.slice(0, -'::/64'.length).split(':').slice(0, 3)
  const kept = groups.slice(0, groups.findLastIndex((group) => group !== '0') + 1)
  return `${kept.join(':')}::/48`
}
