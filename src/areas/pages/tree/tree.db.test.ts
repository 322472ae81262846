import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { release } from '#areas/releases/index.ts'
import { readDraft, savePatches } from '#areas/documents/index.ts'
import { newId } from '#kernel/ids.ts'
import { hashPassword } from '#platform/auth/password-hash.ts'
import { bring, testCtx } from '#platform/testing/world.ts'
import { changeStyles } from '../styles/change-styles.ts'
import { aBlankSite, makePage, titlesIn, testOnBlankSite as test, type PagesWorld, save } from '../testing.ts'
import { broughtPages } from '../visitor/brought-page.ts'
import { draftOf } from './draft-of.ts'
import { changePage } from './change-page.ts'
import { deletePage } from './delete-page.ts'
import { duplicatePage } from './duplicate-page.ts'
import { findWhereLinked } from './find-where-linked.ts'
import { leadsTo } from './leads-to.ts'
import { listAnchors } from './list-anchors.ts'
import { listPages } from './list-pages.ts'
import { movePage } from './move-page.ts'
import { readPages } from './page.store.ts'
import { purgeTrash } from './trash.store.ts'
import { listTrash } from './list-trash.ts'
import { restorePage } from './restore-page.ts'

const states = async ({ ctx }: PagesWorld) =>
  Object.fromEntries((await listPages(ctx)).pages.map((page) => [page.title, page.state]))

test('no page has the first segment at which an area answers, and of two areas none has the other’s', async (world) => {
  const cart = broughtPages.of({
    at: { segment: 'cart' },
    isShared: false,
    query: [],
    find: async () => null,
  })
  bring(cart)
  try {
    await assert.rejects(makePage(world, 'Cart', { slug: 'cart' }), { code: 'pages.address_taken' })
    const { siteId, contact } = world
    await assert.rejects(changePage(world.ctx, { siteId, pageId: contact.id, slug: 'cart' }), {
      code: 'pages.address_taken',
    })
    assert.equal((await makePage(world, 'Cart')).path, '/cart-2')
    bring(cart, cart)
    await assert.rejects(makePage(world, 'Shop', { slug: 'shop' }), /of two areas: cart/)
  } finally {
    bring(broughtPages.of({ at: { below: '-' }, isShared: false, query: [], find: async () => null }))
  }
})

test('pages cannot be made where they cannot be', async (world) => {
  await assert.rejects(makePage(world, 'Under a page', { parentId: world.home.id }), {
    code: 'pages.parent_not_a_folder',
  })
  const folder = await makePage(world, 'Shop', { kind: 'folder' })
  await assert.rejects(makePage(world, 'Inner', { kind: 'folder', parentId: folder.id }), {
    code: 'pages.folder_in_folder',
  })
  await assert.rejects(makePage(world, 'Elsewhere', { kind: 'link' }), { code: 'pages.link_target' })
  for (const href of ['javascript:alert(1)', '//evil.example', 'data:text/html,x', '']) {
    const target = { href, opensNewTab: false }
    await assert.rejects(makePage(world, 'Elsewhere', { kind: 'link', target }), {
      code: 'pages.link_unsafe',
    })
    await assert.rejects(
      changePage(world.ctx, { siteId: world.siteId, pageId: world.contact.id, settings: { target } }),
      { code: 'pages.link_unsafe' },
    )
  }
  await assert.rejects(makePage(world, 'Contact again', { slug: 'contact' }), { code: 'pages.slug_taken' })
})

test('a change of nothing changes nothing', async ({ ctx, siteId, contact }) => {
  await release(ctx, { siteId, styles: true, note: '' })
  for (const nothing of [{}, { settings: {} }]) {
    const { page } = await changePage(ctx, { siteId, pageId: contact.id, ...nothing })
    assert.equal(page.state, 'released')
  }
})

test('what is not there, or of another site, is not found', async (world) => {
  const { ctx, siteId } = world
  const other = await aBlankSite(testCtx(ctx.db))
  for (const pageId of [newId(), other.contact.id]) {
    const page = { siteId, pageId }
    await assert.rejects(changePage(ctx, { ...page, title: 'Taken over' }), { code: 'not_found' })
    await assert.rejects(deletePage(ctx, page), { code: 'not_found' })
    await assert.rejects(duplicatePage(ctx, page), { code: 'not_found' })
    await assert.rejects(restorePage(ctx, page), { code: 'not_found' })
    await assert.rejects(movePage(ctx, { ...page, nav: 'main', parentId: null, before: null }), {
      code: 'not_found',
    })
  }
  assert.ok((await readPages(other.ctx)).some((page) => page.title === 'Contact'))
  const folder = await makePage(other, 'Their folder', { kind: 'folder' })
  await assert.rejects(makePage(world, 'Into theirs', { parentId: folder.id }), {
    code: 'pages.parent_not_a_folder',
  })
})

test('an address is made of the title, and numbered where it is taken', async (world) => {
  assert.equal((await makePage(world, 'Öffnungszeiten')).path, '/offnungszeiten')
  assert.equal((await makePage(world, 'Contact')).path, '/contact-2')
  assert.equal((await makePage(world, 'Contact')).path, '/contact-3')
  assert.equal((await makePage(world, '…')).path, '/page')
  // As the site's language spells it.
  await sql`update sites set language = 'de-DE' where id = ${world.siteId}`.execute(world.ctx.db)
  assert.equal((await makePage(world, 'Öffnungszeiten')).path, '/oeffnungszeiten')
})

test('what has no address takes none from a page, however it is called', async (world) => {
  const { ctx, siteId, contact } = world
  const target = { href: '/contact', opensNewTab: false }
  await makePage(world, 'Menu', { kind: 'folder' })
  await makePage(world, 'Hours', { kind: 'link', target })
  assert.equal((await makePage(world, 'Menu')).path, '/menu')
  assert.equal((await makePage(world, 'Opening hours', { slug: 'hours' })).path, '/hours')
  const folder = await makePage(world, 'Prices', { kind: 'folder' })
  const { page } = await changePage(ctx, { siteId, pageId: contact.id, slug: 'prices' })
  assert.equal(page.path, '/prices')
  // Neither does a page take one from them: they come back as they were.
  await release(ctx, { siteId, styles: true, note: '' })
  await deletePage(ctx, { siteId, pageId: folder.id })
  assert.equal((await restorePage(ctx, { siteId, pageId: folder.id })).page.state, 'released')
  await makePage(world, 'Menu', { kind: 'folder', slug: 'menu' })
  await assert.rejects(makePage(world, 'Menu', { slug: 'menu' }), { code: 'pages.slug_taken' })
})

test('a page comes back to the address that only a folder is called by since', async (world) => {
  const { ctx, siteId } = world
  const menu = await makePage(world, 'Menu')
  await deletePage(ctx, { siteId, pageId: menu.id })
  await makePage(world, 'Menu', { kind: 'folder' })
  assert.equal((await restorePage(ctx, { siteId, pageId: menu.id })).page.path, '/menu')
})

test('a page made in a folder stands in the folder’s place of the navigation, at its end', async (world) => {
  const shop = await makePage(world, 'Shop', { kind: 'folder', nav: 'footer' })
  await makePage(world, 'Mugs', { parentId: shop.id, nav: 'main' })
  const bowls = await makePage(world, 'Bowls', { parentId: shop.id, nav: 'none' })
  assert.equal(bowls.nav, 'footer')
  assert.deepEqual(await titlesIn(world, 'footer'), ['Shop', '– Mugs', '– Bowls'])
})

test('a page moves before, into and out of a folder; its neighbours make room and are no change themselves', async (world) => {
  const { ctx, siteId } = world
  const shop = await makePage(world, 'Shop', { kind: 'folder' })
  const mugs = await makePage(world, 'Mugs')
  const account = { ...ctx, actor: ctx.actor }
  await release(account, { siteId, styles: true, note: '' })
  await movePage(ctx, { siteId, pageId: mugs.id, nav: 'main', parentId: null, before: world.home.id })
  assert.deepEqual(await titlesIn(world), ['Mugs', 'Home', 'Contact', 'Shop'])
  assert.deepEqual(await states(world), {
    Home: 'released',
    Contact: 'released',
    Shop: 'released',
    Footer: 'released',
    Mugs: 'changed',
  })
  await movePage(ctx, { siteId, pageId: mugs.id, nav: 'footer', parentId: shop.id, before: null })
  assert.deepEqual(await titlesIn(world), ['Home', 'Contact', 'Shop', '– Mugs'])
  await assert.rejects(
    movePage(ctx, { siteId, pageId: mugs.id, nav: 'main', parentId: world.home.id, before: null }),
    { code: 'pages.parent_not_a_folder' },
  )
  await movePage(ctx, { siteId, pageId: shop.id, nav: 'footer', parentId: null, before: null })
  assert.deepEqual(await titlesIn(world, 'footer'), ['Shop', '– Mugs'])
})

test('a duplicate has the content and settings of the other, an address of its own, and stands nowhere yet', async (world) => {
  const { ctx, siteId, contact } = world
  await changePage(ctx, { siteId, pageId: contact.id, settings: { description: 'Where we are.' } })
  const { page } = await duplicatePage(ctx, { siteId, pageId: contact.id })
  assert.deepEqual(
    [page.title, page.path, page.nav, page.settings.description, page.state],
    ['Copy of Contact', '/contact-2', 'none', 'Where we are.', 'new'],
  )
})

test('a page of the longest address has as many duplicates as one likes, also from the trash', async (world) => {
  const { ctx, siteId } = world
  // Cut where its last word begins, its number stands after fewer letters than most of it has.
  const slug = `${'a'.repeat(150)}-${'b'.repeat(49)}`
  const page = await makePage(world, 'Long', { slug })
  const start = `/${'a'.repeat(150)}`
  const copy = async () => (await duplicatePage(ctx, { siteId, pageId: page.id })).page
  const first = await copy()
  assert.equal(first.path, `${start}-2`)
  assert.equal((await copy()).path, `${start}-3`)
  await deletePage(ctx, { siteId, pageId: first.id })
  assert.equal((await copy()).path, `${start}-2`)
  const { page: back } = await restorePage(ctx, { siteId, pageId: first.id })
  assert.equal(back.path, `${start}-2-2`)
  await deletePage(ctx, { siteId, pageId: page.id })
  await makePage(world, 'Long', { slug })
  assert.equal((await restorePage(ctx, { siteId, pageId: page.id })).page.path, `${start}-4`)
})

test('a duplicate asks for the password of the other', async (world) => {
  const { ctx, siteId, contact } = world
  await changePage(ctx, { siteId, pageId: contact.id, passwordHash: await hashPassword('open sesame') })
  const { page } = await duplicatePage(ctx, { siteId, pageId: contact.id })
  assert.equal(page.hasPassword, true)
  const pages = await readPages(ctx)
  const hashOf = (id: string) => pages.find((one) => one.id === id)?.passwordHash
  assert.equal(hashOf(page.id), hashOf(contact.id))
})

test('duplicates of what is in a folder are in no navigation either, in the order they were made', async (world) => {
  const { ctx, siteId } = world
  const shop = await makePage(world, 'Shop', { kind: 'folder' })
  const mugs = await makePage(world, 'Mugs', { parentId: shop.id })
  await makePage(world, 'Bowls', { parentId: shop.id })
  for (const title of ['First', 'Second']) {
    const { page } = await duplicatePage(ctx, { siteId, pageId: mugs.id })
    await changePage(ctx, { siteId, pageId: page.id, title })
  }
  assert.deepEqual(await titlesIn(world), ['Home', 'Contact', 'Shop', '– Mugs', '– Bowls'])
  assert.deepEqual(await titlesIn(world, 'none'), ['First', 'Second'])
})

test('another page becomes the home page; the home page cannot be thrown away, a folder be none', async (world) => {
  const { ctx, siteId, home, contact } = world
  await assert.rejects(deletePage(ctx, { siteId, pageId: home.id }), { code: 'pages.home_stays' })
  const folder = await makePage(world, 'Shop', { kind: 'folder' })
  await assert.rejects(changePage(ctx, { siteId, pageId: folder.id, isHome: true }), {
    code: 'pages.not_a_home',
  })
  const { page } = await changePage(ctx, { siteId, pageId: contact.id, isHome: true })
  assert.equal(page.path, '/')
  assert.deepEqual(
    (await listPages(ctx)).pages.filter((one) => one.isHome).map((one) => one.id),
    [contact.id],
  )
  await assert.rejects(changePage(ctx, { siteId, pageId: home.id, slug: 'contact' }), {
    code: 'pages.slug_taken',
  })
})

test('the page for addresses that lead nowhere becomes the home page, and is that one no more', async (world) => {
  const { ctx, siteId, home, contact } = world
  const told = async () =>
    (await readPages(ctx))
      .filter((page) => page.isHome || page.settings.isNotFound)
      .map((page) => [page.title, page.isHome, page.settings.isNotFound])
  await changePage(ctx, { siteId, pageId: contact.id, settings: { isNotFound: true } })
  // As the form asks for it, which takes the one mark away itself, and as the menu does.
  await changePage(ctx, { siteId, pageId: contact.id, isHome: true, settings: { isNotFound: false } })
  assert.deepEqual(await told(), [['Contact', true, false]])
  await changePage(ctx, { siteId, pageId: home.id, settings: { isNotFound: true } })
  await changePage(ctx, { siteId, pageId: home.id, isHome: true })
  assert.deepEqual(await told(), [['Home', true, false]])
  await assert.rejects(
    changePage(ctx, { siteId, pageId: contact.id, isHome: true, settings: { isNotFound: true } }),
    { code: 'pages.not_a_not_found' },
  )
})

test('a page that is thrown away tells who links to it, and comes back where it was, under a free address', async (world) => {
  const { ctx, siteId, home, contact } = world
  const page = { siteId, pageId: contact.id }
  const linked = [{ id: home.id, title: 'Home', kind: 'layout' as const }]
  assert.deepEqual(await findWhereLinked(ctx, page), { pages: linked, inHeader: false })
  assert.deepEqual(await deletePage(ctx, page), { linkedFrom: linked, inHeader: false })
  assert.deepEqual(await findWhereLinked(ctx, page), { pages: linked, inHeader: false }, 'in the trash, too')
  await assert.rejects(deletePage(ctx, page), { code: 'not_found' })
  const { pages } = await listTrash(ctx)
  assert.deepEqual(
    pages.map(({ id, path, deletedBy }) => [id, path, deletedBy?.id]),
    [[contact.id, '/contact', world.owner.id]],
  )
  await makePage(world, 'Contact')
  const { page: back } = await restorePage(ctx, page)
  assert.equal(back.path, '/contact-2')
  assert.deepEqual((await listTrash(ctx)).pages, [])
})

test('the places within pages are listed as in the current drafts, for pages with an address', async (world) => {
  const { ctx, siteId, home, contact } = world
  const { anchors: before } = await listAnchors(ctx)
  const name = async (pageId: string, anchor: string | undefined, title?: string) => {
    const { version, document } = await readDraft(ctx, draftOf(pageId))
    const node = document.order[0] ?? ''
    const saved = await savePatches(ctx, {
      ...draftOf(pageId),
      base: version,
      clientId: 'client-of-anchors',
      saveId: newId(),
      patches: [
        { op: 'set', node, path: ['anchor'], ...(anchor === undefined ? {} : { value: anchor }) },
        { op: 'set', node, path: ['name'], ...(title === undefined ? {} : { value: title }) },
      ],
    })
    assert.equal(saved.outcome, 'saved')
  }
  const fresh = async () =>
    (await listAnchors(ctx)).anchors.filter(
      (one) => !before.some((old) => old.pageId === one.pageId && old.anchor === one.anchor),
    )
  await name(contact.id, 'hours', 'Opening hours')
  await name(home.id, 'top')
  assert.deepEqual(
    (await fresh()).toSorted((one, other) => one.anchor.localeCompare(other.anchor)),
    [
      { pageId: contact.id, anchor: 'hours', name: 'Opening hours' },
      { pageId: home.id, anchor: 'top', name: null },
    ],
  )
  await name(home.id, undefined)
  await deletePage(ctx, { siteId, pageId: contact.id })
  assert.deepEqual(await fresh(), [])
})

test('where a page is linked is read from current drafts, the header and links', async (world) => {
  const { ctx, siteId, home, contact } = world
  const pageId = contact.id
  const where = async () => {
    const { pages, inHeader } = await findWhereLinked(ctx, { siteId, pageId })
    return [...pages.map((one) => one.title), ...(inHeader ? ['(header)'] : [])]
  }
  const { version, document } = await readDraft(ctx, draftOf(home.id))
  const holders = Object.values(document.blocks).filter((block) => leadsTo(block, { id: pageId, path: null }))
  assert.ok(holders.length > 0)
  const saved = await savePatches(ctx, {
    ...draftOf(home.id),
    base: version,
    clientId: 'client-of-the-test',
    saveId: newId(),
    patches: holders.map(({ id }) => ({ op: 'remove', node: id })),
  })
  assert.equal(saved.outcome, 'saved')
  assert.deepEqual(await where(), [], 'a link that was taken away in a later save is gone')
  const news = await makePage(world, 'News')
  await savePatches(ctx, {
    ...draftOf(home.id),
    base: version + 1,
    clientId: 'client-of-the-test',
    saveId: newId(),
    patches: holders.slice(0, 1).map((block) => ({
      op: 'insert',
      parent: block.parent,
      after: null,
      nodes: { blocks: [block] },
    })),
  })
  assert.deepEqual(await where(), ['Home'], 'one that came in a later save is there')
  await makePage(world, 'Write to us', {
    kind: 'link',
    target: { href: '/contact#form', opensNewTab: false },
  })
  await makePage(world, 'Elsewhere', { kind: 'link', target: { href: news.path, opensNewTab: false } })
  await changeStyles(ctx, {
    siteId,
    changes: [
      {
        path: ['header', 'actions'],
        value: [{ kind: 'button', text: 'Write', link: { kind: 'page', page: pageId }, style: 'primary' }],
      },
    ],
  })
  assert.deepEqual(await where(), ['Home', 'Write to us', '(header)'])
  await assert.rejects(findWhereLinked(ctx, { siteId, pageId: newId() }), { code: 'not_found' })
})

test('what is in a folder stays when it goes, and is in it again when it comes back', async (world) => {
  const { ctx, siteId } = world
  const shop = await makePage(world, 'Shop', { kind: 'folder' })
  await makePage(world, 'Mugs', { parentId: shop.id })
  const bowls = await makePage(world, 'Bowls', { parentId: shop.id })
  await deletePage(ctx, { siteId, pageId: shop.id })
  assert.deepEqual((await titlesIn(world)).toSorted(), ['Bowls', 'Contact', 'Home', 'Mugs'])
  // One of them finds another place meanwhile.
  await movePage(ctx, { siteId, pageId: bowls.id, nav: 'none', parentId: null, before: null })
  await restorePage(ctx, { siteId, pageId: shop.id })
  assert.deepEqual(await titlesIn(world), ['Home', 'Contact', 'Shop', '– Mugs'])
  assert.deepEqual(await titlesIn(world, 'none'), ['Bowls'])
})

test('a page takes its draft along: nobody saves it in the trash, and it goes for good with the page', async (world) => {
  const { ctx, siteId } = world
  const { id } = await makePage(world, 'News')
  const draft = draftOf(id)
  await readDraft(ctx, draft)
  await deletePage(ctx, { siteId, pageId: id })
  await assert.rejects(save(world, id, 0, [{ op: 'remove', node: 'b' }]), { code: 'not_found' })
  await restorePage(ctx, { siteId, pageId: id })
  await readDraft(ctx, draft)
  await deletePage(ctx, { siteId, pageId: id })
  const left = async () =>
    (await sql`select from documents where site_id = ${siteId} and id = ${id}`.execute(ctx.db)).rows.length
  assert.equal(await left(), 1)
  assert.equal(await purgeTrash(ctx, new Date(ctx.clock.now() + 1)), 1)
  assert.equal(await left(), 0)
})

test('the trash is emptied of what has been in it too long; what was in a folder outlives it', async (world) => {
  const { ctx, siteId } = world
  const shop = await makePage(world, 'Shop', { kind: 'folder' })
  const mugs = await makePage(world, 'Mugs', { parentId: shop.id })
  await deletePage(ctx, { siteId, pageId: shop.id })
  const now = ctx.clock.now()
  assert.equal(await purgeTrash(ctx, new Date(now)), 0)
  assert.equal(await purgeTrash(ctx, new Date(now + 1)), 1)
  await assert.rejects(restorePage(ctx, { siteId, pageId: shop.id }), { code: 'not_found' })
  assert.ok((await readPages(ctx)).some((page) => page.id === mugs.id && page.parentId === null))
})

test('two pages at one number stand in one order, whichever was written last', async (world) => {
  const { ctx, siteId } = world
  const made = [await makePage(world, 'One'), await makePage(world, 'Two'), await makePage(world, 'Three')]
  // As pages that were made at the same moment stood before.
  await sql`update pages set position = 7 where site_id = ${siteId} and id = any(${made.map(({ id }) => id)}::uuid[])`.execute(
    ctx.db,
  )
  const before = await titlesIn(world)
  for (const { id } of made.toReversed()) {
    await changePage(ctx, { siteId, pageId: id, settings: { description: newId() } })
    assert.deepEqual(await titlesIn(world), before)
  }
})
