/*
 * What a drawn page or one of its files leads to on its own site: told for the site that is written out as plain
 * files, where each must lie under the very name that the link has.
 */

import { ownFileOf } from '#areas/pages/visitor/index.ts'

const MARKS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

const ATTRIBUTE = /\s([\w:-]+)=(?:"([^"]*)"|'([^']*)')/g
const RAW = /<(style|script)\b[^>]*>(.*?)<\/\1>/gis

/** A page's attributes with their values as they are meant. */
function attributesIn(html: string): { name: string; value: string }[] {
  // A script may hold what looks like one.
  const tags = html.replaceAll(RAW, (whole) => whole.slice(0, whole.indexOf('>') + 1))
  return [...tags.matchAll(ATTRIBUTE)].map(([, name = '', double, single = '']) => ({
    name: name.toLowerCase(),
    value: (double ?? single).replaceAll(/&(?:amp|quot|lt|gt|#x27|#39);/g, (mark) => MARKS[mark] ?? mark),
  }))
}

/** Of an address that a browser follows: the path it asks the site for, or null when it leads elsewhere. */
function pathOn(origin: string, address: string): string | null {
  if (!/^(?:\/(?!\/)|https?:)/.test(address) || !URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  return url.origin === origin ? url.pathname : null
}

const isList = (name: string): boolean => name === 'srcset' || name === 'imagesrcset'

/** The addresses of the site that an attribute refers to: none, one, or several pictures. */
function pathsOf({ name, value }: { name: string; value: string }, origin: string): string[] {
  const addresses = isList(name) ? value.split(',').map((one) => one.trim().split(/\s/)[0] ?? '') : [value]
  return addresses.map((address) => pathOn(origin, address)).filter((path) => path !== null)
}

/** The paths on its own site that a page leads to and shows, whole, as a browser reads them. */
export function ownLinks(html: string, origin: string): string[] {
  const leading = attributesIn(html).filter(({ name }) => name === 'href' || name === 'src' || isList(name))
  return [...new Set(leading.flatMap((one) => pathsOf(one, origin)))]
}

/**
 * Addresses of files within a style sheet, a script, or what an attribute says among other things: whatever encloses
 * them ends them, as none of the addresses that we give has such a sign in it.
 */
function enclosedIn(text: string, origin: string): string[] {
  const own = RegExp.escape(origin)
  const pattern = new RegExp(`(?<=["'(\\s,](?:${own})?)/(?:media|fonts|_islands)/[^"'()\\s,<>\\\\&;]+`, 'g')
  return [...text.matchAll(pattern)].map(([path]) => path).filter(ownFileOf)
}

/** What is read by people: an address in it is words. */
const isRead = (name: string): boolean => /^(?:content|alt|title|value|placeholder|aria-.*)$/.test(name)

/** The files on its own site that a page needs, including the picture for shared links. */
export function filesOfPage(html: string, origin: string): string[] {
  const ofAttributes = attributesIn(html).flatMap((one) => {
    const paths = pathsOf(one, origin)
    if (paths.length > 0) return paths.filter(ownFileOf)
    return isRead(one.name) ? [] : enclosedIn(one.value, origin)
  })
  const ofRaw = [...html.matchAll(RAW)].flatMap(([, , text = '']) => enclosedIn(text, origin))
  return [...new Set([...ofAttributes, ...ofRaw])]
}

/** The files on its own site that a style sheet, a script or a drawing needs. */
export function filesOfFile(text: string, origin: string): string[] {
  return [...new Set(enclosedIn(text, origin))]
}
