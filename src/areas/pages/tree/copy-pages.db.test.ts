import assert from 'node:assert/strict'
import { readDraft } from '#areas/documents/index.ts'
import { findSitesByIds, newIdsOn } from '#areas/sites/index.ts'
import { aSite, anAccount } from '#areas/sites/testing.ts'
import { hashPassword } from '#platform/auth/password-hash.ts'
import { asAccount, testRolledBack as test, testCtx } from '#platform/testing/world.ts'
import { addRedirect } from '../redirects/add-redirect.ts'
import { readRedirects } from '../redirects/redirect.store.ts'
import { draftOf } from './draft-of.ts'
import { changePage } from './change-page.ts'
import { copyPages } from './copy-pages.ts'
import { readPages } from './page.store.ts'

// One has buttons and pictures in the answers of an accordion.
for (const templateId of ['restaurant', 'consultant'])
  test(`a copied ${templateId} has the pages of the other, under ids of their own, linked among themselves`, async (db) => {
    const ctx = testCtx(db)
    const owner = await anAccount(ctx)
    const fromId = await aSite(ctx, owner, { beginning: { from: 'template', templateId } })
    const toId = await aSite(ctx, owner, { beginning: { from: 'blank' } })
    const sites = await findSitesByIds(db, [fromId, toId])
    const [from, to] = [sites.get(fromId), sites.get(toId)]
    assert.ok(from && to)
    const acting = asAccount(ctx, owner)
    // The other site is as a duplicate is when this runs: without pages yet.
    const { sql } = await import('kysely')
    for (const table of ['pages', 'documents', 'site_styles']) {
      await sql`delete from ${sql.table(table)} where site_id = ${toId}`.execute(db)
    }
    const [locked] = (await readPages({ ...acting, site: { id: fromId } })).filter(({ isHome }) => !isHome)
    assert.ok(locked)
    await changePage(
      { ...acting, site: { id: fromId } },
      { siteId: fromId, pageId: locked.id, passwordHash: await hashPassword('open sesame') },
    )
    const old = { ...acting, site: { id: fromId } }
    await addRedirect(old, { siteId: fromId, from: '/old-menu', to: `/${locked.slug}`, status: 302 })
    const { rows: named } = await sql<{
      id: string
    }>`select id from pages where site_id = ${fromId}`.execute(db)
    const ids = newIdsOn(
      toId,
      named.map(({ id }) => id),
    )
    await copyPages(acting, { from, to, ids })
    assert.deepEqual(
      (await readRedirects({ ...acting, site: { id: toId } })).map((one) => [one.from, one.to, one.status]),
      [['/old-menu', `/${locked.slug}`, 302]],
    )
    const [before, after] = [
      await readPages({ ...acting, site: { id: fromId } }),
      await readPages({ ...acting, site: { id: toId } }),
    ]
    assert.deepEqual(after.map((page) => page.title).toSorted(), before.map((page) => page.title).toSorted())
    assert.deepEqual(
      after.flatMap((page) => (page.passwordHash === null ? [] : page.slug)),
      [locked.slug],
    )
    const gone = new Set(before.map((page) => page.id))
    for (const page of after) {
      assert.ok(!gone.has(page.id))
      const { document } = await readDraft({ ...acting, site: { id: toId } }, draftOf(page.id))
      const text = JSON.stringify(document)
      for (const id of gone)
        assert.ok(!text.includes(id), `${page.title} still names a page of the other site`)
    }
  })
