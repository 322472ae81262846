import type { PageWords } from '#kernel/messages/message.ts'
import { type AssetBook, pictureOf } from '#areas/assets/admin/index.tsx'
import type { PageContext } from '#document/block-context.ts'
import { encodedPath } from '#kernel/decoded.ts'
import type { LinkValue } from '#document/values.ts'
import type { PageRow } from '../../contract.ts'
import { resolvedLink } from '../../frame/page-links.ts'
import { PAGE } from '../../links/things-linked.ts'
import { isAddressed } from '../../tree/page.ts'
import type { BlockData } from './block-data.ts'

/** What the canvas draws a page of a site with. */
export interface DrawingSource {
  readonly siteUrl: string
  /** Path of the page. */
  readonly path: string
  readonly book: AssetBook
  /** The pages of the site as they are now. */
  pages(): readonly PageRow[]
  /** What the loaders brought for blocks, and where links lead that are to no page. */
  readonly data: Pick<BlockData, 'get' | 'address'>
  /** Words of the page's language, or of the person's own in empty states. */
  readonly words: PageWords
}

/**
 * What blocks ask for on the canvas: assets from the book (whoever brings new ones loads them
 * first), links to pages as they are named now.
 */
export function drawingContext(source: DrawingSource): Omit<PageContext, 'mode' | 'locale' | 'dir'> {
  const file = (id: string) => {
    const asset = source.book.get(id)
    return (
      asset && {
        src: source.siteUrl.replace(/\/$/, '') + asset.src,
        name: asset.name,
        type: asset.type,
        bytes: asset.bytes,
      }
    )
  }
  const path = encodedPath(source.path)
  return {
    path,
    words: source.words,
    image(value) {
      const asset = source.book.get(value.asset)
      const picture = asset && pictureOf(source.siteUrl, asset)
      if (!picture) return undefined
      return {
        ...picture,
        width: asset.width ?? 300,
        height: asset.height ?? 150,
        alt: asset.isDecorative ? '' : asset.alt,
        ...(asset.colour === null ? {} : { colour: asset.colour }),
      }
    },
    file: (value) => file(value.asset),
    link: (value: LinkValue) =>
      resolvedLink(value, {
        path,
        address(kind, id) {
          if (kind !== PAGE) return source.data.address(kind, id)
          const page = source.pages().find((one) => one.id === id)
          return page && isAddressed(page) ? page.path : undefined
        },
        file,
      }),
    data: (block) => source.data.get(block),
  }
}
