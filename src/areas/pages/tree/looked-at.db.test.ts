import assert from 'node:assert/strict'
import { readDraft } from '#areas/documents/index.ts'
import { takeOutPage } from '../carry/carry-pages.ts'
import { blockOfType, testOnBlankSite as test, save, setProp } from '../testing.ts'
import { draftOf } from './draft-of.ts'
import { findWhereLinked } from './find-where-linked.ts'
import { listAnchors } from './list-anchors.ts'
import { readPage } from './page.store.ts'

test('who goes through the drafts of a site holds none of them', async (world) => {
  const { ctx, siteId, home, contact } = world
  const { version, document } = await readDraft(ctx, draftOf(home.id))
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
})
