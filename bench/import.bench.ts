// A large site taken out and brought in: how long each phase takes, its longest transaction, and what the process
// holds at its peak beside what it held before. Each phase has a process of its own.
import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { insertAssets } from '#areas/assets/library/asset.store.ts'
import { keepOriginal } from '#areas/assets/index.ts'
import { pageSettings } from '#areas/pages/contract.ts'
import { layPages } from '#areas/pages/index.ts'
import { templates } from '#areas/pages/templates/index.ts'
import type { Ctx } from '#platform/ctx.ts'
import { savePatches } from '#areas/documents/index.ts'
import { release } from '#areas/releases/index.ts'
import type { PageDocument } from '#document/nodes.ts'
import { newId, newLocalId } from '#kernel/ids.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import { table } from './figures.ts'
import { actingAs, makeSites, openSurroundings, ownerOf } from './many-sites.ts'
import { startedWith } from './program.ts'
import type { Measured, Order, Phase } from './transfer-phase.ts'
import { onPostgres } from './scratch-postgres.ts'

const PAGES = Number(process.env['BENCH_PAGES'] ?? 1_900)
const RELEASES = Number(process.env['BENCH_RELEASES'] ?? 10)
/** Pages that each release after the first changes. */
const CHANGED = Number(process.env['BENCH_CHANGED'] ?? 190)
/** Of files in the library, which the pages link to. */
const MEGABYTES = Number(process.env['BENCH_MEGABYTES'] ?? 0)
const FILE_MB = 50
const PHASES = (process.env['BENCH_PARTS'] ?? 'pack,check,make,plain').split(',') as Phase[]

async function* noise(megabytes: number): AsyncGenerator<Uint8Array> {
  for (let n = 0; n < megabytes; n += 1) yield randomBytes(1_000_000)
}

/** Lays pages with the words of the restaurant's home page and one of their own, many in one step: one by one they would take hours. */
async function layMany(onSite: (work: (ctx: Ctx) => Promise<void>) => Promise<void>): Promise<void> {
  const document = templates[0]?.pages.find((page) => page.isHome)?.document
  if (!document) throw new Error('There is no template')
  const pages = Array.from({ length: PAGES - 1 }, (_, n) => ({
    id: newId(),
    kind: 'layout' as const,
    parentId: null,
    position: n + 10,
    nav: n < 6 ? ('main' as const) : ('none' as const),
    title: `Page ${n}`,
    navTitle: null,
    slug: `page-${n}`,
    isHome: false,
    isHidden: false,
    isLocked: false,
    settings: pageSettings.parse({}),
    version: 0,
    factsVersion: 0,
    document,
  }))
  for (let from = 0; from < pages.length; from += 50)
    await onSite((ctx) => layPages(ctx, pages.slice(from, from + 50), new Map()))
}

/** Makes the site that is taken out: pages, releases that each change some, files that pages link to. */
async function furnish(env: Record<string, string>): Promise<{ siteId: string; bytes: number }> {
  const surroundings = await openSurroundings(env)
  const { database, tools } = surroundings
  const [site] = await makeSites(surroundings, 1, 1)
  if (!site) throw new Error('No site was made')
  const siteId = site.id
  const owner = await ownerOf(surroundings, siteId)
  const onSite = <T>(work: Parameters<typeof runAsSystem<T>>[2]): Promise<T> =>
    runAsSystem<T>(surroundings, { siteId, reason: 'bench' }, (ctx) => work(actingAs(ctx, owner)))
  await layMany(onSite)
  await onSite((ctx) => release(ctx, { siteId, styles: true, note: 'All of it' }))
  const files: string[] = []
  for (let n = 0; n * FILE_MB < MEGABYTES; n += 1) {
    const id = newId()
    const kept = await keepOriginal(tools, siteId, id, noise(Math.min(FILE_MB, MEGABYTES - n * FILE_MB)))
    const said = { name: `${n}.bin`, alt: '', isDecorative: false, focal: null, createdAt: new Date() }
    await onSite((ctx) => insertAssets(ctx, [{ id, ...kept, ...said }]))
    files.push(id)
  }
  const { rows: pages } = await sql<{ id: string; document: PageDocument; version: number }>`
    select id, document, version from pages join documents using (site_id, id) where site_id = ${siteId}::uuid and title like 'Page %'
    order by id`.execute(database.root)
  const versions = new Map(pages.map((page) => [page.id, page.version]))
  for (let number = 2; number <= RELEASES; number += 1) {
    const from = (number - 2) * CHANGED
    for (let n = from; n < from + CHANGED; n += 1) {
      const page = pages[n % pages.length]
      const button = page && Object.values(page.document.blocks).find((block) => block.type === 'button')
      if (!page || !button) continue
      const file = files[n % Math.max(1, files.length)]
      const saved = await onSite((ctx) =>
        savePatches(ctx, {
          holder: 'pages',
          documentId: page.id,
          base: versions.get(page.id) ?? 0,
          clientId: 'bench-client',
          saveId: newLocalId(16),
          patches: [
            { op: 'set', node: button.id, path: ['props', 'label'], value: `Release ${number}` },
            ...(file === undefined
              ? []
              : [
                  {
                    op: 'set' as const,
                    node: button.id,
                    path: ['props', 'link'],
                    value: { kind: 'file', asset: file },
                  },
                ]),
          ],
        }),
      )
      if (saved.outcome !== 'saved') throw new Error(JSON.stringify(saved))
      versions.set(page.id, saved.version)
    }
    await onSite((ctx) => release(ctx, { siteId, styles: true, note: `Release ${number}` }))
  }
  const { rows } = await sql<{ bytes: number }>`
    select sum(octet_length(document::text))::float8 as bytes from documents where site_id = ${siteId}::uuid`.execute(
    database.root,
  )
  await tools.images.close()
  await database.close()
  return { siteId, bytes: rows[0]?.bytes ?? 0 }
}

const root = fileURLToPath(new URL('../', import.meta.url))

/** Has a process of its own do one phase. */
function measured(order: Order): Promise<Measured> {
  const { settings, flags } = startedWith()
  return new Promise((done, failed) => {
    const child = fork(join(root, 'bench/transfer-phase.ts'), [], {
      cwd: root,
      execArgv: [...flags, '--expose-gc', '--import', './scripts/hooks.mjs'],
      env: { ...process.env, ...settings },
    })
    child.once('message', (said) => done(said as Measured))
    child.once('exit', (code) => failed(new Error(`The process of ${order.phase} ended (${code})`)))
    child.send(order)
  })
}

async function measure(name: string, env: Record<string, string>): Promise<string[][]> {
  const { siteId, bytes } = await furnish(env)
  console.log(`${name}: ${PAGES} pages, ${(bytes / 1e6).toFixed(0)} MB of drafts, ${RELEASES} releases`)
  let [exportId, importId] = ['', '']
  const rows: string[][] = []
  for (const phase of PHASES) {
    const one = await measured({ phase, env, siteId, exportId, importId })
    if (phase !== 'plain') ({ exportId, importId } = one)
    rows.push([
      name,
      phase,
      one.seconds.toFixed(1),
      one.longest.toFixed(0),
      String(one.transactions),
      one.before.toFixed(0),
      one.peak.toFixed(0),
      (one.peak - one.before).toFixed(0),
      phase === 'make' ? `${one.bytes} pages` : `${(one.bytes / 1e6).toFixed(1)} MB`,
    ])
  }
  return rows
}

/** Runs the measurement on both databases. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
  const which = (process.env['BENCH_DATABASES'] ?? 'embedded,postgres').split(',')
  const rows: string[][] = []
  try {
    if (which.includes('embedded'))
      rows.push(...(await measure('embedded', { DATA_DIR: join(folder, 'data') })))
    if (which.includes('postgres'))
      await onPostgres(async (url) => {
        rows.push(...(await measure('PostgreSQL', { DATA_DIR: join(folder, 'pg'), DATABASE_URL: url })))
      })
    const head = ['database', 'phase', 's', 'longest ms', 'transactions', 'MB before', 'MB peak', 'more']
    table([...head, 'made'], rows)
    console.log(`Load of the machine: ${loadavg()[0]?.toFixed(1)}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
