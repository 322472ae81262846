import { draftsNaming } from '#areas/documents/index.ts'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { HOLDER } from './draft-of.ts'
import { readTitles } from './page.store.ts'

/** The pages whose drafts name each of some things, by title; things that no page names are left out. */
export async function pagesNaming(
  ctx: Ctx,
  ids: readonly Id[],
): Promise<ReadonlyMap<Id, readonly { readonly pageId: Id; readonly title: string }[]>> {
  const named = await draftsNaming(ctx, HOLDER, ids)
  const found = new Map<Id, { pageId: Id; title: string }[]>()
  const pages = await readTitles(
    ctx,
    named.map(({ documentId }) => documentId),
  )
  for (const { id, title } of pages)
    for (const { name } of named.filter(({ documentId }) => documentId === id))
      found.set(name, [...(found.get(name) ?? []), { pageId: id, title }])
  return found
}
