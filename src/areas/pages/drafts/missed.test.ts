import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { outsideIn } from '#platform/testing/outside-in.ts'
import { takeOutPage } from '../carry/carry-pages.ts'
import { blockOfType, onBlankSite, relabel, save, setProp } from '../testing.ts'
import { findWhereLinked } from '../tree/find-where-linked.ts'
import { listAnchors } from '../tree/list-anchors.ts'
import { readPage } from '../tree/page.store.ts'
import { followPage } from './follow-page.ts'
import { listPatches } from './list-patches.ts'
import { readDraft } from './read-draft.ts'

test('who missed much of a page is told it a part at a time, whichever way they ask', () =>
  onBlankSite(async (world) => {
    const { ctx, siteId, home } = world
    for (let at = 1; at <= 53; at += 1) await relabel(world, `Label ${at}`)
    const after = async (version: number) => {
      const { saved, ...told } = await listPatches(ctx, { siteId, pageId: home.id, after: version })
      return { ...told, versions: saved.map((one) => one.version) }
    }
    const versions = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
    assert.deepEqual(await after(0), { version: 50, hasMore: true, versions: versions(1, 50) })
    assert.deepEqual(await after(50), { version: 53, hasMore: false, versions: [51, 52, 53] })
    assert.deepEqual(await after(3), { version: 53, hasMore: false, versions: versions(4, 53) })
    assert.deepEqual(await after(53), { version: 53, hasMore: false, versions: [] })
    // Saves are a megabyte at the most; of such it is a handful.
    await sql`
      update page_patches
      set patches = jsonb_build_array(jsonb_build_object('op', 'remove', 'node', repeat('x', 1500000)))
      where site_id = ${siteId} and page_id = ${home.id} and version <= 10`.execute(ctx.db)
    assert.deepEqual(await after(0), { version: 3, hasMore: true, versions: [1, 2, 3] })
    const behind = await save(world, home.id, 0, [{ op: 'remove', node: 'nothing' }])
    assert.ok(behind.outcome === 'behind')
    assert.deepEqual([behind.version, behind.missing.length, behind.hasMore], [3, 3, true])

    const end = new AbortController()
    const outside = outsideIn(ctx, { signal: end.signal })
    const told: (string | undefined)[] = []
    for await (const { event, id } of await followPage(outside, { siteId, pageId: home.id, since: 0 })) {
      if (event === 'caught-up') break
      told.push(id)
    }
    end.abort()
    assert.deepEqual(told, versions(1, 53).map(String))
  }))

test('who goes through the drafts of a site holds none of them', () =>
  onBlankSite(async (world) => {
    const { ctx, siteId, home, contact } = world
    const { version, document } = await readDraft(ctx, home.id)
    const link = setProp(blockOfType(document, 'button'), 'link', { kind: 'page', page: contact.id })
    assert.equal((await save(world, home.id, version, [link])).outcome, 'saved')
    const held: unknown[] = []
    const going = { ...ctx, afterCommit: (work: unknown) => void held.push(work) }
    const { pages } = await findWhereLinked(going, { siteId, pageId: contact.id })
    assert.deepEqual(
      pages.map(({ id }) => id),
      [home.id],
    )
    await listAnchors(going)
    const page = await readPage(ctx, home.id)
    assert.ok(page)
    await takeOutPage(going, page)
    assert.deepEqual(held, [])
  }))
