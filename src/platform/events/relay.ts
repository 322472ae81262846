import { SECOND } from '#kernel/clock.ts'
import { storableText } from '#kernel/storable-text.ts'
import { withLogScope } from '../log/log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { runAsSystem, type SystemSurroundings } from '../system-ctx.ts'
import {
  type Due,
  dueDeliveries,
  type DueEvent,
  layOut,
  markDelivered,
  markFailure,
  takeDelivery,
} from './delivery.store.ts'
import { EVENTS_CHANNEL } from './publish.ts'
import type { Subscription } from './subscription.ts'

export interface RelayOptions extends SystemSurroundings {
  readonly subscriptions: readonly Subscription[]
  readonly metrics?: Metrics
  /** Milliseconds between two looks for what was missed; two seconds where nothing is given. */
  readonly period?: number
}

/** Tells subscribers what has been published. */
export interface Relay {
  /** Begins: at once after each commit, and every two seconds for what was missed or is to be tried again. */
  start(): Promise<void>
  /** Ends after the deliveries in hand. */
  stop(): Promise<void>
  /** Delivers until nothing is due any more. */
  drain(): Promise<void>
}

const PERIOD = 2 * SECOND
const AT_ONCE = 4
const HEADS = 100
const MOST_ATTEMPTS = 20
const LONGEST_PAUSE = 3600

/** Seconds before the next try after `attempts` failures: 1, 2, 4 … an hour. Twenty tries take about ten hours. */
export function pauseAfter(attempts: number): number {
  return Math.min(2 ** Math.max(0, attempts - 1), LONGEST_PAUSE)
}

/** Prepares the relay. Several processes may run one each: what one has in hand, the others leave alone. */
export function createRelay(options: RelayOptions): Relay {
  const names = options.subscriptions.map(({ name }) => name)
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice !== undefined) throw new Error(`Two subscriptions are called ${twice}`)
  return new EventRelay(options)
}

class EventRelay implements Relay {
  readonly #options: RelayOptions
  readonly #byName: ReadonlyMap<string, Subscription>
  #timer: NodeJS.Timeout | undefined
  #unlisten: (() => Promise<void>) | null = null
  #draining: Promise<void> | null = null
  #isWanted = false
  #isStopped = false

  constructor(options: RelayOptions) {
    this.#options = options
    this.#byName = new Map(options.subscriptions.map((subscription) => [subscription.name, subscription]))
  }

  async start(): Promise<void> {
    this.#unlisten = await this.#options.database.listen(EVENTS_CHANNEL, () => this.#wake())
    this.#timer = setInterval(() => this.#wake(), this.#options.period ?? PERIOD)
    this.#wake()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearInterval(this.#timer)
    await this.#unlisten?.()
    await this.#draining
  }

  /** One drain at a time; what is heard meanwhile makes it go round once more. */
  #wake(): void {
    this.#isWanted = true
    this.#draining ??= this.#drainWhileWanted().finally(() => {
      this.#draining = null
      if (this.#isWanted && !this.#isStopped) this.#wake()
    })
  }

  async #drainWhileWanted(): Promise<void> {
    while (this.#isWanted && !this.#isStopped) {
      this.#isWanted = false
      try {
        await this.drain()
      } catch (error) {
        this.#options.tools.log.error({ err: error }, 'events could not be delivered; they wait')
        return
      }
    }
  }

  async drain(): Promise<void> {
    const { database, subscriptions } = this.#options
    const wanted = subscriptions.map(({ name, event }) => ({ name, event: event.name }))
    const names = [...this.#byName.keys()]
    for (;;) {
      const sites = await database.transaction('platform', (db) => layOut(db, wanted))
      const heads = await database.transaction('platform', (db) => dueDeliveries(db, names, HEADS))
      const outcomes = await this.#deliverAll(heads)
      // Nothing moved: what is left waits for its time, or another process has it.
      if (this.#isStopped || (sites === 0 && !outcomes.includes(true))) return
    }
  }

  async #deliverAll(heads: readonly Due[]): Promise<boolean[]> {
    const outcomes: boolean[] = []
    const rest = [...heads]
    const lane = async () => {
      for (let due = rest.shift(); due !== undefined && !this.#isStopped; due = rest.shift()) {
        outcomes.push(await this.#deliver(due))
      }
    }
    const lanes = this.#options.database.kind === 'embedded' ? 1 : AT_ONCE
    await Promise.all(Array.from({ length: lanes }, lane))
    return outcomes
  }

  /** Whether the subscriber has been told, so that its next event may follow. */
  async #deliver(due: Due): Promise<boolean> {
    const subscription = this.#byName.get(due.subscriber)
    if (!subscription) return false
    const purpose = { siteId: due.siteId, reason: `event ${due.subscriber}` }
    return withLogScope({ siteId: due.siteId }, async () => {
      let taken: DueEvent | null = null
      try {
        const isDone = await runAsSystem(this.#options, purpose, async (ctx) => {
          taken = await takeDelivery(ctx.db, due)
          if (!taken) return false
          const facts = { id: taken.id, position: due.position, happenedAt: taken.happenedAt }
          await subscription.run(ctx, subscription.event.shape.parse(taken.payload) as never, facts)
          await markDelivered(ctx.db, due)
          return true
        })
        if (isDone) this.#options.metrics?.event(due.subscriber, 'done')
        return isDone
      } catch (error) {
        if (!taken) throw error
        return this.#noteFailure(taken, error)
      }
    })
  }

  /** Whether the event was given up, so that the next may follow. */
  async #noteFailure(due: DueEvent, error: unknown): Promise<boolean> {
    const { database, metrics, tools } = this.#options
    const attempts = due.attempts + 1
    const seconds = attempts >= MOST_ATTEMPTS ? null : pauseAfter(attempts)
    const text = error instanceof Error ? error.message : String(error)
    await database.transaction({ site: due.siteId }, (db) =>
      markFailure(db, due, storableText(text.slice(0, 2000)), seconds),
    )
    metrics?.event(due.subscriber, seconds === null ? 'failed' : 'retried')
    const facts = { err: error, subscriber: due.subscriber, eventId: due.id, attempts }
    if (seconds === null) tools.log.error(facts, 'a subscriber failed for good; its event was set aside')
    else tools.log.warn(facts, 'a subscriber failed and will be told again')
    return seconds === null
  }
}
