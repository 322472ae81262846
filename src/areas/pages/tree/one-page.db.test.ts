import assert from 'node:assert/strict'
import { listPending, release } from '#areas/releases/index.ts'
import { createDocument, readDraft } from '#areas/documents/index.ts'
import { aSite, anAccount, convertSite } from '#areas/sites/testing.ts'
import { emptyDocument } from '#document/nodes.ts'
import { newId } from '#kernel/ids.ts'
import { siteType } from '#kernel/states/site-type.ts'
import { testRolledBack as test, testCtx } from '#platform/testing/world.ts'
import { pageSettings } from '../contract.ts'
import { readStylesDraft } from '../styles/styles.store.ts'
import { asOwner } from '../testing.ts'
import { draftOf } from './draft-of.ts'
import { createPage } from './create-page.ts'
import { duplicatePage } from './duplicate-page.ts'
import { listPages } from './list-pages.ts'
import { movePage } from './move-page.ts'
import { insertPage, readPages } from './page.store.ts'
import { trashPage } from './trash.store.ts'
import { restorePage } from './restore-page.ts'

const refused = { code: 'pages.one_page_only', kind: 'conflict' }

for (const from of ['cover_page', 'parking_page'] as const) {
  test(`a ${from.replace('_', ' ')} has one page, in no navigation, until it is a classic site`, async (db) => {
    const owner = await anAccount(testCtx(db))
    const siteId = await aSite(testCtx(db), owner, { beginning: { from } })
    const ctx = asOwner(testCtx(db), owner, siteId)
    const [home, ...others] = (await listPages(ctx)).pages
    assert.ok(home)
    assert.deepEqual([home.isHome, others], [true, []])
    // Left from before there was a rule.
    const old = newId()
    await createDocument(ctx, { ...draftOf(old), document: emptyDocument() })
    await insertPage(ctx, {
      id: old,
      kind: 'layout',
      parentId: null,
      nav: 'main',
      title: 'News',
      slug: 'news',
      isHome: false,
      settings: pageSettings.parse({}),
      position: 1,
    })
    await trashPage(ctx, old)
    const place = { siteId, parentId: null, nav: 'main' as const }
    const target = { href: 'https://example.com', opensNewTab: false }
    for (const kind of ['layout', 'cover', 'folder', 'link'] as const)
      await assert.rejects(createPage(ctx, { ...place, kind, title: 'Another', target }), refused)
    await assert.rejects(duplicatePage(ctx, { siteId, pageId: home.id }), refused)
    await assert.rejects(movePage(ctx, { ...place, pageId: home.id, before: null }), refused)
    await assert.rejects(restorePage(ctx, { siteId, pageId: old }), refused)
    assert.equal((await readPages(ctx)).length, 1)
    await release(ctx, { siteId, styles: true, note: '' })

    const look = async () => {
      const [page] = await readPages(ctx)
      assert.ok(page)
      return {
        document: (await readDraft(ctx, draftOf(page.id))).document,
        styles: (await readStylesDraft(ctx)).styles,
      }
    }
    const before = await look()
    await convertSite(ctx, { type: siteType.classic })
    const [page] = await readPages(ctx)
    assert.deepEqual(
      [page?.kind, page?.isHome, page?.settings.header, page?.settings.footer],
      ['layout', true, 'hide', 'hide'],
      'a page like any other, which looks as it did',
    )
    assert.deepEqual(await look(), before)
    const waiting = (await listPending(ctx)).changes
    assert.deepEqual(
      waiting.map(({ kind, id, change }) => [kind, id, change]),
      [['page', home.id, 'changed']],
    )
    await createPage(ctx, { ...place, kind: 'layout', title: 'Another' })
    await duplicatePage(ctx, { siteId, pageId: home.id })
    await movePage(ctx, { ...place, pageId: home.id, before: null })
    await restorePage(ctx, { siteId, pageId: old })
    assert.equal((await readPages(ctx)).length, 4)
  })
}
