import type { ResolvedAssets } from '#areas/assets/index.ts'
import type { PageContext } from '#document/block-context.ts'
import type { Translate } from '#kernel/messages/message.ts'
import { directionOf, resolvedLink } from '../frame/page-links.ts'
import type { ReleasedPage } from '../releases/manifest.ts'

export interface ContextSource {
  readonly locale: string
  readonly path: string
  readonly words: Translate
  readonly assets: ResolvedAssets
  readonly pages: ReadonlyMap<string, ReleasedPage>
}

/** What blocks are drawn with on a page of a site. */
export function contextOf(source: ContextSource): PageContext {
  const links = {
    path: source.path,
    page: (id: string) => source.pages.get(id),
    file: (asset: string) => source.assets.file(asset),
  }
  return {
    locale: source.locale,
    dir: directionOf(source.locale),
    mode: 'page',
    path: source.path,
    words: source.words,
    image: (value) => source.assets.image(value.asset),
    file: (value) => source.assets.file(value.asset),
    link: (value) => resolvedLink(value, links),
    data: () => undefined,
  }
}
