import { useContext, useState, type ReactNode } from 'react'
import { Button as AriaButton, GridList, GridListItem } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { Button } from '#ui/button/button.tsx'
import { DisabledContext } from '#ui/disabled/disabled-context.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import type { Field, ListFieldOfAny } from '#document/fields.ts'
import { removeItem } from '#document/commands/set-items.ts'
import { newNodeId, type BlockId, type JsonObject } from '#document/nodes.ts'
import type { Patch } from '#document/patch.ts'
import { toPlainText } from '#document/text/walk-text.ts'
import type { TextJson } from '#document/text/text-json.ts'
import { useEditor } from '../editor-context.tsx'
import { FieldBlock } from './field-block.tsx'
import { HeldBlocks } from './held-blocks.tsx'
import css from './inspector.module.css'

type Item = { readonly id: string; readonly [name: string]: unknown }

/** What an item is called in the list: the words of the field the block names, or of the first that has some. */
function nameOf(item: Item, field: ListFieldOfAny): string {
  const names = field.itemLabel === undefined ? Object.keys(field.of) : [field.itemLabel]
  for (const name of names) {
    const of: Field | undefined = field.of[name]
    const value = item[name] ?? of?.default
    const words =
      of?.kind === 'richText' ? toPlainText(value as TextJson) : typeof value === 'string' ? value : ''
    if ((of?.kind === 'text' || of?.kind === 'richText') && words.trim() !== '') return words
  }
  return ''
}

/** Items of one shape: added, opened, put in order by dragging or by keys, taken away. */
export function ListControl({
  label,
  help,
  error,
  field,
  block,
  path,
  items,
  send,
  control,
}: {
  readonly label: string
  readonly help?: string
  readonly error?: string
  readonly field: ListFieldOfAny
  readonly block: BlockId
  readonly path: readonly string[]
  readonly items: readonly Item[]
  readonly send: (patches: readonly Patch[]) => boolean
  /** Draws the control of one field of an item. */
  readonly control: (field: Field, path: readonly string[], value: unknown) => ReactNode
}) {
  const editor = useEditor()
  const { words, props, say, store } = editor
  const [open, setOpen] = useState<string | null>(null)
  const isFixed = useContext(DisabledContext)
  const target = { node: block, path }

  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target: to }) => {
      const [key] = keys
      // Let go where it was taken from, it has itself for its neighbour.
      if (key === undefined || key === to.key) return
      const id = String(key)
      const rest = items.filter((item) => item.id !== id)
      const at = rest.findIndex((item) => item.id === String(to.key)) + (to.dropPosition === 'after' ? 1 : 0)
      send([{ op: 'move-item', ...target, id, after: rest[at - 1]?.id ?? null, at }])
    },
  })
  const add = () => {
    const id = newNodeId()
    const item: JsonObject & { readonly id: string } = { id }
    if (send([{ op: 'insert-item', ...target, item, after: items.at(-1)?.id ?? null }])) setOpen(id)
  }
  const remove = (item: Item) => {
    const [, list = ''] = path
    // Blocks in the slot that the item names go with it.
    const done = send(
      path.length === 2
        ? removeItem(store.document(), block, list, item.id)
        : [{ op: 'remove-item', ...target, id: item.id }],
    )
    if (done) say(words('editor.list.removed', { name: nameOf(item, field) }))
  }
  const shown = items.find((item) => item.id === open)
  return (
    <FieldBlock label={label} help={help} error={error}>
      <GridList
        aria-label={label}
        className={css.items}
        dragAndDropHooks={isFixed ? undefined : dragAndDropHooks}
        onAction={(key) => setOpen(open === key ? null : String(key))}
        renderEmptyState={() => <p className={css.help}>{words('editor.list.empty')}</p>}
      >
        {items.map((item, index) => {
          const name = nameOf(item, field) || words('editor.list.item', { number: index + 1 })
          return (
            <GridListItem key={item.id} id={item.id} textValue={name} className={css.item}>
              {!isFixed && (
                <AriaButton slot="drag" className={css.grip} aria-label={words('editor.list.move', { name })}>
                  <Icon of={GripVertical} size="small" />
                </AriaButton>
              )}
              <span dir="auto" className={css.itemName} data-open={open === item.id || undefined}>
                {name}
              </span>
              {!isFixed && (
                <IconButton
                  icon={X}
                  size="small"
                  name={words('editor.inspector.remove', { name })}
                  onPress={() => remove(item)}
                />
              )}
            </GridListItem>
          )
        })}
      </GridList>
      {shown && (
        <div className={css.itemFields}>
          {Object.entries(field.of).map(([name, of]) => (
            <div key={`${shown.id} ${name}`}>
              {control(of, [...path, shown.id, name], shown[name] ?? of.default)}
            </div>
          ))}
          {path.length === 2 && <HeldBlocks block={block} list={path[1] ?? ''} item={shown.id} />}
        </div>
      )}
      <Button
        size="small"
        variant="quiet"
        icon={Plus}
        onPress={add}
        isDisabled={isFixed || items.length >= field.max}
      >
        {props.words(field.addLabel)}
      </Button>
    </FieldBlock>
  )
}
