import type { BlockId } from '#document/nodes.ts'
import { slotNames, slotOf } from '#document/slots.ts'
import { chooseSlot, openSlot } from '../actions/slotting.ts'
import type { Editor } from '../editor.ts'
import { useBlockPart, useStoreView } from '../editor-context.tsx'
import { slotKey, slotName } from '../names.ts'
import { styleNonce } from '../style-nonce.ts'
import { Drawing, Mark } from './mark.tsx'
import type { Tracker } from './tracker.ts'

/**
 * What is drawn at the edges of a block with items, where the signs of items and the ways into them lie: its
 * handles stand outside, and a finger's tap on one is for the item below it.
 */
const slotCss = `
.slot { z-index: 1 }
.slot > .add { height: calc(24 * var(--u)); padding-inline: calc(9 * var(--u)); background: var(--face); color: var(--face-ink); box-shadow: 0 0 0 calc(1 * var(--u)) var(--face-edge), 0 calc(2 * var(--u)) calc(8 * var(--u)) var(--face-shade) }
.slot.chosen > .add, .slot > .add:focus { outline: calc(2 * var(--u)) solid var(--accent); outline-offset: calc(2 * var(--u)) }
.folds > .handle.e { left: calc(100% + 9 * var(--u)) }
.folds > .handle.w { left: calc(-9 * var(--u)) }
.folds > .handle.s { top: calc(100% + 19 * var(--u)) }
.folds > .handle:is(.e, .w)::after { inset-inline: calc(-5 * var(--u)) }
.folds > .handle.s::after { inset-block: calc(-2 * var(--u)) calc(-9 * var(--u)) }
@media (pointer: coarse) {
  .slot > .add { height: calc(44 * var(--u)); border-radius: calc(22 * var(--u)) }
  .folds > .handle.e::after { inset: calc(50% - 22 * var(--u)) calc(-9 * var(--u)) auto auto; width: calc(44 * var(--u)); height: calc(44 * var(--u)) }
  .folds > .handle.w::after { inset: calc(50% - 22 * var(--u)) auto auto calc(-9 * var(--u)); width: calc(44 * var(--u)); height: calc(44 * var(--u)) }
  .folds > .handle.s { top: calc(100% + 28 * var(--u)) }
  .folds > .handle.s::after { inset: calc(-4 * var(--u)) calc(50% - 22 * var(--u)) auto; height: calc(44 * var(--u)) }
}
`

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
  const chosen = useStoreView(store, ({ insertion }) =>
    insertion?.kind === 'slot' && insertion.block === id ? insertion.slot : null,
  )
  /** What a slot is called aloud: by the words of its item, where it has some. */
  const nameOf = (slot: string) => {
    const block = store.block(id)
    const name = block ? slotName(store.registry, block, slot) : ''
    return words(name === '' ? 'editor.canvas.add_inside' : 'editor.layers.add_inside', { name })
  }
  const marks = names
    .split(' ')
    .filter(Boolean)
    .map((slot) => (
      <Mark
        key={slot}
        id={slotKey(id, slot)}
        tracker={tracker}
        className={slot === chosen ? 'slot chosen' : 'slot'}
      >
        <button
          type="button"
          tabIndex={-1}
          className="add bottom"
          data-slot-mark={slotKey(id, slot)}
          aria-label={nameOf(slot)}
          onFocus={() => chooseSlot(editor, id, slot)}
          onClick={() => openSlot(editor, id, slot)}
        >
          <Drawing of="plus" />
          {words('editor.canvas.add_inside')}
        </button>
      </Mark>
    ))
  return (
    <>
      <style nonce={styleNonce()}>{slotCss}</style>
      {marks}
    </>
  )
}
