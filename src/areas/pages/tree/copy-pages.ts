import type { Site } from '#areas/sites/index.ts'
import { newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readdressed } from '../carry/new-ids.ts'
import { lookAtDraft } from '../drafts/read-draft.ts'
import { carryRedirects, readRedirects } from '../redirects/redirect.store.ts'
import { insertStyles, readStylesDraft } from '../styles/styles.store.ts'
import { insertPage, readPages } from './page.store.ts'

/**
 * Copies the drafts of one site to another, in the transaction that makes the other: pages under ids
 * of their own, with links between them kept, the styles and the redirects. A page that asks for a password asks for the same
 * one in the copy. Releases stay behind.
 */
export async function copyPages(ctx: Ctx, copied: { from: Site; to: Site }): Promise<void> {
  const source: Ctx = { ...ctx, site: { id: copied.from.id } }
  const target: Ctx = { ...ctx, site: { id: copied.to.id } }
  const pages = await readPages(source)
  const ids = new Map(pages.map((page) => [page.id, newId(ctx.clock.now())]))
  await insertStyles(target, readdressed((await readStylesDraft(source)).styles, ids))
  // What holds others comes first, so that every parent is there.
  for (const page of pages.toSorted((a, b) => Number(a.parentId !== null) - Number(b.parentId !== null))) {
    const { document } = await lookAtDraft(source, page.id)
    await insertPage(target, {
      id: ids.get(page.id) ?? newId(ctx.clock.now()),
      kind: page.kind,
      parentId: page.parentId === null ? null : (ids.get(page.parentId) ?? null),
      nav: page.nav,
      title: page.title,
      navTitle: page.navTitle,
      slug: page.slug,
      isHome: page.isHome,
      isHidden: page.isHidden,
      settings: readdressed(page.settings, ids),
      passwordHash: page.passwordHash,
      position: page.position,
      document: readdressed(document, ids),
    })
  }
  await carryRedirects(target, await readRedirects(source))
}
