import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createElement } from 'react'
import { sql } from 'kysely'
import { z } from 'zod'
import { blocks } from '#areas/documents/index.ts'
import { pageBlocks } from '#areas/pages/blocks/index.ts'
import {
  type BlockLoader,
  blockLoaders,
  type BroughtPage,
  broughtPages,
  bumpKeys,
} from '#areas/pages/index.ts'
import { goLive, relabel } from '#areas/pages/testing.ts'
import { defineBlock } from '#document/define-block.ts'
import { text } from '#document/fields.ts'
import { emptyDocument } from '#document/nodes.ts'
import type { QueryKey } from '#kernel/declared-query.ts'
import type { Ctx } from '#platform/ctx.ts'
import { until } from '#platform/testing/until.ts'
import { bring, testDatabase } from '#platform/testing/world.ts'
import { heardOfAll, inAProcess, openBlankSite, pageOf, visitorsOfTests } from '../testing.ts'

// A made-up area whose block lists in pages, by `?page=`, and that has a page of its own below `/contact`.

const pageKey: QueryKey = { name: 'page', shape: z.coerce.number().int().min(1).max(9999), usual: 1 }
const tagKey: QueryKey = { name: 'tag', shape: z.string().max(20), usual: '' }
const wordKey: QueryKey = { name: 'word', shape: z.string().max(20), usual: '' }

const listBlock = defineBlock({
  type: 'test.list',
  version: 1,
  fields: { words: text({ label: 'ui.more' }) },
  loader: 'test.list',
  view: {
    view: ({ block, ctx }) => createElement('p', null, `list ${String(ctx.data(block.id))}`),
  },
  samples: { samples: [{ name: 'one', props: { words: 'List' } }] },
  size: { width: 6, height: 2, minWidth: 1, minHeight: 1 },
  group: 'content',
  icon: 'list',
  name: 'ui.more',
})

let loads = 0
let listed = ['test.list']
const listLoader: BlockLoader = {
  name: 'test.list',
  query: [pageKey, tagKey, wordKey],
  load: (_ctx, { blocks: given, query }) => {
    loads += 1
    const shown = `${query['page']} ${query['tag']}${query['word']}.`
    return Promise.resolve({ data: new Map(given.map(({ id }) => [id, shown])), keys: listed })
  },
}

const listDocument = pageOf('thelist1', listBlock.type, { words: 'List' })

let finds = 0
const aPage = (below: string, keys?: readonly string[]): BroughtPage => ({
  at: { below },
  isShared: true,
  query: [],
  find: () => {
    finds += 1
    const document = emptyDocument()
    return Promise.resolve({ kind: 'page', title: 'Brought', document, ...(keys ? { keys } : {}) })
  },
})

bring(
  blocks.of(pageBlocks),
  blocks.of([listBlock]),
  blockLoaders.of(listLoader),
  broughtPages.of(aPage('says/[name]', ['test.said'])),
  broughtPages.of(aPage('silent/[name]')),
)

const database = await testDatabase()
const opened = await visitorsOfTests({ program: 'one' })
const { street } = opened
const site = await openBlankSite()
const { siteId, slug, contact } = site
await site.asItsOwner(({ db }) =>
  sql`
    update documents set document = ${JSON.stringify(listDocument)}::jsonb, version = version + 1
    where site_id = ${siteId} and id = ${contact.id}`.execute(db),
)
await site.goLive()

const isKept = (url: string): boolean => opened.isKept(slug, url)

/** Does something as the owner, until everyone has heard of it. */
async function act(work: (ctx: Ctx) => Promise<unknown>): Promise<void> {
  await site.asItsOwner(work)
  await heardOfAll(database)
}

const shownAt = async (path: string): Promise<string> =>
  /<p[^>]*>list ([^<]*)\./.exec((await street.ask(slug, path)).text)?.[1] ?? 'none'

test('a page is kept once for each form of what its loaders read of a query, and for nothing else of it', async () => {
  loads = 0
  assert.equal(await shownAt('/contact?utm_source=mail'), '1 ')
  assert.equal(await shownAt('/contact?page=1&fbclid=x'), '1 ')
  assert.equal(await shownAt('/contact?page=soon'), '1 ')
  assert.equal(loads, 1)
  assert.equal(await shownAt('/contact?utm_source=mail&page=002'), '2 ')
  assert.equal(await shownAt('/contact?page=2&gclid=1'), '2 ')
  assert.equal(loads, 2)
  assert.ok(isKept('/contact?page=2'))
  assert.ok(!isKept('/contact?page=3'), 'an address with keys of its own is looked at')
  assert.equal(await shownAt('/contact?tag=a&page=2'), '2 a')
  assert.ok(isKept('/contact?page=2&tag=a'))
  // One that nothing of the query is read on is one page, whatever is asked.
  await street.ask(slug, '/')
  assert.ok(isKept('/?page=2&tag=a'))
})

test('found as it was drawn before, a page still knows what is read of its query', async () => {
  // Stored behind the answer.
  await until(async () => {
    const { rows } = await sql`
      select from finished_pages where site_id = ${siteId} and page_id = ${contact.id}`.execute(database.root)
    return rows.length === 1
  })
  await inAProcess(async (theirs) => {
    loads = 0
    assert.match((await theirs.ask(slug, '/contact')).text, /list 1 \./)
    assert.equal(loads, 0)
    assert.match((await theirs.ask(slug, '/contact?page=4')).text, /list 4 \./)
  })
})

test('at most a hundred forms of an address are kept, and none of more than two keys', async () => {
  for (let page = 2; page <= 130; page += 1) assert.equal(await shownAt(`/contact?page=${page}`), `${page} `)
  const kept = Array.from({ length: 129 }, (_, at) => at + 2).filter((n) => isKept(`/contact?page=${n}`))
  assert.ok(kept.length >= 98 && kept.length <= 100, String(kept.length))
  assert.equal(await shownAt('/contact?page=2&tag=a&word=b'), '2 ab')
  assert.ok(!isKept('/contact?page=2&tag=a&word=b'))
  // A release of another page lets go of none of them, and does not let more in.
  await act(async (ctx) => {
    await relabel({ ...site, ctx }, 'New words')
    await goLive({ ...site, ctx })
  })
  await street.ask(slug, '/robots.txt')
  assert.equal(kept.filter((n) => isKept(`/contact?page=${n}`)).length, kept.length)
  await shownAt('/contact?page=500')
  assert.ok(!isKept('/contact?page=500'))
})

test('what the loader listed changes: every form goes', async () => {
  await street.ask(slug, '/')
  await act((ctx) => bumpKeys(ctx, ['test.list']))
  assert.ok(!isKept('/contact') && !isKept('/contact?page=2'))
  assert.ok(isKept('/'))
})

test('a page that names more than is told apart goes with any change', async () => {
  listed = Array.from({ length: 201 }, (_, at) => `test.row:${at}`)
  await street.ask(slug, '/contact')
  assert.match(
    String((await street.ask(slug, '/contact')).headers['surrogate-key']),
    new RegExp(`site-${siteId}/\\*`),
  )
  await act((ctx) => bumpKeys(ctx, ['test.other']))
  assert.ok(!isKept('/contact'))
  listed = ['test.list']
})

test('a page of an area that says what it read is kept until that changes, one that does not until anything does', async () => {
  const paths = ['/contact/says/more', '/contact/silent/more']
  const visit = async () => {
    for (const path of paths) assert.equal((await street.ask(slug, path)).status, 200)
  }
  await visit()
  assert.deepEqual(paths.filter(isKept), paths)
  await act(async (ctx) => {
    await relabel({ ...site, ctx }, 'Newer words')
    await goLive({ ...site, ctx })
  })
  await street.ask(slug, '/robots.txt')
  assert.deepEqual(paths.filter(isKept), paths.slice(0, 1))
  finds = 0
  await visit()
  assert.equal(finds, 1)
  await act((ctx) => bumpKeys(ctx, ['test.said']))
  assert.deepEqual(paths.filter(isKept), [])
  // Something of another kind comes to stand at a path: it may be this one.
  await visit()
  await act((ctx) => bumpKeys(ctx, ['places']))
  assert.deepEqual(paths.filter(isKept), [])
})
