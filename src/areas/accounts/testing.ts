import assert from 'node:assert/strict'
import { after } from 'node:test'
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { fixedClock } from '#kernel/clock.ts'
import { type CallOf, type Endpoint, fillPath, type OutputOf } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import type { RequestFacts } from '#platform/ctx.ts'
import type { Database, Db } from '#platform/db/database.ts'
import { type ApiOptions, serveApi } from '#platform/http/api.ts'
import { crumbMaker } from '#platform/http/crumb.ts'
import { createHttp } from '#platform/http/http.ts'
import type { Route } from '#platform/http/route.ts'
import { createRateLimits } from '#platform/rate-limit/rate-limit.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import type { SampleInput, Samples, SampleSite } from '#platform/testing/samples.ts'
import { sharedDatabase, testDatabase, testTools } from '#platform/testing/world.ts'
import type { Tools } from '#platform/tools.ts'
import { accountsRoutes } from './accounts.routes.ts'
import { readAccount, signUp, verifyEmail } from './contract.ts'
import { sendReset } from './mail-link/send-reset.ts'
import { authenticate } from './session/authenticate.ts'
import { totpCode } from './second-factor/totp.ts'

/** A password that is taken, for people of tests. */
export const GOOD_PASSWORD = 'kettle anvil harbour'

export interface Answered<T> {
  readonly status: number
  readonly body: T
  readonly text: string
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
  /** `Set-Cookie` as it was sent. */
  readonly setCookies: readonly string[]
}

export interface SentMail {
  readonly kind: string
  readonly subject: string
  readonly plain: string
  /** The token of its link. */
  readonly token: string
}

/** A server with these routes, as browsers meet it. */
export interface Door {
  readonly app: FastifyInstance
  readonly database: Database
  readonly tools: Tools
  readonly clock: ReturnType<typeof fixedClock>
  readonly origin: string
  browser(given?: { ip?: string; userAgent?: string }): Browser
  /** What was mailed to an address, newest last. */
  mailsTo(address: string): Promise<SentMail[]>
  /** Runs the queued resets, as the worker would. */
  sendResets(): Promise<void>
  close(): Promise<void>
}

export interface DoorOptions {
  readonly origin?: string
  readonly database?: Database
  /** Its clock; one that stands at the time of day unless said. */
  readonly clock?: Door['clock']
  /** In place of that of the tests. */
  readonly storage?: Tools['storage']
  /** Beside the routes of accounts. */
  readonly routes?: readonly Route[]
  /** Whose rights count on which site; without it there are no sites. */
  readonly siteAccess?: ApiOptions['siteAccess']
}

/** Opens a server of its own on the database of the tests, with a clock of its own and limits of its own. */
export async function openDoor(options: DoorOptions = {}): Promise<Door> {
  const origin = options.origin ?? 'http://localhost:4000'
  const database = options.database ?? (await testDatabase())
  const clock = options.clock ?? fixedClock(Date.now())
  const base = testTools()
  const tools: Tools = {
    ...base,
    storage: options.storage ?? base.storage,
    limits: createRateLimits(),
    notify: (channel, payload) => database.notify(channel, payload),
    config: { ...base.config, appOrigin: origin },
  }
  const crumbs = crumbMaker(Buffer.from('the crumbs of a test'))
  const app = await createHttp({ trustProxy: false })
  serveApi(app, [...accountsRoutes, ...(options.routes ?? [])], {
    database,
    clock,
    crumbs,
    origin,
    tools,
    authenticate: (db: Db, facts: RequestFacts) => authenticate({ db, clock, tools }, facts),
    siteAccess: options.siteAccess ?? (() => Promise.resolve(null)),
  })
  await app.ready()
  return {
    app,
    database,
    tools,
    clock,
    origin,
    browser: (given = {}) => new Browser(app, origin, crumbs.make(''), given.ip, given.userAgent),
    async mailsTo(address) {
      const { rows } = await sql<Omit<SentMail, 'token'>>`
        select kind, subject, plain from mails where to_address = ${address} order by id`.execute(
        database.root,
      )
      return rows.map((mail) => ({ ...mail, token: /#([\w-]{43})\b/.exec(mail.plain)?.[1] ?? '' }))
    },
    async sendResets() {
      const { rows } = await sql<{ email: string }>`
        delete from jobs.job where name = 'accounts.send-reset' returning data->'input'->>'email' as email`.execute(
        database.root,
      )
      for (const { email } of rows) {
        await runAsSystem({ database, tools, clock }, { siteId: null, reason: 'test' }, (ctx) =>
          sendReset(ctx, { email }),
        )
      }
    },
    close: () => app.close(),
  }
}

/** The people of a test, each with an address, a network and a browser of their own. */
export interface People {
  readonly door: Door
  /** An address that nobody has yet. */
  newAddress(): string
  /** A browser of another network each time, so that the limits of one test are not those of the next. */
  newBrowser(): Browser
  /** What somebody with this address fills in to sign up. */
  form(email: string): CallOf<typeof signUp>
  /** Somebody with a confirmed account, signed in in a browser of their own. */
  someone(): Promise<{ email: string; browser: Browser; id: string }>
  /** Does something as the platform itself. */
  asSystem<T>(work: Parameters<typeof runAsSystem<T>>[2]): Promise<T>
}

/** Opens a door of its own, and calls people to it. @param mark what their addresses have in common */
export async function openPeople(options: DoorOptions = {}, mark = ''): Promise<People> {
  const door = await openDoor(options)
  let addresses = 0
  let networks = 10
  const people: People = {
    door,
    newAddress: () => `person-${(addresses += 1)}${mark}@example.com`,
    newBrowser: () => door.browser({ ip: `198.51.100.${(networks += 1)}` }),
    form: (email) => ({ email, password: GOOD_PASSWORD, name: 'Mira Okafor', country: 'GB' }),
    async someone() {
      const email = people.newAddress()
      const browser = people.newBrowser()
      await browser.call(signUp, people.form(email))
      const [mail] = await door.mailsTo(email)
      assert.deepEqual(await browser.call(verifyEmail, { token: mail?.token ?? '' }), { state: 'signed_in' })
      const { id } = await browser.call(readAccount, {})
      return { email, browser, id }
    },
    asSystem: (work) =>
      runAsSystem(
        { database: door.database, tools: door.tools, clock: door.clock },
        { siteId: null, reason: 'test' },
        work,
      ),
  }
  return people
}

/** Opens a door for a file of tests, which is closed when they are over, and calls people of its own to it. */
export async function peopleOfFile(): Promise<People> {
  // On a database that other files use as well, nobody has the address of another.
  const people = await openPeople({ database: await sharedDatabase() }, `-${newId().slice(-12)}`)
  after(() => people.door.close())
  return people
}

/** The site of a walk whose calls are made by browsers. */
export interface WalkedSite extends SampleSite {
  readonly people: People
  readonly owner: Browser
  readonly ownerId: string
  /** Of somebody who runs the platform. */
  readonly operator: Browser
  /** Makes a call as somebody, on no site unless it is named; it has to work. */
  call<T = { readonly id: string }>(by: Browser, name: string, input?: SampleInput): Promise<T>
  /** Lets somebody prove anew who is at the keyboard. */
  prove(by: Browser): Promise<void>
}

/** What the `samples.ts` of an area exports as `samples`. */
export type AreaSamples = Samples<WalkedSite, Browser>

/** A browser: keeps cookies, sends what the owner's app would send. */
export class Browser {
  readonly cookies = new Map<string, string>()
  readonly #app: FastifyInstance
  readonly #origin: string
  readonly #ip: string
  readonly #userAgent: string

  constructor(
    app: FastifyInstance,
    origin: string,
    crumb: string,
    ip = '192.0.2.7',
    userAgent = 'Firefox/145.0 (X11; Linux)',
  ) {
    this.#app = app
    this.#origin = origin
    this.#ip = ip
    this.#userAgent = userAgent
    this.cookies.set('crumb', crumb)
  }

  /** Another browser with the same cookies. */
  copy(): Browser {
    const twin = new Browser(this.#app, this.#origin, '', this.#ip, this.#userAgent)
    twin.cookies.clear()
    for (const [name, value] of this.cookies) twin.cookies.set(name, value)
    return twin
  }

  /**
   * Calls an endpoint, whatever comes of it; of a stream of events the first is heard.
   *
   * @param bytes what is sent where the endpoint takes bytes
   */
  async send<E extends Endpoint>(
    endpoint: E,
    input: CallOf<E>,
    headers: Readonly<Record<string, string>> = {},
    bytes: Buffer = Buffer.from('x'),
  ): Promise<
    Answered<OutputOf<E> & { error?: { code: string; field?: string; message: string; data?: unknown } }>
  > {
    const { path, rest } = fillPath(endpoint.path, input as Record<string, unknown>)
    const isRead = endpoint.method === 'GET'
    const takesBytes = endpoint.takes === 'bytes'
    const inQuery = isRead || takesBytes
    const named = Object.entries(inQuery ? rest : {}).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)]),
    )
    const query = new URLSearchParams(named).toString()
    const asked: InjectOptions = {
      method: endpoint.method,
      url: query === '' ? path : `${path}?${query}`,
      remoteAddress: this.#ip,
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        origin: this.#origin,
        'user-agent': this.#userAgent,
        'x-csrf-token': this.cookies.get('crumb') ?? '',
        ...(isRead ? {} : { 'content-type': takesBytes ? 'application/octet-stream' : 'application/json' }),
        ...headers,
      },
      ...(isRead ? {} : { payload: takesBytes ? bytes : JSON.stringify(rest) }),
    }
    if (endpoint.sends === 'events') return this.#begin(asked)
    const answer = await this.#app.inject(asked)
    for (const cookie of answer.cookies) {
      if (cookie.maxAge === 0 || cookie.value === '') this.cookies.delete(cookie.name)
      else this.cookies.set(cookie.name, cookie.value)
    }
    const given = answer.headers['set-cookie']
    const isJson = String(answer.headers['content-type'] ?? '').startsWith('application/json')
    return {
      status: answer.statusCode,
      body: (isJson ? JSON.parse(answer.body) : null) as never,
      text: answer.body,
      headers: answer.headers,
      setCookies: given === undefined ? [] : Array.isArray(given) ? given : [String(given)],
    }
  }

  /** Listens to a stream until it has said something. */
  async #begin(asked: InjectOptions): Promise<Answered<never>> {
    const { statusCode, headers, stream } = await this.#app.inject({ ...asked, payloadAsStream: true })
    let text = ''
    for await (const chunk of stream()) {
      text += String(chunk)
      break
    }
    return { status: statusCode, body: null as never, text, headers, setCookies: [] }
  }

  /** Calls an endpoint that is expected to work. */
  async call<E extends Endpoint>(endpoint: E, input: CallOf<E>): Promise<OutputOf<E>> {
    const answer = await this.send(endpoint, input)
    if (answer.status !== 200) throw new Error(`${endpoint.name}: ${answer.status} ${answer.text}`)
    return answer.body
  }
}

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest()
const url = (data: Uint8Array): string => Buffer.from(data).toString('base64url')

/** A key of a person, as a device keeps it: what a browser and its authenticator do, by the letter of WebAuthn §6. */
export class SoftKey {
  readonly id = randomBytes(16)
  readonly #privateKey: KeyObject
  readonly #cose: Uint8Array
  counter = 0

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#privateKey = privateKey
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const cose = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    this.#cose = isoCBOR.encode(cose)
  }

  #data(host: string, flags: number, attested = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, attested])
  }

  #client(type: string, challenge: unknown, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  make(options: Record<string, unknown>, origin: string) {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, this.#cose])
    const authData = new Uint8Array(this.#data(new URL(origin).hostname, 0x45, attested))
    type Cbor = Parameters<typeof isoCBOR.encode>[0]
    const attestation = isoCBOR.encode(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, Cbor>()],
        ['authData', authData],
      ]),
    )
    return {
      id: url(this.id),
      rawId: url(this.id),
      type: 'public-key' as const,
      response: {
        clientDataJSON: url(this.#client('webauthn.create', options['challenge'], origin)),
        attestationObject: url(attestation),
        transports: ['internal'],
      },
      clientExtensionResults: {},
    }
  }

  /** @param flags user present and verified unless said */
  answer(options: Record<string, unknown>, origin: string, flags = 0x05) {
    this.counter += 1
    const client = this.#client('webauthn.get', options['challenge'], origin)
    const data = this.#data(new URL(origin).hostname, flags)
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#privateKey)
    return {
      id: url(this.id),
      rawId: url(this.id),
      type: 'public-key' as const,
      response: { clientDataJSON: url(client), authenticatorData: url(data), signature: url(signature) },
      clientExtensionResults: {},
    }
  }
}

/** The code of a second factor at a moment, as an app on a telephone shows it. */
export const codeAt = (secret: string, now: number): string => totpCode(secret, now)
