import { findDraft, findNaming } from '#areas/documents/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { findWhereLinked as findWhereLinkedEndpoint, WhereLinked } from '../contract.ts'
import { readStylesDraft } from '../styles/styles.store.ts'
import { draftOf, HOLDER } from './draft-of.ts'
import { type LinkedPage, leadsTo } from './leads-to.ts'
import { isAddressed, pathOf } from './page.ts'
import { readPage, readPages } from './page.store.ts'
import { readTrash } from './trash.store.ts'

/**
 * Where drafts lead to a page as they stand now: documents with every save since they were stored whole,
 * entries of the navigation that are links, the header's buttons and announcement.
 */
export async function linksTo(ctx: Ctx, page: LinkedPage): Promise<WhereLinked> {
  const names = [page.id, ...(page.path === null ? [] : [page.path])]
  // The database finds the few that may; only those are replayed.
  const candidates = new Set(await findNaming(ctx, HOLDER, names))
  const pages: WhereLinked['pages'] = []
  for (const { id, title, kind, settings } of await readPages(ctx)) {
    if (id === page.id) continue
    const holds =
      (kind === 'link' && leadsTo(settings.target, page)) ||
      (candidates.has(id) && leadsTo((await findDraft(ctx, draftOf(id)))?.document, page))
    if (holds) pages.push({ id, title, kind })
  }
  const { styles } = await readStylesDraft(ctx)
  return {
    pages: pages.toSorted((one, other) => one.title.localeCompare(other.title)),
    inHeader: leadsTo(styles.header, page),
  }
}

/**
 * Where drafts lead to a page, be it in the trash.
 *
 * @throws Refusal 404
 */
export async function findWhereLinked(
  ctx: Ctx,
  input: InputOf<typeof findWhereLinkedEndpoint>,
): Promise<OutputOf<typeof findWhereLinkedEndpoint>> {
  const there = await readPage(ctx, input.pageId)
  const page = there ?? (await readTrash(ctx)).find((one) => one.id === input.pageId)
  if (!page) throw refuse('not_found', 'not_found')
  const path = isAddressed(page) ? pathOf({ isHome: there?.isHome ?? false, slug: page.slug }) : null
  return linksTo(ctx, { id: page.id, path })
}
