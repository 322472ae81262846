// Forms that are sent: a POST beside a hand-written insert, a flood of spam, and people with their typing times.
import { type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, createServer, request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { createForm } from '#areas/forms/builder/create-form.ts'
import { readEditions } from '#areas/forms/builder/edition.store.ts'
import { fieldsOf } from '#areas/forms/form/form.ts'
import { NoPlace, type Sending, storeSubmission } from '#areas/forms/submissions/store-submission.ts'
import { liveEditions, release } from '#areas/releases/index.ts'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { runAsSystem, type SystemSurroundings } from '#platform/system-ctx.ts'
import { median, quantile, table } from './figures.ts'
import { actingAs, type MadeSite, makeSites, openSurroundings, ownerOf } from './many-sites.ts'
import { ended, freePort, programOn } from './program.ts'
import { onPostgres } from './scratch-postgres.ts'

const POSTS = Number(process.env['BENCH_POSTS'] ?? 500)
const WARM = 50
const SPAM = 10_000
const NETWORKS = 500
const FLOOD_MS = 600_000
const PEOPLE = 200
/** Posts a second of the flood that runs beside visitors: 10,000 in ten minutes. */
const FLOOD_RATE = SPAM / (FLOOD_MS / 1000)

interface World {
  readonly surroundings: SystemSurroundings
  readonly site: MadeSite
  readonly ownerId: string
  readonly formId: Id
  readonly editionId: Id
}

/** A released site with a contact form. */
async function aWorld(surroundings: SystemSurroundings): Promise<World> {
  const [site] = await makeSites(surroundings, 1, 3)
  if (!site) throw new Error('No site')
  const ownerId = await ownerOf(surroundings, site.id)
  return runAsSystem(surroundings, { siteId: site.id, reason: 'bench' }, async (bare) => {
    const ctx = actingAs(bare, ownerId)
    const { id: formId } = await createForm(ctx, { siteId: site.id, title: 'Contact', beginning: 'contact' })
    await release(ctx, { siteId: site.id, styles: false, note: '' })
    const editionId = (await liveEditions(ctx, 'form', [formId])).get(formId)
    if (!editionId) throw new Error('The form is not live')
    return { surroundings, site, ownerId, formId, editionId }
  })
}

/** Numbers that look random and are the same in each run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

interface Said {
  readonly name: string
  readonly email: string
  readonly text: string
}

/** Words of no language, so that nothing is said twice unless it is meant to be. */
const babble = (random: () => number, count: number): string =>
  Array.from({ length: count }, () => Math.floor(random() * 36 ** 6).toString(36)).join(' ')

/** Kinds of spam that forms get: most with links, some that look like a person's, each from a program. */
function spamOf(n: number, random: () => number): { said: Said; signs: Sending['signs'] } {
  const from = { name: `Growth ${n}`, email: `offer${n}@mail${n % 90}.example` }
  const link = `https://${Math.floor(random() * 1e9).toString(36)}.example/offer`
  switch (n % 4) {
    case 0:
      return {
        said: { ...from, text: `${babble(random, 20)} ${link} ${link} ${link} ${link}` },
        signs: { isTrapFilled: true, took: null, proof: null },
      }
    case 1:
      return {
        said: { ...from, text: `We rank your site first. ${link} Answer today.` },
        signs: { isTrapFilled: false, took: null, proof: null },
      }
    case 2:
      return {
        said: { ...from, text: `${babble(random, 30)} <a href="${link}">here</a> ${link}` },
        signs: { isTrapFilled: false, took: 400, proof: null },
      }
    default:
      return {
        said: { ...from, text: `I found your site and have a question about ${babble(random, 6)}.` },
        signs: { isTrapFilled: n % 8 === 3, took: 1_500 + random() * 4_000, proof: null },
      }
  }
}

/** Stores messages at moments of a clock of its own. */
async function sender(world: World) {
  const { surroundings, site, formId, editionId, ownerId } = world
  const inside = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
    runAsSystem(surroundings, { siteId: site.id, reason: 'bench' }, (ctx) => work(actingAs(ctx, ownerId)))
  const [edition] = await inside((ctx) => readEditions(ctx, [editionId]))
  if (!edition) throw new Error('No edition')
  const form = edition.definition
  const idOf = (kind: string): string => fieldsOf(form).find((field) => field.kind === kind)?.id ?? ''
  const [nameId, mailId, textId] = [idOf('name'), idOf('mail'), idOf('long-text')]
  return async (at: number, network: string, said: Said, signs: Sending['signs']): Promise<boolean> => {
    try {
      await inside((ctx) =>
        storeSubmission(
          { ...ctx, clock: { now: () => at } },
          {
            formId,
            title: 'Contact',
            edition: { id: editionId, form },
            answers: new Map([
              [nameId, said.name],
              [mailId, said.email],
              [textId, said.text],
            ]),
            files: new Map(),
            key: null,
            network,
            browser: network,
            page: { path: '/contact', id: null },
            language: 'en-US',
            isTest: false,
            signs,
          },
        ),
      )
      return true
    } catch (error) {
      if (error instanceof NoPlace) return false
      throw error
    }
  }
}

const countIn = async ({ surroundings, site }: World, state: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from submissions where site_id = ${site.id} and state = ${state}`.execute(
    surroundings.database.root,
  )
  return rows[0]?.n ?? 0
}

async function floodOfSpam(world: World): Promise<void> {
  const send = await sender(world)
  const random = seeded(7)
  const from = Date.now()
  for (let n = 0; n < SPAM; n += 1) {
    const { said, signs } = spamOf(n, random)
    await send(from + (n * FLOOD_MS) / SPAM, `network ${Math.floor(random() * NETWORKS)}`, said, signs)
  }
  const [fresh, spam] = [await countIn(world, 'new'), await countIn(world, 'spam')]
  console.log(
    `\n${SPAM} spam messages in ten minutes from ${NETWORKS} networks: ${spam} under Spam, ${fresh} under New (${((fresh * 100) / SPAM).toFixed(2)} %), ${SPAM - spam - fresh} lost`,
  )
  await sql`delete from submissions where site_id = ${world.site.id}`.execute(
    world.surroundings.database.root,
  )
}

/** People over ten hours. Half type for a while; of the other half a program fills every field at once. */
async function people(world: World): Promise<void> {
  const send = await sender(world)
  const random = seeded(11)
  const from = Date.now()
  const subjects = [
    'a repair',
    'your opening hours',
    'a table for six',
    'an invoice',
    'a job',
    'a lost scarf',
  ]
  for (let n = 0; n < PEOPLE; n += 1) {
    const isFilled = n % 2 === 1
    const text = `Hello, I am writing about ${subjects[n % subjects.length]} (${babble(random, 3)}). ${n % 9 === 0 ? `See https://example.org/${n}.` : ''} Thank you!`
    // Reading and typing: 3 to 6 letters a second; a filled form is looked at and sent.
    const took = isFilled ? 700 + random() * 4_000 : 5_000 + (text.length * 1000) / (3 + random() * 3)
    const hasScript = n % 20 !== 0
    await send(
      from + (n * 10 * 3_600_000) / PEOPLE,
      `home ${n}`,
      { name: `Person ${n}`, email: `person${n}@example.org`, text },
      { isTrapFilled: false, took: hasScript ? took : null, proof: null },
    )
  }
  const [fresh, spam] = [await countIn(world, 'new'), await countIn(world, 'spam')]
  console.log(
    `${PEOPLE} people, half with all fields set at once: ${spam} under Spam, ${PEOPLE - fresh - spam} lost`,
  )
}

let networks = 0

/** Posts a form from a network of its own: one network may send only so many. */
function post(port: number, host: string, agent: Agent, path: string, body: string): Promise<number> {
  networks += 1
  const from = performance.now()
  return new Promise((resolve, reject) => {
    request(
      {
        port,
        host: '127.0.0.1',
        path,
        method: 'POST',
        agent,
        headers: {
          host,
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(body),
          'x-forwarded-for': `10.${(networks >> 8) & 255}.${networks & 255}.7`,
          'sec-fetch-site': 'same-origin',
          accept: 'text/html',
        },
      },
      (response) => {
        if (response.statusCode !== 303) reject(new Error(`${path}: ${response.statusCode}`))
        response.resume().once('end', () => resolve(performance.now() - from))
      },
    )
      .on('error', reject)
      .end(body)
  })
}

/** A server that puts what is posted into a table with one statement, and answers 303. */
async function handWritten(url: string): Promise<{ server: Server; port: number; close(): Promise<void> }> {
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  await pool.query(
    'create table answers (id uuid primary key default gen_random_uuid(), answers jsonb, at timestamptz)',
  )
  const server = createServer((asked, answer) => {
    const parts: Buffer[] = []
    asked.on('data', (part: Buffer) => parts.push(part))
    asked.on('end', () => {
      const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()))
      pool.query('insert into answers (answers, at) values ($1, now())', [JSON.stringify(fields)]).then(
        () => answer.writeHead(303, { location: '/sent' }).end(),
        () => answer.writeHead(500).end(),
      )
    })
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    server,
    port,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await pool.end()
    },
  }
}

async function posts(url: string, world: World): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
  const reference = await handWritten(url)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const beside = new Agent({ keepAlive: true, maxSockets: 4 })
  let child: ChildProcess | null = null
  try {
    const program = await programOn(folder, { env: { DATABASE_URL: url, TRUST_PROXY: '1' } })
    child = program.child
    const { port } = program
    const host = `${world.site.slug}.sites.localhost:${port}`
    const form = await runAsSystem(world.surroundings, { siteId: world.site.id, reason: 'bench' }, (ctx) =>
      readEditions(ctx, [world.editionId]),
    )
    const fields = form[0] ? fieldsOf(form[0].definition) : []
    const idOf = (kind: string): string => fields.find((field) => field.kind === kind)?.id ?? ''
    const bodyOf = (n: number): string =>
      new URLSearchParams({
        _page: '/',
        _block: 'form',
        'form-edition': world.editionId,
        'form-page': 'first',
        'form-seen': fields.map(({ id }) => id).join(' '),
        [idOf('name')]: `Person ${n}`,
        [idOf('mail')]: `person${n}@example.org`,
        [idOf('long-text')]: `Message ${n}, and what else there is to be said about it in a line or two.`,
      }).toString()
    const path = `/_/forms/${world.formId}`
    const [ours, theirs]: [number[], number[]] = [[], []]
    for (let n = 0; n < WARM + POSTS; n += 1) {
      const mine = await post(port, host, agent, path, bodyOf(n))
      const other = await post(reference.port, 'reference', agent, '/', bodyOf(n))
      if (n < WARM) continue
      ours.push(mine)
      theirs.push(other)
    }
    const row = (name: string, times: readonly number[]): string[] => [
      name,
      median(times).toFixed(2),
      quantile(times, 0.95).toFixed(2),
    ]
    console.log(`\n${POSTS} forms posted one after another, in turn with the reference, milliseconds:\n`)
    table(['', 'median', 'p95'], [row('POST to 303', ours), row('hand-written insert', theirs)])
    console.log(`ratio of the medians ${(median(ours) / median(theirs)).toFixed(2)}`)
    // What visitors of pages wait beside the flood.
    const read = async (): Promise<number[]> => {
      const times: number[] = []
      for (let n = 0; n < 400; n += 1) {
        const from = performance.now()
        await new Promise<void>((resolve, reject) => {
          request({ port, host: '127.0.0.1', path: '/', agent, headers: { host } }, (response) =>
            response.resume().once('end', resolve),
          )
            .on('error', reject)
            .end()
        })
        times.push(performance.now() - from)
        await pause(20)
      }
      return times
    }
    const idle = await read()
    let isOver = false
    const flood = (async () => {
      for (let n = 0; !isOver; n += 1) {
        void post(port, host, beside, path, bodyOf(100_000 + n)).catch(() => {})
        await pause(1000 / FLOOD_RATE)
      }
    })()
    const flooded = await read()
    isOver = true
    await flood
    console.log(
      `a page, p95: ${quantile(idle, 0.95).toFixed(2)} ms idle, ${quantile(flooded, 0.95).toFixed(2)} ms beside ${FLOOD_RATE.toFixed(0)} posts a second (${(quantile(flooded, 0.95) / quantile(idle, 0.95)).toFixed(2)} ×)`,
    )
  } finally {
    agent.destroy()
    beside.destroy()
    if (child) await ended(child)
    await reference.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(url: string): Promise<void> {
  const surroundings = await openSurroundings({ DATABASE_URL: url, DATA_DIR: '/tmp/portico-bench-forms' })
  try {
    const world = await aWorld(surroundings)
    await posts(url, world)
    await sql`delete from submissions where site_id = ${world.site.id}`.execute(surroundings.database.root)
    await floodOfSpam(world)
    await people(world)
  } finally {
    await surroundings.database.close()
  }
}

export async function run(): Promise<void> {
  await onPostgres(measure)
}
