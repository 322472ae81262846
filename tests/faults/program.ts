import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { type Agent, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { newId } from '#kernel/ids.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import { crumbMaker } from '#platform/http/crumb.ts'
import { until } from '#platform/testing/until.ts'
import { copyPrepared, PREPARED_DATABASE } from '../prepared.ts'

export { freePort } from '../free-port.ts'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Who the demonstration lets in. */
export const operator = { email: 'demo@portico.example', password: 'portico-demonstration' }

/** How often a fault is tried that FAULT_ROUNDS says nothing of: once. A long run of an evening sets 20. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 1)

/** Whether faults are tried more than once each, and on both databases. */
export const isLongRun = ROUNDS > 1

/** How many rounds of a fault are tried, of which so many are worth one. */
export const rounds = (usual: number): number => Math.max(1, Math.round(usual * ROUNDS))

/** Random numbers that come again with their seed (mulberry32). Whoever fails prints the seed. */
export function seeded(seed: number): { readonly seed: number; below(most: number): number } {
  let state = seed >>> 0
  return {
    seed,
    below(most) {
      state = (state + 0x6d2b79f5) >>> 0
      let t = state
      t = Math.imul(t ^ (t >>> 15), t | 1)
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
      return ((t ^ (t >>> 14)) >>> 0) % most
    },
  }
}

/** Runs a fault with a seed of today, or the one named by FAULT_SEED, and names it where it fails. */
export async function withSeed(work: (random: ReturnType<typeof seeded>) => Promise<void>): Promise<void> {
  const random = seeded(Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000))
  try {
    await work(random)
  } catch (error) {
    console.error(`Try it again with FAULT_SEED=${random.seed}`)
    throw error
  }
}

export interface ScratchFolder {
  readonly path: string
  remove(): void
}

/** An empty folder: a start on it is a first one. */
export function scratchFolder(): ScratchFolder {
  const path = mkdtempSync(join(tmpdir(), 'portico-fault-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** A data folder for what does not ask how a first start goes: as one left it, where that was prepared. */
export function plantedFolder(): ScratchFolder {
  const folder = scratchFolder()
  copyPrepared('planted', folder.path)
  return folder
}

/** Where PostgreSQL is, or null. */
export async function postgresServer(): Promise<string | null> {
  const named = process.env['TEST_DATABASE_URL'] ?? process.env['DATABASE_URL']
  if (named) return named
  const isThere = await new Promise<boolean>((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: 5432, timeout: 10_000 })
    const end = (answer: boolean): void => {
      socket.destroy()
      resolve(answer)
    }
    socket.on('connect', () => end(true))
    socket.on('error', () => end(false))
    socket.on('timeout', () => end(false))
  })
  return isThere ? 'postgres://postgres@127.0.0.1:5432/postgres' : null
}

export interface ScratchDatabase {
  readonly url: string
  readonly name: string
  /** Runs a statement as the server's administrator, on another database. */
  admin(text: string, values?: unknown[]): Promise<pg.QueryResult>
  /** Runs a statement on this database, past every row policy. */
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>
  drop(): Promise<void>
}

/** A database on PostgreSQL for what does not ask how a first start goes; as {@link plantedFolder}. */
export const plantedDatabase = (): Promise<ScratchDatabase | null> =>
  scratchDatabase(process.env[PREPARED_DATABASE])

/**
 * A database of its own on PostgreSQL, or null where there is none.
 *
 * @param template name of the one it is a copy of; without it is empty
 */
export async function scratchDatabase(template?: string): Promise<ScratchDatabase | null> {
  const server = await postgresServer()
  if (!server) return null
  const on = async (url: string, text: string, values?: unknown[]): Promise<pg.QueryResult> => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return await client.query(text, values)
    } finally {
      await client.end()
    }
  }
  const name = `portico_fault_${newId().replaceAll('-', '')}`
  await on(server, `create database ${name}${template ? ` template ${template}` : ''}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    name,
    admin: (text, values) => on(server, text, values),
    query: (text, values) => on(url.href, text, values),
    drop: async () => void (await on(server, `drop database ${name} with (force)`)),
  }
}

/** Less than a test may take, so that what is waited for is named. */
const LONGEST_WAIT_MS = 240_000

/** Reads again and again until what is read is what is waited for: what was killed begins late, and anew. */
export async function readUntil<T>(read: () => Promise<T>, isThere: (value: T) => boolean): Promise<T> {
  const look = async () => {
    const value = await read()
    return isThere(value) && { value }
  }
  return (await until(look, LONGEST_WAIT_MS, 100)).value
}

const SECRET_KEY = 'a secret key that only the tests of faults know of'
const MAIN = `const { main } = await import('./src/faces/server/main.ts'); await main()`

/** A Portico in a process of its own, to be treated badly. */
export interface Program {
  readonly port: number
  readonly origin: string
  readonly child: ChildProcess
  /** What it has said on both streams. */
  output(): string
  /** Ends it without a word, as a power cut or the kernel's memory killer would. */
  kill(): Promise<void>
  /** Asks it to end and waits until it has. Answers its exit code. */
  stop(): Promise<number | null>
}

export interface ProgramOptions {
  readonly port: number
  readonly env: Readonly<Record<string, string>>
  /** Commands that Node is started by, such as `unshare`. */
  readonly before?: readonly string[]
  /** What is run in place of the program itself: a module's text. */
  readonly code?: string
  /** Whether anybody speaks to it on its standard input. */
  readonly stdin?: 'pipe'
}

/** The environment of a program on a folder or a database of its own; nothing of ours leaks in. */
export function environment(
  port: number,
  given: { folder: string; database?: string | null; more?: Record<string, string> },
): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    PORT: String(port),
    DATA_DIR: given.folder,
    SECRET_KEY,
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    ...(given.database ? { DATABASE_URL: given.database } : {}),
    ...given.more,
  }
}

/** Starts a child process of the pinned Node. */
export function launch(options: Omit<ProgramOptions, 'port'>): {
  child: ChildProcess
  output(): string
  ended: Promise<number | null>
} {
  const [command, ...rest] = [
    ...(options.before ?? []),
    process.execPath,
    '--import',
    './scripts/hooks.mjs',
    '--input-type=module',
    '-e',
    options.code ?? MAIN,
  ]
  const child = spawn(command, rest, {
    cwd: root,
    env: options.env,
    stdio: [options.stdin ?? 'ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout?.on('data', (part: Buffer) => (output += part.toString()))
  child.stderr?.on('data', (part: Buffer) => (output += part.toString()))
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)))
  return { child, output: () => output, ended }
}

/** Starts the program and waits until it is ready to answer. */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  const { child, output, ended } = launch(options)
  const origin = `http://localhost:${options.port}`
  let isOver = false
  void ended.then(() => (isOver = true))
  for (let waited = 0; ; waited += 50) {
    if (isOver) throw new Error(`The program ended before it was ready:\n${output()}`)
    if (waited > 90_000) throw new Error(`The program was not ready after 90 s:\n${output()}`)
    if (output().includes('is running')) break
    await pause(50)
  }
  return {
    port: options.port,
    origin,
    child,
    output,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

export interface Said {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

export interface Asking {
  /** Of this machine; its usual one where none is given. */
  readonly address?: string
  readonly method?: string
  readonly host?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  readonly agent?: Agent
  readonly timeout?: number
}

/** Sends one request to this machine, with whatever Host it says. */
export function ask(port: number, path: string, asking: Asking = {}): Promise<Said> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: asking.address ?? '127.0.0.1',
        port,
        path,
        method: asking.method ?? 'GET',
        ...(asking.agent ? { agent: asking.agent } : {}),
        headers: {
          host: asking.host ?? `localhost:${port}`,
          ...(asking.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(asking.body)) }),
          ...asking.headers,
        },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('aborted', () => reject(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(parts).toString('utf8'),
          }),
        )
      },
    )
    sent.setTimeout(asking.timeout ?? 60_000, () => sent.destroy(new Error('No answer in time')))
    sent.on('error', reject)
    sent.end(asking.body)
  })
}

/** A person at the owner's app: cookies are kept and the forgery token is repeated. */
export class Person {
  readonly port: number
  readonly origin: string
  readonly #cookies = new Map<string, string>()

  /** @param origin the app's origin as its browser sees it */
  constructor(port: number, origin = `http://localhost:${port}`) {
    this.port = port
    this.origin = origin
  }

  #keep(said: Said): Said {
    for (const line of said.headers['set-cookie'] ?? []) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      const value = pair.slice(at + 1)
      if (value === '') this.#cookies.delete(pair.slice(0, at))
      else this.#cookies.set(pair.slice(0, at), value)
    }
    return said
  }

  /** The headers a browser of this person sends. */
  headers(): Record<string, string> {
    const crumb = this.#cookies.get('crumb') ?? ''
    return {
      host: new URL(this.origin).host,
      origin: this.origin,
      'sec-fetch-site': 'same-origin',
      'x-csrf-token': crumb,
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    }
  }

  /** Calls the API. A body that is not text is sent as JSON. `more.port`: another process that serves the same. */
  async call(
    method: string,
    path: string,
    body?: unknown,
    more: Asking & { readonly port?: number } = {},
  ): Promise<Said> {
    const isRaw = typeof body === 'string' || Buffer.isBuffer(body)
    return this.#keep(
      await ask(more.port ?? this.port, path, {
        ...more,
        method,
        headers: {
          ...this.headers(),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...more.headers,
        },
        ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
      }),
    )
  }

  /** As {@link call}, for what must go well; gives the JSON of the answer. */
  async get<T>(path: string): Promise<T> {
    return this.#good<T>(await this.call('GET', path), path)
  }

  async post<T>(path: string, body: unknown = {}, more: Asking = {}): Promise<T> {
    return this.#good<T>(await this.call('POST', path, body, more), path)
  }

  #good<T>(said: Said, path: string): T {
    if (said.status !== 200) throw new Error(`${path} was answered with ${said.status} ${said.text}`)
    return JSON.parse(said.text) as T
  }

  /** Gets the forgery token that the app's first page would have brought. */
  arrive(): this {
    this.#cookies.set('crumb', crumbMaker(secretsOf(SECRET_KEY).key('crumb')).make(''))
    return this
  }

  async signIn(who: { email: string; password: string } = operator): Promise<this> {
    await this.arrive().post('/api/account/sign-in', who)
    return this
  }
}

export interface OwnSite {
  readonly id: string
  readonly slug: string
  readonly pages: readonly { id: string; title: string; path: string; version: number }[]
}

/** The pages of a site that have documents of their own. */
export async function pagesOf(person: Person, siteId: string): Promise<OwnSite['pages']> {
  const { pages } = await person.get<{ pages: (OwnSite['pages'][number] & { kind: string })[] }>(
    `/api/sites/${siteId}/pages`,
  )
  return pages.filter((page) => page.kind === 'layout')
}

/** All that was saved of a page after a version, part by part, as a tab asks for it. */
export async function savedAfter<S>(person: Person, path: string, version: number): Promise<S[]> {
  const saved: S[] = []
  for (let [after, hasMore] = [version, true]; hasMore;) {
    const told = await person.get<{ version: number; saved: S[]; hasMore: boolean }>(
      `${path}/patches?after=${after}`,
    )
    saved.push(...told.saved)
    ;({ version: after, hasMore } = told)
  }
  return saved
}

let made = 0

/** Makes a site for a person, with the pages of the blank one and copies of its home. */
export async function makeSite(person: Person, pages = 2): Promise<OwnSite> {
  made += 1
  const slug = `fault-${process.pid}-${made}`
  const { id } = await person.post<{ id: string }>('/api/sites', {
    title: `Fault ${made}`,
    slug,
    beginning: { from: 'blank' },
    language: 'en-GB',
    country: 'GB',
    currency: 'GBP',
    timeZone: 'Europe/London',
  })
  const [home] = await pagesOf(person, id)
  if (!home) throw new Error('A new site has no page')
  for (let n = (await pagesOf(person, id)).length; n < pages; n += 1)
    await person.post(`/api/sites/${id}/pages/${home.id}/duplicate`)
  return { id, slug, pages: await pagesOf(person, id) }
}
