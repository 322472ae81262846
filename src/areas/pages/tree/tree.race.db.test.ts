import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { createDocument } from '#areas/documents/index.ts'
import { emptyDocument } from '#document/nodes.ts'
import { newId } from '#kernel/ids.ts'
import { meeting } from '#platform/testing/meeting.ts'
import { NO_SERVER } from '#platform/testing/world.ts'
import { openRace } from '../race/testing.ts'
import { makePage, type PagesWorld } from '../testing.ts'
import { draftOf } from './draft-of.ts'
import { changePage } from './change-page.ts'
import { freeSlug } from './create-page.ts'
import { deletePage } from './delete-page.ts'
import { duplicatePage } from './duplicate-page.ts'
import { listPages } from './list-pages.ts'
import { movePage } from './move-page.ts'
import { insertPage, readPage, readPlaces, slugsLike, updatePage } from './page.store.ts'
import { restorePage } from './restore-page.ts'
import { readTrash, trashPage, untrashPage } from './trash.store.ts'

const race = await openRace()

describe('races on the tree of pages', { skip: race === null && NO_SERVER }, () => {
  assert.ok(race)
  const { site, on, twoAtOnce } = race
  after(() => race.close())

  const homes = (world: PagesWorld) =>
    on(world, async ({ ctx }) => (await listPages(ctx)).pages.filter(({ isHome }) => isHome).length)
  const another = (world: PagesWorld) => on(world, (mine) => makePage(mine, 'Another'))

  test('a page becomes the home page as it is thrown away: there is one, always', async () => {
    const world = await site()
    const { siteId } = world
    const { id: pageId } = await another(world)
    const toHome = ({ ctx }: PagesWorld) => changePage(ctx, { siteId, pageId, isHome: true })
    const away = ({ ctx }: PagesWorld) => deletePage(ctx, { siteId, pageId })
    assert.deepEqual(await twoAtOnce(world, toHome, away), [undefined, 'pages.home_stays'])
    assert.equal(await homes(world), 1)

    const other = await site()
    const { id } = await another(other)
    const given = { siteId: other.siteId, pageId: id }
    assert.deepEqual(
      await twoAtOnce(
        other,
        ({ ctx }) => deletePage(ctx, given),
        ({ ctx }) => changePage(ctx, { ...given, isHome: true }),
      ),
      [undefined, 'not_found'],
    )
    assert.equal(await homes(other), 1)
  })

  test('two pages become the home page at once: the later one is, and nobody is refused', async () => {
    const world = await site()
    const { siteId } = world
    const [a, b] = [(await another(world)).id, (await another(world)).id]
    const toHome =
      (pageId: string) =>
      ({ ctx }: PagesWorld) =>
        changePage(ctx, { siteId, pageId, isHome: true })
    assert.deepEqual(await twoAtOnce(world, toHome(a), toHome(b)), [undefined, undefined])
    assert.equal(await homes(world), 1)
  })

  test('who looks whether it is the home page, and holds nothing, leaves none: the tests above can fail', async () => {
    const world = await site()
    const { siteId } = world
    const { id: pageId } = await another(world)
    await twoAtOnce(
      world,
      ({ ctx }) => changePage(ctx, { siteId, pageId, isHome: true }),
      async ({ ctx }) => {
        const page = await readPage(ctx, pageId)
        if (!page?.isHome) await trashPage(ctx, pageId)
      },
    )
    assert.equal(await homes(world), 0)
  })

  test('twelve pages are moved to the front at once: all are, none meets another, and the numbers have no gap', async () => {
    const world = await site()
    const made = await on(world, async (mine) => {
      const pages = []
      for (let at = 0; at < 12; at += 1) pages.push(await makePage(mine, `P ${at}`))
      return pages
    })
    await Promise.all(
      made.map((page, at) =>
        on(world, ({ ctx, siteId }) =>
          // From both ends, so that the neighbours of each are numbered in another order.
          movePage(ctx, {
            siteId,
            pageId: page.id,
            nav: 'main',
            parentId: null,
            before: at % 2 === 0 ? world.home.id : null,
          }),
        ),
      ),
    )
    const { pages } = await on(world, ({ ctx }) => listPages(ctx))
    const main = pages.filter((page) => page.nav === 'main')
    assert.deepEqual(
      main.map((page) => page.position),
      [...main.keys()],
    )
  })

  test('moves that do not wait for each other give two pages one number: the test above can fail', async () => {
    const world = await site()
    const looked = meeting(2)
    const ids = await on(world, async (mine) => [
      (await makePage(mine, 'One', { nav: 'none' })).id,
      (await makePage(mine, 'Two', { nav: 'none' })).id,
    ])
    await Promise.all(
      ids.map((id) =>
        on(world, async ({ ctx }) => {
          const last = Math.max(
            ...(await readPlaces(ctx)).filter((one) => one.nav === 'main').map((one) => one.position),
          )
          await looked()
          await updatePage(ctx, id, { nav: 'main', position: last + 1 })
        }),
      ),
    )
    const { pages } = await on(world, ({ ctx }) => listPages(ctx))
    const positions = pages.filter((page) => page.nav === 'main').map((page) => page.position)
    assert.ok(new Set(positions).size < positions.length)
  })

  test('pages are made, copied and taken out of the trash at once: none stands at the number of another', async () => {
    const world = await site()
    const gone = [await another(world), await another(world), await another(world)]
    for (const { id: pageId } of gone)
      await on(world, ({ ctx, siteId }) => deletePage(ctx, { siteId, pageId }))
    await Promise.all([
      ...gone.flatMap(({ id: pageId }) => [
        on(world, ({ ctx, siteId }) => restorePage(ctx, { siteId, pageId })),
        another(world),
      ]),
      ...gone.map(() =>
        on(world, ({ ctx, siteId }) => duplicatePage(ctx, { siteId, pageId: world.contact.id })),
      ),
    ])
    const { pages } = await on(world, ({ ctx }) => listPages(ctx))
    for (const [nav, least] of [
      ['main', 8],
      ['none', 3],
    ] as const) {
      const positions = pages.filter((page) => page.nav === nav).map(({ position }) => position)
      assert.ok(positions.length >= least)
      assert.equal(new Set(positions).size, positions.length, nav)
    }
  })

  /** A page is taken out of the trash in two tabs at once; gives how both end, and its address before and after. */
  async function restoreTwice(restore: (mine: PagesWorld, pageId: string) => Promise<unknown>) {
    const world = await site()
    const { id: pageId, path } = await another(world)
    await on(world, ({ ctx, siteId }) => deletePage(ctx, { siteId, pageId }))
    const back = (mine: PagesWorld) => restore(mine, pageId)
    const ends = await twoAtOnce(world, back, back)
    const { pages } = await on(world, ({ ctx }) => listPages(ctx))
    return { ends, path, after: pages.find(({ id }) => id === pageId)?.path }
  }

  test('a page is taken out of the trash in two tabs at once: it is back once, at its own address', async () => {
    const { ends, path, after } = await restoreTwice(({ ctx, siteId }, pageId) =>
      restorePage(ctx, { siteId, pageId }),
    )
    assert.deepEqual(ends, [undefined, 'not_found'])
    assert.equal(after, path)
  })

  test('who looks into the trash before waiting takes it out again, to a number: the test above can fail', async () => {
    const { ends, path, after } = await restoreTwice(async ({ ctx }, pageId) => {
      const page = (await readTrash(ctx)).find(({ id }) => id === pageId)
      assert.ok(page)
      await untrashPage(ctx, pageId, { ...page, slug: await freeSlug(ctx, page.slug) })
    })
    assert.deepEqual(ends, [undefined, undefined])
    assert.equal(after, `${path}-2`)
  })

  test('ten pages of one title at once have ten addresses', async () => {
    const world = await site()
    const made = await Promise.all(
      Array.from({ length: 10 }, () => on(world, (mine) => makePage(mine, 'News'))),
    )
    assert.equal(new Set(made.map(({ path }) => path)).size, 10)
  })

  test('the database itself refuses two pages at one address', async () => {
    const world = await site()
    const looked = meeting(2)
    const put = () =>
      on(world, async ({ ctx }) => {
        const used = await slugsLike(ctx, 'twice')
        await looked()
        if (used.has('twice')) return
        const id = newId()
        await createDocument(ctx, { ...draftOf(id), document: emptyDocument() })
        await insertPage(ctx, {
          id,
          kind: 'layout',
          parentId: null,
          nav: 'main',
          title: 'Twice',
          slug: 'twice',
          isHome: false,
          settings: world.home.settings,
          position: 0,
        })
      })
    const outcomes = await Promise.allSettled([put(), put()])
    const codes = outcomes.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { code?: string }).code] : [],
    )
    assert.deepEqual(codes, ['23505'])
  })
})
