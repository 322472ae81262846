// whether the time of an answer tells if an address has an account, at each door that takes an address.
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createAccount, startSession } from '#areas/accounts/index.ts'
import { createSite } from '#areas/sites/index.ts'
import { newId, newLocalId } from '#kernel/ids.ts'
import { hashPassword } from '#platform/auth/password-hash.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import { crumbMaker } from '#platform/http/crumb.ts'
import { runAsSystem, type SystemSurroundings } from '#platform/system-ctx.ts'
import { median, spread, table } from './figures.ts'
import { actingAs, openSurroundings } from './many-sites.ts'
import { ended, programOn } from './program.ts'
import { onPostgres } from './scratch-postgres.ts'

/** Requests of each kind at each door, and those before them that are not counted. */
const TRIES = Number(process.env['BENCH_TRIES'] ?? 200)
const WARM = 10
/** What is left between two requests, so that what the first leaves behind is done. */
const REST_MS = 20
/** A person asks for five other addresses a day, and sends 200 mails, invitations and offers together. */
const SITES_OF_PERSON = 5
const PASSWORD = 'only for measurements, and nowhere else'

type Kind = 'known' | 'unknown'

/** Who sends a request: nobody yet, or somebody who is signed in. */
interface Sender {
  readonly cookie: string
  readonly crumb: string
}

interface World {
  readonly nobody: Sender
  /** Addresses that have an account, one for each try. */
  readonly known: readonly string[]
  /** A site for each request, and who owns it. */
  readonly sites: readonly { readonly id: string; readonly owner: Sender }[]
}

interface Door {
  readonly name: string
  /** @param n of the request, of all at this door */
  ask(world: World, email: string, n: number): { path: string; sender: Sender; body: object }
}

const siteAt = ({ sites }: World, n: number) => {
  const site = sites[n]
  if (!site) throw new Error(`There is no site for request ${n}`)
  return site
}

const doors: readonly Door[] = [
  {
    name: 'sign-in, a wrong password',
    ask: ({ nobody }, email) => ({
      path: '/api/account/sign-in',
      sender: nobody,
      body: { email, password: 'another one altogether' },
    }),
  },
  {
    name: 'a new password',
    ask: ({ nobody }, email) => ({ path: '/api/account/request-reset', sender: nobody, body: { email } }),
  },
  {
    name: 'sign-up',
    ask: ({ nobody }, email) => ({
      path: '/api/account/sign-up',
      sender: nobody,
      body: { email, name: 'Robin Vale', country: 'US', password: 'a long walk along the shore' },
    }),
  },
  {
    name: 'change of address',
    ask: (world, email, n) => ({
      path: '/api/account/email-change',
      sender: siteAt(world, n).owner,
      body: { email },
    }),
  },
  {
    name: 'invitation to a site',
    ask: (world, email, n) => ({
      path: `/api/sites/${siteAt(world, n).id}/invitations`,
      sender: siteAt(world, n).owner,
      body: { email, roles: ['website_editor'], customRoleIds: [], calendars: null, endsAt: null },
    }),
  },
  {
    name: 'offer of a site',
    ask: (world, email, n) => ({
      path: `/api/sites/${siteAt(world, n).id}/transfer`,
      sender: siteAt(world, n).owner,
      body: { email },
    }),
  },
]

/** Lays accounts with passwords, and sites whose owners are signed in. */
async function lay(surroundings: SystemSurroundings): Promise<World> {
  const crumbs = crumbMaker(secretsOf(surroundings.tools.config.secretKey).key('crumb'))
  const purpose = { siteId: null, reason: 'bench' }
  const passwordHash = await hashPassword(PASSWORD)
  const anAccount = async (email: string): Promise<string> => {
    const made = await runAsSystem(surroundings, purpose, (ctx) =>
      createAccount(ctx, { email, name: 'Ada Quill', passwordHash, isVerified: true }),
    )
    if (!made) throw new Error('No account')
    return made.accountId
  }
  const signedIn = (accountId: string): Promise<Sender> =>
    runAsSystem(surroundings, purpose, async (ctx) => {
      const cookies = new Map<string, string>()
      const answer = {
        ...ctx.answer,
        cookie: (name: string, value: string | null) => void cookies.set(name, value ?? ''),
      }
      const { sessionId } = await startSession({ ...ctx, answer }, { accountId })
      const crumb = crumbs.make(sessionId)
      return { cookie: [...cookies].map(([name, value]) => `${name}=${value}; `).join(''), crumb }
    })
  // The first account is an operator, who is nobody here.
  await anAccount(`first-${newId()}@example.com`)
  const known: string[] = []
  for (let n = 0; n < TRIES + WARM; n += 1) {
    const email = `known-${newId()}@example.com`
    await anAccount(email)
    known.push(email)
  }
  const sites: { id: string; owner: Sender }[] = []
  let accountId = ''
  let owner: Sender = { cookie: '', crumb: '' }
  for (let n = 0; n < 2 * (TRIES + WARM); n += 1) {
    if (n % SITES_OF_PERSON === 0) {
      accountId = await anAccount(`owner-${newId()}@example.com`)
      owner = await signedIn(accountId)
    }
    const { id } = await runAsSystem(surroundings, purpose, (ctx) =>
      createSite(actingAs(ctx, accountId), {
        title: `Site ${n}`,
        slug: `doors-${newLocalId(12)}`,
        beginning: { from: 'blank' },
        language: 'en-US',
        country: 'US',
        currency: 'USD',
        timeZone: 'UTC',
      }),
    )
    sites.push({ id, owner })
  }
  return { nobody: { cookie: '', crumb: crumbs.make('') }, known, sites }
}

interface Answered {
  readonly ms: number
  /** All that may not differ: its status, its length, the names of its headers. */
  readonly looks: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let networks = 0

/** Sends a request from a network of its own, as the proxy in front tells: each door lets a network try so often. */
function send(port: number, { path, sender, body }: ReturnType<Door['ask']>): Promise<Answered> {
  networks += 1
  const text = JSON.stringify(body)
  const headers = {
    host: `localhost:${port}`,
    origin: `http://localhost:${port}`,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
    cookie: `${sender.cookie}crumb=${sender.crumb}`,
    'x-csrf-token': sender.crumb,
    'x-forwarded-for': `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`,
  }
  return new Promise((resolve, reject) => {
    const from = performance.now()
    const sent = request({ agent, port, host: '127.0.0.1', method: 'POST', path, headers }, (response) => {
      let length = 0
      response.on('data', (part: Buffer) => (length += part.length))
      response.on('end', () => {
        const ms = performance.now() - from
        const names = Object.keys(response.headers).toSorted().join(' ')
        resolve({ ms, looks: `${response.statusCode}, ${length} bytes, ${names}` })
      })
    })
    sent.on('error', reject)
    sent.end(text)
  })
}

/** Knocks at a door with addresses of both kinds in turn, which of them first left to chance. */
async function knock(port: number, world: World, door: Door): Promise<Record<Kind, number[]>> {
  const times: Record<Kind, number[]> = { known: [], unknown: [] }
  const looks = new Set<string>()
  for (let n = 0; n < WARM + TRIES; n += 1) {
    const kinds: Kind[] = Math.random() < 0.5 ? ['known', 'unknown'] : ['unknown', 'known']
    for (const [second, kind] of kinds.entries()) {
      const email = kind === 'known' ? (world.known[n] ?? '') : `unknown-${newId()}@example.com`
      const answered = await send(port, door.ask(world, email, 2 * n + second))
      looks.add(answered.looks)
      if (n >= WARM) times[kind].push(answered.ms)
      await pause(REST_MS)
    }
  }
  if (looks.size > 1) throw new Error(`${door.name}: answers differ\n${[...looks].join('\n')}`)
  const [first = ''] = looks
  if (!/^(200|401),/.test(first)) throw new Error(`${door.name}: ${first}`)
  return times
}

async function measure(name: string, folder: string, env: Record<string, string>): Promise<string[][]> {
  const surroundings = await openSurroundings({ DATA_DIR: folder, ...env })
  const world = await lay(surroundings)
  await surroundings.tools.images.close()
  await surroundings.database.close()
  const { child, port } = await programOn(folder, { env: { ...env, TRUST_PROXY: '1' } })
  try {
    const rows: string[][] = []
    for (const door of doors) {
      const { known, unknown } = await knock(port, world, door)
      // What comes of chance alone: the same kind of request beside itself.
      const [even, odd] = [0, 1].map((rest) => median(unknown.filter((_, at) => at % 2 === rest)))
      rows.push([
        name,
        door.name,
        spread(known),
        spread(unknown),
        (median(known) - median(unknown)).toFixed(2),
        Math.abs((even ?? Number.NaN) - (odd ?? Number.NaN)).toFixed(2),
      ])
    }
    return rows
  } finally {
    await ended(child)
  }
}

/** Runs the measurement on both databases. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
  try {
    const rows = await measure('embedded', join(folder, 'data'), {})
    const onServer = await onPostgres((url) =>
      measure('PostgreSQL', join(folder, 'pg'), { DATABASE_URL: url }),
    )
    table(
      ['database', 'door', 'known ms', 'unknown ms', 'difference of medians', 'unknown beside itself'],
      [...rows, ...(onServer ?? [])],
    )
  } finally {
    agent.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
}
