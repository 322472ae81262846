// A release of 100 changed pages: how long until a reader who keeps asking is sent the new one, beside
// a hand-written transaction that copies as many documents and moves a pointer. Readers meanwhile are
// sent the old release or the new one, never a mixture.
import { Agent } from 'node:http'
import { sql } from 'kysely'
import { savePatches } from '#areas/documents/index.ts'
import { release } from '#areas/releases/index.ts'
import type { PageDocument } from '#document/nodes.ts'
import { newLocalId } from '#kernel/ids.ts'
import { runAsSystem, type SystemSurroundings } from '#platform/system-ctx.ts'
import { median, quantile, spread, table } from './figures.ts'
import { actingAs, makeSites, ownerOf } from './many-sites.ts'
import { onBothDatabases, roundOn, serveSites } from './served-sites.ts'

const PAGES = Number(process.env['BENCH_PAGES'] ?? 100)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 8)
const READERS = Number(process.env['BENCH_READERS'] ?? 4)

interface Seen {
  readonly status: number
  readonly releaseId: string
  readonly mark: number
}

type Visitors = Awaited<ReturnType<typeof serveSites>>

async function look(visitors: Visitors, slug: string, path: string): Promise<Seen> {
  const { response, body } = await visitors.get(slug, path)
  return {
    status: response.statusCode ?? 0,
    releaseId: /release-([0-9a-f-]{36})/.exec(String(response.headers['surrogate-key']))?.[1] ?? '',
    mark: roundOn(body),
  }
}

/** A page with the release that is shown, of which a file says so that every release makes anew. */
async function lookWithin(visitors: Visitors, slug: string, path: string): Promise<Seen> {
  const { releaseId } = await look(visitors, slug, '/robots.txt')
  const seen = await look(visitors, slug, path)
  // Another went live meanwhile: whose page it is nobody can say.
  if ((await look(visitors, slug, '/robots.txt')).releaseId !== releaseId)
    return lookWithin(visitors, slug, path)
  return { ...seen, releaseId }
}

async function measure(name: string, surroundings: SystemSurroundings): Promise<string[]> {
  const { database } = surroundings
  const [site] = await makeSites(surroundings, 1, PAGES + 1)
  if (!site) throw new Error('No site was made')
  const owner = await ownerOf(surroundings, site.id)
  const paths = site.paths.slice(1)
  const visitors = await serveSites(surroundings, new Agent({ keepAlive: true, maxSockets: READERS + 1 }))

  const onSite = <T>(work: Parameters<typeof runAsSystem<T>>[2]): Promise<T> =>
    runAsSystem<T>(surroundings, { siteId: site.id, reason: 'bench' }, (ctx) => work(actingAs(ctx, owner)))
  const { rows: pages } = await sql<{ id: string; document: PageDocument; version: number }>`
    select id, document, version from pages join documents using (site_id, id) where site_id = ${site.id}::uuid and title like 'Page %'`.execute(
    database.root,
  )
  const versions = new Map(pages.map((page) => [page.id, page.version]))
  const write = async (round: number): Promise<void> => {
    for (const page of pages) {
      const button = Object.values(page.document.blocks).find((block) => block.type === 'button')
      if (!button) throw new Error('The page has no button to write on')
      const base = versions.get(page.id) ?? 0
      const saved = await onSite((ctx) =>
        savePatches(ctx, {
          holder: 'pages',
          documentId: page.id,
          base,
          clientId: 'bench-client',
          saveId: newLocalId(16),
          patches: [{ op: 'set', node: button.id, path: ['props', 'label'], value: `Round ${round} here` }],
        }),
      )
      if (saved.outcome !== 'saved') throw new Error(JSON.stringify(saved))
      versions.set(page.id, saved.version)
    }
  }

  await sql`create table bench_copies (round integer, id uuid, document jsonb, primary key (round, id))`.execute(
    database.root,
  )
  await sql`create table bench_pointer (round integer)`.execute(database.root)
  await sql`insert into bench_pointer values (0)`.execute(database.root)
  const byHand = (round: number): Promise<void> =>
    database.root.transaction().execute(async (trx) => {
      await sql`insert into bench_copies select ${round}, id, document from documents where site_id = ${site.id}::uuid`.execute(
        trx,
      )
      await sql`update bench_pointer set round = ${round}`.execute(trx)
    })

  const visible: number[] = []
  const committed: number[] = []
  const hand: number[] = []
  let looked = 0
  let mixed = 0
  for (let round = 1; round <= ROUNDS + 1; round += 1) {
    await write(round)
    let isOver = false
    const seen: Seen[] = []
    const reading = Array.from({ length: READERS }, async (_, reader) => {
      for (let n = reader; !isOver; n += READERS) {
        seen.push(await lookWithin(visitors, site.slug, paths[n % paths.length] ?? '/'))
        await new Promise((resolve) => setTimeout(resolve, 2))
      }
    })
    await new Promise((resolve) => setTimeout(resolve, 100))
    const from = performance.now()
    const releasing = onSite((ctx) => release(ctx, { siteId: site.id, styles: true, note: '' })).then(
      () => performance.now() - from,
    )
    for (;;) {
      const one = await look(visitors, site.slug, paths[0] ?? '/')
      if (one.mark === round) break
      if (performance.now() - from > 30_000) throw new Error('The release did not become visible')
    }
    const shown = performance.now() - from
    const done = await releasing
    await new Promise((resolve) => setTimeout(resolve, 100))
    isOver = true
    await Promise.all(reading)
    looked += seen.length
    const marks = new Map<string, Set<number>>()
    for (const one of seen) {
      if (one.status !== 200) mixed += 1
      marks.set(one.releaseId, (marks.get(one.releaseId) ?? new Set()).add(one.mark))
    }
    for (const found of marks.values()) if (found.size !== 1) mixed += 1
    const start = performance.now()
    await byHand(round)
    if (round === 1) continue
    visible.push(shown)
    committed.push(done)
    hand.push(performance.now() - start)
  }
  await visitors.close()
  return [
    name,
    spread(visible, 0),
    quantile(visible, 1).toFixed(0),
    median(committed).toFixed(0),
    spread(hand, 0),
    spread(
      visible.map((one, at) => one / (hand[at] ?? Number.NaN)),
      1,
    ),
    `${looked} / ${mixed}`,
  ]
}

/** Runs the measurement on both databases. */
export async function run(): Promise<void> {
  const rows = await onBothDatabases(measure)
  table(['database', 'visible ms', 'worst', 'committed ms', 'by hand ms', 'ratio', 'looks / mixed'], rows)
}
