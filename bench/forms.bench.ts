// Forms: the inbox and the export of 100,000 answers, read by the verbs that the app calls.
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { makeEditions } from '#areas/forms/builder/edition.store.ts'
import { createForm } from '#areas/forms/builder/create-form.ts'
import { listForms } from '#areas/forms/builder/list-forms.ts'
import { readForm } from '#areas/forms/builder/form.store.ts'
import { exportSubmissions } from '#areas/forms/exports/export-submissions.ts'
import { countSubmissions } from '#areas/forms/inbox/count-submissions.ts'
import { listSubmissions } from '#areas/forms/inbox/list-submissions.ts'
import { readNumbers } from '#areas/forms/inbox/read-numbers.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { BytesAnswer, Outside } from '#platform/http/route.ts'
import { runAsSystem, type SystemSurroundings } from '#platform/system-ctx.ts'
import { quantile, spread, table } from './figures.ts'
import { actingAs, makeSites, openSurroundings, ownerOf } from './many-sites.ts'
import { onPostgres } from './scratch-postgres.ts'

const ANSWERS = Number(process.env['BENCH_ANSWERS'] ?? 100_000)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 30)

/** Answers laid in one transaction. */
const BATCH = 10_000

/** Gives a form answers of about 300 letters; a tenth of them lies under spam. */
async function fill(ctx: Ctx, formId: string, first: number): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(ctx.db)
  const editionId = (await makeEditions(ctx, [formId])).get(formId) ?? ''
  const form = await readForm(ctx, formId)
  const idOf = (kind: string) => form?.definition.items.find((item) => item.kind === kind)?.id ?? ''
  await sql`
    insert into submissions (site_id, id, form_id, edition_id, key, reference, state, answers, sender, email, words,
      page_path, language, sent_at, state_at)
    select ${ctx.site?.id}::uuid, gen_random_uuid(), ${formId}::uuid, ${editionId}::uuid, 'answer-' || n, 'R' || n,
      (array['new', 'open', 'answered', 'done', 'done', 'done', 'done', 'done', 'done', 'spam'])[1 + n % 10],
      jsonb_build_object(${idOf('name')}::text, 'Person ' || n, ${idOf('mail')}::text, 'person' || n || '@example.com',
        ${idOf('long-text')}::text, message),
      'Person ' || n, 'person' || n || '@example.com',
      lower('R' || n || E'\nPerson ' || n || E'\nperson' || n || E'@example.com\n' || message),
      '/contact', 'en-US', now() - n * interval '1 minute', now()
    from generate_series(${first}::integer, ${first + BATCH - 1}::integer) as n
      cross join lateral (
        select string_agg(md5((n * 10 + part)::text), ' ') as message from generate_series(1, 8) as part) as made`.execute(
    ctx.db,
  )
}

interface World {
  readonly surroundings: SystemSurroundings
  readonly siteId: string
  readonly formId: string
  readonly ownerId: string
}

const inside = <T>({ surroundings, siteId, ownerId }: World, work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  runAsSystem(surroundings, { siteId, reason: 'bench' }, (ctx) => work(actingAs(ctx, ownerId)))

async function timesOf(world: World, work: (ctx: Ctx) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = performance.now()
    await inside(world, work)
    times.push(performance.now() - from)
  }
  return times
}

/** Reads an export to its end: seconds, bytes, and how much the memory of the process grew. */
async function exported(
  world: World,
  email?: string,
): Promise<{ seconds: number; bytes: number; megabytes: number }> {
  global.gc?.()
  const before = process.memoryUsage().rss
  let [peak, bytes] = [before, 0]
  const from = performance.now()
  const outside = await inside(world, async (ctx): Promise<Outside> => {
    const { actor, site, clock, locale, request, answer, tools } = ctx
    const signal = new AbortController().signal
    const transaction = <T>(work: (ctx: Ctx) => Promise<T>) => inside(world, work)
    return { actor, site, clock, locale, request, answer, tools, body: null, signal, transaction }
  })
  const { body }: BytesAnswer = await exportSubmissions(outside, {
    siteId: world.siteId,
    formId: world.formId,
    as: 'csv',
    ...(email === undefined ? {} : { email }),
  })
  for await (const part of body as Readable) {
    bytes += Buffer.byteLength(part as string)
    peak = Math.max(peak, process.memoryUsage().rss)
  }
  return { seconds: (performance.now() - from) / 1000, bytes, megabytes: (peak - before) / 1024 ** 2 }
}

async function measure(url: string): Promise<void> {
  const surroundings = await openSurroundings({ DATABASE_URL: url, DATA_DIR: '/tmp/portico-bench-forms' })
  try {
    const [site] = await makeSites(surroundings, 1, 1)
    if (!site) throw new Error('No site')
    const { id: siteId } = site
    const ownerId = await ownerOf(surroundings, siteId)
    const bare = { surroundings, siteId, ownerId, formId: '' }
    const formId = await inside(bare, async (ctx) => {
      return (await createForm(ctx, { siteId, title: 'Contact', beginning: 'contact' })).id
    })
    for (let first = 1; first <= ANSWERS; first += BATCH)
      await inside(bare, (ctx) => fill(ctx, formId, first))
    // As the server does by itself before long.
    await sql`vacuum analyze submissions`.execute(surroundings.database.root)
    const world = { ...bare, formId }
    const list = (given: object) => (ctx: Ctx) =>
      listSubmissions(ctx, { siteId, search: '', limit: 50, ...given })
    const { next } = await inside(world, list({}))
    const deep = await inside(world, async (ctx) => {
      const { rows } = await sql<{ at: Date; id: string }>`
        select sent_at as at, id from submissions order by sent_at offset ${Math.floor(ANSWERS / 10)} limit 1`.execute(
        ctx.db,
      )
      return rows[0]
    })
    const { writeCursor } = await import('#kernel/shapes.ts')
    const asked: readonly (readonly [string, (ctx: Ctx) => Promise<unknown>])[] = [
      ['first page', list({})],
      ['second page', list({ cursor: next ?? undefined })],
      ['a page far down', list({ cursor: deep && writeCursor([deep.at.getTime(), deep.id]) })],
      ['a page of a form in one state', list({ formId, state: 'answered' })],
      ['search: what one message has', list({ search: `person${ANSWERS - 7}@` })],
      ['search: what none has', list({ search: 'nobody has this' })],
      ['search: what all have', list({ search: 'example.com' })],
      ['search: two letters', list({ search: 'ab' })],
      ['counts by state', (ctx) => countSubmissions(ctx, { siteId })],
      ['list of forms', (ctx) => listForms(ctx, { siteId, search: '', isTrashed: false })],
    ]
    const rows: string[][] = []
    for (const [name, work] of asked) {
      const times = await timesOf(world, work)
      rows.push([name, spread(times, 1), quantile(times, 0.95).toFixed(1)])
    }
    const from = performance.now()
    await inside(world, (ctx) => readNumbers(ctx, { siteId, formId }))
    const numbers = performance.now() - from
    console.log(`\n${ANSWERS} answers, milliseconds over ${ROUNDS} rounds:\n`)
    table(['asked', 'median (quartiles)', 'p95'], rows)
    console.log(`\nnumbers of the form, once: ${numbers.toFixed(0)} ms`)
    // Once before, so that what is measured is the answers and not the program.
    await exported(world, 'person7@example.com')
    const { seconds, bytes, megabytes } = await exported(world)
    console.log(
      `CSV: ${seconds.toFixed(1)} s, ${(bytes / 1024 ** 2).toFixed(1)} MB, memory grew by ${megabytes.toFixed(0)} MB`,
    )
  } finally {
    await surroundings.database.close()
  }
}

export async function run(): Promise<void> {
  await onPostgres(measure)
}
