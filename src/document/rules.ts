import type { ZodError } from 'zod'
import { type BlockDefinition, type BlockRegistry, fieldsAt } from './define-block.ts'
import { documentBytes } from './document-size.ts'
import { fieldShape } from './field-shape.ts'
import { isPlainJson } from './json.ts'
import { cellsOverlap } from './layout/cells.ts'
import { blockFrameShapes, blockShapes, pageShapes, sectionFrameShapes, sectionShapes } from './node-shape.ts'
import {
  blockOf,
  childrenOf,
  desktopColumns,
  documentFormat,
  documentLimits,
  maxRows,
  pageNode,
  phoneColumns,
  sectionOf,
  type Block,
  type NodeId,
  type PageDocument,
  type Parent,
  type Section,
} from './nodes.ts'
import { slotFault } from './slot-fault.ts'
import { isGrid } from './slots.ts'

/** Every rule a document keeps. The name is a message: `refusal.document.<rule>`. */
export const documentRules = [
  'json',
  'format',
  'node_unknown',
  'node_taken',
  'path_unknown',
  'value_invalid',
  'props_unknown',
  'props_invalid',
  'text_invalid',
  'item_unknown',
  'item_taken',
  'sibling_unknown',
  'parent_unknown',
  'order_broken',
  'slot_unknown',
  'slot_type',
  'slot_full',
  'nesting',
  'source_blocks',
  'place_bounds',
  'place_size',
  'place_overlap',
  'phone_bounds',
  'limit_bytes',
  'limit_blocks',
  'limit_sections',
] as const
export type DocumentRule = (typeof documentRules)[number]

/** Which rule is broken, by which node, and where in it. */
export interface DocumentFault {
  readonly rule: DocumentRule
  readonly node: NodeId
  readonly path?: readonly string[]
  /** What the message tells: a limit, the other node. */
  readonly values?: Readonly<Record<string, string | number>>
}

/** Which of a node's properties changed: `place`, `props` (all of them) or `props:body`; `all` for a new node. */
export type Touched = Map<NodeId, Set<string> | 'all'>

function pathOf(error: ZodError): string[] {
  return (error.issues[0]?.path ?? []).map(String)
}

function shapeFault(
  node: NodeId,
  shapes: Readonly<Record<string, { safeParse(value: unknown): { success: boolean; error?: ZodError } }>>,
  key: string,
  value: unknown,
): DocumentFault | undefined {
  const shape = shapes[key]
  if (!shape) return value === undefined ? undefined : { rule: 'path_unknown', node, path: [key] }
  const result = shape.safeParse(value)
  if (result.success) return undefined
  return { rule: 'value_invalid', node, path: [key, ...(result.error ? pathOf(result.error) : [])] }
}

function propFault(definition: BlockDefinition, block: Block, name: string): DocumentFault | undefined {
  const path = ['props', name]
  const value = block.props[name]
  if (value === undefined) return undefined
  const fields = fieldsAt(definition, block.version) ?? {}
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (!field) return { rule: 'props_unknown', node: block.id, path }
  const result = fieldShape(field).safeParse(value)
  if (result.success) return undefined
  const rule = field.kind === 'richText' ? 'text_invalid' : 'props_invalid'
  return { rule, node: block.id, path: [...path, ...pathOf(result.error)] }
}

/** The definition to check a block by; none for types we do not know and for newer versions of ours. */
function definitionFor(block: Block, registry: BlockRegistry): BlockDefinition | undefined {
  const definition = registry.get(block.type)
  return definition && block.version <= definition.version ? definition : undefined
}

function placeFault(block: Block, definition: BlockDefinition | undefined): DocumentFault | undefined {
  const { place, phone, id } = block
  if (place.column + place.width - 1 > desktopColumns || place.row + place.height - 1 > maxRows) {
    return { rule: 'place_bounds', node: id, path: ['place'] }
  }
  const size = definition?.size
  if (size && (place.width < size.minWidth || place.height < size.minHeight)) {
    return {
      rule: 'place_size',
      node: id,
      path: ['place'],
      values: { width: size.minWidth, height: size.minHeight },
    }
  }
  if (!phone) return undefined
  if (
    (phone.column ?? 1) + (phone.width ?? 1) - 1 > phoneColumns ||
    (phone.row ?? 1) + (phone.height ?? 1) - 1 > maxRows
  ) {
    return { rule: 'phone_bounds', node: id, path: ['phone'] }
  }
  return undefined
}

function overlapFault(
  document: PageDocument,
  block: Block,
  registry: BlockRegistry,
): DocumentFault | undefined {
  if (block.hidden?.desktop || !isGrid(document, block.parent, registry)) return undefined
  for (const id of childrenOf(document, block.parent)) {
    const other = blockOf(document, id)
    if (!other || other === block || other.hidden?.desktop) continue
    if (other.place.layer === block.place.layer && cellsOverlap(other.place, block.place)) {
      return { rule: 'place_overlap', node: block.id, path: ['place'], values: { other: id } }
    }
  }
  return undefined
}

function parentFault(
  document: PageDocument,
  block: Block,
  registry: BlockRegistry,
): DocumentFault | undefined {
  const { node, slot } = block.parent
  const path = ['parent']
  if (slot === undefined) {
    const section = sectionOf(document, node)
    if (!section) return { rule: 'parent_unknown', node: block.id, path }
    return section.source === undefined ? undefined : { rule: 'source_blocks', node }
  }
  const fault = slotFault(document, { node, slot }, [block], registry)
  return fault && { ...fault, node: block.id, path }
}

/** After a list whose items are slots changed: every filled slot must still have its item. */
function heldFault(document: PageDocument, block: Block, registry: BlockRegistry): DocumentFault | undefined {
  for (const ids of Object.values(block.slots ?? {})) {
    for (const id of ids) {
      const child = blockOf(document, id)
      const fault = child && parentFault(document, child, registry)
      if (fault) return fault
    }
  }
  return undefined
}

function blockFault(
  document: PageDocument,
  block: Block,
  touched: Set<string> | 'all',
  registry: BlockRegistry,
): DocumentFault | undefined {
  const definition = definitionFor(block, registry)
  if (touched === 'all') {
    for (const key of new Set([...Object.keys(block), ...Object.keys(blockFrameShapes), 'place'])) {
      const shapes = Object.hasOwn(blockFrameShapes, key) ? blockFrameShapes : blockShapes
      const fault = shapeFault(block.id, shapes, key, (block as unknown as Record<string, unknown>)[key])
      if (fault) return fault
    }
    if (!isPlainJson(block)) return { rule: 'json', node: block.id }
    for (const name of definition ? Object.keys(block.props) : []) {
      const fault = definition && propFault(definition, block, name)
      if (fault) return fault
    }
    return (
      placeFault(block, definition) ??
      parentFault(document, block, registry) ??
      overlapFault(document, block, registry)
    )
  }
  let places = false
  let holds = false
  for (const path of touched) {
    const [key, prop] = path.startsWith('props:') ? ['props', path.slice('props:'.length)] : [path, undefined]
    if (key === 'props') {
      const frame = shapeFault(block.id, blockFrameShapes, key, block.props)
      if (frame) return frame
      for (const name of definition ? (prop === undefined ? Object.keys(block.props) : [prop]) : []) {
        const fault = definition && propFault(definition, block, name)
        if (fault) return fault
        holds ||=
          definition?.slots !== undefined &&
          'perItem' in definition.slots &&
          definition.slots.perItem === name
      }
      holds ||= prop === undefined
    } else if (key !== 'parent' && key !== 'slots') {
      const fault = shapeFault(block.id, blockShapes, key, (block as unknown as Record<string, unknown>)[key])
      if (fault) return fault
    }
    places ||= key === 'place' || key === 'hidden' || key === 'parent' || key === 'phone'
    if (key === 'parent') {
      const fault = parentFault(document, block, registry) ?? heldFault(document, block, registry)
      if (fault) return fault
    }
  }
  if (holds) {
    const fault = heldFault(document, block, registry)
    if (fault) return fault
  }
  return places ? (placeFault(block, definition) ?? overlapFault(document, block, registry)) : undefined
}

function sectionFault(section: Section, touched: Set<string> | 'all'): DocumentFault | undefined {
  const keys =
    touched === 'all'
      ? new Set([...Object.keys(section), ...Object.keys(sectionFrameShapes), ...Object.keys(sectionShapes)])
      : touched
  for (const key of keys) {
    if (touched !== 'all' && key === 'blocks') continue
    const shapes = Object.hasOwn(sectionFrameShapes, key) ? sectionFrameShapes : sectionShapes
    const fault = shapeFault(section.id, shapes, key, (section as unknown as Record<string, unknown>)[key])
    if (fault) return fault
  }
  if (section.source !== undefined && section.blocks.length > 0)
    return { rule: 'source_blocks', node: section.id }
  return undefined
}

function countFault(document: PageDocument): DocumentFault | undefined {
  const { blocks: most, sections: mostSections } = documentLimits
  const blocks = Object.keys(document.blocks).length
  if (blocks > most) return { rule: 'limit_blocks', node: pageNode, values: { max: most, now: blocks } }
  const sections = document.order.length
  return sections > mostSections
    ? { rule: 'limit_sections', node: pageNode, values: { max: mostSections, now: sections } }
    : undefined
}

function bytesFault(document: PageDocument): DocumentFault | undefined {
  const bytes = documentBytes(document)
  return bytes > documentLimits.bytes
    ? { rule: 'limit_bytes', node: pageNode, values: { max: documentLimits.bytes, now: bytes } }
    : undefined
}

/**
 * The first rule that the changed nodes of a document break, if any. What did not change is taken to
 * be right, so that a keystroke costs no more on a long page than on a short one.
 */
export function faultIn(
  document: PageDocument,
  touched: Touched,
  registry: BlockRegistry,
): DocumentFault | undefined {
  // First, for it is told at once: looking through every block of far too many takes seconds.
  const isGrown = [...touched].some(([id, paths]) => id !== pageNode && paths === 'all')
  const tooMany = isGrown ? countFault(document) : undefined
  if (tooMany) return tooMany
  for (const [id, paths] of touched) {
    if (id === pageNode) {
      for (const key of paths === 'all' ? Object.keys(pageShapes) : paths) {
        const value = (document.page as unknown as Record<string, unknown>)[key]
        const fault = shapeFault(pageNode, pageShapes, key, value)
        if (fault) return fault
      }
      continue
    }
    const block = blockOf(document, id)
    const section = sectionOf(document, id)
    const fault = block
      ? blockFault(document, block, paths, registry)
      : section && sectionFault(section, paths)
    if (fault) return fault
  }
  return bytesFault(document)
}

function orderFault(document: PageDocument): DocumentFault | undefined {
  const sections = Object.keys(document.sections)
  if (document.order.length !== sections.length || new Set(document.order).size !== sections.length) {
    return { rule: 'order_broken', node: pageNode }
  }
  for (const id of document.order) {
    if (!sectionOf(document, id)) return { rule: 'order_broken', node: pageNode, values: { other: id } }
  }
  const listed = new Set<NodeId>()
  const list = (parent: Parent, ids: readonly NodeId[]): DocumentFault | undefined => {
    for (const id of ids) {
      const block = blockOf(document, id)
      const fits = block?.parent.node === parent.node && block.parent.slot === parent.slot
      if (!fits || listed.has(id)) return { rule: 'order_broken', node: parent.node, values: { other: id } }
      listed.add(id)
    }
    return undefined
  }
  for (const section of Object.values(document.sections)) {
    const fault = list({ node: section.id }, section.blocks)
    if (fault) return fault
  }
  for (const block of Object.values(document.blocks)) {
    for (const [slot, ids] of Object.entries(block.slots ?? {})) {
      const fault = list({ node: block.id, slot }, ids)
      if (fault) return fault
    }
  }
  const stray = Object.keys(document.blocks).find((id) => !listed.has(id))
  return stray === undefined ? undefined : { rule: 'order_broken', node: stray }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The first rule a whole document breaks, if any: for what comes from outside (an import, a template,
 * the database). Takes anything; never throws.
 */
export function documentFault(given: unknown, registry: BlockRegistry): DocumentFault | undefined {
  const wrong: DocumentFault = { rule: 'format', node: pageNode }
  if (!isRecord(given) || given['format'] !== documentFormat) return wrong
  if (!isPlainJson(given)) return { rule: 'json', node: pageNode }
  const { page, order, sections, blocks } = given
  if (!isRecord(page) || !isRecord(sections) || !isRecord(blocks)) return wrong
  if (!Array.isArray(order) || Object.keys(given).length !== 5) return wrong
  if (!order.every((id) => typeof id === 'string')) return { rule: 'order_broken', node: pageNode }
  for (const key of Object.keys(page)) {
    if (!Object.hasOwn(pageShapes, key)) return { rule: 'path_unknown', node: pageNode, path: [key] }
  }
  for (const kind of [sections, blocks]) {
    for (const [id, node] of Object.entries(kind)) {
      if (!isRecord(node) || node['id'] !== id || (kind === blocks && Object.hasOwn(sections, id))) {
        return { rule: 'value_invalid', node: id, path: ['id'] }
      }
    }
  }
  const document = given as unknown as PageDocument
  for (const section of Object.values(document.sections)) {
    const fault = sectionFault(section, 'all')
    if (fault) return fault
  }
  for (const [id, block] of Object.entries(document.blocks)) {
    // Its lists and parent are read below, so their shape comes first.
    for (const key of Object.keys(blockFrameShapes)) {
      const fault = shapeFault(id, blockFrameShapes, key, (block as unknown as Record<string, unknown>)[key])
      if (fault) return fault
    }
    const place = shapeFault(id, blockShapes, 'place', block.place)
    if (place) return place
  }
  const order_ = orderFault(document)
  if (order_) return order_
  const touched: Touched = new Map<NodeId, 'all'>([[pageNode, 'all']])
  for (const id of Object.keys(document.blocks)) touched.set(id, 'all')
  return faultIn(document, touched, registry)
}
