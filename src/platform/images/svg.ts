import { SaxesParser, type SaxesTagNS } from 'saxes'
import { megabytesOf } from '#kernel/i18n/file-size.ts'
import { refuse } from '#kernel/refusal.ts'
import { imageLimits } from './limits.ts'
import {
  allowedAttributes,
  allowedElements,
  safeStyle,
  isSafeValue,
  unwrappedElements,
} from './svg-allowed.ts'
import { UseCounter } from './svg-uses.ts'

export interface CleanSvg {
  /** The drawing, written anew from what is allowed and nothing else. */
  readonly svg: string
  /** Size in CSS pixels from `width` and `height`, else from the view box; `null` where neither says one that can be. */
  readonly width: number | null
  readonly height: number | null
  /** How many elements and attributes were left out. */
  readonly removed: number
}

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'
const DEEPEST = 100
const MOST_ELEMENTS = 50_000

/**
 * Rebuilds an SVG from an allow-list: shapes, text, gradients, filters, clips and pictures inside the file. Scripts,
 * event handlers, foreign objects, animations, links and everything that would be fetched are left out.
 *
 * Refusals: `images.file_too_large`, `images.unsafe_svg` (a document type, too deep, too many elements, references
 * that multiply themselves), `images.broken` (not well-formed, not an SVG, not UTF-8).
 */
export function cleanSvg(bytes: Uint8Array): CleanSvg {
  if (bytes.byteLength > imageLimits.svgBytes) {
    throw refuse('too_large', 'images.file_too_large', {
      values: { megabytes: megabytesOf(imageLimits.svgBytes) },
    })
  }
  const text = decodeText(bytes)
  const writer = new SvgWriter()
  const parser = new SaxesParser({ xmlns: true })
  parser.on('doctype', () => {
    throw unsafe()
  })
  parser.on('error', () => {
    throw refuse('invalid', 'images.broken')
  })
  parser.on('opentag', (tag) => writer.open(tag))
  parser.on('closetag', () => writer.close())
  parser.on('text', (value) => writer.text(value))
  parser.on('cdata', (value) => writer.text(value))
  parser.write(text).close()
  return writer.result()
}

function unsafe() {
  return refuse('invalid', 'images.unsafe_svg')
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refuse('invalid', 'images.broken')
  }
}

type Frame =
  | { readonly kind: 'kept'; readonly name: string; style: string | null }
  | { readonly kind: 'unwrapped' }
  | { readonly kind: 'dropped' }

class SvgWriter {
  readonly #out: string[] = []
  readonly #frames: Frame[] = []
  readonly #uses = new UseCounter()
  #dropped = 0
  #elements = 0
  #removed = 0
  #root: Readonly<Record<string, string>> | null = null

  open(tag: SaxesTagNS): void {
    this.#elements += 1
    if (this.#elements > MOST_ELEMENTS || this.#frames.length >= DEEPEST) throw unsafe()
    if (this.#frames.length === 0 && (tag.uri !== SVG || tag.local !== 'svg'))
      throw refuse('invalid', 'images.broken')
    const isOurs = tag.uri === SVG && this.#dropped === 0
    if (isOurs && unwrappedElements.has(tag.local)) {
      this.#removed += 1
      this.#frames.push({ kind: 'unwrapped' })
    } else if (isOurs && allowedElements.has(tag.local)) {
      this.#keep(tag)
    } else {
      if (this.#dropped === 0) this.#removed += 1
      this.#dropped += 1
      this.#frames.push({ kind: 'dropped' })
    }
  }

  #keep(tag: SaxesTagNS): void {
    const attributes = this.#attributesOf(tag)
    this.#root ??= attributes
    const href = attributes['href']
    this.#uses.open(attributes['id'], tag.local === 'use' || href?.startsWith('#') ? href : undefined)
    const space = this.#frames.length === 0 ? ` xmlns="${SVG}"` : ''
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    this.#out.push(`<${tag.local}${space}${written.join('')}>`)
    this.#frames.push({ kind: 'kept', name: tag.local, style: tag.local === 'style' ? '' : null })
  }

  #attributesOf(tag: SaxesTagNS): Record<string, string> {
    const kept: Record<string, string> = {}
    for (const { uri, local, prefix, value } of Object.values(tag.attributes)) {
      if (prefix === 'xmlns' || local === 'xmlns') continue
      const isLink = local === 'href' && (uri === '' || uri === XLINK)
      const name = isLink
        ? 'href'
        : prefix === 'xml' && local === 'space'
          ? 'xml:space'
          : uri === ''
            ? local
            : ''
      if (allowedAttributes.has(name) && isSafeValue(tag.local, name, value)) kept[name] ??= value
      else this.#removed += 1
    }
    return kept
  }

  text(value: string): void {
    const frame = this.#frames.at(-1)
    if (this.#dropped > 0 || !frame) return
    if (frame.kind === 'kept' && frame.style !== null) frame.style += value
    else this.#out.push(escapeText(value))
  }

  close(): void {
    const frame = this.#frames.pop()
    if (frame?.kind === 'dropped') this.#dropped -= 1
    if (frame?.kind !== 'kept') return
    this.#uses.close()
    if (frame.style !== null) {
      const style = safeStyle(frame.style)
      if (style === null) this.#removed += 1
      else this.#out.push(escapeText(style))
    }
    this.#out.push(`</${frame.name}>`)
  }

  result(): CleanSvg {
    if (!this.#root) throw refuse('invalid', 'images.broken')
    if (!this.#uses.isBounded()) throw unsafe()
    return { svg: this.#out.join(''), ...sizeOf(this.#root), removed: this.#removed }
  }
}

const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
}

function length(text: string | undefined): number | null {
  const match = /^(\d{1,6}(?:\.\d{1,6})?)\s*(|px|pt|pc|mm|cm|in)$/.exec(text?.trim() ?? '')
  const value = match ? Number(match[1]) * (UNITS[match[2] ?? ''] ?? 1) : 0
  return value > 0 ? value : null
}

/** Pixels that no side has; a view box can stand for any number of them. */
const MOST_PIXELS = 100_000_000

const within = (side: number | null): number | null => (side !== null && side < MOST_PIXELS ? side : null)

function sizeOf(root: Readonly<Record<string, string>>): { width: number | null; height: number | null } {
  const { width, height } = saidSizeOf(root)
  return { width: within(width), height: within(height) }
}

function saidSizeOf(root: Readonly<Record<string, string>>): { width: number | null; height: number | null } {
  const width = length(root['width'])
  const height = length(root['height'])
  const box = (root['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , boxWidth = 0, boxHeight = 0] = box.length === 4 && box.every(Number.isFinite) ? box : []
  if (boxWidth <= 0 || boxHeight <= 0) return { width, height }
  if (width !== null && height === null) return { width, height: (width * boxHeight) / boxWidth }
  if (height !== null && width === null) return { width: (height * boxWidth) / boxHeight, height }
  return { width: width ?? boxWidth, height: height ?? boxHeight }
}

/** A return stays one: as it stands it would be read as another line end (XML 1.0 §2.11). */
function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')
}

function escapeAttribute(text: string): string {
  return escapeText(text.replaceAll(/[\t\n\r]/g, ' ')).replaceAll('"', '&quot;')
}
