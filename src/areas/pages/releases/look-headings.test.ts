import assert from 'node:assert/strict'
import { test } from 'node:test'
import { h1, h3, p, words } from '../blocks/words.ts'
import { readDraft } from '../drafts/read-draft.ts'
import { blockOfType, onBlankSite, type PagesWorld, releaseAll, save, setProp } from '../testing.ts'
import { changePage } from '../tree/change-page.ts'
import { createPage } from '../tree/create-page.ts'
import { deletePage } from '../tree/delete-page.ts'
import { lookHeadings } from './look-headings.ts'

/** Has the first text of a page say something else. */
async function rewrite(
  world: Pick<PagesWorld, 'ctx' | 'siteId'>,
  pageId: string,
  body: ReturnType<typeof words>,
): Promise<void> {
  const { version, document } = await readDraft(world.ctx, pageId)
  const answer = await save(world, pageId, version, [setProp(blockOfType(document, 'text'), 'body', body)])
  assert.equal(answer.outcome, 'saved')
}

test('pages that wait without a first heading, or with a level left out, are told; what is live already is not', () =>
  onBlankSite(async (world) => {
    const { ctx, siteId, contact } = world
    assert.deepEqual(await lookHeadings(ctx), { pages: [] })
    await rewrite(world, contact.id, words(p('Write to us')))
    const bare = { id: contact.id, title: 'Contact', faults: ['heading_no_first'] }
    assert.deepEqual(await lookHeadings(ctx), { pages: [bare] })
    await rewrite(world, contact.id, words(h1('Contact'), h3('By post')))
    assert.deepEqual(await lookHeadings(ctx), { pages: [{ ...bare, faults: ['heading_skipped'] }] })
    await releaseAll(world, '')
    assert.deepEqual(await lookHeadings(ctx), { pages: [] })
    // What is said of it changed: it waits again.
    await changePage(ctx, { siteId, pageId: contact.id, title: 'Where we are' })
    assert.deepEqual(await lookHeadings(ctx), {
      pages: [{ ...bare, title: 'Where we are', faults: ['heading_skipped'] }],
    })
    await deletePage(ctx, { siteId, pageId: contact.id })
    assert.deepEqual(await lookHeadings(ctx), { pages: [] })
  }))

test('what has no page of its own has no headings to look for', () =>
  onBlankSite(async (world) => {
    const { ctx, siteId } = world
    await releaseAll(world, '')
    await createPage(ctx, { siteId, kind: 'folder', title: 'Work', parentId: null, nav: 'main' })
    assert.deepEqual(await lookHeadings(ctx), { pages: [] })
  }))
