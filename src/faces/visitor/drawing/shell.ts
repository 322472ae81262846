import { hash } from 'node:crypto'
import type { Preload } from '#areas/pages/visitor/index.ts'
import { escapeHtml } from '#kernel/html-text.ts'
import type { HeadPart } from '#platform/visitor/found.ts'

/** The source of a hash for a Content-Security-Policy. */
export function policyHash(text: string): string {
  return `sha256-${hash('sha256', text, 'base64')}`
}

/** What the islands of a page are loaded by, each when it is seen or touched (delivery.md). */
export interface PageIslands {
  /** Address of the module that loads the others. */
  readonly loader: string
  /** Addresses of the islands' own. */
  readonly modules: readonly string[]
}

/** A picture for shared links, in pixels, with its absolute address and its media type. */
export interface ShellPicture {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly type: string
  /** Its alternative text; empty if there is none. */
  readonly alt: string
}

export interface ShellSource {
  readonly locale: string
  readonly dir: 'ltr' | 'rtl'
  readonly title: string
  readonly description: string
  /** Absolute address of the page; absent where it should not be found (states, previews). */
  readonly canonical: string | null
  readonly siteTitle: string
  readonly isNoindex: boolean
  /** The picture for shared links. */
  readonly social: ShellPicture | null
  readonly icon: string | null
  /** Other forms of the page, such as a feed. */
  readonly alternates?: NonNullable<HeadPart['alternates']>
  /** Statements in JSON-LD. */
  readonly statements: readonly object[]
  readonly css: string
  readonly body: string
  readonly preloads: readonly Preload[]
  /** Inline script with the page context. */
  readonly script: string | null
  /** The modules of the islands on the page; null where there are none. */
  readonly islands: PageIslands | null
}

/** JSON, escaped for a script element. */
function inScript(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/**
 * A style sheet, escaped for a style element. What the owner wrote may name the element's end; with the
 * slash escaped it says the same in CSS (CSS Syntax §4.3.7), and ends nothing.
 */
function inStyle(css: string): string {
  return css.includes('</') ? css.replace(/<\/(?=style)/gi, '<\\/') : css
}

function preloadTag(preload: Preload): string {
  if (preload.as === 'font') {
    return `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(preload.href)}" crossorigin fetchpriority="low">`
  }
  const srcSet = preload.srcSet ? ` imagesrcset="${escapeHtml(preload.srcSet)}"` : ''
  const sizes = preload.sizes ? ` imagesizes="${escapeHtml(preload.sizes)}"` : ''
  const media = preload.media ? ` media="${escapeHtml(preload.media)}"` : ''
  return `<link rel="preload" as="image" href="${escapeHtml(preload.href)}"${srcSet}${sizes}${media} fetchpriority="high">`
}

function meta(attribute: 'name' | 'property', key: string, content: string): string {
  return `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`
}

function socialTags({ url, type, width, height, alt }: ShellPicture): string {
  return (
    meta('property', 'og:image', url) +
    meta('property', 'og:image:type', type) +
    meta('property', 'og:image:width', String(width)) +
    meta('property', 'og:image:height', String(height)) +
    (alt ? meta('property', 'og:image:alt', alt) : '')
  )
}

/**
 * Id of the element after the text of a page. The first paint waits for it (HTML, link type "expect"): a header
 * or a section of which only a part has come would be painted, and move when the rest comes. A page comes in one
 * flight, so the wait is short.
 */
const EXPECTED = 'page-end'

/** What the head says of the page to those who list, share or read it by a program, and its scripts. */
function aboutOf(source: ShellSource): string {
  const { title, description, canonical, siteTitle, social } = source
  let about = ''
  if (description) about += meta('name', 'description', description)
  if (source.isNoindex) about += meta('name', 'robots', 'noindex')
  if (canonical) about += `<link rel="canonical" href="${escapeHtml(canonical)}">`
  for (const { type, href, title: name } of source.alternates ?? [])
    about += `<link rel="alternate" type="${escapeHtml(type)}" href="${escapeHtml(href)}" title="${escapeHtml(name)}">`
  about += `<link rel="icon" href="${escapeHtml(source.icon ?? '/favicon.svg')}">`
  about += meta('property', 'og:site_name', siteTitle) + meta('property', 'og:title', title)
  about += meta('property', 'og:type', 'website')
  about += meta('property', 'og:locale', source.locale.replace('-', '_'))
  if (description) about += meta('property', 'og:description', description)
  if (canonical) about += meta('property', 'og:url', canonical)
  if (social) about += socialTags(social)
  // The rest of a card is read from what Open Graph was told; its alternative text is not.
  about += meta('name', 'twitter:card', social ? 'summary_large_image' : 'summary')
  if (social?.alt) about += meta('name', 'twitter:image:alt', social.alt)
  for (const one of source.statements) about += `<script type="application/ld+json">${inScript(one)}</script>`
  if (source.script) about += `<script>${source.script}</script>`
  if (source.islands)
    about += `<script type="module" src="${escapeHtml(source.islands.loader)}" data-islands="${escapeHtml(source.islands.modules.join(' '))}"></script>`
  return about
}

/**
 * The whole document of a page, from the first byte to the last, in the order in which a browser wants it.
 * Fonts are named behind the words: named before them, they would hold back the first paint themselves.
 */
export function shell(source: ShellSource): {
  /**
   * In pieces, one after the other: a letter beyond Latin-1 makes a text twice as large, and the style sheet, which
   * has none, need not be.
   */
  readonly html: readonly string[]
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
} {
  const css = inStyle(source.css)
  let head =
    `<!doctype html><html lang="${escapeHtml(source.locale)}"${source.dir === 'rtl' ? ' dir="rtl"' : ''}><head>` +
    '<meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${escapeHtml(source.title)}</title>` +
    `<link rel="expect" href="#${EXPECTED}" blocking="render">`
  for (const preload of source.preloads) if (preload.as === 'image') head += preloadTag(preload)
  const fonts = source.preloads.filter(({ as }) => as === 'font').map(preloadTag)
  const end = `<template id="${EXPECTED}"></template>${fonts.join('')}</body></html>`
  return {
    html: [
      `${head}<style>`,
      css,
      `</style>${aboutOf(source)}</head><body class="t-paper">`,
      source.body,
      end,
    ],
    scriptHashes: source.script ? [policyHash(source.script)] : [],
    styleHashes: [policyHash(css)],
  }
}
