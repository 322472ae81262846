import { step } from '#document/draft.ts'
import { blockOf, pageNode, sectionOf, type NodeId, type PageDocument } from '#document/nodes.ts'
import type { Patch, TextPatch } from '#document/patch.ts'

/**
 * The most that one save may ask of the processor, as {@link workOf} counts it: a second or two. Far more than people
 * write, and than the editor brings at once of what was written without a line (`mostTexts` in save-size.ts): what is
 * refused here is lost work, so that the limit is against minutes only.
 */
export const MOST_WORK = 2_000_000

/** What changing a value costs. A key that is copied is one; so is a part of a text that is read and written. */
interface Size {
  /** All that is in it: a step of a text checks and writes the whole text. */
  readonly parts: number
  /** What lies side by side in it at the most: who sets one of them copies its neighbours. */
  readonly width: number
}

const known = new WeakMap<object, Size>()

function sizeOf(value: unknown): Size {
  if (typeof value === 'string') return { parts: 1 + value.length / 500, width: value.length / 500 }
  if (typeof value !== 'object' || value === null) return { parts: 1, width: 0 }
  const found = known.get(value)
  if (found) return found
  const held: unknown[] = Object.values(value)
  let parts = 1
  // An item is copied with its list, ten in the time of a key.
  let width = Array.isArray(value) ? held.length / 10 : held.length
  for (const one of held) {
    const inner = sizeOf(one)
    parts += inner.parts
    width = Math.max(width, inner.width)
  }
  return { parts, width }
}

function nodeAt(document: PageDocument, id: NodeId): object | undefined {
  return id === pageNode ? document.page : (blockOf(document, id) ?? sectionOf(document, id))
}

/** Nodes are immutable, so each is measured once. */
function nodeSize(node: object | undefined): Size {
  if (!node) return { parts: 0, width: 0 }
  const size = sizeOf(node)
  known.set(node, size)
  return size
}

/** What taking a block into a node, or out of it, copies: its lists, and the names of its slots. */
function listsOf(node: {
  readonly blocks?: readonly NodeId[]
  readonly slots?: { readonly [slot: string]: readonly NodeId[] }
}): number {
  const slots = Object.values(node.slots ?? {})
  const ids = (node.blocks?.length ?? 0) + slots.reduce((sum, held) => sum + held.length, 0)
  return slots.length + ids / 50
}

/** A mark that is set or taken goes through all that it names: so many places are one, of 5,000,000 in a save at most. */
const PLACES = 2.5

/** What the steps of a text cost that set and take marks. */
function markedBy({ steps }: TextPatch): number {
  let places = 0
  for (const { stepType, from, to } of steps)
    if (stepType !== 'replace' && typeof from === 'number' && typeof to === 'number')
      places += Math.max(0, to - from)
  return places / PLACES
}

/** What a patch of a node's values puts in. */
function putBy(patch: Patch): unknown {
  switch (patch.op) {
    case 'set':
    case 'spell':
      return patch.value
    case 'insert-item':
      return patch.item
    case 'text':
      return patch.steps
    case 'letters':
      return patch.edit
    default:
      return undefined
  }
}

/**
 * Estimates the work of applying patches to a document before the first is applied: a few hundred kilobytes of patches
 * may take minutes, within every other limit. It is an upper bound: what is put into a node is assumed to stay in it.
 * It stops counting at {@link MOST_WORK}.
 */
export function workOf(document: PageDocument, patches: readonly Patch[]): number {
  const sizes = new Map<NodeId, Size>()
  let lists: number | undefined
  const longestList = () => {
    lists ??= [...Object.values(document.sections), ...Object.values(document.blocks)].reduce(
      (most, node) => Math.max(most, listsOf(node)),
      document.order.length / 50,
    )
    return lists
  }
  let work = 0
  for (const patch of patches) {
    // To go on counting would take its own time.
    if (work > MOST_WORK) break
    work += 1
    if (patch.op === 'insert') {
      const { section, blocks } = patch.nodes
      lists = longestList() + 1 / 50
      for (const node of section ? [section, ...blocks] : blocks) {
        sizes.set(node.id, sizeOf(node))
        lists = Math.max(lists, listsOf(node))
      }
      work += lists
    } else if (patch.op === 'remove' || patch.op === 'move') {
      work += longestList()
    } else {
      const node = nodeAt(document, patch.node)
      const { parts, width } = sizes.get(patch.node) ?? nodeSize(node)
      // A text is checked and written once a patch; a step by itself copies its row.
      work += patch.op === 'text' ? parts * (1 + patch.steps.length / 100) + markedBy(patch) : width
      const put = sizeOf(putBy(patch))
      const isNew = patch.path.reduce<unknown>(step, node) === undefined
      sizes.set(patch.node, { parts: parts + put.parts, width: width + put.width + (isNew ? 1 : 0) })
    }
  }
  return work
}
