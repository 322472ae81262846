import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { use } from 'react'
import { type AssetBook, assetBook } from '#areas/assets/admin/index.tsx'
import { loadViews } from '#document/block-views.ts'
import type { BlockRegistry } from '#document/define-block.ts'
import { typesOn, type PageDocument } from '#document/nodes.ts'
import type { SiteStyles } from '#document/styles.ts'
import { type OpenedDocument, openDocument } from '#document/upgrade.ts'
import { call } from '#kernel/api-client/call.ts'
import type { PageWords } from '#kernel/messages/message.ts'
import { PlugContext } from '#ui/plug/plug.tsx'
import { useWords } from '#ui/words.ts'
import { listPages, loadBlockData, openPage, type PageRow, readStyles } from '../../contract.ts'
import { assetIdsIn } from '../../visitor/asset-ids.ts'
import { lateBlocks } from '../late-blocks.ts'
import { type BlockData, blockData } from './block-data.ts'
import { siteWords } from './site-words.ts'

/** Everything an editor of a page begins with. */
export interface OpenedPage {
  readonly page: PageRow
  readonly registry: BlockRegistry
  readonly opened: OpenedDocument
  readonly version: number
  readonly pages: readonly PageRow[]
  readonly styles: SiteStyles
  readonly stylesVersion: number
  /** The look that the site began with. */
  readonly begun: Partial<SiteStyles>
  /** The document of the site's footer; null where it has none, or it is the page itself. */
  readonly footer: PageDocument | null
  readonly book: AssetBook
  readonly data: BlockData
  readonly words: PageWords
}

/** Reads a page with what is drawn around it. Read once: from then on it follows what others change. */
export function useOpenedPage(siteId: string, pageId: string, language: string): UseQueryResult<OpenedPage> {
  const t = useWords()
  const plug = use(PlugContext)
  return useQuery({
    queryKey: ['pages.editor', siteId, pageId],
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async ({ signal }): Promise<OpenedPage> => {
      const [
        registry,
        { page, document, version },
        { pages },
        { styles, version: stylesVersion, begun },
        words,
      ] = await Promise.all([
        lateBlocks(plug).load(),
        call(openPage, { siteId, pageId }, { signal }),
        call(listPages, { siteId }, { signal }),
        call(readStyles, { siteId }, { signal }),
        siteWords(language, t),
      ])
      const opened = openDocument(document as PageDocument, registry)
      const look = styles as SiteStyles
      const footerId = look.footer.document
      const footer =
        footerId === undefined || footerId === pageId || page.kind !== 'layout'
          ? null
          : await call(openPage, { siteId, pageId: footerId }, { signal })
              .then((found) => openDocument(found.document as PageDocument, registry).document)
              // A footer that is gone is no reason not to edit the page.
              .catch(() => null)
      const book = assetBook(siteId)
      const data = blockData((asked) => call(loadBlockData, { siteId, pageId, ...asked }), registry)
      const types = [opened.document, footer].flatMap((one) => (one ? typesOn(one) : []))
      await Promise.all([
        book.load(assetIdsIn([opened.document, footer, look.header])),
        data.load([opened.document, footer], look.header),
        // What cannot be fetched now is drawn when it can.
        loadViews(registry, types).catch(() => {}),
      ])
      return {
        page,
        registry,
        opened,
        version,
        pages,
        styles: look,
        stylesVersion,
        begun: begun as Partial<SiteStyles>,
        footer,
        book,
        data,
        words,
      }
    },
  })
}
