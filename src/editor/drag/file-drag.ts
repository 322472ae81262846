import type { Coming } from '#document/slot-fault.ts'
import { newNodeId } from '#document/nodes.ts'
import { notify } from '../actions/change.ts'
import type { DragMarks } from './drag-marks.ts'
import type { Kind } from '../clipboard/brought.ts'
import { putFiles } from '../clipboard/put-files.ts'
import { takingOf, typeTaking, type Taking } from '../clipboard/taking.ts'
import type { Editor } from '../editor.ts'
import { wordsOfFault } from '../fault-words.ts'
import { blockAbove } from './block-above.ts'
import { gridAt, linesAt } from './drop-target.ts'
import { measureGrids, measureSlots, slotAt, spotInSlot, type MeasuredSlot } from './measure.ts'
import { springing } from './spring.ts'

/*
 * Files of the desktop, held over the page and dropped on it: a block that is about such a file takes them, an
 * item that holds blocks takes them where its line shows, else they stand on the grid below.
 */

/** Where files are: a point of the frame's window, px, and the block there. */
export interface FilesAt {
  readonly x: number
  readonly y: number
  readonly block: string | null
}

export interface FileDrag {
  over(files: readonly Kind[], at: FilesAt): void
  drop(files: readonly File[], at: FilesAt): void
  /** They went away again. */
  end(): void
}

/** Follows files from the moment they come over the page. */
export function fileDrag(editor: Editor, marks: DragMarks): FileDrag | null {
  const { store, canvas, words, props } = editor
  const view = canvas.document()?.defaultView
  if (!view) return null
  let slots: readonly MeasuredSlot[] | null = null
  const spring = springing(view, marks, () => {
    slots = null
  })

  const known = (files: readonly Kind[]) => files.filter((file) => typeTaking(store.registry, file))
  /** The block that takes files itself. */
  const takerOf = (
    files: readonly Kind[],
    id: string | null,
  ): { block: string; taking: Taking } | undefined => {
    const on = store.block(id ?? '')
    const definition = on && store.registry.get(on.type)
    const chosen = on !== undefined && store.view().selection.blocks.includes(on.id)
    const taking = on && definition && takingOf(definition, on, files, chosen)
    return on && taking && { block: on.id, taking }
  }
  const slotOver = (files: readonly Kind[], x: number, y: number) => {
    const coming = known(files).flatMap((file): Coming[] => {
      const type = typeTaking(store.registry, file)?.type
      return type === undefined ? [] : [{ id: newNodeId(), type }]
    })
    if (coming.length === 0) return undefined
    slots ??= measureSlots(canvas, store.document(), store.registry, coming)
    return slotAt(slots, x, y)
  }
  const pointOf = ({ x, y }: FilesAt) => ({ x: x + view.scrollX, y: y + view.scrollY })
  const reasonOf = ({ fault, parent }: MeasuredSlot) =>
    fault && wordsOfFault(props.words, { ...fault, node: parent.node })

  return {
    over(files, at) {
      const { x, y } = pointOf(at)
      const slot = takerOf(files, at.block) ? undefined : slotOver(files, x, y)
      const isShut = slot?.shut !== undefined
      marks.between(slot && !isShut && !slot.fault ? spotInSlot(slot, x, y).line : null)
      spring.over(slot, slot && reasonOf(slot), x, y)
    },
    drop(files, at) {
      const { x, y } = pointOf(at)
      const taker = takerOf(files, at.block)
      const slot = taker ? undefined : slotOver(files, x, y)
      marks.clear()
      spring.end(
        slot && !slot.fault ? canvas.slot(slot.parent.node, slot.parent.slot)?.closest('details') : null,
      )
      if (taker) return void putFiles(editor, files, taker)
      const those = files.filter((file) => typeTaking(store.registry, file))
      if (those.length === 0) return notify(editor, words('editor.say.file_unknown'), 'danger')
      const reason = slot && reasonOf(slot)
      if (slot && reason !== undefined) return notify(editor, reason, 'danger')
      if (slot) return void putFiles(editor, those, { ...slot.parent, after: spotInSlot(slot, x, y).after })
      const grids = measureGrids(canvas, store.document(), store.view().device, store.registry)
      const grid = gridAt(grids, y)
      const lines = grid && linesAt(grid, x, y)
      // Cells of the phone's grid say nothing of where it stands on the desktop.
      if (grid && lines && store.view().device === 'phone') {
        const { section, occupants } = grid
        return void putFiles(editor, those, { section, below: blockAbove(occupants, lines) })
      }
      const cells = grid &&
        lines && {
          section: grid.section,
          column: Math.max(1, Math.floor(lines.x) - 4),
          row: Math.max(1, Math.floor(lines.y) + 1),
        }
      void putFiles(editor, those, cells)
    },
    end() {
      marks.clear()
      spring.end()
    },
  }
}
