import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { megabytesOf } from '#kernel/i18n/file-size.ts'
import { Refusal, refuse } from '#kernel/refusal.ts'
import type { Log } from '../log/log.ts'
import type { Edits } from './crop.ts'
import {
  type DecoderReply,
  type DecoderTask,
  type Picture,
  type Rendered,
  type Rendering,
} from './decoder-messages.ts'
import { imageLimits } from './limits.ts'
import { sniffImage } from './sniff.ts'

export interface ImagesOptions {
  /** How many pictures are worked on at once, each in a process of its own. */
  readonly processes?: number
  /** Milliseconds of the processor's time for one picture made; by the clock four times as long. */
  readonly milliseconds?: number
  /** Bytes of memory for one process. */
  readonly memory?: number
  /** Where it is written down why a process could not be started, or be spoken to. */
  readonly log?: Pick<Log, 'error'>
}

/** Starts nothing until the first picture comes; an idle process ends after a minute. */
export function createImages(options: ImagesOptions = {}): Images {
  return new Images(options)
}

/** Whose turn it is where nobody is named: the program's own. */
const OWN = 'platform'

interface Job {
  readonly task: DecoderTask
  readonly onReply: (reply: DecoderReply) => void
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

const IDLE_MILLISECONDS = 60_000
/** The process counts the processor's time; on a busy machine that takes longer by the clock on the wall. */
const WALL_FACTOR = 4
const program = fileURLToPath(new URL('./decoder-process.ts', import.meta.url))

/**
 * Looks into pictures and makes pictures of them. `turnOf` is whose turn it takes, a site's id: what waits comes up in
 * turns, one picture of each, so that nobody waits behind all that another has brought.
 */
export class Images {
  /** Who waits with what, in the order of their turns. */
  readonly #waiting = new Map<string, Job[]>()
  readonly #decoders: Decoder[]
  #closed = false

  constructor(options: ImagesOptions) {
    this.#decoders = Array.from({ length: options.processes ?? 1 }, () => new Decoder(options))
  }

  /**
   * Tells what a picture is, after decoding it once. Refusals, each before more work is done than it takes to know:
   * `images.file_too_large`, `images.wrong_type`, `images.too_many_pixels`, `images.broken`, `images.too_slow`,
   * `images.too_much_memory`, `images.busy` (too many wait, or the system gives no process now: the next picture asks
   * for one anew). SVG is refused as a wrong type here: it goes to `cleanSvg`.
   */
  async inspect(bytes: Uint8Array, turnOf = OWN): Promise<Picture> {
    checkFile(bytes)
    let picture: Picture | undefined
    await this.#run(turnOf, { kind: 'inspect', bytes }, (reply) => {
      if (reply.kind === 'inspected') picture = reply.picture
    })
    if (!picture) throw new Error('The decoder answered without a picture')
    return picture
  }

  /** Makes pictures from a picture, in the order asked for; refuses like `inspect`. The limit of time is for each. */
  async render(
    bytes: Uint8Array,
    renderings: readonly Rendering[],
    edits: Edits = {},
    turnOf = OWN,
  ): Promise<Rendered[]> {
    checkFile(bytes)
    const made: Rendered[] = []
    await this.#run(turnOf, { kind: 'render', bytes, renderings, edits }, (reply) => {
      if (reply.kind === 'rendered') made.push(reply.rendered)
    })
    return made
  }

  /** Ends the processes. What waits is refused as `images.busy`. */
  async close(): Promise<void> {
    this.#closed = true
    const given = [...this.#waiting.values()].flat()
    this.#waiting.clear()
    for (const job of given) job.reject(busy())
    await Promise.all(this.#decoders.map((decoder) => decoder.end()))
  }

  #run(turnOf: string, task: DecoderTask, onReply: Job['onReply']): Promise<void> {
    const line = this.#waiting.get(turnOf) ?? []
    const all = this.#waiting.values().reduce((sum, { length }) => sum + length, 0)
    if (this.#closed || all >= imageLimits.waiting || line.length >= imageLimits.waitingOfOne)
      return Promise.reject(busy())
    return new Promise((resolve, reject) => {
      line.push({ task, onReply, resolve, reject })
      this.#waiting.set(turnOf, line)
      this.#next()
    })
  }

  /** The first of whoever's turn it is; the rest of theirs comes after one of everybody else's. */
  #take(): Job | undefined {
    const [turn] = this.#waiting
    if (!turn) return undefined
    const [turnOf, line] = turn
    const job = line.shift()
    this.#waiting.delete(turnOf)
    if (line.length > 0) this.#waiting.set(turnOf, line)
    return job
  }

  #next(): void {
    for (const decoder of this.#decoders) {
      if (decoder.busy) continue
      const job = this.#take()
      if (!job) return
      void decoder.work(job).finally(() => this.#next())
    }
  }
}

function busy(): Refusal {
  return refuse('unavailable', 'images.busy', { retryAfter: 10 })
}

/** What can be said of a file without decoding: its length and its type. */
function checkFile(bytes: Uint8Array): void {
  if (bytes.byteLength > imageLimits.bytes) {
    throw refuse('too_large', 'images.file_too_large', {
      values: { megabytes: megabytesOf(imageLimits.bytes) },
    })
  }
  const type = sniffImage(bytes)
  if (type === null || type === 'svg') throw refuse('unsupported', 'images.wrong_type')
}

/** One process and the one picture in its hands. */
class Decoder {
  readonly #milliseconds: number
  readonly #memory: number
  readonly #log: ImagesOptions['log']
  #process: ChildProcess | null = null
  #idle: NodeJS.Timeout | undefined
  busy = false

  constructor({ milliseconds, memory, log }: ImagesOptions) {
    this.#milliseconds = milliseconds ?? imageLimits.milliseconds
    this.#memory = memory ?? imageLimits.memory
    this.#log = log
  }

  async work(job: Job): Promise<void> {
    this.busy = true
    clearTimeout(this.#idle)
    let child: ChildProcess | undefined
    try {
      child = this.#process ??= this.#start()
      child.ref()
      child.channel?.ref()
      await this.#converse(child, job)
      job.resolve()
    } catch (error) {
      // It is not the picture's fault: whoever brought it comes again, and finds another process.
      if (!(error instanceof Refusal)) void this.end()
      job.reject(error instanceof Refusal ? error : this.#failed(error))
    } finally {
      this.busy = false
      child?.unref()
      child?.channel?.unref()
      this.#idle = setTimeout(() => void this.end(), IDLE_MILLISECONDS).unref()
    }
  }

  #failed(error: unknown): Refusal {
    this.#log?.error({ err: error }, 'no process for a picture')
    return busy()
  }

  /** @throws what the system says where it gives no process at once; later it is the process's `error` */
  #start(): ChildProcess {
    const heap = Math.floor(this.#memory / 1024 / 1024 / 2)
    const child = fork(program, [String(this.#memory), String(this.#milliseconds)], {
      // No secret of the server's environment is needed there, nor may it write, connect or start anything.
      env: {
        // The C library keeps what is freed for each thread; here it goes back to the system (glibc mallopt(3)).
        MALLOC_ARENA_MAX: '2',
        MALLOC_MMAP_THRESHOLD_: '131072',
        MALLOC_TRIM_THRESHOLD_: '131072',
      },
      execArgv: [
        `--max-old-space-size=${heap}`,
        '--permission',
        '--allow-fs-read=*',
        '--allow-addons',
        '--no-warnings',
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const forget = (): void => {
      if (this.#process === child) this.#process = null
    }
    // One that could not be started has an error and no exit.
    child.once('exit', forget).on('error', forget)
    return child
  }

  #converse(child: ChildProcess, job: Job): Promise<void> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout
      const restart = () => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          void this.end()
          finish(refuse('invalid', 'images.too_slow'))
        }, this.#milliseconds * WALL_FACTOR)
      }
      const finish = (error?: Error) => {
        clearTimeout(timer)
        child.off('message', onMessage).off('exit', onExit).off('error', onError)
        if (error) reject(error)
        else resolve()
      }
      const onMessage = (reply: DecoderReply) => {
        if (reply.kind === 'fault') return finish(faultRefusal(reply))
        if (reply.kind === 'done') {
          // What a large picture leaves behind is not given back; the next one shall have its whole allowance.
          if (reply.memory > this.#memory / 3) void this.end()
          return finish()
        }
        job.onReply(reply)
        restart()
      }
      const onExit = (code: number | null, signal: string | null) => finish(exitRefusal(code, signal))
      const onError = (error: Error) => finish(error)
      child.on('message', onMessage).on('exit', onExit).on('error', onError)
      // One that the system had no process for has no number; its error says why.
      if (child.pid === undefined) return
      restart()
      child.send(job.task, (error) => error && onError(error))
    })
  }

  async end(): Promise<void> {
    clearTimeout(this.#idle)
    const child = this.#process
    this.#process = null
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    // Idle it holds nothing up; its end is waited for.
    child.ref()
    child.kill('SIGKILL')
    await gone
  }
}

function faultRefusal(reply: DecoderReply & { kind: 'fault' }): Refusal {
  if (reply.fault === 'wrong_type') return refuse('unsupported', 'images.wrong_type')
  if (reply.fault === 'broken') return refuse('invalid', 'images.broken')
  return refuse('too_large', 'images.too_many_pixels', { values: { megapixels: imageLimits.pixels / 1e6 } })
}

/** What is said to a process from elsewhere: no file does that. */
const TOLD = new Set<string | null>(['SIGTERM', 'SIGINT', 'SIGHUP'])

/** The process died over a picture: of time, of memory, or of the file itself. */
function exitRefusal(code: number | null, signal: string | null): Refusal {
  if (TOLD.has(signal)) return busy()
  if (signal === 'SIGXCPU') return refuse('invalid', 'images.too_slow')
  // Over its limit the process kills itself; V8 ends one that is out of heap by SIGABRT.
  if (signal === 'SIGKILL' || signal === 'SIGABRT' || code === 134) {
    return refuse('too_large', 'images.too_much_memory')
  }
  return refuse('invalid', 'images.broken')
}
