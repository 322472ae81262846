import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { DAY } from '#kernel/clock.ts'
import type { PageRow } from '../contract.ts'
import { onBlankSite, type PagesWorld } from '../testing.ts'
import { createPage } from './create-page.ts'
import { deletePage } from './delete-page.ts'
import { listPages } from './list-pages.ts'
import { listTrash } from './list-trash.ts'
import { movePage } from './move-page.ts'
import { restorePage } from './restore-page.ts'
import { purgeTrash } from './trash.store.ts'

/** What somebody does; the numbers choose among what is there then. */
const deed = fc.record({
  what: fc.constantFrom(
    ...([
      'page',
      'folder',
      'delete',
      'delete',
      'delete',
      'move',
      'move',
      'restore',
      'restore',
      'purge',
    ] as const),
  ),
  which: fc.nat(30),
  folder: fc.nat(30),
  before: fc.nat(30),
})

type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never

const pick = <T>(some: readonly T[], at: number): T | undefined => some[at % Math.max(1, some.length)]

/** Does things on a site, and knows which of two pages stood first when both were shown, until one is moved. */
class Order {
  readonly world: PagesWorld
  /** The folder each page is said to be in, also while that is in the trash. */
  readonly folders = new Map<string, string | null>()
  readonly first = new Map<string, Map<string, boolean>>()

  constructor(world: PagesWorld) {
    this.world = world
  }

  folderOf(id: string): string | null {
    return this.folders.get(id) ?? null
  }

  /** Forgets how a page stands to the others: it was put elsewhere. */
  forget(id: string, folder: string | null): void {
    this.folders.set(id, folder)
    this.first.delete(id)
    for (const others of this.first.values()) others.delete(id)
  }

  async look(): Promise<void> {
    const { pages } = await listPages(this.world.ctx)
    const shown = pages.filter(({ kind }) => kind !== 'footer')
    const numbers = new Set(shown.map((page) => [this.folderOf(page.id), page.nav, page.position].join()))
    assert.equal(numbers.size, shown.length, 'no two have one number')
    for (const [at, one] of shown.entries()) {
      const known = this.first.get(one.id) ?? new Map<string, boolean>()
      this.first.set(one.id, known)
      for (const [otherAt, other] of shown.entries()) {
        if (other === one || other.nav !== one.nav || this.folderOf(one.id) !== this.folderOf(other.id))
          continue
        assert.equal(at < otherAt, known.get(other.id) ?? at < otherAt, `${one.title} and ${other.title}`)
        known.set(other.id, at < otherAt)
      }
    }
  }

  async make(title: string, kind: 'layout' | 'folder', parentId: string | null): Promise<void> {
    const { ctx, siteId } = this.world
    const { page } = await createPage(ctx, { siteId, kind, title, parentId, nav: 'main' })
    this.folders.set(page.id, parentId)
  }

  async move(page: PageRow, parentId: string | null, beside: readonly PageRow[], at: number): Promise<void> {
    const { ctx, siteId } = this.world
    const before = beside[at % (beside.length + 1)]?.id ?? null
    const { pages } = await movePage(ctx, { siteId, pageId: page.id, nav: 'main', parentId, before })
    const place = pages.filter((one) => one.parentId === parentId && one.nav === page.nav)
    assert.equal(
      place[place.findIndex(({ id }) => id === page.id) + 1]?.id ?? null,
      before,
      'stands before it',
    )
    this.forget(page.id, parentId)
  }

  async restore(pageId: string): Promise<void> {
    const { ctx, siteId } = this.world
    const { page } = await restorePage(ctx, { siteId, pageId })
    // One whose folder is in the trash, or gone, has another place from then on.
    if (page.parentId !== this.folderOf(pageId)) this.forget(pageId, page.parentId)
  }

  /** Folders that are in the trash go for good; what they held has a place of its own. */
  async purge(): Promise<void> {
    const { ctx, siteId } = this.world
    const trash = (await listTrash(ctx)).pages
    await sql`
      update pages set deleted_at = deleted_at - interval '10 days'
      where site_id = ${siteId} and kind = 'folder' and deleted_at is not null`.execute(ctx.db)
    await purgeTrash(ctx, new Date(ctx.clock.now() - DAY))
    for (const { id, kind } of trash) {
      if (kind !== 'folder') continue
      const held = [...this.folders].filter(([, folder]) => folder === id)
      for (const [page] of held) this.forget(page, null)
    }
  }

  async do({ what, which, folder, before }: Deed, title: string): Promise<void> {
    const { ctx, siteId } = this.world
    const shown = (await listPages(ctx)).pages.filter(({ kind }) => kind !== 'footer')
    const folders = [null, ...shown.filter(({ kind }) => kind === 'folder').map(({ id }) => id)]
    const into = pick(folders, folder) ?? null
    if (what === 'page') await this.make(title, 'layout', into)
    if (what === 'folder') await this.make(title, 'folder', null)
    if (what === 'purge') await this.purge()
    if (what === 'delete') {
      const page = pick(
        shown.filter(({ isHome }) => !isHome),
        which,
      )
      if (page) await deletePage(ctx, { siteId, pageId: page.id })
    }
    if (what === 'move') {
      const page = pick(shown, which)
      const parentId = page?.kind === 'folder' ? null : into
      const beside = shown.filter((one) => one.id !== page?.id && one.parentId === parentId)
      if (page) await this.move(page, parentId, beside, before)
    }
    if (what === 'restore') {
      const page = pick((await listTrash(ctx)).pages, which)
      if (page) await this.restore(page.id)
    }
    await this.look()
  }
}

test('whatever is deleted, moved, made and brought back, two pages that nobody moved keep their order', () =>
  fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 8, maxLength: 40 }), (deeds) =>
      onBlankSite(async (world) => {
        const order = new Order(world)
        await order.make('Shop', 'folder', null)
        const { pages } = await listPages(world.ctx)
        const shop = pages.find(({ title }) => title === 'Shop')?.id ?? null
        for (const title of ['Mugs', 'Bowls', 'Plates']) await order.make(title, 'layout', shop)
        for (const title of ['About', 'Prices']) await order.make(title, 'layout', null)
        await order.look()
        for (const [at, one] of deeds.entries()) await order.do(one, `Page ${at}`)
        for (const { id } of (await listTrash(world.ctx)).pages) {
          await order.restore(id)
          await order.look()
        }
      }),
    ),
    { numRuns: 15 },
  ))
