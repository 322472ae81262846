import type { ResolvedAssets } from '#areas/assets/index.ts'
import type { PageContext } from '#document/block-context.ts'
import { encodedPath } from '#kernel/decoded.ts'
import type { PageWords } from '#kernel/messages/message.ts'
import { directionOf, resolvedLink } from '../frame/page-links.ts'
import type { LinkBook } from '../links/resolve-links.ts'
import { PAGE } from '../links/things-linked.ts'

export interface ContextSource {
  readonly locale: string
  readonly path: string
  readonly words: PageWords
  readonly assets: ResolvedAssets
  /** Where the things stand that its links lead to. */
  readonly links: LinkBook
  /** What the loaders of its blocks brought. */
  readonly data: ReadonlyMap<string, unknown>
  readonly sent?: SentState | undefined
  /** Collects the ids of pages that links lead to. */
  readonly linked?: Set<string>
}

/** What came of a form that a visitor sent just now, for the block that shows it. */
export interface SentState {
  readonly block: string | null
  readonly state: unknown
}

/** What blocks are drawn with on a page of a site. */
export function contextOf(source: ContextSource): PageContext {
  const { linked, sent } = source
  const path = encodedPath(source.path)
  const links = {
    path,
    address: (kind: string, id: string) => {
      if (kind === PAGE) linked?.add(id)
      return source.links(kind, id)
    },
    file: (asset: string) => source.assets.file(asset),
  }
  return {
    locale: source.locale,
    dir: directionOf(source.locale),
    mode: 'page',
    path,
    words: source.words,
    image: (value) => source.assets.image(value.asset),
    file: (value) => source.assets.file(value.asset),
    link: (value) => resolvedLink(value, links),
    data: (block) => source.data.get(block),
    ...(sent ? { stateOf: (block: string) => (block === sent.block ? sent.state : undefined) } : {}),
  }
}
