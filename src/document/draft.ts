import { isForbiddenKey } from './json.ts'
import {
  pageNode,
  type Block,
  type Json,
  type NodeId,
  type PageDocument,
  type Parent,
  type Section,
} from './nodes.ts'
import type { DocumentFault, DocumentRule, Touched } from './rules.ts'

/** Ends the application of patches; `apply` turns it into a refusal. */
export class Broken extends Error {
  readonly fault: DocumentFault
  constructor(rule: DocumentRule, node: NodeId, path?: readonly string[], values?: DocumentFault['values']) {
    super(`${rule} (${node})`)
    this.fault = { rule, node, ...(path ? { path } : {}), ...(values ? { values } : {}) }
  }
}

/** `list` with `id` after `after`; `null` is first. Undefined when the sibling is not there. */
export function placed<Item>(
  list: readonly Item[],
  item: Item,
  after: string | null,
  idOf: (item: Item) => string,
): Item[] | undefined {
  const index = after === null ? 0 : list.findIndex((other) => idOf(other) === after) + 1
  if (index === 0 && after !== null) return undefined
  return [...list.slice(0, index), item, ...list.slice(index)]
}

interface Checkpoint {
  readonly before: PageDocument
  readonly page: PageDocument['page']
  readonly order: PageDocument['order']
  readonly touched: Touched
}

const ownId = (id: NodeId): string => id

/**
 * A document being changed: it copies what it changes and shares the rest, so that the document it
 * began from stays as it was.
 */
export class Draft {
  readonly touched: Touched = new Map()
  #before: PageDocument
  #page: PageDocument['page']
  #order: PageDocument['order']
  #sections: { [id: NodeId]: Section } | undefined
  #blocks: { [id: NodeId]: Block } | undefined

  constructor(before: PageDocument) {
    this.#before = before
    this.#page = before.page
    this.#order = before.order
  }

  /** The document as it stands now. */
  document(): PageDocument {
    return {
      ...this.#before,
      page: this.#page,
      order: this.#order,
      sections: this.#sections ?? this.#before.sections,
      blocks: this.#blocks ?? this.#before.blocks,
    }
  }

  /** Where the draft stands, to come back to with {@link restore}. Cheap until the next change. */
  checkpoint(): Checkpoint {
    // What was copied so far becomes the ground; the next change copies again.
    this.#before = this.document()
    this.#sections = undefined
    this.#blocks = undefined
    return { before: this.#before, page: this.#page, order: this.#order, touched: new Map(this.touched) }
  }

  restore(to: Checkpoint): void {
    this.#before = to.before
    this.#page = to.page
    this.#order = to.order
    this.#sections = undefined
    this.#blocks = undefined
    this.touched.clear()
    for (const [id, paths] of to.touched) this.touched.set(id, paths)
  }

  section(id: NodeId): Section | undefined {
    const sections = this.#sections ?? this.#before.sections
    return Object.hasOwn(sections, id) ? sections[id] : undefined
  }

  block(id: NodeId): Block | undefined {
    const blocks = this.#blocks ?? this.#before.blocks
    return Object.hasOwn(blocks, id) ? blocks[id] : undefined
  }

  /** A node to read or set properties of, as plain data. @throws Broken when it is not there. */
  properties(id: NodeId): { readonly [key: string]: unknown } {
    const node = id === pageNode ? this.#page : (this.block(id) ?? this.section(id))
    if (!node) throw new Broken('node_unknown', id)
    return node as unknown as { readonly [key: string]: unknown }
  }

  setProperties(id: NodeId, properties: { readonly [key: string]: unknown }, changed: string): void {
    if (id === pageNode) this.#page = properties as unknown as PageDocument['page']
    else if (this.block(id)) this.putBlock(properties as unknown as Block)
    else this.putSection(properties as unknown as Section)
    this.touch(id, changed)
  }

  touch(id: NodeId, changed: string): void {
    const known = this.touched.get(id)
    if (known === 'all') return
    if (known) known.add(changed)
    else this.touched.set(id, new Set([changed]))
  }

  putBlock(block: Block): void {
    this.#blocks ??= { ...this.#before.blocks }
    this.#blocks[block.id] = block
  }

  putSection(section: Section): void {
    this.#sections ??= { ...this.#before.sections }
    this.#sections[section.id] = section
  }

  /** A node that was not there before. @throws Broken when its name is taken or may not be one. */
  addBlock(block: Block): void {
    this.#claim(block.id)
    this.putBlock(block)
    this.touched.set(block.id, 'all')
  }

  addSection(section: Section): void {
    this.#claim(section.id)
    this.putSection(section)
    this.touched.set(section.id, 'all')
  }

  #claim(id: NodeId): void {
    if (isForbiddenKey(id) || id === pageNode || this.block(id) || this.section(id)) {
      throw new Broken('node_taken', id)
    }
  }

  dropBlock(id: NodeId): void {
    this.#blocks ??= { ...this.#before.blocks }
    delete this.#blocks[id]
    this.touched.delete(id)
  }

  dropSection(id: NodeId): void {
    this.#sections ??= { ...this.#before.sections }
    delete this.#sections[id]
    this.touched.delete(id)
  }

  /** The ordered ids below a parent. @throws Broken when the parent is not there. */
  list(parent: Parent | 'page'): readonly NodeId[] {
    if (parent === 'page') return this.#order
    if (parent.slot === undefined) {
      const section = this.section(parent.node)
      if (!section) throw new Broken('parent_unknown', parent.node)
      return section.blocks
    }
    const block = this.block(parent.node)
    if (!block || isForbiddenKey(parent.slot)) throw new Broken('parent_unknown', parent.node)
    return block.slots && Object.hasOwn(block.slots, parent.slot) ? (block.slots[parent.slot] ?? []) : []
  }

  setList(parent: Parent | 'page', ids: readonly NodeId[]): void {
    if (parent === 'page') {
      this.#order = ids
      return
    }
    if (parent.slot === undefined) {
      const section = this.section(parent.node)
      if (!section) throw new Broken('parent_unknown', parent.node)
      this.putSection({ ...section, blocks: ids })
      this.touch(parent.node, 'blocks')
      return
    }
    const block = this.block(parent.node)
    if (!block) throw new Broken('parent_unknown', parent.node)
    const { [parent.slot]: _, ...others } = block.slots ?? {}
    // An empty slot is not stored, so that putting in and taking out leaves what was.
    const slots = ids.length > 0 ? { ...others, [parent.slot]: ids } : others
    const { slots: __, ...bare } = block
    this.putBlock(Object.keys(slots).length > 0 ? { ...bare, slots } : bare)
    this.touch(parent.node, 'slots')
  }

  /** @throws Broken when the sibling is not there. */
  listInsert(parent: Parent | 'page', id: NodeId, after: NodeId | null): void {
    const list = placed(this.list(parent), id, after, ownId)
    if (!list) throw new Broken('sibling_unknown', id, undefined, { other: after ?? '' })
    this.setList(parent, list)
  }

  /** Takes an id out of its parent's list; gives the sibling it stood after, and its index. */
  listRemove(parent: Parent | 'page', id: NodeId): { after: NodeId | null; at: number } {
    const list = this.list(parent)
    const at = list.indexOf(id)
    if (at < 0) throw new Broken('order_broken', id)
    this.setList(
      parent,
      list.filter((other) => other !== id),
    )
    return { after: list[at - 1] ?? null, at }
  }
}

type Container = { readonly [key: string]: unknown } | readonly unknown[]

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null
}

/** The value at a key of an object, or the item of that id in a list. */
export function step(holder: unknown, key: string): unknown {
  if (Array.isArray(holder)) {
    return holder.find((item: unknown) => isContainer(item) && (item as { id?: unknown }).id === key)
  }
  if (!isContainer(holder) || isForbiddenKey(key) || !Object.hasOwn(holder, key)) return undefined
  return (holder as { readonly [key: string]: unknown })[key]
}

/**
 * A copy of `holder` with `value` at `path`; `undefined` takes the key away. Objects on the way that
 * are missing are made. Undefined when the way leads through an item that is not there, or through
 * what holds nothing.
 */
export function withValue(holder: unknown, path: readonly string[], value: Json | undefined): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (isForbiddenKey(key)) return undefined
  if (Array.isArray(holder)) {
    const index = holder.findIndex((item: unknown) => step([item], key) !== undefined)
    // An item keeps its id: it is how others name it.
    if (index < 0 || rest.length === 0 || (rest.length === 1 && rest[0] === 'id')) return undefined
    const item = withValue(holder[index], rest, value)
    return item === undefined ? undefined : holder.with(index, item)
  }
  if (holder !== undefined && !isContainer(holder)) return undefined
  const object = (holder ?? {}) as { readonly [key: string]: unknown }
  if (rest.length === 0) {
    if (value !== undefined) return { ...object, [key]: value }
    const { [key]: _, ...others } = object
    return others
  }
  const inner = withValue(step(object, key), rest, value)
  return inner === undefined ? undefined : { ...object, [key]: inner }
}
