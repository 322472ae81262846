import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { broughtPages } from '#areas/pages/index.ts'
import {
  aBlankSite,
  addRedirect,
  asOwner,
  changePage,
  importRedirects,
  type PagesWorld,
} from '#areas/pages/testing.ts'
import {
  type PlacedThing,
  type Releasable,
  releasables,
  release,
  releaseScheduled,
} from '#areas/releases/index.ts'
import { sql } from 'kysely'
import { emptyDocument } from '#document/nodes.ts'
import { systemClock } from '#kernel/clock.ts'
import { type Id, newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Database } from '#platform/db/database.ts'
import { installJobs } from '#platform/jobs/install-jobs.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import { bring, testCtx, testDatabase, testTools } from '#platform/testing/world.ts'
import { heardOfAll, openStreet, type Street } from '../testing.ts'
import { type VisitorSite, visitorSite } from '../visitor-site.ts'

// A made-up kind of thing that stands at addresses of its own, as posts do: what is drafted of it stands here.
const drafts = new Map<Id, { readonly title: string; readonly path: string | null }>()
const shownOf = (chosen: readonly Id[] | null) =>
  [...drafts].filter(([id]) => chosen === null || chosen.includes(id))

const things: Releasable<readonly PlacedThing[]> = {
  kind: 'thing',
  pending: async () => [],
  hold: async (_ctx, chosen) => shownOf(chosen).map(([id, draft]) => ({ id, ...draft })),
  places: (held) => held,
  draftsAt: async (_ctx, paths) =>
    shownOf(null).flatMap(([id, draft]) =>
      draft.path !== null && paths.includes(draft.path) ? { id, ...draft } : [],
    ),
  take: async (_ctx, _chosen, held) =>
    held.map(({ id, title, path }) => ({
      id,
      editionId: null,
      path,
      facts: path === null ? null : { title },
    })),
}

/** Questions to the database. */
let questions = 0
const thePages = () =>
  testTools()
    .of(releasables)
    .filter(({ kind }) => kind === 'page')
    .map((one) => releasables.of(one))
const brings = [
  releasables.of(things as Releasable),
  broughtPages.of({
    at: { kind: 'thing' },
    isShared: true,
    query: [],
    async find(_ctx, { thing }) {
      if (!thing) return null
      const { title } = thing.facts as { title: string }
      return { kind: 'page', title, document: emptyDocument() }
    },
  }),
]

let database: Database
let visitors: VisitorSite
let street: Street
let world: Omit<PagesWorld, 'ctx'>
let slug = ''
let pages: ReturnType<typeof thePages> = []
const tools = testTools()

/** A database that counts what it is asked. */
const counted = (given: Database): Database =>
  new Proxy(given, {
    get(target, name, receiver) {
      if (name === 'transaction' || name === 'glance' || name === 'root') questions += 1
      return Reflect.get(target, name, receiver) as unknown
    },
  })

const asSystem = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  runAsSystem({ database, tools, clock: systemClock }, { siteId: world.siteId, reason: 'test' }, (ctx) =>
    work(asOwner(ctx, world.owner, world.siteId)),
  )
const goLive = (given: { pageIds?: Id[]; also?: Record<string, Id[]>; at?: string } = {}) =>
  asSystem((ctx) => release(ctx, { siteId: world.siteId, styles: true, note: '', ...given }))

/** What a visitor is answered: a title, or where they are led. */
async function meet(path: string): Promise<string> {
  const { status, headers, text } = await street.ask(slug, path)
  if (status >= 300 && status < 400) return `${status} ${headers.location}`
  return `${status} ${/<title>(.*?) – /.exec(text)?.[1] ?? ''}`
}

before(async () => {
  database = await testDatabase()
  await installJobs(database)
  pages = thePages()
  bring(...pages, ...brings)
  await database.transaction('platform', async (db) => {
    world = await aBlankSite(testCtx(db))
  })
  const { rows } = await asSystem(({ db }) =>
    sql<{ slug: string }>`select slug from sites where id = ${world.siteId}`.execute(db),
  )
  slug = rows[0]?.slug ?? ''
  visitors = await visitorSite({ database: counted(database), tools, clock: systemClock })
  street = await openStreet(visitors)
})
after(async () => {
  street.close()
  await visitors.close()
})
beforeEach(() => drafts.clear())

const [one, two] = [newId(), newId()]

test('a thing of another kind is answered at its address by one question, and from memory by none', async () => {
  drafts.set(one, { title: 'First', path: '/notes/erste-küche' })
  await asSystem((ctx) =>
    addRedirect(ctx, { siteId: world.siteId, from: '/old', to: '/contact', status: 301 }),
  )
  await asSystem((ctx) =>
    addRedirect(ctx, { siteId: world.siteId, from: '/%C3%A4lter', to: '/notes/erste-küche', status: 302 }),
  )
  await goLive()
  await heardOfAll(database)
  const path = encodeURI('/notes/erste-küche')
  assert.equal(await meet('/'), '200 ')
  questions = 0
  assert.equal(await meet('/old'), '301 /contact')
  assert.equal(questions, 1, 'of what stands there')
  assert.equal(await meet('/old'), '301 /contact')
  assert.equal(questions, 1, 'a redirect is remembered')
  assert.equal(await meet('/old/?utm=1'), '301 /contact?utm=1')
  assert.equal(await meet(encodeURI('/älter')), `302 ${path}`)
  assert.equal(await meet(`${path}/`), `301 ${path}`)
  assert.equal(await meet(path), '200 First')
  questions = 0
  for (const again of [path, `${path}?utm_source=mail`, '/']) assert.match(await meet(again), /^200/)
  assert.equal(questions, 0)
  assert.equal(await meet('/nowhere'), '404 ')
})

test('a thing and a page at one address are refused before anything goes live', async () => {
  drafts.set(one, { title: 'First', path: '/contact' })
  const refused = { kind: 'invalid', code: 'pages.release_path_taken' }
  const detail = { field: 'also', values: { thing: 'First', path: '/contact' } }
  await assert.rejects(goLive(), { ...refused, detail })
  await assert.rejects(goLive({ at: new Date(Date.now() + 60_000).toISOString() }), refused)
  drafts.set(one, { title: 'First', path: '/notes/a' }).set(two, { title: 'Second', path: '/notes/a' })
  await assert.rejects(goLive(), refused)
  // What is right when it is scheduled may not be at its time: nobody is there to be asked.
  drafts.delete(two)
  const later = (await goLive({ at: new Date(Date.now() + 60_000).toISOString() })).release
  drafts.set(two, { title: 'Second', path: '/notes/a' })
  assert.equal(await asSystem((ctx) => releaseScheduled(ctx, later.id)), false)
})

test('an address that a thing has is refused to pages, where it is saved and where it goes live', async () => {
  drafts.set(one, { title: 'First', path: '/taken' })
  const { siteId, contact } = world
  await assert.rejects(
    asSystem((ctx) => changePage(ctx, { siteId, pageId: contact.id, slug: 'taken' })),
    { kind: 'conflict', code: 'pages.address_taken', detail: { field: 'slug' } },
  )
  // Of a kind whose drafts say nothing, what is live counts.
  await goLive()
  drafts.clear()
  bring(...pages, ...brings, releasables.of({ ...things, kind: 'other' } as Releasable))
  await asSystem((ctx) => changePage(ctx, { siteId, pageId: contact.id, slug: 'taken' }))
  await assert.rejects(goLive({ pageIds: [world.home.id, contact.id] }), {
    code: 'pages.release_path_taken',
    detail: { field: 'pageIds', values: { thing: world.contact.title, path: '/taken' } },
  })
  bring(...pages, ...brings)
  await asSystem((ctx) => changePage(ctx, { siteId, pageId: contact.id, slug: 'contact' }))
})

test('redirects that come in a file may lead through the address of a thing', async () => {
  const given = { siteId: world.siteId, isTrial: true, csv: '/left,/right\n/right,/left' }
  const tried = () => asSystem((ctx) => importRedirects(ctx, given))
  assert.equal((await tried()).faults.length, 2, 'a circle')
  drafts.set(one, { title: 'First', path: '/right' })
  assert.equal((await tried()).faults.length, 0, 'who comes to a thing stays there')
})
