import { randomUUID } from 'node:crypto'
import pg from 'pg'

interface Listener {
  readonly heard: (payload: string) => void
  readonly missed: (() => void) | undefined
}

/** Interval and timeout of the heartbeat, in milliseconds; their sum is how long a lost connection goes unnoticed. */
export interface Pulse {
  readonly every: number
  readonly within: number
}

const PULSE: Pulse = { every: 10_000, within: 10_000 }
const CONNECT_MS = 5_000
const AGAIN_MS = 500
const FAREWELL_MS = 1_000
/** Of a query that is waited for no longer than that. */
const WITHIN_A_FAREWELL = { query_timeout: FAREWELL_MS }

const warn = (error: unknown): void => process.emitWarning(error instanceof Error ? error : String(error))

/**
 * Listens to PostgreSQL's channels over one connection of its own. A connection may be lost
 * without an error, and look idle. So it sends itself a heartbeat; one that does not arrive in time means that
 * the connection is lost, and the listeners' `missed` is called once there is a new one.
 */
export class NotificationReceiver {
  readonly #url: string
  readonly #pulse: Pulse
  /** The channel of the heartbeat. */
  readonly #own = `portico_pulse_${randomUUID()}`
  readonly #listeners = new Map<string, Set<Listener>>()
  #client: pg.Client | null = null
  #opening: Promise<pg.Client> | null = null
  #beating: NodeJS.Timeout | undefined
  #felt: (() => void) | null = null
  #wasLost = false
  #isClosed = false
  readonly #failed: (error: unknown) => void

  /** @param failed called with errors of listeners: any database client can send any payload */
  constructor(url: string, pulse = PULSE, failed: (error: unknown) => void = warn) {
    this.#url = url
    this.#pulse = pulse
    this.#failed = failed
  }

  /**
   * Calls `heard` with the payload of each notification on a channel, until the returned function is called;
   * `missed` after a lost connection was replaced.
   */
  async listen(
    channel: string,
    heard: (payload: string) => void,
    missed?: () => void,
  ): Promise<() => Promise<void>> {
    const one = { heard, missed }
    const those = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, those.add(one))
    const stop = async (): Promise<void> => {
      if (!those.delete(one) || those.size > 0) return
      this.#listeners.delete(channel)
      const client = this.#client
      if (!client) return
      // A line that is gone listens to nothing, and the next one not to this. One that does not answer is given up,
      // so that of many who end at once one waits, and not each after the other.
      await client
        .query({ text: `unlisten ${pg.escapeIdentifier(channel)}`, ...WITHIN_A_FAREWELL })
        .catch(() => this.#lose(client))
    }
    try {
      const client = await this.#open()
      // Nothing, where the line that was just opened listens to it already.
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await stop()
      throw error
    }
    return stop
  }

  #open(): Promise<pg.Client> {
    if (this.#client) return Promise.resolve(this.#client)
    this.#opening ??= this.#connect().finally(() => (this.#opening = null))
    return this.#opening
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: this.#pulse.within,
      keepAlive: true,
      keepAliveInitialDelayMillis: 30_000,
    })
    client.on('notification', ({ channel, payload }) => {
      if (channel === this.#own) this.#felt?.()
      for (const { heard } of this.#listeners.get(channel) ?? []) this.#try(() => heard(payload ?? ''))
    })
    client.on('error', () => {})
    client.on('end', () => this.#lose(client))
    try {
      await client.connect()
      for (const channel of [this.#own, ...this.#listeners.keys()])
        await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      client.end().catch(() => {})
      throw error
    }
    this.#client = client
    if (this.#isClosed) {
      await this.close()
      return client
    }
    this.#beat(client)
    if (this.#wasLost) {
      this.#wasLost = false
      for (const { missed } of [...this.#listeners.values()].flatMap((those) => [...those]))
        this.#try(() => missed?.())
    }
    return client
  }

  /** What one listener throws is kept from the others, and from the process. */
  #try(listener: () => void): void {
    try {
      listener()
    } catch (error) {
      this.#failed(error)
    }
  }

  /** Tells itself something soon, and gives the line up when it does not hear it. */
  #beat(client: pg.Client): void {
    const { every, within } = this.#pulse
    this.#beating = setTimeout(() => {
      // After a stall of our own, what has arrived meanwhile is read before anything is given up.
      this.#beating = setTimeout(() => setImmediate(() => this.#felt && this.#lose(client)), within).unref()
      this.#felt = () => {
        this.#felt = null
        clearTimeout(this.#beating)
        if (this.#client === client) this.#beat(client)
      }
      client.query('select pg_notify($1, $2)', [this.#own, '']).catch(() => {})
    }, every).unref()
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client) return
    this.#client = null
    this.#felt = null
    clearTimeout(this.#beating)
    // One that is silent answers no farewell: with a question under way it is cut off.
    client.end().catch(() => {})
    if (this.#isClosed) return
    this.#wasLost = true
    this.#again()
  }

  #again(): void {
    setTimeout(() => {
      if (this.#isClosed || this.#client || this.#listeners.size === 0) return
      this.#open().catch(() => this.#again())
    }, AGAIN_MS).unref()
  }

  /** Lets go of the line. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#beating)
    this.#felt = null
    const client = this.#client
    this.#client = null
    // One that has gone silent answers no farewell.
    await Promise.race([client?.end(), new Promise((resolve) => setTimeout(resolve, FAREWELL_MS).unref())])
  }
}
