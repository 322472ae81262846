import { insertBlock } from '#document/commands/insert-block.ts'
import { insertSection } from '#document/commands/insert-section.ts'
import { moveBlocks } from '#document/commands/move-block.ts'
import { resizeBlock } from '#document/commands/resize-block.ts'
import { lowered } from '#document/commands/lower-blocks.ts'
import { setPhonePlace, setPhonePlaces } from '#document/commands/set-phone-place.ts'
import { setSection } from '#document/commands/set-section.ts'
import { refined } from '#document/finer.ts'
import type { Cells } from '#document/layout/cells.ts'
import { rebase } from '#document/merge.ts'
import {
  newNodeId,
  sectionOf,
  type Block,
  type BlockId,
  type JsonObject,
  type PageDocument,
  type Parent,
} from '#document/nodes.ts'
import { nodeOfPatch, type Patch } from '#document/patch.ts'
import type { EditorStore } from '../store.ts'
import type { DropPlan } from './drop-target.ts'
import { cellsOf, type MeasuredGrid } from './measured-grid.ts'
import type { Edges } from './snap.ts'
import { standingOf } from './standing.ts'

/** What the pointer carries. */
export type Carried =
  | { readonly kind: 'move' }
  | { readonly kind: 'resize'; readonly block: BlockId; readonly edges: Edges }
  | {
      readonly kind: 'insert'
      readonly type: string
      readonly props: JsonObject
      readonly width: number
      readonly height: number
    }

/** What a gesture puts down. */
export interface Load {
  /** The page as it was when the gesture began: the ghost was drawn after it. */
  readonly document: PageDocument
  readonly carried: Carried
  /** The id a new block will have. */
  readonly newcomer: BlockId
  /** Where each moved block was lifted from. */
  readonly cells: ReadonlyMap<BlockId, Cells>
  readonly blocks: readonly Block[]
  /** Lifted out of a slot, not off the grid. */
  readonly fromSlot: boolean
}

export interface Landing {
  readonly patches: readonly Patch[]
  readonly select?: readonly BlockId[]
}

type Insert = Extract<Carried, { kind: 'insert' }>

const nowhere: Landing = { patches: [] }

/** Into a slot, after a block of it; `after: null` comes first. */
export function landInSlot(
  store: EditorStore,
  { document, carried, newcomer, cells }: Load,
  { parent, after }: { readonly parent: Parent; readonly after: BlockId | null },
): Landing {
  const { registry } = store
  if (carried.kind === 'insert') {
    const { type, props } = carried
    return {
      patches: insertBlock(document, { type, props, parent, after, id: newcomer }, registry),
      select: [newcomer],
    }
  }
  return {
    patches: moveBlocks(document, { blocks: [...cells.keys()], to: parent, after }, registry),
    // Selected anew, its item is held open.
    select: store.view().selection.blocks,
  }
}

/** On the grid, where the ghost stood. Without a plan, or into a section that is full, nothing changes. */
export function landOnGrid(
  store: EditorStore,
  load: Load,
  plan: DropPlan | null,
  grid: MeasuredGrid | undefined,
): Landing {
  if (!plan || !grid || plan.room.full) return nowhere
  const { carried, newcomer, cells, blocks } = load
  const standing = standingOf(grid, plan)
  const { document, patches: before } = lowered(load.document, plan.section, standing.lowered)
  const after =
    standing.rows === undefined || standing.rows === sectionOf(document, plan.section)?.rows
      ? []
      : setSection(document, plan.section, { rows: standing.rows })
  const around = (patches: readonly Patch[]) => [...before, ...patches, ...after]
  const { registry } = store
  const isPhone = store.view().device === 'phone'
  const asked = cellsOf(plan.box)
  // The rows of the gesture's grid begin with the free ones above; of those the section has got some now.
  const to = { ...asked, row: asked.row - (grid.lead ?? 0) + standing.lowered }
  const parent = { node: plan.section }
  if (carried.kind === 'insert') {
    const { type, props } = carried
    return {
      patches: around(insertBlock(document, { type, props, parent, cells: to, id: newcomer }, registry)),
      select: [newcomer],
    }
  }
  if (carried.kind === 'resize') {
    // What was asked for is stored, not what came of it: so the drop makes of it what the ghost showed.
    const change = isPhone ? setPhonePlace : resizeBlock
    return { patches: around(change(document, carried.block, to, registry)) }
  }
  const stays = !load.fromSlot && blocks.every((block) => block.parent.node === plan.section)
  const from = [...cells.values()]
  const by = {
    columns: to.column - Math.min(...from.map((one) => one.column)),
    rows: to.row - Math.min(...from.map((one) => one.row)) - (stays ? standing.lowered : 0),
  }
  if (isPhone) {
    const places = new Map(
      [...cells].map(([id, one]) => [
        id,
        { ...one, column: one.column + by.columns, row: one.row + by.rows },
      ]),
    )
    return { patches: setPhonePlaces(document, places, registry) }
  }
  return {
    patches: around(
      moveBlocks(document, { blocks: [...cells.keys()], by, ...(stays ? {} : { to: parent }) }, registry),
    ),
  }
}

/**
 * A landing on the page as it has become while the gesture lasted: where others have changed it, it stands beside what
 * they did, as it would if theirs had come in after it. `lost`: how many of the carried blocks it has no place for.
 * Who only had to make way for them, and is gone, is none of these; for blocks that are all gone nobody makes way.
 */
export function landBeside(
  store: EditorStore,
  made: PageDocument,
  landing: Landing,
  carried: readonly BlockId[],
): Landing & { readonly lost: number } {
  const now = store.document()
  if (now === made || landing.patches.length === 0) return { ...landing, lost: 0 }
  const { registry } = store
  const ours = refined(made, landing.patches, registry)
  const { document, patches, lost } = rebase(now, ours, [], registry)
  if (!carried.some((id) => document.blocks[id])) return { patches: [], lost: 1 }
  const nodes = new Set(lost.map(({ patch }) => nodeOfPatch(patch)))
  return { ...landing, patches, lost: carried.filter((id) => nodes.has(id)).length }
}

/** A page without sections gets one for what is dropped on it; one undo takes both back. */
export function landOnEmptyPage(store: EditorStore, { type, props }: Insert, newcomer: BlockId): Landing {
  const { registry } = store
  const section = newNodeId()
  const first = insertSection(store.document(), { section: { id: section } })
  if (store.change({ patches: first, label: 'editor.step.add', gesture: newcomer })) return nowhere
  return {
    patches: insertBlock(
      store.document(),
      { type, props, parent: { node: section }, id: newcomer },
      registry,
    ),
    select: [newcomer],
  }
}
