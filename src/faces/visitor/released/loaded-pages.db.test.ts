import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createElement } from 'react'
import { type BlockLoader, blockLoaders, bumpKeys, loadBlockData } from '#areas/pages/index.ts'
import { blocks } from '#areas/documents/index.ts'
import { pageBlocks } from '#areas/pages/blocks/index.ts'
import { save } from '#areas/pages/testing.ts'
import { readLiveSite, readReleasedPage } from '#areas/pages/visitor/index.ts'
import { defineBlock } from '#document/define-block.ts'
import { text } from '#document/fields.ts'
import { newSection } from '#document/nodes.ts'
import { newId } from '#kernel/ids.ts'
import { siteOf } from '#platform/ctx.ts'
import { bring, testDatabase } from '#platform/testing/world.ts'
import { heardOfAll, inAProcess, openBlankSite } from '../testing.ts'

// A made-up area above: its block tells how many redirects the site has, which its loader counts.

const countBlock = defineBlock({
  type: 'test.count',
  version: 1,
  fields: { words: text({ label: 'ui.more' }) },
  loader: 'test.count',
  view: {
    view: ({ props, block, ctx }) =>
      createElement('p', null, `${props.words}: ${String(ctx.data(block.id) ?? 'nothing')}`),
  },
  samples: { samples: [{ name: 'one', props: { words: 'Moved' } }] },
  size: { width: 6, height: 2, minWidth: 1, minHeight: 1 },
  group: 'content',
  icon: 'list',
  name: 'ui.more',
})

const asked: string[][] = []
const countLoader: BlockLoader = {
  name: 'test.count',
  async load(ctx, { blocks: given }) {
    asked.push(given.map(({ props }) => String(props['words'])))
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from redirects where site_id = ${siteOf(ctx)}`.execute(ctx.db)
    const n = rows[0]?.n ?? 0
    return { data: new Map(given.map(({ id }) => [id, n])), keys: ['test.redirects'] }
  },
}
// Two areas bring blocks: one adds to the other's.
bring(blocks.of(pageBlocks), blocks.of([countBlock]), blockLoaders.of(countLoader))

const asked3 = ['Moved', 'Gone', 'Led']
const database = await testDatabase()
const site = await openBlankSite()
const { siteId, home: homePage, slug, previewKey, asSystem } = site
const saved = await site.asItsOwner((ctx) => save({ ...site, ctx }, homePage.id, 0, [newSectionOf(asked3)]))
assert.equal(saved.outcome, 'saved')
await site.goLive()

/** A patch that puts a section with a block for each of these words at the top of a page. */
function newSectionOf(words: readonly string[]) {
  const ids = words.map((_, at) => `countblock0${at}`)
  const section = { id: 'countsection', blocks: ids }
  return {
    op: 'insert',
    parent: 'page',
    after: null,
    nodes: {
      section: newSection(section),
      blocks: words.map((word, at) => ({
        id: ids[at],
        type: countBlock.type,
        version: 1,
        props: { words: word },
        parent: { node: section.id },
        place: { column: 1, row: 1 + 2 * at, width: 6, height: 2, layer: 0, align: 'start' },
      })),
    },
  }
}

/** Another redirect, in a transaction that says so where `isTold`. */
const another = (isTold = true): Promise<void> =>
  asSystem(async (ctx) => {
    const id = newId()
    await sql`insert into redirects (site_id, id, from_path, to_path)
      values (${siteId}, ${id}, ${`/${id}`}, '/')`.execute(ctx.db)
    if (isTold) await bumpKeys(ctx, ['test.redirects', 'test.redirects'])
  })

const told = (n: number): RegExp => new RegExp(asked3.map((words) => `<p>${words}: ${n}</p>.*`).join(''), 's')

test('a released page shows what the loader of three blocks brought, asked once and in one statement', async () => {
  asked.length = 0
  const home = await inAProcess((street) => street.ask(slug, '/'))
  assert.match(home.text, told(0))
  assert.match(String(home.headers['surrogate-key']), new RegExp(`site-${siteId}/test.redirects`))
  assert.deepEqual(asked, [asked3])

  // Of the page, of how often anything had changed, of the loader: each a transaction of one statement.
  const { ask, statements } = site.countedAsk()
  const live = await asSystem(readLiveSite)
  assert.ok(live)
  const page = live.byPath.get('/')
  const plain = live.byPath.get('/contact')
  assert.ok(page && plain)
  await readReleasedPage(ask, live, page)
  assert.equal(statements(), 3)
  await readReleasedPage(ask, live, plain)
  assert.equal(statements(), 4, 'a page that loads nothing is one statement')
})

test('the preview and the canvas show the same', async () => {
  const { text: drafted } = await inAProcess((street) => street.ask(slug, `/?preview=${previewKey}`))
  assert.match(drafted, told(0))
  const input = { siteId: siteId, pageId: homePage.id }
  const block = (id: string, props: object) => ({ id, type: countBlock.type, props: { ...props } })
  const { data } = await asSystem((ctx) =>
    loadBlockData(ctx, {
      ...input,
      blocks: [
        block('saved', { words: 'Moved' }),
        block('fresh', {}),
        block('broken', { words: 3 }),
        block('foreign', { query: 'x' }),
        { id: 'plain', type: 'button', props: { label: 'x' } },
        { id: 'unknown', type: 'test.gone', props: {} },
      ],
      links: [],
    }),
  )
  assert.deepEqual(data, { saved: 0, fresh: 0 })
  await assert.rejects(
    asSystem((ctx) => loadBlockData(ctx, { ...input, pageId: newId(), blocks: [], links: [] })),
    { code: 'not_found' },
  )
})

test('what a loader read changes: its page follows in every process, and another keeps its bytes', async () => {
  await inAProcess(async (street) => {
    const contact = await street.ask(slug, '/contact')
    assert.match((await street.ask(slug, '/')).text, told(0))
    await another(false)
    await heardOfAll(database)
    assert.match((await street.ask(slug, '/')).text, told(0), 'nobody said that anything changed')

    await another()
    await heardOfAll(database)
    assert.match((await street.ask(slug, '/')).text, told(2))
    const after = await street.ask(slug, '/contact')
    assert.deepEqual(after.body, contact.body)
    assert.equal(after.headers.etag, contact.headers.etag)
  })
  // Kept from process to process, and found as long as nothing changes.
  asked.length = 0
  await inAProcess(async (street) => {
    assert.match((await street.ask(slug, '/')).text, told(2))
    assert.deepEqual(asked, [])
  })
  await another()
  await inAProcess(async (street) => assert.match((await street.ask(slug, '/')).text, told(3)))
})

test('a page whose loaders ran before something changed, and that is stored after, is not found', async () => {
  await asSystem(({ db }) => sql`delete from finished_pages where site_id = ${siteId}`.execute(db))
  const load = countLoader.load
  bring(
    blockLoaders.of({
      ...countLoader,
      async load(ctx, given) {
        const loaded = await load(ctx, given)
        // Committed by somebody else, after it was read.
        void changing.resolve()
        return loaded
      },
    }),
  )
  const changing = Promise.withResolvers<void>()
  const bumped = changing.promise.then(() => another())
  await inAProcess(async (street) => {
    await street.ask(slug, '/')
    await bumped
  })
  bring(blockLoaders.of(countLoader))
  await inAProcess(async (street) => assert.match((await street.ask(slug, '/')).text, told(4)))
})
