import type { Site } from '#areas/sites/index.ts'
import { hasOnePage, siteType } from '#kernel/states/site-type.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readPages, updatePage } from './page.store.ts'

/**
 * Makes the page of a site that is no longer of one page a page like any other, which keeps its design
 * (product book, website types): header and footer, which it never had, stay hidden until somebody shows them
 * in its settings. A parking page that becomes a cover page becomes that. Visitors see it with the next release.
 */
export async function adoptType(ctx: Ctx, { before, after }: { before: Site; after: Site }): Promise<void> {
  if (!hasOnePage(before.type)) return
  for (const page of await readPages(ctx)) {
    if (!page.isHome || page.kind === 'layout') continue
    if (after.type === siteType.coverPage) await updatePage(ctx, page.id, { kind: 'cover' })
    else if (!hasOnePage(after.type))
      await updatePage(ctx, page.id, { kind: 'layout', settings: { header: 'hide', footer: 'hide' } })
  }
}
