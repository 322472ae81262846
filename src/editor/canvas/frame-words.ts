import { blockOf, type BlockId } from '#document/nodes.ts'
import { slotting } from '../actions/slot-actions.ts'
import { choose } from '../actions/targets.ts'
import { firstText } from '../actions/view-actions.ts'
import { selectBlocks } from '../selection.ts'
import { type FrameGiven, type FramePlaces, nodeAt } from './frame-places.ts'

/** The ways by pointer into the words of a block, and into its items. */
export interface FrameWords {
  /** A second click on a block: into the words under it; beside the title of an item, opens or shuts that. */
  open(block: BlockId, event: MouseEvent): void
  /** A tap on a handle, which a finger made for what lies below it: opens or shuts the item there. */
  foldBelow(event: PointerEvent): void
  double(event: MouseEvent): void
}

/** Opens words for writing, and the items of a block, where they are pressed. */
export function frameWords({ editor, frame }: FrameGiven, { inLayer, inText }: FramePlaces): FrameWords {
  const { store, canvas } = editor
  /** The item that a press beside the words of its title opens or shuts, with the block it is of. */
  function foldAt(target: Element): { block: BlockId; item: string; isOpen: boolean } | undefined {
    const summary = target.closest('summary')
    const details = summary?.closest('details')
    const block = nodeAt(target, 'block')
    const title = summary?.querySelector<HTMLElement>('[data-field]')
    const [, item] = title?.dataset['field']?.split('.') ?? []
    if (!details || !title || item === undefined || block === null || title.contains(target)) return undefined
    // A title without words, and with none in their place, is no larger than nothing: its line is for writing it.
    if (title.textContent.trim() === '' && title.offsetWidth === 0) return undefined
    return { block, item, isOpen: details.open }
  }

  const turn = ({ block, item, isOpen }: NonNullable<ReturnType<typeof foldAt>>) =>
    slotting.use(editor, (code) => code.setOpen(editor, block, [item], !isOpen))

  function foldBelow(event: PointerEvent): void {
    for (const element of frame.elementsFromPoint(event.clientX, event.clientY)) {
      const fold = foldAt(element)
      if (fold) return turn(fold)
    }
  }

  function open(block: BlockId, event: MouseEvent): void {
    const fold = foldAt(event.target as Element)
    if (fold?.block === block) {
      turn(fold)
      return
    }
    if (store.block(block)?.locked === true || store.view().readOnly) return
    const target = event.target as Element
    const field = target.closest('[data-field]') ?? target.closest('summary')?.querySelector('[data-field]')
    const owner = field?.closest('[data-block]')?.getAttribute('data-block')
    const name = field?.getAttribute('data-field')
    const path = owner === block && name != null ? ['props', ...name.split('.')] : firstText(editor, block)
    if (path) canvas.editText({ block, path }, { x: event.clientX, y: event.clientY })
  }

  function double(event: MouseEvent): void {
    if (inLayer(event) || inText(event) || store.view().preview) return
    const block = nodeAt(event.target, 'block')
    if (block === null || !blockOf(store.document(), block) || foldAt(event.target as Element)) return
    choose(editor, selectBlocks(store.document(), [block]))
    if (firstText(editor, block)) open(block, event)
    else store.show({ inspector: true })
  }

  return { open, foldBelow, double }
}
