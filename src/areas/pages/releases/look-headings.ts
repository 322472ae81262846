import { checkHeadings } from '#document/check/check.ts'
import type { PageDocument } from '#document/nodes.ts'
import { openDocument } from '#document/upgrade.ts'
import type { OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import { blocks } from '../blocks/registry.ts'
import { headingFaults, type lookHeadings as lookHeadingsEndpoint } from '../contract.ts'
import { readSnapshots } from '../drafts/draft.store.ts'
import { readDraft } from '../drafts/read-draft.ts'
import { inOrder, isAddressed, type Page } from '../tree/page.ts'
import { readPages } from '../tree/page.store.ts'
import { isAsReleased } from './manifest.ts'
import { readLiveFacts } from './release.store.ts'

/** So many documents are read at a time: a site may have hundreds that wait. */
const AT_ONCE = 50

/** The documents of drafts, those that were saved on since they were stored whole among them. */
async function documentsOf(ctx: Ctx, pages: readonly Page[]): Promise<Map<string, PageDocument>> {
  const stored = await readSnapshots(
    ctx,
    pages.map(({ id }) => id),
  )
  const documents = new Map<string, PageDocument>()
  for (const [id, { version, snapshotVersion, document }] of stored)
    documents.set(
      id,
      version === snapshotVersion
        ? openDocument(document, blocks()).document
        : (await readDraft(ctx, id)).document,
    )
  return documents
}

/**
 * Tells which pages that wait for a release have no heading of the first level, or skip one: whoever goes by headings
 * does not find their way there (delivery.md, "Accessibility and languages"). They may be released all the same.
 */
export async function lookHeadings(ctx: Ctx): Promise<OutputOf<typeof lookHeadingsEndpoint>> {
  const live = await readLiveFacts(ctx)
  const waiting = inOrder(await readPages(ctx)).filter(
    (page) => isAddressed(page) && !isAsReleased(page, live.get(page.id)),
  )
  const pages: OutputOf<typeof lookHeadingsEndpoint>['pages'] = []
  for (let at = 0; at < waiting.length; at += AT_ONCE) {
    const some = waiting.slice(at, at + AT_ONCE)
    const documents = await documentsOf(ctx, some)
    for (const { id, title } of some) {
      const document = documents.get(id)
      const codes = new Set<string>(document && checkHeadings(document, blocks()).map(({ code }) => code))
      const faults = headingFaults.filter((fault) => codes.has(fault))
      if (faults.length > 0) pages.push({ id, title, faults })
    }
  }
  return { pages }
}
