import { type AssetBook, assetBook } from '#areas/assets/admin/index.tsx'
import { loadViews } from '#document/block-views.ts'
import type { BlockRegistry } from '#document/define-block.ts'
import type { Late } from '#document/late.ts'
import { type PageDocument, typesOn } from '#document/nodes.ts'
import type { SiteStyles } from '#document/styles.ts'
import { openDocument } from '#document/upgrade.ts'
import { call } from '#kernel/api-client/call.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import type { PageWords, Translate } from '#kernel/messages/message.ts'
import { listPages, loadBlockData, openPage, pageDrafts, type PageRow, readStyles } from '../../contract.ts'
import { assetIdsIn } from '../../visitor/asset-ids.ts'
import { type BlockData, blockData } from '../editor/block-data.ts'
import { siteWords } from '../editor/site-words.ts'

/** A version of a page with what it is drawn from: today's styles and pages. */
export interface ReadVersion {
  readonly registry: BlockRegistry
  readonly document: PageDocument
  /** The page as it is now. */
  readonly now: PageDocument
  readonly styles: SiteStyles
  readonly pages: readonly PageRow[]
  readonly book: AssetBook
  /** What the loaders of blocks bring today, for each of the two. */
  readonly data: ReadonlyMap<PageDocument, BlockData>
  readonly words: PageWords
}

/** Reads a version of a page, and everything to draw it with. @throws ApiError */
export async function readVersion(
  input: { siteId: string; pageId: string; version: number; language: string },
  own: Translate,
  blocks: Late<BlockRegistry>,
  signal: AbortSignal,
): Promise<ReadVersion> {
  const { siteId, pageId, version, language } = input
  const [registry, found, draft, { styles }, { pages }, words] = await Promise.all([
    blocks.load(),
    call(pageDrafts.openVersion, { siteId, documentId: pageId, version }, { signal }),
    call(openPage, { siteId, pageId }, { signal }),
    call(readStyles, { siteId }, { signal }),
    call(listPages, { siteId }, { signal }),
    siteWords(language, own),
  ])
  const { document } = openDocument(found.document as PageDocument, registry)
  const now = openDocument(draft.document as PageDocument, registry).document
  const book = assetBook(siteId)
  const ask = (asked: Pick<InputOf<typeof loadBlockData>, 'blocks' | 'links'>) =>
    call(loadBlockData, { siteId, pageId, ...asked })
  const data = new Map([document, now].map((one) => [one, blockData(ask, registry)]))
  await Promise.all([
    book.load(assetIdsIn([document, now])),
    ...[...data].map(([drawn, one]) => one.load([drawn])),
    loadViews(registry, [...typesOn(document), ...typesOn(now)]),
  ])
  return { registry, document, now, styles: styles as SiteStyles, pages, book, data, words }
}
