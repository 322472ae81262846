import { createServer } from 'node:http'

/**
 * Where ports are looked for: below those that the system gives to whoever connects. One of those may be taken
 * between the look and the start, or while a program that a test kills is down; nobody is given one of these.
 */
const FIRST = 15_000
const LAST = 32_000

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}

/** A port of this machine on which nobody listens. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST))
    if (await isFree(port)) return port
  }
  throw new Error('No port is free')
}
