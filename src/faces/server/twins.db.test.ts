import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { WalkedSite } from '#areas/accounts/testing.ts'
import { runJob } from '#areas/transfer/testing.ts'
import { visitorSite } from '#faces/visitor/visitor-site.ts'
import { fixedClock, MINUTE } from '#kernel/clock.ts'
import type { Endpoint } from '#kernel/endpoint.ts'
import type { Database } from '#platform/db/database.ts'
import { defineJob, type Job, type RecurringJob } from '#platform/jobs/job.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import { openLocalStorage } from '#platform/storage/local-storage.ts'
import type { SystemSurroundings } from '#platform/system-ctx.ts'
import { masked } from '#platform/testing/masked.ts'
import { followRows, type RowChange } from '#platform/testing/row-changes.ts'
import type { SampleCall, SampleJob } from '#platform/testing/samples.ts'
import { type SmtpSink, startSmtpSink } from '#platform/testing/smtp-sink.ts'
import { embeddedDatabase, NO_SERVER, racingDatabase } from '#platform/testing/world.ts'
import { productJobs } from './product-jobs.ts'
import { recurringWork } from './upkeep.ts'
import { endpointOf, endpoints, openWalk, sampled, takesSite, type Walk } from './walks/testing.ts'

// Both databases do the same: every endpoint, job and recurring work of the product is run once on each, and what is
// answered and the rows that are written are compared. Nothing is listed here: a new endpoint is called with its sample,
// or with nothing where it takes nothing, and has to work.

/** What these answer is about the database itself. */
const ABOUT_ITSELF = ['operator.readHealth']

/** How far an archive is, which is written when time has passed: on the slower database once more. */
const isProgress = ({ table, what, row }: RowChange): boolean =>
  what === 'UPDATE' &&
  /^site_(?:exports|imports)$/.test(table) &&
  Object.keys(JSON.parse(row) as object).every((column) => ['done', 'updated_at'].includes(column))

const SERVER = process.env['TEST_DATABASE_URL']

/** A clock that goes on whenever it is looked at: what is made later is later, and sorts so on both. */
function ticking(start: number): ReturnType<typeof fixedClock> {
  const clock = fixedClock(start)
  return {
    advance: (milliseconds) => clock.advance(milliseconds),
    now() {
      clock.advance(1)
      return clock.now()
    },
  }
}

/** Recurring work as the queue runs it. */
const asJob = (recurring: RecurringJob): Job<{ period: string }> =>
  defineJob({
    ...recurring,
    input: z.object({ period: z.string() }),
    run: (job, { period }) => recurring.run(job, new Date(period)),
  })

/** What is answered: how, and what. */
interface Said {
  readonly head: string
  readonly said: string
}

/** What came of one step on one of the databases, as it is on both. */
interface Outcome {
  readonly hasFailed: boolean
  readonly head: string
  readonly answered: string
  readonly written: readonly string[]
}

/** One of the two. */
class Twin {
  readonly #database: Database
  readonly #walk: Walk
  readonly #changes: () => Promise<RowChange[]>
  readonly #surroundings: SystemSurroundings
  readonly #jobs: ReadonlyMap<string, Job>
  readonly #recurring: ReadonlySet<string>
  readonly #folder: string
  /** The first of each job that was queued, with what it was queued with. */
  readonly #queued = new Map<string, SampleJob>()
  readonly #site: WalkedSite

  private constructor(given: {
    database: Database
    walk: Walk
    site: WalkedSite
    changes: () => Promise<RowChange[]>
    surroundings: SystemSurroundings
    jobs: readonly Job[]
    recurring: readonly string[]
    folder: string
  }) {
    this.#database = given.database
    this.#walk = given.walk
    this.#site = given.site
    this.#changes = given.changes
    this.#surroundings = given.surroundings
    this.#jobs = new Map(given.jobs.map((job) => [job.name, job]))
    this.#recurring = new Set(given.recurring)
    this.#folder = given.folder
  }

  static async open(database: Database, now: number, mailServer: string): Promise<Twin> {
    const changes = await followRows(database.root)
    const folder = mkdtempSync(join(tmpdir(), 'portico-twin-'))
    const walk = await openWalk({ database, clock: ticking(now), storage: await openLocalStorage(folder) })
    const site = await walk.plant('Kestrel', true)
    const { tools, clock } = walk.people.door
    const surroundings = { database, tools, clock }
    const visitors = await visitorSite({ ...surroundings, program: null })
    const recurring = recurringWork(surroundings)
    const jobs = [
      ...productJobs({ tools, visitors, mailer: createMailer({ url: mailServer }) }),
      ...recurring.map(asJob),
    ] as Job[]
    return new Twin({
      database,
      walk,
      site,
      changes,
      surroundings,
      jobs,
      recurring: recurring.map(({ name }) => name),
      folder,
    })
  }

  /** Does something, and tells what came of it and which rows it wrote. */
  async #step(work: (site: WalkedSite) => Promise<Said>): Promise<Outcome> {
    const { head, said, hasFailed } = await work(this.#site).then(
      (said) => ({ ...said, hasFailed: false }),
      (error: unknown) => ({ head: '', said: String(error), hasFailed: true }),
    )
    const changes = (await this.#changes()).filter((change) => !isProgress(change))
    for (const { table, what, row } of changes) {
      if (table !== 'jobs.job' || what !== 'INSERT') continue
      const { name, data } = JSON.parse(row) as { name: string; data: SampleJob }
      if (!this.#queued.has(name)) this.#queued.set(name, data)
    }
    const [answered = '', ...rows] = masked([said, ...changes.map(({ row }) => row)])
    const written = changes.map(({ table, what }, index) => `${what} ${table} ${rows[index]}`)
    // A statement writes its rows in any order.
    return { hasFailed, answered, head, written: written.toSorted() }
  }

  async #callOf(endpoint: Endpoint, site: WalkedSite): Promise<SampleCall<WalkedSite['owner']>> {
    const { name, access } = endpoint
    const call = sampled.calls[name]
    if (call) return call(site)
    const by = access.who === 'operator' ? site.operator : site.owner
    const about = takesSite(endpoint) ? { siteId: site.siteId } : {}
    const rest = (await sampled.inputs[name]?.(site)) ?? sampled.naming[name]?.(site.siteId)
    return { by, input: { ...about, ...rest } }
  }

  /** Calls an endpoint with its sample. */
  call(endpoint: Endpoint): Promise<Outcome> {
    this.#walk.people.door.clock.advance(2 * MINUTE)
    return this.#step(async (site) => {
      const { by, input = {}, bytes } = await this.#callOf(endpoint, site)
      const { status, text, headers, setCookies } = await by.send(endpoint, input, {}, bytes)
      const cookies = setCookies.map((cookie) => cookie.replace(/=.*?;/, ';'))
      if (status >= 300)
        throw new Error(`A call of ${endpoint.name}, as the samples have it, fails: ${status} ${text}`)
      const said = ABOUT_ITSELF.includes(endpoint.name) ? '' : text
      return { head: [status, headers['content-type'], ...cookies].join('\n'), said }
    })
  }

  get root(): Database['root'] {
    return this.#database.root
  }

  /** Of all jobs and recurring work. */
  get jobs(): string[] {
    return [...this.#jobs.keys()]
  }

  /** Jobs that were queued up to now and have no sample. */
  get queued(): string[] {
    return [...this.#queued.keys()].filter((name) => this.#jobs.has(name) && !(name in sampled.jobs))
  }

  #runOf(name: string): SampleJob {
    if (this.#recurring.has(name))
      return {
        siteId: null,
        input: { period: new Date(this.#surroundings.clock.now()).toISOString() },
      }
    return (
      this.#queued.get(name) ??
      assert.fail(`No sampled call queues ${name}, and no area brings a sample of a run of it`)
    )
  }

  /** Runs a job. */
  run(name: string): Promise<Outcome> {
    return this.#step(async (site) => {
      const job = this.#jobs.get(name) ?? assert.fail(`There is no job ${name}`)
      const { siteId, input } = (await sampled.jobs[name]?.(site)) ?? this.#runOf(name)
      const { tools, clock } = this.#surroundings
      await runJob(this.#database, job, job.input.parse(input), { siteId, tools, clock })
      return { head: '', said: 'done' }
    })
  }

  async close(): Promise<void> {
    await this.#walk.people.door.close()
    await this.#database.close()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

describe('both databases', { skip: SERVER ? false : NO_SERVER }, () => {
  let twins: readonly [Twin, Twin]
  const ran = new Set<string>()

  let mails: SmtpSink

  before(async () => {
    mails = await startSmtpSink()
    const [embedded, postgres] = [await embeddedDatabase(), await racingDatabase()]
    assert.ok(postgres)
    const now = Date.now()
    twins = [await Twin.open(embedded, now, mails.url), await Twin.open(postgres, now, mails.url)]
  })
  after(async () => {
    for (const twin of twins) await twin.close()
    await mails.close()
  })

  /** Takes a step on both. */
  async function alike(step: (twin: Twin) => Promise<Outcome>): Promise<void> {
    const [one, other] = [await step(twins[0]), await step(twins[1])]
    assert.deepEqual(one, other)
    assert.ok(!one.hasFailed, one.answered)
  }

  async function run(name: string): Promise<void> {
    ran.add(name)
    await alike((twin) => twin.run(name))
  }

  for (const endpoint of endpoints)
    test(`${endpoint.name}, and the jobs it queues`, async () => {
      await alike((twin) => twin.call(endpoint))
      for (const name of twins[0].queued.filter((name) => !ran.has(name))) await run(name)
    })

  test('jobs that no call queues, and recurring work', async (t) => {
    for (const name of twins[0].jobs.filter((name) => !ran.has(name))) await t.test(name, () => run(name))
  })

  describe('are told apart', () => {
    const save = endpointOf('accounts.saveListView')
    const differ = async (change: RawBuilder<unknown>, undo: RawBuilder<unknown>): Promise<void> => {
      await change.execute(twins[1].root)
      await assert.rejects(
        alike((twin) => twin.call(save)),
        { code: 'ERR_ASSERTION' },
      )
      await undo.execute(twins[1].root)
      await alike((twin) => twin.call(save))
    }

    test('where one of them fails', () =>
      differ(
        sql`alter table account_list_views rename column name to other`,
        sql`alter table account_list_views rename column other to name`,
      ))

    test('by a row that is another', () =>
      differ(
        sql`create function louder() returns trigger language plpgsql as
            $$ begin new.name := upper(new.name); return new; end $$;
          create trigger louder before insert on account_list_views for each row execute function louder()`,
        sql`drop function louder cascade`,
      ))

    test('by a row that one of them does not write', () =>
      differ(
        sql`create function nothing() returns trigger language plpgsql as $$ begin return null; end $$;
          create trigger nothing before insert on account_list_views for each row execute function nothing()`,
        sql`drop function nothing cascade`,
      ))
  })
})
