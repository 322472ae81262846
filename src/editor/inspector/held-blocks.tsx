import Plus from 'lucide-react/icons/plus'
import { Button } from '#ui/button/button.tsx'
import { excerptOf } from '#document/excerpt.ts'
import type { BlockId } from '#document/nodes.ts'
import { perItemSlots } from '#document/slots.ts'
import { openSlot } from '../actions/slotting.ts'
import { select } from '../actions/targets.ts'
import { blockIcon } from '../block-icons.ts'
import { useBlockPart, useDocument, useEditor, useView } from '../editor-context.tsx'
import { nameOf } from '../names.ts'
import { FieldBlock } from './field-block.tsx'
import css from './inspector.module.css'

/** The blocks in the slot of an item: each leads to its own settings, and another can be added. */
export function HeldBlocks({
  block: id,
  list,
  item,
}: {
  readonly block: BlockId
  readonly list: string
  readonly item: string
}) {
  const editor = useEditor()
  const { store, words, props } = editor
  const readOnly = useView((view) => view.readOnly)
  const block = useBlockPart(store, id, (one) => one)
  const held = useBlockPart(store, id, (one) => one?.slots?.[item]) ?? []
  const names = useDocument(store, (document) =>
    held
      .map((one) => {
        const inner = document.blocks[one]
        const excerpt = inner ? excerptOf(store.registry, inner) : ''
        return excerpt || nameOf(document, one, store.registry, props.words)
      })
      .join('\n'),
  ).split('\n')
  const slots = block && perItemSlots(store.registry, block)
  if (!block || slots?.perItem !== list || block.parent.slot !== undefined) return null
  return (
    <FieldBlock label={words('editor.list.inside')}>
      {held.map((one, index) => (
        <Button
          key={one}
          size="small"
          variant="quiet"
          className={css.held}
          icon={blockIcon(store.registry.get(store.block(one)?.type ?? '')?.icon ?? '')}
          onPress={() => select(editor, one)}
          isDisabled={false}
        >
          <span dir="auto" className={css.itemName}>
            {names[index]}
          </span>
        </Button>
      ))}
      <Button
        size="small"
        variant="quiet"
        icon={Plus}
        isDisabled={block.locked === true || readOnly}
        onPress={() => openSlot(editor, id, item)}
      >
        {words('editor.action.add_inside')}
      </Button>
    </FieldBlock>
  )
}
