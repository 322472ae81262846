import { once } from 'node:events'
import { createServer as createSocketServer, type AddressInfo, type Server as SocketServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { FastifyInstance } from 'fastify'

const IPV4_LOOPBACK = '127.0.0.1'
const IPV6_LOOPBACK = '::1'

/** Whether this machine speaks IPv6 at all: a kernel may be told not to. */
const hasIpv6 = (): boolean =>
  Object.values(networkInterfaces()).some((addresses) => addresses?.some(({ family }) => family === 'IPv6'))

/** The same server once more, at IPv6's own name for this machine, which browsers may try first. */
async function openSecondSocket(app: FastifyInstance, port: number): Promise<SocketServer> {
  const second = createSocketServer((socket) => app.server.emit('connection', socket))
  second.listen(port, IPV6_LOOPBACK)
  await once(second, 'listening')
  return second
}

/**
 * Has a server listen.
 *
 * @param host an IP address; `localhost` for this machine alone, in both families it may have; `::` for every
 *   address, of IPv4 too, also where there is no IPv6
 * @returns the port, and what closes what the server itself does not
 */
export async function listen(
  app: FastifyInstance,
  { host, port: asked }: { host: string; port: number },
): Promise<{ port: number; close(): void }> {
  const isHere = host === 'localhost'
  const address = isHere ? IPV4_LOOPBACK : host === '::' && !hasIpv6() ? '0.0.0.0' : host
  await app.listen({ port: asked, host: address })
  const { port } = app.server.address() as AddressInfo
  const second = isHere && hasIpv6() ? await openSecondSocket(app, port) : null
  return { port, close: () => second?.close() }
}
