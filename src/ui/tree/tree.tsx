import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Collection } from 'react-aria-components/Collection'
import { Button, Tree as AriaTree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import ChevronRight from 'lucide-react/icons/chevron-right'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { useWords } from '../words.ts'
import { findNode, holds, type TreePlace } from './tree-move.ts'
import css from './tree.module.css'

export interface TreeEntry {
  readonly id: string
  readonly label: string
  readonly icon?: IconShape
  /** After the label: a badge, a sign. */
  readonly end?: ReactNode
  /** Buttons, shown on hover and focus. */
  readonly actions?: ReactNode
  /** Something can be put into it. */
  readonly isContainer?: boolean
  readonly isFixed?: boolean
  readonly children?: readonly TreeEntry[]
}

export interface TreeProps {
  label: string
  items: readonly TreeEntry[]
  /** Enter or a press on an entry. */
  onOpen?: (id: string) => void
  /** The entry shown beside the tree. */
  current?: string | null
  /** Entries chosen together with it. */
  chosen?: readonly string[]
  /** A press with Shift or Mod held, or Space with one of them: adds an entry to those chosen, or takes it out. */
  onChoose?: (id: string) => void
  expanded?: ReadonlySet<string>
  defaultExpanded?: ReadonlySet<string>
  onExpand?: (expanded: ReadonlySet<string>) => void
  /** With it, entries can be dragged, by pointer and by keyboard. `movedTree` makes the new tree. */
  onMove?: (ids: ReadonlySet<string>, place: TreePlace) => void
  empty?: ReactNode
}

const isHeld = (event: { shiftKey: boolean; ctrlKey: boolean; metaKey: boolean }) =>
  event.shiftKey || event.ctrlKey || event.metaKey

/** Things inside things: pages in folders, layers in sections. Arrow keys walk, open and fold. */
export function Tree({
  label,
  items,
  onOpen,
  current,
  chosen = [],
  onChoose,
  expanded,
  defaultExpanded,
  onExpand,
  onMove,
  empty,
}: TreeProps) {
  const words = useWords()
  const [own, setOwn] = useState<ReadonlySet<string>>(defaultExpanded ?? new Set())
  const shown = expanded ?? own
  /** The press that is under way was made with Shift or Mod held. */
  const isAdding = useRef(false)
  const isMarked = (id: string) => id === current || chosen.includes(id)
  const chooseByKey = (event: KeyboardEvent) => {
    const row = event.target as HTMLElement
    const id = row.dataset['key']
    if (!onChoose || event.key !== ' ' || id === undefined || !isHeld(event)) return
    event.preventDefault()
    event.stopPropagation()
    onChoose(id)
  }
  const { dragAndDropHooks } = useDragAndDrop<TreeEntry>({
    isDisabled: !onMove,
    getItems: (keys) =>
      [...keys]
        .filter((key) => !findNode(items, String(key))?.isFixed)
        .map((key) => ({
          'text/plain': findNode(items, String(key))?.label ?? '',
          'portico/tree-entry': String(key),
        })),
    acceptedDragTypes: ['portico/tree-entry'],
    getDropOperation: (target) => {
      if (target.type !== 'item') return 'cancel'
      if (target.dropPosition !== 'on') return 'move'
      return findNode(items, String(target.key))?.isContainer ? 'move' : 'cancel'
    },
    onMove: ({ keys, target }) => {
      const ids = new Set([...keys].map(String))
      const into = [...ids].some((id) => {
        const node = findNode(items, id)
        return !node || holds(node, String(target.key))
      })
      if (into) return
      onMove?.(ids, {
        id: String(target.key),
        position: target.dropPosition === 'on' ? 'inside' : target.dropPosition,
      })
    },
  })

  const entry = (item: TreeEntry) => (
    <TreeItem id={item.id} textValue={item.label} className={css.item}>
      <TreeItemContent>
        {({ hasChildItems, isExpanded }) => (
          <div className={css.row} data-current={isMarked(item.id) || undefined}>
            {onMove && (
              <Button
                slot="drag"
                isDisabled={item.isFixed}
                className={item.isFixed ? css.fixed : css.handle}
                aria-label={words('ui.drag', { name: item.label })}
              >
                <Icon of={GripVertical} size="small" />
              </Button>
            )}
            {hasChildItems ? (
              <Button
                slot="chevron"
                className={css.chevron}
                aria-label={words(isExpanded ? 'ui.tree.fold' : 'ui.tree.unfold', { name: item.label })}
              >
                <Icon of={ChevronRight} size="small" flips className={isExpanded ? css.open : undefined} />
              </Button>
            ) : (
              <span className={css.chevron} />
            )}
            {item.icon && <Icon of={item.icon} className={css.icon} />}
            <span dir="auto" className={css.label} aria-current={isMarked(item.id) || undefined}>
              {item.label}
            </span>
            {item.end}
            {item.actions && <span className={css.actions}>{item.actions}</span>}
          </div>
        )}
      </TreeItemContent>
      {item.children && <Collection items={item.children}>{entry}</Collection>}
    </TreeItem>
  )

  return (
    // It only listens: the tree in it is what is used.
    <div
      role="presentation"
      className={css.holder}
      onPointerDownCapture={(event) => {
        isAdding.current = isHeld(event)
      }}
      onKeyDownCapture={(event) => {
        isAdding.current = false
        chooseByKey(event)
      }}
    >
      <AriaTree
        // Lines that can be moved and those that cannot are not one component: a list is one or the other.
        key={onMove ? 'moves' : 'still'}
        aria-label={label}
        items={items}
        dependencies={[current, chosen.join(' '), onMove === undefined]}
        expandedKeys={shown}
        onExpandedChange={(keys) => {
          const next = new Set([...keys].map(String))
          setOwn(next)
          onExpand?.(next)
        }}
        onAction={
          onOpen &&
          ((key) => {
            if (isAdding.current && onChoose) onChoose(String(key))
            else onOpen(String(key))
          })
        }
        dragAndDropHooks={onMove && dragAndDropHooks}
        renderEmptyState={() => empty}
        className={css.tree}
      >
        {entry}
      </AriaTree>
    </div>
  )
}
