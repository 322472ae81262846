import { createDocument, lookAtDraft } from '#areas/documents/index.ts'
import { newIdOf, type NewIds, readdressed, type Site } from '#areas/sites/index.ts'
import type { Ctx } from '#platform/ctx.ts'
import { carryRedirects, readRedirects } from '../redirects/redirect.store.ts'
import { insertStyles, readStylesDraft } from '../styles/styles.store.ts'
import { draftOf } from './draft-of.ts'
import { insertPage, readPages } from './page.store.ts'

/**
 * Copies the drafts of one site to another, in the transaction that makes the other: pages under ids
 * of their own, with what they name kept, the styles and the redirects. A page that asks for a password asks for the same
 * one in the copy. Releases stay behind.
 */
export async function copyPages(
  ctx: Ctx,
  copied: { readonly from: Site; readonly to: Site; readonly ids: NewIds },
): Promise<void> {
  const source: Ctx = { ...ctx, site: { id: copied.from.id } }
  const target: Ctx = { ...ctx, site: { id: copied.to.id } }
  const pages = await readPages(source)
  const { ids } = copied
  const newIdOfPage = (pageId: string): string => newIdOf(copied.to.id, ids, pageId)
  await insertStyles(target, readdressed((await readStylesDraft(source)).styles, ids))
  // What holds others comes first, so that every parent is there.
  for (const page of pages.toSorted((a, b) => Number(a.parentId !== null) - Number(b.parentId !== null))) {
    const { document } = await lookAtDraft(source, draftOf(page.id))
    const id = newIdOfPage(page.id)
    await createDocument(target, { ...draftOf(id), document: readdressed(document, ids) })
    await insertPage(target, {
      id,
      kind: page.kind,
      parentId: page.parentId === null ? null : newIdOfPage(page.parentId),
      nav: page.nav,
      title: page.title,
      navTitle: page.navTitle,
      slug: page.slug,
      isHome: page.isHome,
      isHidden: page.isHidden,
      settings: readdressed(page.settings, ids),
      passwordHash: page.passwordHash,
      position: page.position,
    })
  }
  await carryRedirects(target, await readRedirects(source))
}
