import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { broughtPages } from '#areas/pages/index.ts'
import { addRedirect, changePage, importRedirects } from '#areas/pages/testing.ts'
import {
  type PlacedThing,
  type Releasable,
  releasables,
  release,
  releaseScheduled,
} from '#areas/releases/index.ts'
import { emptyDocument } from '#document/nodes.ts'
import { type Id, newId } from '#kernel/ids.ts'
import type { Database } from '#platform/db/database.ts'
import { bring, testDatabase, testTools } from '#platform/testing/world.ts'
import { heardOfAll, openBlankSite, visitorsOfTests } from '../testing.ts'

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

const database = await testDatabase()
const pages = thePages()
bring(...pages, ...brings)
const site = await openBlankSite()
const { siteId, slug, contact, asItsOwner } = site
const { street } = await visitorsOfTests({ database: counted(database) })

/** A database that counts what it is asked. */
function counted(given: Database): Database {
  return new Proxy(given, {
    get(target, name, receiver) {
      if (name === 'transaction' || name === 'glance' || name === 'root') questions += 1
      return Reflect.get(target, name, receiver) as unknown
    },
  })
}

const goLive = (given: { pageIds?: Id[]; also?: Record<string, Id[]>; at?: string } = {}) =>
  asItsOwner((ctx) => release(ctx, { siteId, styles: true, note: '', ...given }))

/** What a visitor is answered: a title, or where they are led. */
async function meet(path: string): Promise<string> {
  const { status, headers, text } = await street.ask(slug, path)
  if (status >= 300 && status < 400) return `${status} ${headers.location}`
  return `${status} ${/<title>(.*?) – /.exec(text)?.[1] ?? ''}`
}

beforeEach(() => drafts.clear())

const [one, two] = [newId(), newId()]

test('a thing of another kind is answered at its address by one question, and from memory by none', async () => {
  drafts.set(one, { title: 'First', path: '/notes/erste-küche' })
  await asItsOwner((ctx) => addRedirect(ctx, { siteId, from: '/old', to: '/contact', status: 301 }))
  await asItsOwner((ctx) =>
    addRedirect(ctx, { siteId, from: '/%C3%A4lter', to: '/notes/erste-küche', status: 302 }),
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
  assert.equal(await asItsOwner((ctx) => releaseScheduled(ctx, later.id)), false)
})

test('an address that a thing has is refused to pages, where it is saved and where it goes live', async () => {
  drafts.set(one, { title: 'First', path: '/taken' })
  await assert.rejects(
    asItsOwner((ctx) => changePage(ctx, { siteId, pageId: contact.id, slug: 'taken' })),
    { kind: 'conflict', code: 'pages.address_taken', detail: { field: 'slug' } },
  )
  // Of a kind whose drafts say nothing, what is live counts.
  await goLive()
  drafts.clear()
  bring(...pages, ...brings, releasables.of({ ...things, kind: 'other' } as Releasable))
  await asItsOwner((ctx) => changePage(ctx, { siteId, pageId: contact.id, slug: 'taken' }))
  await assert.rejects(goLive({ pageIds: [site.home.id, contact.id] }), {
    code: 'pages.release_path_taken',
    detail: { field: 'pageIds', values: { thing: contact.title, path: '/taken' } },
  })
  bring(...pages, ...brings)
  await asItsOwner((ctx) => changePage(ctx, { siteId, pageId: contact.id, slug: 'contact' }))
})

test('redirects that come in a file may lead through the address of a thing', async () => {
  const given = { siteId, isTrial: true, csv: '/left,/right\n/right,/left' }
  const tried = () => asItsOwner((ctx) => importRedirects(ctx, given))
  assert.equal((await tried()).faults.length, 2, 'a circle')
  drafts.set(one, { title: 'First', path: '/right' })
  assert.equal((await tried()).faults.length, 0, 'who comes to a thing stays there')
})
