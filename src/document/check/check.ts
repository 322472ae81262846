import type { LuminanceRange } from '#kernel/luminance-range.ts'
import { phoneColumns } from '../nodes.ts'
import type { BlockRegistry } from '../define-block.ts'
import { mostDense, plainBlocks } from '../dense-blocks.ts'
import { cellsOverlap, type Cells } from '../layout/cells.ts'
import { phoneLayout } from '../layout/phone.ts'
import { pageOrder } from '../layout/reading-order.ts'
import { outlineOf } from '../outline.ts'
import {
  blockOf,
  blocksOf,
  pageNode,
  type Block,
  type BlockId,
  type Json,
  type PageDocument,
  type Section,
} from '../nodes.ts'
import type { Palette } from '../styles.ts'
import type { TextJson, TextNodeJson } from '../text/text-json.ts'
import { imagesIn, isEmptyText, linksIn, type PictureInText } from '../text/walk-text.ts'
import { seenSections, strangerSees } from '../seen-sections.ts'
import { type ImageValue, type LinkValue, ownAnchors } from '../values.ts'
import { fieldsOf, type FieldValue } from '../walk-fields.ts'
import { contrastFindings } from './contrast.ts'
import type { Finding } from './finding.ts'

/** What is kept with an asset: its alt text, the bytes of its file and, of a picture that was measured, its light. */
export interface KeptAsset {
  readonly alt: string
  readonly bytes: number
  readonly luminance?: LuminanceRange | null
}

export interface CheckOptions {
  readonly registry: BlockRegistry
  readonly palette: Palette
  /** What search engines and browser tabs show of the page. */
  readonly head: { readonly title: string; readonly description: string }
  /** Whether a link's target is there; absent: all are. */
  readonly leads?: (link: LinkValue) => boolean
  /** What is kept with an asset. */
  readonly asset?: (id: string) => KeptAsset | undefined
}

/** Longest that search results show before they cut off. */
const TITLE = 65
const DESCRIPTION = 170
/** Bytes above which an original is worth making smaller, though visitors never get it whole. */
const HEAVY = 8_000_000
/** Smallest comfortable target on a phone, px (WCAG 2.5.8 asks 24; platforms advise 44). */
const TARGET = 44

function headFindings({ title, description }: CheckOptions['head']): Finding[] {
  const found: Finding[] = []
  if (title.trim() === '')
    found.push({ code: 'title_missing', weight: 'error', node: pageNode, path: ['title'] })
  if (title.length > TITLE) {
    found.push({
      code: 'title_long',
      weight: 'advice',
      node: pageNode,
      path: ['title'],
      values: { max: TITLE },
    })
  }
  if (description.trim() === '') {
    found.push({ code: 'description_missing', weight: 'advice', node: pageNode, path: ['description'] })
  }
  if (description.length > DESCRIPTION) {
    const values = { max: DESCRIPTION }
    found.push({ code: 'description_long', weight: 'advice', node: pageNode, path: ['description'], values })
  }
  return found
}

const FILE_NAME =
  /\.(jpe?g|png|gif|webp|avif|svg|heic|tiff?)$|^(img|dsc|dscn|pxl|image|photo|picture|screenshot|untitled)[-_ ]*[\d-]*$|^[a-f0-9-]{16,}$/i

/** What the page says of a picture: its words here, else those kept with the asset; nothing of a decorative one. */
function wordsOfImage(image: PictureInText, { asset }: Pick<CheckOptions, 'asset'>): string {
  return image.decorative ? '' : (image.alt || (asset?.(image.asset)?.alt ?? '')).trim()
}

function altFinding(
  block: Block,
  path: readonly string[],
  image: PictureInText,
  options: CheckOptions,
): Finding[] {
  if (image.decorative) return []
  const alt = wordsOfImage(image, options)
  if (alt === '') return [{ code: 'alt_missing', weight: 'error', node: block.id, path }]
  return FILE_NAME.test(alt)
    ? [{ code: 'alt_useless', weight: 'advice', node: block.id, path, values: { alt } }]
    : []
}

function pictureFindings(block: Block, fields: readonly FieldValue[], options: CheckOptions): Finding[] {
  return fields.flatMap(({ field, value, path }): Finding[] => {
    if (field.kind === 'richText') {
      return imagesIn(value as TextJson).flatMap((image) => altFinding(block, path, image, options))
    }
    const image = value as ImageValue | undefined
    if (field.kind !== 'image' || !image) return []
    const bytes = options.asset?.(image.asset)?.bytes ?? 0
    const heavy: Finding[] =
      bytes > HEAVY
        ? [
            {
              code: 'image_heavy',
              weight: 'advice',
              node: block.id,
              path,
              values: { megabytes: Math.round(bytes / 100_000) / 10 },
            },
          ]
        : []
    return [...altFinding(block, path, image, options), ...heavy]
  })
}

/** Whether a block or item with a link says in any words, or by a picture, where it leads. */
function hasName({ beside, fieldsBeside }: FieldValue, options: CheckOptions): boolean {
  return Object.entries(fieldsBeside).some(([name, field]) => {
    const value = beside[name]
    if (field.kind === 'text') return typeof value === 'string' && value.trim() !== ''
    if (field.kind === 'richText') return !isEmptyText(value as TextJson)
    return field.kind === 'image' && value !== undefined && wordsOfImage(value as ImageValue, options) !== ''
  })
}

function linkFindings(
  block: Block,
  fields: readonly FieldValue[],
  anchors: ReadonlySet<string>,
  options: CheckOptions,
): Finding[] {
  return fields.flatMap((given): Finding[] => {
    const { field, value, path } = given
    const links =
      field.kind === 'richText'
        ? linksIn(value as TextJson).map(({ link, words, pictures }) => ({
            link,
            named: words.trim() !== '' || pictures.some((image) => wordsOfImage(image, options) !== ''),
          }))
        : field.kind === 'link' && value !== undefined
          ? [{ link: value as LinkValue, named: hasName(given, options) }]
          : []
    return links.flatMap(({ link, named }): Finding[] => {
      const found: Finding[] = []
      if (!named) found.push({ code: 'link_empty', weight: 'error', node: block.id, path })
      if (link.kind === 'anchor' && !anchors.has(link.anchor)) {
        found.push({
          code: 'anchor_gone',
          weight: 'advice',
          node: block.id,
          path,
          values: { anchor: link.anchor },
        })
      } else if (options.leads && !options.leads(link)) {
        found.push({ code: 'link_gone', weight: 'error', node: block.id, path })
      }
      return found
    })
  })
}

/** A rich text in which the n-th heading has another level. */
function relevelled(text: TextNodeJson, nth: { left: number }, level: number): TextNodeJson {
  if (text.type === 'heading') {
    nth.left -= 1
    if (nth.left === -1) return { ...text, attrs: { ...text.attrs, level } }
  }
  return text.content
    ? { ...text, content: text.content.map((child) => relevelled(child, nth, level)) }
    : text
}

/** Patches that give the n-th heading of a block another level; none when the type itself draws it. */
function relevel(
  block: Block,
  nth: number,
  level: number,
  options: Pick<CheckOptions, 'registry'>,
): Finding['mend'] {
  const definition = options.registry.get(block.type)
  if (!definition || level < 1 || level > 4 || definition.view.now()?.outline) return undefined
  let left = nth
  for (const { field, value, path } of fieldsOf(block, options.registry)) {
    if (field.kind !== 'richText') continue
    const counter = { left }
    const after = relevelled(value as TextJson, counter, level)
    if (counter.left < 0) return [{ op: 'set', node: block.id, path, value: after as unknown as Json }]
    left = counter.left
  }
  return undefined
}

/** @param plain those whose letters stand there plainly, without headings */
function headingFindings(
  order: readonly Block[],
  plain: ReadonlySet<BlockId>,
  options: Pick<CheckOptions, 'registry'>,
): Finding[] {
  const found: Finding[] = []
  let before = 0
  let firsts = 0
  for (const block of order) {
    if (plain.has(block.id)) continue
    outlineOf(block, options.registry).forEach(({ level, text }, index) => {
      if (text.trim() === '') found.push({ code: 'heading_empty', weight: 'error', node: block.id })
      if (level === 1) firsts += 1
      if (level === 1 && firsts === 2) {
        const mend = relevel(block, index, 2, options)
        found.push({
          code: 'heading_many_first',
          weight: 'advice',
          node: block.id,
          ...(mend ? { mend } : {}),
        })
      }
      if (before > 0 && level > before + 1) {
        const mend = relevel(block, index, before + 1, options)
        const values = { level, expected: before + 1 }
        found.push({
          code: 'heading_skipped',
          weight: 'error',
          node: block.id,
          values,
          ...(mend ? { mend } : {}),
        })
        // What follows is measured against what it ought to be, so that one slip is one finding.
        before += 1
        return
      }
      before = level
    })
  }
  if (firsts === 0 && order.length > 0)
    found.push({ code: 'heading_no_first', weight: 'advice', node: pageNode })
  return found
}

/** Those whose letters stand there plainly on the page that a visitor is sent. */
function plainTo(document: PageDocument, registry: BlockRegistry): ReadonlySet<BlockId> {
  return plainBlocks(seenSections(document, strangerSees), registry)
}

/** What of {@link checkPage} is about the page's headings alone: whether they are there, and in order. */
export function checkHeadings(document: PageDocument, registry: BlockRegistry): Finding[] {
  return headingFindings(pageOrder(document, registry), plainTo(document, registry), { registry })
}

function anchorFindings(document: PageDocument): {
  readonly anchors: ReadonlySet<string>
  readonly found: Finding[]
} {
  const anchors = new Set(ownAnchors)
  const found: Finding[] = []
  for (const node of document.order) {
    const anchor = document.sections[node]?.anchor
    if (anchor === undefined) continue
    if (anchors.has(anchor)) {
      const mend: Finding['mend'] = [{ op: 'set', node, path: ['anchor'] }]
      found.push({ code: 'anchor_taken', weight: 'error', node, values: { anchor }, mend })
    }
    anchors.add(anchor)
  }
  return { anchors, found }
}

/** Pixels of so many cells on a phone of 390 px. */
function phoneSize({ width, height }: Cells): { width: number; height: number } {
  return { width: width * 44 - 12, height: height * 36 - 12 }
}

function grow(block: Block, cells: Cells): Finding['mend'] {
  const width = Math.max(cells.width, 2)
  const height = Math.max(cells.height, 2)
  const column = Math.min(cells.column, phoneColumns - width + 1)
  return [
    {
      op: 'set',
      node: block.id,
      path: ['phone'],
      value: { ...block.phone, column, row: cells.row, width, height },
    },
  ]
}

function phoneFindings(document: PageDocument, section: Section, options: CheckOptions): Finding[] {
  const { registry } = options
  const blocks = blocksOf(document, section)
  const layout = phoneLayout(blocks, section.reading, registry)
  const found: Finding[] = []
  const tapped = (block: Block) =>
    registry.get(block.type)?.interactive === true ||
    fieldsOf(block, registry).some(({ field, value }) => field.kind === 'link' && value !== undefined)
  for (const block of blocks) {
    const cells = layout.cells.get(block.id)
    if (!cells) continue
    const size = phoneSize(cells)
    const low = registry.get(block.type)?.sizing === 'box' && size.height < TARGET
    if (tapped(block) && (size.width < TARGET || low)) {
      const mend = grow(block, cells)
      found.push({ code: 'target_small', weight: 'advice', node: block.id, ...(mend ? { mend } : {}) })
    }
    if (!layout.overridden.has(block.id)) continue
    const met = blocks.find((other) => {
      const at = layout.cells.get(other.id)
      return (
        other !== block &&
        at !== undefined &&
        cellsOverlap(at, cells) &&
        !cellsOverlap(other.place, block.place)
      )
    })
    if (met) {
      const mend: Finding['mend'] = [{ op: 'set', node: block.id, path: ['phone'] }]
      found.push({ code: 'phone_overlap', weight: 'error', node: block.id, values: { other: met.id }, mend })
    }
  }
  return found
}

function overlapFindings(document: PageDocument, section: Section, options: CheckOptions): Finding[] {
  const words = section.blocks.flatMap((id) => {
    const block = blockOf(document, id)
    // A picture's caption is a text that is mostly empty.
    const texts =
      block &&
      fieldsOf(block, options.registry).some(
        ({ field, value }) => field.kind === 'richText' && !isEmptyText(value as TextJson),
      )
    return block && texts && !block.hidden?.desktop ? [block] : []
  })
  return words.flatMap((block, index): Finding[] => {
    const under = words.slice(0, index).find((other) => cellsOverlap(other.place, block.place))
    return under
      ? [{ code: 'text_overlap', weight: 'error', node: block.id, values: { other: under.id } }]
      : []
  })
}

/**
 * What keeps someone from reading, using or finding the page, in the order of the page: pure data
 * with where it is and, where no decision is needed, the patches that mend it.
 */
export function checkPage(document: PageDocument, options: CheckOptions): Finding[] {
  const order = pageOrder(document, options.registry)
  const plain = plainTo(document, options.registry)
  const { anchors, found } = anchorFindings(document)
  const sections = document.order.flatMap((id) => document.sections[id] ?? [])
  const all: Finding[] = [
    ...headFindings(options.head),
    ...contrastFindings(
      document,
      options.palette,
      options.registry,
      (asset) => options.asset?.(asset)?.luminance ?? undefined,
    ),
    ...order.flatMap((block) => {
      const fields = fieldsOf(block, options.registry)
      return [...pictureFindings(block, fields, options), ...linkFindings(block, fields, anchors, options)]
    }),
    ...headingFindings(order, plain, options),
    ...found,
    ...[...plain].map((node): Finding => ({
      code: 'block_plain',
      weight: 'error',
      node,
      values: { max: mostDense },
    })),
    ...sections.flatMap((section) => [
      ...phoneFindings(document, section, options),
      ...overlapFindings(document, section, options),
    ]),
  ]
  const places = new Map<string, number>([[pageNode, -1]])
  for (const section of sections) {
    places.set(section.id, places.size)
    for (const block of order) if (block.parent.node === section.id) places.set(block.id, places.size)
  }
  const placeOf = (node: string) =>
    places.get(node) ?? places.get(blockOf(document, node)?.parent.node ?? '') ?? 0
  return all.toSorted((one, other) => placeOf(one.node) - placeOf(other.node))
}
