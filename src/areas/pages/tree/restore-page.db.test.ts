import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { sql } from 'kysely'
import { DAY } from '#kernel/clock.ts'
import type { PageRow } from '../contract.ts'
import { navigationOf } from '../releases/navigation.ts'
import { goLive, makePage, titlesIn, testOnBlankSite as test, type PagesWorld } from '../testing.ts'
import { readLiveSite } from '../visitor/live-site.ts'
import { deletePage } from './delete-page.ts'
import { listPages } from './list-pages.ts'
import { listTrash } from './list-trash.ts'
import { movePage } from './move-page.ts'
import { restorePage } from './restore-page.ts'
import { purgeTrash } from './trash.store.ts'

const remove = async ({ ctx, siteId }: PagesWorld, pages: readonly PageRow[]) => {
  for (const { id: pageId } of pages) await deletePage(ctx, { siteId, pageId })
}

const restore = async ({ ctx, siteId }: PagesWorld, pages: readonly PageRow[]) => {
  for (const { id: pageId } of pages) await restorePage(ctx, { siteId, pageId })
}

/** Every order in which some may come back. */
const orders = <T>(some: readonly T[]): T[][] =>
  some.length === 0
    ? [[]]
    : some.flatMap((one, at) => orders(some.toSpliced(at, 1)).map((rest) => [one, ...rest]))

describe('pages come back from the trash in the order they had', () => {
  test('as the trash lists them, what went last first: visitors see what they saw', async (world) => {
    const { ctx } = world
    const shown = async () =>
      navigationOf((await readLiveSite(ctx))?.content.pages ?? [], 'main').map(({ title }) => title)
    const gone = [
      await makePage(world, 'About'),
      await makePage(world, 'Services'),
      await makePage(world, 'Prices'),
    ]
    await goLive(world)
    const before = await shown()
    await remove(world, gone)
    await goLive(world)
    await restore(world, gone.toReversed())
    assert.deepEqual((await listTrash(ctx)).pages, [])
    await goLive(world)
    assert.deepEqual(await shown(), before)
  })

  for (const order of orders([0, 1, 2])) {
    const pick = (pages: readonly PageRow[]) => order.flatMap((at) => pages[at] ?? [])
    const named = order.map((at) => at + 1).join(', ')

    test(`whichever comes first, where a page stands at the number of one by now: ${named}`, async (world) => {
      const gone = [
        await makePage(world, 'One'),
        await makePage(world, 'Two'),
        await makePage(world, 'Three'),
      ]
      await remove(world, gone)
      await makePage(world, 'New')
      await restore(world, pick(gone))
      assert.deepEqual(await titlesIn(world), ['Home', 'Contact', 'One', 'New', 'Two', 'Three'])
      const { pages } = await listPages(world.ctx)
      const numbers = pages.filter(({ nav }) => nav === 'main').map(({ position }) => position)
      assert.equal(new Set(numbers).size, numbers.length)
    })

    test(`whichever comes first, in a folder that was moved meanwhile: ${named}`, async (world) => {
      const { ctx, siteId } = world
      const { id: parentId } = await makePage(world, 'Shop', { kind: 'folder' })
      await makePage(world, 'Mugs', { parentId })
      const gone = [
        await makePage(world, 'One', { parentId }),
        await makePage(world, 'Two', { parentId }),
        await makePage(world, 'Three', { parentId }),
      ]
      await remove(world, gone)
      await makePage(world, 'New', { parentId })
      await movePage(ctx, { siteId, pageId: parentId, nav: 'footer', parentId: null, before: null })
      await restore(world, pick(gone))
      assert.deepEqual(await titlesIn(world, 'footer'), [
        'Shop',
        '– Mugs',
        '– One',
        '– New',
        '– Two',
        '– Three',
      ])
    })
  }

  /** Drags the pages of one title before the one of another. */
  const drag = async ({ ctx, siteId }: PagesWorld, title: string, before: string | null) => {
    const { pages } = await listPages(ctx)
    const idOf = (wanted: string | null) => pages.find((page) => page.title === wanted)?.id ?? null
    const pageId = idOf(title)
    assert.ok(pageId)
    await movePage(ctx, { siteId, pageId, nav: 'main', parentId: null, before: idOf(before) })
  }

  for (const order of orders([0, 1]))
    test(`whichever comes first, where two others changed places meanwhile: ${order.map((at) => at + 1).join(', ')}`, async (world) => {
      const gone = [await makePage(world, 'One'), await makePage(world, 'Two')]
      await makePage(world, 'Three')
      await makePage(world, 'Four')
      await remove(world, gone)
      await drag(world, 'Contact', 'Home')
      await restore(
        world,
        order.flatMap((at) => gone[at] ?? []),
      )
      assert.deepEqual(await titlesIn(world), ['Contact', 'Home', 'One', 'Two', 'Three', 'Four'])
    })

  test('a page is put before one that its folder in the trash held, and at the end of all', async (world) => {
    const folder = await makePage(world, 'Shop', { kind: 'folder' })
    for (const title of ['Mugs', 'Bowls', 'Plates']) await makePage(world, title, { parentId: folder.id })
    const last = await makePage(world, 'Last')
    await remove(world, [folder, last])
    const before = (await titlesIn(world)).filter((title) => title !== 'Home')
    await drag(world, 'Home', 'Plates')
    assert.deepEqual(
      await titlesIn(world),
      before.flatMap((title) => (title === 'Plates' ? ['Home', title] : [title])),
    )
    await drag(world, 'Home', null)
    await restore(world, [last, folder])
    assert.deepEqual(await titlesIn(world), [
      'Contact',
      'Shop',
      '– Mugs',
      '– Bowls',
      '– Plates',
      'Last',
      'Home',
    ])
  })

  test('a page whose folder is gone stands at the end, and nobody moves for it', async (world) => {
    const folder = await makePage(world, 'Shop', { kind: 'folder' })
    const mugs = await makePage(world, 'Mugs', { parentId: folder.id })
    const gone = [await makePage(world, 'One'), await makePage(world, 'Two')]
    await makePage(world, 'End')
    await remove(world, [mugs, folder, ...gone])
    await restore(world, [mugs, ...gone.toReversed(), folder])
    assert.deepEqual(await titlesIn(world), ['Home', 'Contact', 'Shop', 'One', 'Two', 'End', 'Mugs'])
  })

  /** Deletes for good what is in the trash of some, as if they had been there for longer than the rest. */
  const purge = async ({ ctx, siteId }: PagesWorld, pages: readonly PageRow[]) => {
    const ids = pages.map(({ id }) => id)
    await sql`
      update pages set deleted_at = deleted_at - interval '10 days'
      where site_id = ${siteId} and id = any(${ids}::uuid[])`.execute(ctx.db)
    await purgeTrash(ctx, new Date(ctx.clock.now() - DAY))
  }

  test('a page whose folder went for good stands at the end of where the folder stood', async (world) => {
    const { ctx, siteId } = world
    const folder = await makePage(world, 'Shop', { kind: 'folder' })
    const mugs = await makePage(world, 'Mugs', { parentId: folder.id })
    const bowls = await makePage(world, 'Bowls', { parentId: folder.id })
    const last = await makePage(world, 'Last')
    await remove(world, [mugs])
    await makePage(world, 'Imprint', { nav: 'footer' })
    await movePage(ctx, { siteId, pageId: folder.id, nav: 'footer', parentId: null, before: null })
    await remove(world, [bowls, folder, last])
    await purge(world, [folder])
    await restore(world, [bowls, mugs, last])
    assert.deepEqual(await titlesIn(world), ['Home', 'Contact', 'Last'])
    assert.deepEqual(await titlesIn(world, 'footer'), ['Imprint', 'Mugs', 'Bowls'])
  })

  test('what a folder held that went for good stands where it stood, at a number of its own', async (world) => {
    const folder = await makePage(world, 'Shop', { kind: 'folder' })
    for (const title of ['Mugs', 'Bowls', 'Plates']) await makePage(world, title, { parentId: folder.id })
    const gone = [await makePage(world, 'One'), await makePage(world, 'Two')]
    const end = await makePage(world, 'End')
    await remove(world, [folder, ...gone])
    const before = await titlesIn(world)
    await purge(world, [folder])
    assert.deepEqual(await titlesIn(world), before)
    const { pages } = await listPages(world.ctx)
    const numbers = pages.filter(({ nav }) => nav === 'main').map(({ position }) => position)
    assert.equal(new Set(numbers).size, numbers.length)
    await restore(world, gone.toReversed())
    assert.deepEqual(
      await titlesIn(world),
      before.flatMap((title) => (title === end.title ? ['One', 'Two', title] : [title])),
    )
  })
})
