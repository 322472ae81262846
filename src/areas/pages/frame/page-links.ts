import type { ResolvedFile, ResolvedLink } from '#document/block-context.ts'
import { encodedPath } from '#kernel/decoded.ts'
import { isSafeUrl, type LinkValue } from '#document/values.ts'
import { PAGE } from '../links/things-linked.ts'

/** What links lead to, as the page that is drawn knows it. */
export interface LinkSource {
  /** Path of the page that is drawn, as it is written into addresses. */
  readonly path: string
  /** Path of a thing of the site, decoded; undefined where it is gone. @param kind `page`, or the collection of an item */
  address(kind: string, id: string): string | undefined
  file(asset: string): ResolvedFile | undefined
}

/** Where a link leads; undefined when its target is gone. The same on the canvas and for visitors. */
export function resolvedLink(link: LinkValue, source: LinkSource): ResolvedLink | undefined {
  const inside = { newTab: false, external: false, current: false }
  switch (link.kind) {
    case 'page':
    case 'item': {
      const [kind, id] = link.kind === 'page' ? [PAGE, link.page] : [link.collection, link.item]
      const address = source.address(kind, id)
      if (address === undefined) return undefined
      const path = encodedPath(address)
      const anchor = link.kind === 'page' ? link.anchor : undefined
      const href = anchor ? `${path}#${anchor}` : path
      const current = path === source.path && !anchor
      return { ...inside, href, newTab: link.newTab ?? false, current }
    }
    case 'file': {
      const file = source.file(link.asset)
      return file && { ...inside, href: file.src, newTab: link.newTab ?? false }
    }
    case 'mail': {
      const subject = link.subject ? `?subject=${encodeURIComponent(link.subject)}` : ''
      return { ...inside, href: `mailto:${encodeURIComponent(link.address).replace('%40', '@')}${subject}` }
    }
    case 'phone':
      return { ...inside, href: `tel:${link.number.replace(/[^\d+*#]/g, '')}` }
    case 'anchor':
      return { ...inside, href: `#${link.anchor}` }
    case 'url':
      if (!isSafeUrl(link.url)) return undefined
      return { ...inside, href: link.url, newTab: link.newTab ?? false, external: /^https?:/i.test(link.url) }
  }
}

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])

/** The direction of a language's writing. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr'
}
