import { setTimeout as pause } from 'node:timers/promises'
import { ask, type Said } from './program.ts'

/**
 * What stands before the processes of one Portico, as a proxy does: it asks each whether it is ready, gives requests to
 * those that are, in turn, and sends again what nobody took.
 */
export class Front {
  readonly #ports: number[] = []
  #turn = 0
  #isOver = false
  #watching: Promise<void> = Promise.resolve()

  constructor() {
    this.#watching = this.#watch()
  }

  /** Gives a process requests from now on, until it says that it is not ready. */
  add(port: number): void {
    this.#ports.push(port)
  }

  /** Whether a process gets requests. */
  has(port: number): boolean {
    return this.#ports.includes(port)
  }

  async #watch(): Promise<void> {
    while (!this.#isOver) {
      for (const port of this.#ports.slice()) {
        const isReady = await ask(port, '/readyz').then(
          ({ status }) => status === 200,
          () => false,
        )
        if (!isReady) this.#ports.splice(this.#ports.indexOf(port), 1)
      }
      await pause(100)
    }
  }

  /** Sends a request to the next process. What came to nobody goes to another; what broke off has failed. */
  async send(one: (port: number) => Promise<Said>): Promise<Said> {
    for (;;) {
      while (this.#ports.length === 0 && !this.#isOver) await pause(10)
      this.#turn += 1
      const port = this.#ports[this.#turn % this.#ports.length]
      if (port === undefined) throw new Error('Nobody is ready')
      try {
        return await one(port)
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED')) throw error
        await pause(20)
      }
    }
  }

  async close(): Promise<void> {
    this.#isOver = true
    await this.#watching
  }
}
