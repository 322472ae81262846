import { isId, type Id } from '#kernel/ids.ts'

/** A point of a picture that stays in view when it is cropped: 0 … 1 from the left and the top. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

/** The part of a picture that is shown, in shares of its width and height (0 … 1). */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A picture in use: which asset, in what words, and how it is cut. */
export interface ImageValue {
  readonly asset: Id
  /** What the picture shows, for those who do not see it. */
  readonly alt: string
  /** It says nothing the words do not: screen readers pass it over, and no alt text is missed. */
  readonly decorative?: boolean
  readonly focal?: FocalPoint
  readonly crop?: Crop
}

export interface FileValue {
  readonly asset: Id
}

/**
 * Where a link leads. Targets of the site are named by id, so that a new address breaks nothing; the `collection` of an
 * item is the kind of thing, as its area brings it.
 */
export type LinkValue =
  | { readonly kind: 'page'; readonly page: Id; readonly anchor?: string; readonly newTab?: boolean }
  | { readonly kind: 'item'; readonly collection: string; readonly item: Id; readonly newTab?: boolean }
  | { readonly kind: 'file'; readonly asset: Id; readonly newTab?: boolean }
  | { readonly kind: 'mail'; readonly address: string; readonly subject?: string }
  | { readonly kind: 'phone'; readonly number: string }
  | { readonly kind: 'anchor'; readonly anchor: string }
  | { readonly kind: 'url'; readonly url: string; readonly newTab?: boolean }

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const SCHEME = /^[a-z][a-z0-9+.-]*:/i
// Browsers drop tabs and line ends inside an address and skip blanks before it, so "java\tscript:" runs.
const CONTROLS = /[\p{Cc}\p{Z}]/u

/**
 * Whether an address may stand in a page: http(s), mailto and tel, or relative to the site.
 * Everything else (`javascript:`, `data:`, `//host`, backslashes, hidden control characters) may not.
 */
export function isSafeUrl(url: string): boolean {
  if (url === '' || url.length > 2_048 || CONTROLS.test(url) || url.includes('\\')) return false
  if (url.startsWith('//')) return false
  const scheme = SCHEME.exec(url)?.[0].toLowerCase()
  if (scheme === undefined) {
    // Without a scheme there must be no colon before the first slash, or a parser might see one.
    return !/^[^/?#]*:/.test(url)
  }
  if (!SCHEMES.has(scheme)) return false
  if (scheme === 'http:' || scheme === 'https:') return URL.canParse(url) && /^https?:\/\/[^/]/i.test(url)
  return url.length > scheme.length
}

const ANCHOR = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,79}$/u
/** Whether a text may name a place on a page (`#menu` without its sign). */
export function isAnchor(text: string): boolean {
  return ANCHOR.test(text)
}

/** Names that every page has of its own: its content, for whoever skips what stands before it, and its end. */
export const ownAnchors: ReadonlySet<string> = new Set(['main', 'page-end'])

const MAIL = /^[^\s@<>()[\]\\,;:"?&]{1,64}@[^\s@<>()[\]\\,;:"?&/]{1,255}$/u
const PHONE = /^\+?[0-9][0-9 ().-]{1,30}$/
const TEXT_LIMIT = 200

function isFlag(value: unknown): boolean {
  return value === undefined || typeof value === 'boolean'
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= TEXT_LIMIT
}

const LINK_KEYS: { readonly [kind: string]: readonly string[] } = {
  page: ['page', 'anchor', 'newTab'],
  item: ['collection', 'item', 'newTab'],
  file: ['asset', 'newTab'],
  mail: ['address', 'subject'],
  phone: ['number'],
  anchor: ['anchor'],
  url: ['url', 'newTab'],
}

/** Whether a value is a link we know how to follow safely; nothing but the known keys may be in it. */
export function isLink(value: unknown): value is LinkValue {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const link = value as Record<string, unknown>
  const kind = link['kind']
  if (typeof kind !== 'string' || !Object.hasOwn(LINK_KEYS, kind)) return false
  const keys = LINK_KEYS[kind] ?? []
  if (Object.keys(link).some((key) => key !== 'kind' && !keys.includes(key))) return false
  const anchorHolds = (anchor: unknown) => typeof anchor === 'string' && isAnchor(anchor)
  if (!isFlag(link['newTab'])) return false
  switch (kind) {
    case 'page':
      return (
        typeof link['page'] === 'string' &&
        isId(link['page']) &&
        (link['anchor'] === undefined || anchorHolds(link['anchor']))
      )
    case 'item':
      return isText(link['collection']) && typeof link['item'] === 'string' && isId(link['item'])
    case 'file':
      return typeof link['asset'] === 'string' && isId(link['asset'])
    case 'mail':
      return (
        typeof link['address'] === 'string' &&
        MAIL.test(link['address']) &&
        (link['subject'] === undefined || isText(link['subject']))
      )
    case 'phone':
      return typeof link['number'] === 'string' && PHONE.test(link['number'])
    case 'anchor':
      return anchorHolds(link['anchor'])
    default:
      return typeof link['url'] === 'string' && isSafeUrl(link['url'])
  }
}
