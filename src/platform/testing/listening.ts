import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import { after } from 'node:test'

/** Has a server listen until the tests that now begin are over. @returns its port, on this machine alone */
export async function listening(server: Server & { closeAllConnections?(): void }): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.close()
    server.closeAllConnections?.()
  })
  return (server.address() as AddressInfo).port
}
