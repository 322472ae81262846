import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Copy from 'lucide-react/icons/copy'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Trash2 from 'lucide-react/icons/trash-2'
import type { KeyboardEvent } from 'react'
import { Button, GridList, GridListItem } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { announce } from '#ui/announcer/announcer.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { reordered } from '#ui/list/list.tsx'
import { useWords } from '#ui/words.ts'
import { isAsked, type Form, type FormItem, type ItemKind, type LocalId } from '../../form/form.ts'
import css from './canvas.module.css'
import { addedAfter, addedBefore, copyOf, type Edit, movedBy, ordered, without } from './form-edits.ts'
import { iconOf, itemName, newItem } from './item-kinds.ts'
import { ItemPreview } from './item-preview.tsx'

/** The type under which the palette drags a kind of field. */
export const DRAGGED_KIND = 'application/x-portico-form-item'

interface CanvasProps {
  form: Form
  edit: (edit: Edit, mark?: string) => void
  chosen: LocalId | null
  onChoose: (id: LocalId | null) => void
  /** What is wrong with an item, in words. */
  faults: ReadonlyMap<LocalId, readonly string[]>
  isReadOnly: boolean
}

/**
 * The form as visitors see it, whose parts are chosen, put in order and taken out: by pointer, by the handle of React
 * Aria, or at once with Alt and an arrow; Delete takes out.
 */
export function Canvas({ form, edit, chosen, onChoose, faults, isReadOnly }: CanvasProps) {
  const t = useWords()
  const { items } = form
  const hooks = useCanvasDrag({ form, edit, onChoose, isReadOnly })
  const move = (item: FormItem, by: -1 | 1) => {
    const to = items.indexOf(item) + by
    if (to < 0 || to >= items.length) return
    edit(movedBy(item.id, by))
    announce(t('form_builder.moved', { name: itemName(item, t), place: to + 1, count: items.length }))
  }
  const remove = (item: FormItem) => {
    const at = items.indexOf(item)
    edit(without(item.id))
    onChoose(items[at + 1]?.id ?? items[at - 1]?.id ?? null)
    announce(t('form_builder.removed', { name: itemName(item, t) }))
  }
  const onKey = (event: KeyboardEvent) => {
    const id = (event.target as HTMLElement).closest<HTMLElement>('[role="row"]')?.dataset['key']
    const item = items.find((one) => one.id === id)
    if (!item || isReadOnly) return
    const by =
      event.altKey && event.key === 'ArrowUp' ? -1 : event.altKey && event.key === 'ArrowDown' ? 1 : null
    if (by !== null) move(item, by)
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(item)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div onKeyDownCapture={onKey}>
      <GridList
        // It takes no drag and drop later than it is drawn first, and warns of rows without a handle.
        key={isReadOnly ? 'read' : 'edit'}
        aria-label={t('form_builder.canvas')}
        items={items}
        dependencies={[chosen, faults, isReadOnly]}
        className={css.canvas ?? ''}
        {...(!isReadOnly && { dragAndDropHooks: hooks })}
        onAction={(key) => onChoose(String(key))}
        renderEmptyState={() => <p className={css.empty}>{t('form_builder.canvas_empty')}</p>}
      >
        {(item) => (
          <GridListItem
            id={item.id}
            textValue={`${itemName(item, t)}, ${t(`form_builder.kind.${item.kind}`)}`}
            className={classNames(css.item, item.id === chosen && css.chosen)}
          >
            {!isReadOnly && (
              <Button
                slot="drag"
                className={css.handle ?? ''}
                aria-label={t('ui.drag', { name: itemName(item, t) })}
              >
                <Icon of={GripVertical} />
              </Button>
            )}
            <div className={css.drawn}>
              <div inert>
                <ItemPreview item={item} isRequired={isAsked(item) && item.required === true} />
              </div>
              {faults.get(item.id)?.map((fault) => (
                <p key={fault} className={css.fault}>
                  {fault}
                </p>
              ))}
            </div>
            {!isReadOnly && item.id === chosen && (
              <div className={css.tools}>
                <IconButton
                  size="small"
                  icon={ArrowUp}
                  name={t('form_builder.move_up')}
                  shortcut="Alt+ArrowUp"
                  isDisabled={items[0] === item}
                  onPress={() => move(item, -1)}
                />
                <IconButton
                  size="small"
                  icon={ArrowDown}
                  name={t('form_builder.move_down')}
                  shortcut="Alt+ArrowDown"
                  isDisabled={items.at(-1) === item}
                  onPress={() => move(item, 1)}
                />
                <IconButton
                  size="small"
                  icon={Copy}
                  name={t('form_builder.duplicate')}
                  onPress={() => {
                    const copy = copyOf(item)
                    edit(addedAfter(copy, item.id))
                    onChoose(copy.id)
                  }}
                />
                <IconButton
                  size="small"
                  icon={Trash2}
                  name={t('form_builder.remove')}
                  shortcut="Delete"
                  onPress={() => remove(item)}
                />
              </div>
            )}
          </GridListItem>
        )}
      </GridList>
    </div>
  )
}

/** What is dragged in the form, and onto it from the palette. */
function useCanvasDrag({
  form,
  edit,
  onChoose,
  isReadOnly,
}: Pick<CanvasProps, 'form' | 'edit' | 'onChoose' | 'isReadOnly'>) {
  const t = useWords()
  const { items } = form
  const takenIn = async (
    dropped: readonly { kind: string; getText?: (type: string) => Promise<string> }[],
    place: (item: FormItem) => Edit,
  ) => {
    const kind = await dropped[0]?.getText?.(DRAGGED_KIND)
    if (kind === undefined || !(kind in iconOf)) return
    const item = newItem(kind as ItemKind, t)
    edit(place(item))
    onChoose(item.id)
  }
  const { dragAndDropHooks } = useDragAndDrop<FormItem>({
    isDisabled: isReadOnly,
    getItems: (keys) =>
      [...keys].map((key) => {
        const item = items.find(({ id }) => id === key)
        return { 'text/plain': item ? itemName(item, t) : String(key) }
      }),
    acceptedDragTypes: [DRAGGED_KIND],
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return
      edit(
        ordered(
          reordered(
            items.map(({ id }) => id),
            new Set([...keys].map(String)),
            String(target.key),
            target.dropPosition,
          ),
        ),
      )
    },
    onInsert: ({ items: dropped, target }) => {
      const at = String(target.key)
      void takenIn(dropped, (item) =>
        target.dropPosition === 'before' ? addedBefore(item, at) : addedAfter(item, at),
      )
    },
    onRootDrop: ({ items: dropped }) =>
      void takenIn(dropped, (item) => addedAfter(item, items.at(-1)?.id ?? null)),
  })
  return dragAndDropHooks
}
