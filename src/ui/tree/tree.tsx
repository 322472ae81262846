import { useState, type ReactNode } from 'react'
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
  expanded?: ReadonlySet<string>
  defaultExpanded?: ReadonlySet<string>
  onExpand?: (expanded: ReadonlySet<string>) => void
  /** With it, entries can be dragged, by pointer and by keyboard. `movedTree` makes the new tree. */
  onMove?: (ids: ReadonlySet<string>, place: TreePlace) => void
  empty?: ReactNode
}

/** Things inside things: pages in folders, layers in sections. Arrow keys walk, open and fold. */
export function Tree({
  label,
  items,
  onOpen,
  current,
  expanded,
  defaultExpanded,
  onExpand,
  onMove,
  empty,
}: TreeProps) {
  const words = useWords()
  const [own, setOwn] = useState<ReadonlySet<string>>(defaultExpanded ?? new Set())
  const shown = expanded ?? own
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
          <div className={css.row} data-current={item.id === current || undefined}>
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
            <span className={css.label} aria-current={item.id === current || undefined}>
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
    <AriaTree
      aria-label={label}
      items={items}
      dependencies={[current, onMove === undefined]}
      expandedKeys={shown}
      onExpandedChange={(keys) => {
        const next = new Set([...keys].map(String))
        setOwn(next)
        onExpand?.(next)
      }}
      onAction={onOpen && ((key) => onOpen(String(key)))}
      dragAndDropHooks={onMove && dragAndDropHooks}
      renderEmptyState={() => empty}
      className={css.tree}
    >
      {entry}
    </AriaTree>
  )
}
