import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to the server that can go silent: what is open stays open, and nothing comes through any more. */
export interface Way {
  readonly url: string
  /** Silences what is open now. */
  silence(): void
  /** Whether those who come from now on get through. */
  setOpen(isOpen: boolean): void
  /** How many have come so far. */
  readonly came: number
  close(): void
}

/** Opens one that lets everything through. @param server `postgres://…` */
export async function openWay(server: string): Promise<Way> {
  const to = new URL(server)
  const sockets = new Set<Socket>()
  let current: { isSilent: boolean }[] = []
  let isOpen = true
  let came = 0
  const proxy = createServer((near) => {
    came += 1
    const line = { isSilent: !isOpen }
    current.push(line)
    const far = connect(Number(to.port || 5432), to.hostname)
    for (const [from, onto] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (part) => void (line.isSilent || onto.write(part)))
      from.on('error', () => {})
      from.on('close', () => void (line.isSilent || onto.destroy()))
    }
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const url = new URL(server)
  url.hostname = '127.0.0.1'
  url.port = String((proxy.address() as AddressInfo).port)
  return {
    url: url.href,
    silence() {
      for (const line of current) line.isSilent = true
      current = []
    },
    setOpen: (open) => void (isOpen = open),
    get came() {
      return came
    },
    close() {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    },
  }
}
