import type { Block, Json, JsonObject, NodeId, Parent, Section } from './nodes.ts'
import type { LettersEdit } from './letters/letters.ts'
import type { StepJson } from './text/text-steps.ts'

/** Most patches that may come in one save. */
export const maxPatches = 5_000

/**
 * Where a node goes: below which parent (`page` for sections), after which sibling (`null`: first).
 * `at` is only a hint: the index to fall back to when a merge finds that the sibling is gone.
 */
export interface Spot {
  readonly parent: Parent | 'page'
  readonly after: NodeId | null
  readonly at?: number
}

/** A node with everything below it, as it comes or goes. */
export interface Subtree {
  /** The section, when one is meant; else the first of `blocks` is the root. */
  readonly section?: Section
  /** Every block of it, parents before what they hold. */
  readonly blocks: readonly Block[]
}

/** Sets one property; `path` goes by names, and by ids through the items of lists. No `value`: unset. */
export interface SetPatch {
  readonly op: 'set'
  readonly node: NodeId
  readonly path: readonly string[]
  readonly value?: Json
}

export interface InsertPatch extends Spot {
  readonly op: 'insert'
  readonly nodes: Subtree
}

export interface RemovePatch {
  readonly op: 'remove'
  readonly node: NodeId
}

export interface MovePatch extends Spot {
  readonly op: 'move'
  readonly node: NodeId
}

/** Puts an item into a list field. */
export interface InsertItemPatch {
  readonly op: 'insert-item'
  readonly node: NodeId
  readonly path: readonly string[]
  readonly item: JsonObject & { readonly id: string }
  readonly after: string | null
  readonly at?: number
}

export interface RemoveItemPatch {
  readonly op: 'remove-item'
  readonly node: NodeId
  readonly path: readonly string[]
  readonly id: string
}

export interface MoveItemPatch {
  readonly op: 'move-item'
  readonly node: NodeId
  readonly path: readonly string[]
  readonly id: string
  readonly after: string | null
  readonly at?: number
}

/** Changes a rich text by steps of ProseMirror, which merge letter by letter. */
export interface TextPatch {
  readonly op: 'text'
  readonly node: NodeId
  readonly path: readonly string[]
  readonly steps: readonly StepJson[]
}

/** Changes plain words (a label, a table's cells, code, the words for a picture); they merge letter by letter. */
export interface LettersPatch {
  readonly op: 'letters'
  readonly node: NodeId
  readonly path: readonly string[]
  readonly edit: LettersEdit
}

/**
 * Gives a value the spelling it had before (written otherwise, or not stored at all), where both say the
 * same; where others have changed what it says, nothing. Ends the way back of a change whose ground was
 * not spelled as we spell it.
 */
export interface SpellPatch {
  readonly op: 'spell'
  readonly node: NodeId
  readonly path: readonly string[]
  /** Left out: it is not stored, and the field's default stands. */
  readonly value?: Json
}

/** The only way a document changes. Patches are JSON: they are stored, sent and replayed as they are. */
export type Patch =
  | SetPatch
  | InsertPatch
  | RemovePatch
  | MovePatch
  | InsertItemPatch
  | RemoveItemPatch
  | MoveItemPatch
  | TextPatch
  | LettersPatch
  | SpellPatch

/** Whether one path is the other or leads through it. */
export function isPathWithin(outer: readonly string[], inner: readonly string[]): boolean {
  return outer.length <= inner.length && outer.every((key, index) => key === inner[index])
}

/** The node a patch is about; for an insert, the root of what comes. */
export function nodeOfPatch(patch: Patch): NodeId {
  return patch.op === 'insert' ? (patch.nodes.section?.id ?? patch.nodes.blocks[0]?.id ?? '') : patch.node
}
