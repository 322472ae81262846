import type { BlockId } from '#document/nodes.ts'
import { slotNames, slotOf } from '#document/slots.ts'
import { openSlot } from '../actions/slot-actions.ts'
import type { Editor } from '../editor.ts'
import { useBlockPart } from '../editor-context.tsx'
import { slotKey } from '../names.ts'
import { Drawing, Mark } from './mark.tsx'
import type { Tracker } from './tracker.ts'

/** At every slot of a block that is open: what adds a block to it. */
export function SlotMarks({
  id,
  editor,
  tracker,
}: {
  readonly id: BlockId
  readonly editor: Editor
  readonly tracker: Tracker
}) {
  const { store, words } = editor
  // Only which slots there are: words written in the block are no news here.
  const names = useBlockPart(store, id, (block) => {
    const definition = block && store.registry.get(block.type)
    // What stands in a slot itself holds nothing.
    if (!definition || block.parent.slot !== undefined || block.locked === true) return ''
    return slotNames(definition, block)
      .filter((slot) => {
        const max = slotOf(definition, block, slot)?.max ?? Infinity
        return (block.slots?.[slot]?.length ?? 0) < max
      })
      .join(' ')
  })
  return names
    .split(' ')
    .filter(Boolean)
    .map((slot) => (
      <Mark key={slot} id={slotKey(id, slot)} tracker={tracker} className="slot">
        <button type="button" tabIndex={-1} className="add bottom" onClick={() => openSlot(editor, id, slot)}>
          <Drawing of="plus" />
          {words('editor.canvas.add_inside')}
        </button>
      </Mark>
    ))
}
