import type { OutputOf } from '#kernel/endpoint.ts'
import { findDraft, findWithAnchors } from '#areas/documents/index.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { listAnchors as endpoint } from '../contract.ts'
import { draftOf, HOLDER } from './draft-of.ts'
import { isAddressed } from './page.ts'
import { readPages } from './page.store.ts'

/**
 * The places within pages that a link may lead to: sections with an anchor, as the drafts are now, page by
 * page in the order of the sections. The database names the pages that may have one; only those are replayed.
 */
export async function listAnchors(ctx: Ctx): Promise<OutputOf<typeof endpoint>> {
  const candidates = new Set(await findWithAnchors(ctx, HOLDER))
  const anchors: OutputOf<typeof endpoint>['anchors'] = []
  for (const page of await readPages(ctx)) {
    if (!candidates.has(page.id) || !isAddressed(page)) continue
    const draft = await findDraft(ctx, draftOf(page.id))
    if (!draft) continue
    const { document } = draft
    for (const id of document.order) {
      const section = document.sections[id]
      if (section?.anchor !== undefined)
        anchors.push({ pageId: page.id, anchor: section.anchor, name: section.name ?? null })
    }
  }
  return { anchors }
}
