import { utf8Length } from './json.ts'
import type { Block, NodeId, PageDocument, Section } from './nodes.ts'

const sizes = new WeakMap<object, number>()

/** Bytes of one node as JSON. Nodes are immutable, so each is measured once. */
function bytesOf(node: object): number {
  const known = sizes.get(node)
  if (known !== undefined) return known
  const bytes = utf8Length(JSON.stringify(node))
  sizes.set(node, bytes)
  return bytes
}

/** `"id":{…},` */
function entryBytes(id: NodeId, node: Block | Section): number {
  return utf8Length(id) + 4 + bytesOf(node)
}

function total(document: PageDocument): number {
  const bytes = utf8Length(JSON.stringify({ ...document, sections: {}, blocks: {} }))
  let nodes = 0
  for (const kind of [document.sections, document.blocks]) {
    let first = true
    for (const [id, node] of Object.entries(kind)) {
      nodes += entryBytes(id, node) - (first ? 1 : 0)
      first = false
    }
  }
  return bytes + nodes
}

/** Bytes of a document as JSON in UTF-8, which is what its limit is about. Measured once a document. */
export function documentBytes(document: PageDocument): number {
  const known = sizes.get(document)
  if (known !== undefined) return known
  const bytes = total(document)
  sizes.set(document, bytes)
  return bytes
}

/**
 * The size of `after`, told from `before`'s by the nodes that differ, when nothing came or went: what
 * a keystroke needs. Falls back to measuring.
 */
export function carryDocumentBytes(
  before: PageDocument,
  after: PageDocument,
  touched: Iterable<NodeId>,
): void {
  const known = sizes.get(before)
  if (known === undefined || before.order !== after.order || before.page !== after.page) return
  let bytes = known
  for (const id of touched) {
    const old = before.blocks[id] ?? before.sections[id]
    const now = after.blocks[id] ?? after.sections[id]
    if (!old || !now) return
    bytes += bytesOf(now) - bytesOf(old)
  }
  sizes.set(after, bytes)
}
