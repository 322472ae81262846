// Things besides pages: a release of 10,000 items with documents of their own beside 100 pages, and one changed item of
// them, until a reader who keeps asking is sent it. The kind is made up; its items are drawn as an area's pages are.
import { Agent } from 'node:http'
import { sql } from 'kysely'
import { insertDocuments, lockDrafts, makeEditions, readShownEditions } from '#areas/documents/index.ts'
import { templates } from '#areas/pages/templates/index.ts'
import { broughtPages, type BroughtPage } from '#areas/pages/index.ts'
import { type Releasable, releasables, release } from '#areas/releases/index.ts'
import { type Id, newId } from '#kernel/ids.ts'
import { type Composed, compose, type Point } from '#kernel/point.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { runAsSystem, type SystemSurroundings } from '#platform/system-ctx.ts'
import { median, quantile, table } from './figures.ts'
import { actingAs, makeSites, ownerOf } from './many-sites.ts'
import { onBothDatabases, roundOn, serveSites } from './served-sites.ts'

const PAGES = Number(process.env['BENCH_PAGES'] ?? 100)
const ITEMS = Number(process.env['BENCH_ITEMS'] ?? 10_000)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 20)
const HOLDER = 'bench'
const KIND = 'item'

interface ItemRow {
  readonly id: Id
  readonly version: number
}

/** Items whose drafts are not what visitors see. */
async function changedItems(ctx: Ctx, chosen: readonly Id[] | null): Promise<readonly ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select documents.id, documents.version from documents
    left join released on released.site_id = documents.site_id and released.kind = ${KIND}
      and released.id = documents.id and until_number is null
    where documents.site_id = ${siteOf(ctx)} and holder = ${HOLDER}
      and (${chosen === null} or documents.id = any(${[...(chosen ?? [])]}::uuid[]))
      and (released.facts ->> 'version')::integer is distinct from documents.version`.execute(ctx.db)
  return rows
}

const items: Releasable<readonly ItemRow[]> = {
  kind: KIND,
  pending: async (ctx) =>
    (await changedItems(ctx, null)).map(({ id }) => ({
      id,
      title: 'An item',
      change: 'changed',
      updatedAt: null,
      updatedBy: null,
    })),
  async hold(ctx, chosen) {
    const changed = await changedItems(ctx, chosen)
    const ids = changed.map(({ id }) => id)
    if (ids.length > 0) await lockDrafts(ctx, HOLDER, ids)
    return changed
  },
  async take(ctx, _chosen, changed) {
    const editions = await makeEditions(
      ctx,
      HOLDER,
      changed.map(({ id }) => ({ documentId: id, facts: { title: 'An item' } })),
    )
    return changed.map(({ id, version }) => ({
      id,
      editionId: editions.get(id) ?? null,
      path: `/journal/${id}`,
      facts: { version },
    }))
  },
}

const itemPage: BroughtPage = {
  at: { kind: KIND },
  isShared: true,
  query: [],
  async find(ctx, { thing }) {
    if (!thing?.editionId) return null
    const document = (await readShownEditions(ctx, [thing.editionId], [])).documents.get(thing.editionId)
    return document ? { kind: 'page', title: 'An item', document } : null
  },
}

async function measure(name: string, opened: SystemSurroundings): Promise<string[]> {
  const { tools } = opened
  const brought = compose([
    ...[...tools.of(releasables), items].map((one) => releasables.of(one)),
    ...[...tools.of(broughtPages), itemPage].map((one) => broughtPages.of(one)),
  ])
  const isOurs = (to: unknown): boolean => to === releasables || to === broughtPages
  const of = ((to: Point<unknown>) => (isOurs(to) ? brought : tools).of(to)) as Composed['of']
  const surroundings = { ...opened, tools: { ...tools, of } }
  const [site] = await makeSites(surroundings, 1, PAGES)
  if (!site) throw new Error('No site was made')
  const owner = await ownerOf(surroundings, site.id)
  const onSite = <T>(work: Parameters<typeof runAsSystem<T>>[2]): Promise<T> =>
    runAsSystem<T>(surroundings, { siteId: site.id, reason: 'bench' }, (ctx) => work(actingAs(ctx, owner)))
  // As long as a short post.
  const document = templates.find(({ id }) => id === 'blank')?.pages.find((page) => page.isHome)?.document
  if (!document) throw new Error('There is no page to make items of')
  const button = Object.values(document.blocks).find(({ type }) => type === 'button')
  if (!button) throw new Error('The page has no button to write on')
  const drafted = Array.from({ length: ITEMS }, () => ({ id: newId(), document }))
  for (let from = 0; from < ITEMS; from += 500)
    await onSite((ctx) => insertDocuments(ctx, HOLDER, drafted.slice(from, from + 500)))

  let from = performance.now()
  await onSite((ctx) => release(ctx, { siteId: site.id, styles: true, note: '' }))
  const first = performance.now() - from

  const visitors = await serveSites(surroundings, new Agent({ keepAlive: true }))
  const visible: number[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    const id = drafted[(round * 487) % ITEMS]?.id ?? ''
    await onSite((ctx) =>
      sql`
        update documents set version = version + 1, snapshot_version = version + 1,
          document = jsonb_set(document, ${['blocks', button.id, 'props', 'label']}::text[],
            to_jsonb(${`Round ${round} here`}::text))
        where site_id = ${site.id}::uuid and id = ${id}::uuid`.execute(ctx.db),
    )
    const path = `/journal/${id}`
    await visitors.get(site.slug, path)
    from = performance.now()
    const releasing = onSite((ctx) =>
      release(ctx, {
        siteId: site.id,
        pageIds: [],
        styles: false,
        redirects: false,
        also: { [KIND]: [id] },
        note: '',
      }),
    )
    while (roundOn((await visitors.get(site.slug, path)).body) !== round)
      if (performance.now() - from > 30_000) throw new Error('The item did not become visible')
    visible.push(performance.now() - from)
    await releasing
  }
  await visitors.close()
  return [
    name,
    (first / 1000).toFixed(1),
    median(visible).toFixed(0),
    quantile(visible, 0.95).toFixed(0),
    quantile(visible, 1).toFixed(0),
  ]
}

/** Runs the measurement on both databases. */
export async function run(): Promise<void> {
  const rows = await onBothDatabases(measure)
  table(['database', `${ITEMS} items s`, 'one seen ms', '95 %', 'worst'], rows)
}
