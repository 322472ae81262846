import type { BlockRegistry } from './define-block.ts'
import { step } from './draft.ts'
import { fieldAt } from './field-at.ts'
import type { Field } from './fields.ts'
import { sameJson, storable } from './json.ts'
import { holdsLetters } from './letters/holds-letters.ts'
import { lettersBetween } from './letters/letters.ts'
import { blockOf, pageNode, sectionOf, type Json, type NodeId, type PageDocument } from './nodes.ts'
import { isPathWithin, type Patch, type SetPatch } from './patch.ts'

type Parts = { readonly [key: string]: Json | undefined }
type PartPatches = (path: readonly string[], before: Json | undefined, after: Json | undefined) => Patch[]

/** What a node has besides its props that is made of parts, each of which a person decides by itself. */
const partedFrames = new Set(['place', 'phone', 'look', 'hidden', 'background', 'divider'])
/** Those that are not there before something of them is decided. */
const openFrames = new Set(['phone', 'look', 'hidden'])

/** What makes a value the one it is: another file, another target or another kind is another value altogether. */
const identities = ['kind', 'asset', 'page', 'item', 'collection', 'address', 'number', 'url', 'colour']

function isParts(value: Json | undefined): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSameThing(before: Parts, after: Parts): boolean {
  return identities.every((key) => before[key] === after[key])
}

function differs(before: Json | undefined, after: Json | undefined): boolean {
  return !(before === after || (before !== undefined && after !== undefined && sameJson(before, after)))
}

function whole(
  node: NodeId,
  path: readonly string[],
  before: Json | undefined,
  after: Json | undefined,
): Patch[] {
  if (!differs(before, after)) return []
  return [{ op: 'set', node, path, ...(after === undefined ? {} : { value: after }) }]
}

/** Words that change by letters. An address is one value: half of one and half of another lead nowhere. */
function isLettered(path: readonly string[], field: Field | undefined): boolean {
  if (path[0] === 'props' && !field) return false
  return holdsLetters(path, field) && !(field?.kind === 'text' && field.faultOf)
}

function byParts(path: readonly string[], before: Parts, after: Parts, part: PartPatches): Patch[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    part([...path, key], before[key], after[key]),
  )
}

/**
 * What makes one value another, as finely as it merges: words by letters, places and pictures part by
 * part, all else as a whole.
 *
 * @param before undefined: it is not there, and no default stands for it
 * @param field the one the path leads to, or into; none for what is no prop of a type we know
 */
export function finer(
  node: NodeId,
  path: readonly string[],
  before: Json | undefined,
  after: Json | undefined,
  field: Field | undefined,
): Patch[] {
  if (!differs(before, after)) return []
  if (typeof before === 'string' && typeof after === 'string' && isLettered(path, field)) {
    return [{ op: 'letters', node, path, edit: lettersBetween(before, after) }]
  }
  const isOpen = before === undefined && path.length === 1 && openFrames.has(path[0] ?? '')
  const one = isOpen ? {} : before
  if (!isParts(one) || !isParts(after) || !isSameThing(one, after)) return whole(node, path, before, after)
  if (isOpen && Object.keys(after).length === 0) return whole(node, path, before, after)
  const wholePart: PartPatches = (at, had, has) => whole(node, at, had, has)
  if (isField(path) && field?.kind === 'link') return byParts(path, one, after, wholePart)
  if (isField(path) && field?.kind === 'image') {
    return byParts(path, one, after, (at, had, has) =>
      at.at(-1) === 'alt' ? finer(node, at, had, has, field) : whole(node, at, had, has),
    )
  }
  if (path.length !== 1 || !partedFrames.has(path[0] ?? '')) return whole(node, path, before, after)
  return byParts(path, one, after, (at, had, has) =>
    path[0] === 'background' && isParts(had) && isParts(has) && isSameThing(had, has)
      ? byParts(at, had, has, wholePart)
      : whole(node, at, had, has),
  )
}

/** A path of props leads to a field by names and ids in turn; one that is longer leads into its value. */
const isField = (path: readonly string[]) => path[0] === 'props' && path.length % 2 === 0

/** What is stored at a path, and what holds there: a list that is not stored gives its default's items. */
function valuesAt(
  document: PageDocument,
  node: NodeId,
  path: readonly string[],
  registry: BlockRegistry,
): { stored: Json | undefined; held: Json | undefined; field: Field | undefined } {
  const block = blockOf(document, node)
  const holder = block ?? sectionOf(document, node)
  const inProps = block !== undefined && path[0] === 'props'
  const field = inProps ? fieldAt(block, path, registry) : undefined
  const reach = (from: unknown, keys: readonly string[]) =>
    keys.reduce<unknown>(step, from) as Json | undefined
  const stored = reach(holder, path)
  if (stored !== undefined || !inProps || path.length < 2) return { stored, held: stored, field }
  const top = fieldAt(block, path.slice(0, 2), registry)?.default
  const isTopStored = reach(holder, path.slice(0, 2)) !== undefined
  const given = isTopStored || top === undefined ? undefined : reach(storable(top), path.slice(2))
  const own = isField(path) && field?.default !== undefined ? storable(field.default) : undefined
  return { stored, held: given ?? own, field }
}

/** The plain words at a path, the default where none are stored; undefined when there are none. */
export function wordsAt(
  document: PageDocument,
  node: NodeId,
  path: readonly string[],
  registry: BlockRegistry,
): string | undefined {
  const { held } = valuesAt(document, node, path, registry)
  return typeof held === 'string' ? held : undefined
}

function finerSet(document: PageDocument, patch: SetPatch, registry: BlockRegistry): readonly Patch[] {
  const { node, path, value } = patch
  if (value === undefined || node === pageNode) return [patch]
  const { stored, held, field } = valuesAt(document, node, path, registry)
  // A text has steps of its own, and items are named by other patches.
  if (field?.kind === 'richText' || field?.kind === 'list') return [patch]
  const patches = finer(node, path, held, value, field)
  // What is as the default says is stored all the same: the default may be another one day.
  return patches.length === 0 && stored === undefined ? [patch] : patches
}

/**
 * Patches that do the same as finely as it merges: what a control sets as a whole (all the words, the
 * whole place) becomes what differs from what is there, so that what others change beside it stands.
 */
export function refined(
  document: PageDocument,
  patches: readonly Patch[],
  registry: BlockRegistry,
): readonly Patch[] {
  const changed = new Map<NodeId, (readonly string[])[]>()
  const isChanged = ({ node, path }: SetPatch) =>
    (changed.get(node) ?? []).some((earlier) => isPathWithin(earlier, path) || isPathWithin(path, earlier))
  const isThere = (node: NodeId) => blockOf(document, node) ?? sectionOf(document, node)
  return patches.flatMap((patch) => {
    const isFresh = patch.op === 'set' && isThere(patch.node) && !isChanged(patch)
    if ('path' in patch) changed.set(patch.node, [...(changed.get(patch.node) ?? []), patch.path])
    return isFresh ? finerSet(document, patch, registry) : [patch]
  })
}
