import type { ResolvedFile, ResolvedLink } from '#document/block-context.ts'
import { encodedPath } from '#kernel/decoded.ts'
import { isSafeUrl, type LinkValue } from '#document/values.ts'
import type { PageKind } from '../contract.ts'
import { isAddressed } from '../tree/page.ts'

/** What links lead to, as the page that is drawn knows it. */
export interface LinkSource {
  /** Path of the page that is drawn, as it is written into addresses. */
  readonly path: string
  page(id: string): { readonly kind: PageKind; readonly path: string } | undefined
  file(asset: string): ResolvedFile | undefined
}

/** Where a link leads; undefined when its target is gone. The same on the canvas and for visitors. */
export function resolvedLink(link: LinkValue, source: LinkSource): ResolvedLink | undefined {
  const inside = { newTab: false, external: false, current: false }
  switch (link.kind) {
    case 'page': {
      const page = source.page(link.page)
      if (!page || !isAddressed(page)) return undefined
      const path = encodedPath(page.path)
      const href = link.anchor ? `${path}#${link.anchor}` : path
      const current = path === source.path && !link.anchor
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
    case 'item':
      // Collections are an area above; until one says where its items are, their links lead nowhere.
      return undefined
  }
}

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])

/** The direction of a language's writing. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(locale.split('-')[0] ?? '') ? 'rtl' : 'ltr'
}
