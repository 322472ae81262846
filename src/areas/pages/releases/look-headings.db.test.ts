import assert from 'node:assert/strict'
import { type KyselyPlugin, sql } from 'kysely'
import { readDraft } from '#areas/documents/index.ts'
import { newId } from '#kernel/ids.ts'
import type { Outside } from '#platform/http/route.ts'
import { draftOf } from '../tree/draft-of.ts'
import { h1, h3, p, words } from '../blocks/words.ts'
import {
  blockOfType,
  goLive,
  linkButton,
  testOnBlankSite as test,
  type PagesWorld,
  save,
  setProp,
  makePage,
} from '../testing.ts'
import { changePage } from '../tree/change-page.ts'
import { deletePage } from '../tree/delete-page.ts'
import { lookHeadingsInTurn } from './look-headings-in-turn.ts'
import { lookHeadings } from './look-headings.ts'

/** Has the first text of a page say something else. */
async function rewrite(
  world: Pick<PagesWorld, 'ctx' | 'siteId'>,
  pageId: string,
  body: ReturnType<typeof words>,
): Promise<void> {
  const { version, document } = await readDraft(world.ctx, draftOf(pageId))
  const answer = await save(world, pageId, version, [setProp(blockOfType(document, 'text'), 'body', body)])
  assert.equal(answer.outcome, 'saved')
}

test('pages that wait without a first heading, or with a level left out, are reported; what is live already is not', async (world) => {
  const { ctx, siteId, contact } = world
  assert.deepEqual(await lookHeadings(ctx), { pages: [], lacking: [] })
  await rewrite(world, contact.id, words(p('Write to us')))
  const bare = { id: contact.id, title: 'Contact', faults: ['heading_no_first'] }
  assert.deepEqual(await lookHeadings(ctx), { pages: [bare], lacking: [] })
  await rewrite(world, contact.id, words(h1('Contact'), h3('By post')))
  assert.deepEqual((await lookHeadings(ctx)).pages, [{ ...bare, faults: ['heading_skipped'] }])
  await goLive(world)
  assert.deepEqual(await lookHeadings(ctx), { pages: [], lacking: [] })
  // What is said of it changed: it waits again.
  await changePage(ctx, { siteId, pageId: contact.id, title: 'Where we are' })
  assert.deepEqual((await lookHeadings(ctx)).pages, [
    { ...bare, title: 'Where we are', faults: ['heading_skipped'] },
  ])
  await deletePage(ctx, { siteId, pageId: contact.id })
  assert.deepEqual(await lookHeadings(ctx), { pages: [], lacking: [] })
})

test('what has no page of its own has no headings to look for', async (world) => {
  const { ctx } = world
  await goLive(world)
  await makePage(world, 'Work', { kind: 'folder' })
  assert.deepEqual(await lookHeadings(ctx), { pages: [], lacking: [] })
})

test('a page that uses a permanently deleted file is reported before it goes live', async (world) => {
  const { ctx, siteId, home, contact } = world
  await goLive(world)
  const [linked, shared] = [newId(), newId()]
  for (const id of [linked, shared])
    await sql`
      insert into assets (site_id, id, kind, name, type, bytes, hash, deleted_at)
      values (${siteId}, ${id}, 'file', 'menu.pdf', 'application/pdf', 9, ${id.replaceAll('-', '').repeat(2)}, now())`.execute(
      ctx.db,
    )
  await linkButton(world, home.id, linked)
  await changePage(ctx, { siteId, pageId: contact.id, settings: { socialImage: shared } })
  const lacking = async () => (await lookHeadings(ctx)).lacking.map(({ title }) => title)
  assert.deepEqual(await lacking(), [])
  await sql`delete from assets where site_id = ${siteId} and id = ${linked}`.execute(ctx.db)
  assert.deepEqual(await lacking(), ['Home'])
  await sql`delete from assets where site_id = ${siteId} and id = ${shared}`.execute(ctx.db)
  assert.deepEqual((await lacking()).toSorted(), ['Contact', 'Home'])
  await goLive(world)
  assert.deepEqual(await lacking(), [])
})

test('what was looked at is not read again until it is saved on, and nobody else’s drafts make room for it', async (world) => {
  const { ctx, home, contact } = world
  let asked = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const later: unknown[] = []
  /** How many statements a look takes. */
  const statements = async (): Promise<number> => {
    asked = 0
    await lookHeadings({
      ...ctx,
      db: ctx.db.withPlugin(counting) as typeof ctx.db,
      afterCommit: (work) => void later.push(work),
    })
    return asked
  }
  for (const page of [home, contact]) await rewrite(world, page.id, words(p('Write to us')))
  const first = await statements()
  assert.equal(await statements(), first - 2)
  await rewrite(world, home.id, words(h1('Home')))
  assert.equal(await statements(), first - 1)
  assert.deepEqual(later, [])
  const told = (await lookHeadings(ctx)).pages.map(({ id }) => id)
  assert.deepEqual(told, [contact.id])
})

test('a site looks once at a time: three wait, and later requests are asked to retry', async (world) => {
  const { ctx, siteId } = world
  const held = Promise.withResolvers<void>()
  let [under, most] = [0, 0]
  const transaction: Outside['transaction'] = async (work) => {
    under += 1
    most = Math.max(most, under)
    await held.promise
    const done = await work(ctx)
    under -= 1
    return done
  }
  const outside = { ...ctx, body: null, signal: new AbortController().signal, transaction }
  const four = Array.from({ length: 4 }, () => lookHeadingsInTurn(outside, { siteId }))
  await assert.rejects(lookHeadingsInTurn(outside, { siteId }), { code: 'limits.too_many' })
  held.resolve()
  assert.deepEqual(new Set((await Promise.all(four)).map(({ pages }) => pages.length)), new Set([0]))
  assert.equal(most, 1)
})
