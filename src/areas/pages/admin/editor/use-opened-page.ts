import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { type AssetBook, assetBook } from '#areas/assets/admin/index.tsx'
import type { PageDocument } from '#document/nodes.ts'
import type { SiteStyles } from '#document/styles.ts'
import { type OpenedDocument, openDocument } from '#document/upgrade.ts'
import { call } from '#kernel/api-client/call.ts'
import type { Translate } from '#kernel/messages/message.ts'
import { useWords } from '#ui/words.ts'
import { blocks } from '../../blocks/registry.ts'
import { listPages, openPage, type PageRow, readStyles } from '../../contract.ts'
import { assetIdsIn } from '../../visitor/asset-ids.ts'
import { siteWords } from './site-words.ts'

/** Everything an editor of a page begins with. */
export interface OpenedPage {
  readonly page: PageRow
  readonly opened: OpenedDocument
  readonly version: number
  readonly pages: readonly PageRow[]
  readonly styles: SiteStyles
  readonly stylesVersion: number
  /** The look that the site began with, where that is known. */
  readonly begun: Partial<SiteStyles> | null
  /** The document of the site's footer; null where it has none, or it is the page itself. */
  readonly footer: PageDocument | null
  readonly book: AssetBook
  readonly words: Translate
}

/** Reads a page with what is drawn around it. Read once: from then on it follows what others change. */
export function useOpenedPage(siteId: string, pageId: string, language: string): UseQueryResult<OpenedPage> {
  const t = useWords()
  return useQuery({
    queryKey: ['pages.editor', siteId, pageId],
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async ({ signal }): Promise<OpenedPage> => {
      const [{ page, document, version }, { pages }, { styles, version: stylesVersion, begun }, words] =
        await Promise.all([
          call(openPage, { siteId, pageId }, { signal }),
          call(listPages, { siteId }, { signal }),
          call(readStyles, { siteId }, { signal }),
          siteWords(language, t),
        ])
      const registry = blocks()
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
      await book.load(assetIdsIn([opened.document, footer, look.header]))
      return {
        page,
        opened,
        version,
        pages,
        styles: look,
        stylesVersion,
        begun: begun as Partial<SiteStyles> | null,
        footer,
        book,
        words,
      }
    },
  })
}
