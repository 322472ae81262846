import { type AssetBook, assetBook } from '#areas/assets/admin/index.tsx'
import type { PageDocument } from '#document/nodes.ts'
import type { SiteStyles } from '#document/styles.ts'
import { openDocument } from '#document/upgrade.ts'
import { call } from '#kernel/api-client/call.ts'
import type { Translate } from '#kernel/messages/message.ts'
import { blocks } from '../../blocks/registry.ts'
import { listPages, openPage, openVersion, type PageRow, readStyles } from '../../contract.ts'
import { assetIdsIn } from '../../visitor/asset-ids.ts'
import { siteWords } from '../editor/site-words.ts'

/** A version of a page with what it is drawn from: today's styles and pages. */
export interface ReadVersion {
  readonly document: PageDocument
  /** The page as it is now. */
  readonly now: PageDocument
  readonly styles: SiteStyles
  readonly pages: readonly PageRow[]
  readonly book: AssetBook
  readonly words: Translate
}

/** Reads a version of a page, and everything to draw it with. @throws ApiError */
export async function readVersion(
  input: { siteId: string; pageId: string; version: number; language: string },
  own: Translate,
  signal: AbortSignal,
): Promise<ReadVersion> {
  const { siteId, pageId, version, language } = input
  const [found, draft, { styles }, { pages }, words] = await Promise.all([
    call(openVersion, { siteId, pageId, version }, { signal }),
    call(openPage, { siteId, pageId }, { signal }),
    call(readStyles, { siteId }, { signal }),
    call(listPages, { siteId }, { signal }),
    siteWords(language, own),
  ])
  const { document } = openDocument(found.document as PageDocument, blocks())
  const now = openDocument(draft.document as PageDocument, blocks()).document
  const book = assetBook(siteId)
  await book.load(assetIdsIn([document, now]))
  return { document, now, styles: styles as SiteStyles, pages, book, words }
}
