import { isAddressed, pathOf } from './page.ts'
import { readPage } from './page.store.ts'
import { readTrash } from './trash.store.ts'
import type { LinkTarget } from '../links/link-target.ts'
import { PAGE } from '../links/things-linked.ts'

/** Pages, which links lead to by their ids: also one in the trash is named, to tell where it is still linked. */
export const pageTarget: LinkTarget = {
  kind: PAGE,
  inTree(pages, id) {
    const page = pages.get(id)
    return page && isAddressed(page) ? page.path : undefined
  },
  async named(ctx, id) {
    const there = await readPage(ctx, id)
    const page = there ?? (await readTrash(ctx)).find((one) => one.id === id)
    if (!page) return null
    return { path: isAddressed(page) ? pathOf({ isHome: there?.isHome ?? false, slug: page.slug }) : null }
  },
}
