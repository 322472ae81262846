import { moveBlocks } from '#document/commands/move-block.ts'
import { resizeBlock } from '#document/commands/resize-block.ts'
import { sectionLayoutCss } from '#document/layout/layout-css.ts'
import { readingOrder } from '#document/layout/reading-order.ts'
import { blockOf, sectionOf, type Block, type Section } from '#document/nodes.ts'
import { emptyHistory } from '#document/history.ts'
import type { Patch } from '#document/patch.ts'
import { sectionLookCss } from '#document/render/section-css.ts'
import type { Editor } from '../editor.ts'
import type { Engine } from '../engine.ts'
import { dropTarget, resizeTarget } from './drop-target.ts'
import { measureGrids } from './measure.ts'
import { boxOf, pixelsOf, type MeasuredGrid } from './measured-grid.ts'

/*
 * The first gesture on a page would pay for everything a browser does when code runs for the first time,
 * in the very frame in which a person lets go, and that is many times the work itself (P15). What a drop
 * asks are pure questions, so each is asked once while nothing else is going on, and the answer thrown
 * away.
 */

/** A block that could be moved, with its section. */
function movable({ store }: Editor): { section: Section; block: Block } | undefined {
  const document = store.document()
  for (const id of document.order) {
    const section = sectionOf(document, id)
    if (!section || section.locked === true || section.source !== undefined) continue
    for (const one of section.blocks) {
      const block = blockOf(document, one)
      if (block && block.locked !== true && block.hidden === undefined) return { section, block }
    }
  }
  return undefined
}

/** What is rehearsed, in pieces small enough for a slow machine's pause between two frames. */
function* pieces(editor: Editor, engine: Engine): Generator<void> {
  const { store, canvas } = editor
  const found = movable(editor)
  if (!found) return
  const { section, block } = found
  const cells = block.place
  const document = store.document()
  const { registry } = store
  const grid = measureGrids(canvas, document, 'desktop', registry).find(
    (one): one is MeasuredGrid => one.section === section.id,
  )
  yield
  if (grid) {
    const { left, top, width, height } = pixelsOf(grid, boxOf(cells))
    const moving = { cells: new Map([[block.id, cells]]), layer: cells.layer }
    dropTarget([grid], moving, left, top + height, top + height, { width })
    yield
    const least = { width: 1, height: 1 }
    resizeTarget(grid, block.id, cells, { x: 'end', y: 'end' }, left + width, top + height, least)
    yield
  }
  let patches: readonly Patch[] = moveBlocks(
    document,
    { blocks: [block.id], by: { columns: 0, rows: 1 } },
    registry,
  )
  yield
  if (patches.length === 0) {
    patches = resizeBlock(document, block.id, { ...cells, height: cells.height + 1 }, registry)
    yield
  }
  const applied = engine.apply(document, patches, registry)
  yield
  if (!applied.ok) return
  const after = sectionOf(applied.document, section.id)
  if (!after) return
  sectionLookCss(after)
  sectionLayoutCss(applied.document, after, registry)
  yield
  readingOrder(applied.document, after)
  engine.record(emptyHistory, {
    gesture: 'rehearsal',
    label: 'editor.step.move',
    at: 0,
    selection: [block.id],
    inverse: applied.inverse,
  })
}

/**
 * Rehearses a gesture in the pauses of a page that has just been opened. Nothing is changed or said.
 *
 * @param engine what changes documents, as it came
 */
export function rehearse(editor: Editor, engine: Engine): void {
  const left = pieces(editor, engine)
  const next = () => {
    // In the middle of a real one there is nothing left to rehearse.
    if (editor.store.view().dragging) return
    if (left.next().done !== true) wait()
  }
  const wait = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(next)
    else setTimeout(next, 50)
  }
  wait()
}
