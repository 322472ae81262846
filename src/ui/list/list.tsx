import type { ReactNode } from 'react'
import { Button, GridList, GridListItem } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { useWords } from '../words.ts'
import css from './list.module.css'

export interface ListItem {
  readonly id: string
  readonly title: string
  readonly detail?: ReactNode
  /** Before the words: an avatar, a picture, an icon. */
  readonly start?: ReactNode
  /** After the words: a status, a figure. */
  readonly end?: ReactNode
  /** Buttons of the row. */
  readonly actions?: ReactNode
}

export interface ListProps {
  label: string
  items: readonly ListItem[]
  onOpen?: (id: string) => void
  /** With it, rows can be dragged, by pointer and by keyboard (enter on the handle, arrows, enter). Gives the new order. */
  onReorder?: (ids: readonly string[]) => void
}

/** The order after `moved` were put before or after `target`. Ids that stay keep their order. */
export function reordered(
  ids: readonly string[],
  moved: ReadonlySet<string>,
  target: string,
  position: 'before' | 'after',
): string[] {
  if (moved.has(target)) return [...ids]
  const rest = ids.filter((id) => !moved.has(id))
  const taken = ids.filter((id) => moved.has(id))
  const at = rest.indexOf(target)
  if (at === -1) return [...ids]
  const place = position === 'before' ? at : at + 1
  return [...rest.slice(0, place), ...taken, ...rest.slice(place)]
}

/** Things below one another, each with its own buttons; walked with arrow keys, put in order by dragging. */
export function List({ label, items, onOpen, onReorder }: ListProps) {
  const words = useWords()
  const { dragAndDropHooks } = useDragAndDrop<ListItem>({
    isDisabled: !onReorder,
    getItems: (keys) =>
      [...keys].map((key) => ({ 'text/plain': items.find((item) => item.id === key)?.title ?? String(key) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return
      const ids = items.map((item) => item.id)
      onReorder?.(reordered(ids, new Set([...keys].map(String)), String(target.key), target.dropPosition))
    },
  })
  return (
    <GridList
      aria-label={label}
      items={items}
      dependencies={[onReorder === undefined]}
      className={css.list}
      dragAndDropHooks={onReorder && dragAndDropHooks}
      onAction={onOpen && ((key) => onOpen(String(key)))}
    >
      {(item) => (
        <GridListItem
          id={item.id}
          textValue={item.title}
          className={classNames(css.item, onOpen && css.opens)}
        >
          {onReorder && (
            <Button slot="drag" className={css.handle} aria-label={words('ui.drag', { name: item.title })}>
              <Icon of={GripVertical} />
            </Button>
          )}
          {item.start}
          <span className={css.words}>
            <span className={css.title}>{item.title}</span>
            {item.detail && <span className={css.detail}>{item.detail}</span>}
          </span>
          {item.end && <span className={css.end}>{item.end}</span>}
          {item.actions && <span className={css.actions}>{item.actions}</span>}
        </GridListItem>
      )}
    </GridList>
  )
}
