/**
 * The address of whoever asks, as people know it: a server that listens for both kinds at once is told
 * an IPv4 address inside of an IPv6 one (`::ffff:192.0.2.1`, RFC 4291 § 2.5.5.2).
 */
export function clientAddress(ip: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip
}
