import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
} from 'react'
import {
  Cell,
  Checkbox,
  Column as AriaColumn,
  Row,
  Table as AriaTable,
  TableBody,
  TableHeader,
} from 'react-aria-components/Table'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import { Button } from '../button/button.tsx'
import { CheckboxMark, checkboxClass } from '../checkbox/checkbox.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { hasSingleKeys } from '../key/single-keys.ts'
import { useAnnounceFound } from './announce-found.ts'
import { Loading, Skeleton } from '../skeleton/skeleton.tsx'
import { useWords } from '../words.ts'
import css from './table.module.css'
import { useSelection } from './use-selection.ts'

/** A column: how it is called, and what it shows of a row. */
export interface TableColumn<Item> {
  readonly id: string
  readonly label: string
  readonly cell: (item: Item) => ReactNode
  /** The thing itself: read out first, and the bold line on phones. The first column when none says so. */
  readonly isHeader?: boolean
  readonly isSortable?: boolean
  /** `end` for numbers, money and dates: right-aligned with figures of one width. */
  readonly align?: 'start' | 'end'
  /** A CSS length or percentage; the others share what is left. */
  readonly width?: string
  /** Keeps the heading for assistive technology only: a column of buttons. */
  readonly isLabelHidden?: boolean
  /** On phones a row is a small card: `end` stands right of the heading line, `line` below it, `hidden` is left out. */
  readonly phone?: 'end' | 'line' | 'hidden'
  /** On phones, where there is no head, the label stands before the value: for a figure that says nothing alone. */
  readonly isNamedOnPhone?: boolean
  /** Cut with an ellipsis instead of wrapping. */
  readonly isOneLine?: boolean
}

export interface TableSort {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

export interface TableProps<Item> {
  /** What the table lists: "Orders". */
  label: string
  columns: readonly TableColumn<Item>[]
  /** Null while the first rows are on their way. */
  items: readonly Item[] | null
  idOf: (item: Item) => string
  /** A row in words, for assistive technology: an order's number. */
  nameOf?: (item: Item) => string
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  /** With it, rows can be selected. */
  selected?: ReadonlySet<string>
  onSelect?: (selected: ReadonlySet<string>) => void
  /** What can be done with the selected rows: quiet buttons for the bar. */
  bulkActions?: (selected: ReadonlySet<string>, clear: () => void) => ReactNode
  /** How many there are in all, for "select all 1,204"; with it comes {@link TableProps.onSelectEvery}. */
  total?: number
  onSelectEvery?: () => void
  /** Enter or a press on a row. */
  onOpen?: (id: string) => void
  /** An address for each row instead: opens in a new tab with the usual keys. */
  hrefOf?: (item: Item) => string
  /** Shown in place of rows when there are none: an `EmptyState`. */
  empty: ReactNode
  /** Shown in place of rows when they could not be had: a `Banner` with a way to try again. */
  error?: ReactNode
  /** All that leaves rows out, as one text: when it changes, how many are left is read out. */
  narrowing?: string
  /** Newer rows are on their way; the old ones stay, dimmed. */
  isStale?: boolean
  /** Below the rows: `LoadMore`. */
  footer?: ReactNode
  isDense?: boolean
}

const nothing: ReadonlySet<string> = new Set()

const typing =
  'input, textarea, select, [contenteditable="true"], [role="textbox"], [role="dialog"], [role="menu"], [role="listbox"]'

/**
 * A table of things: sorted by its heads, selected with a bulk bar, walked with j and k, marked with x, opened
 * with enter. Arrow keys go through cells. On phones each row is a small card.
 */
export function Table<Item>({
  label,
  columns,
  items,
  idOf,
  nameOf,
  sort,
  onSort,
  selected,
  onSelect,
  bulkActions,
  total,
  onSelectEvery,
  onOpen,
  hrefOf,
  empty,
  error,
  narrowing = '',
  isStale = false,
  footer,
  isDense = false,
}: TableProps<Item>) {
  const words = useWords()
  const frame = useRef<HTMLDivElement>(null)
  const headerId = columns.find((column) => column.isHeader)?.id ?? columns[0]?.id
  const ids = useMemo(() => items?.map(idOf) ?? [], [items, idOf])
  const canSelect = onSelect !== undefined
  const chosen = selected ?? nothing
  const selection = useSelection(chosen, onSelect, ids)

  const onKey = (event: KeyboardEvent | ReactKeyboardEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return
    if (event.key !== 'j' && event.key !== 'k' && event.key !== 'x') return
    const target = event.target as Element
    if (target.closest(typing)) return
    const rows = [...(frame.current?.querySelectorAll<HTMLElement>('tbody [role="row"]') ?? [])]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    if (event.key === 'x') {
      const id = ids[at]
      if (!canSelect || id === undefined) return
      event.preventDefault()
      event.stopPropagation()
      const next = new Set(chosen)
      if (!next.delete(id)) next.add(id)
      selection.onSelectionChange?.(next)
      return
    }
    const next =
      rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + (event.key === 'j' ? 1 : -1)))]
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    next.focus()
    next.scrollIntoView({ block: 'nearest' })
  }

  useAnnounceFound(narrowing, error || isStale ? null : (items?.length ?? null))

  const fromPage = useEffectEvent((event: KeyboardEvent) => {
    const isFree = event.target === document.body || (event.target as Element).tagName === 'MAIN'
    if (isFree && hasSingleKeys() && document.querySelector('[data-table]') === frame.current) onKey(event)
  })
  useEffect(() => {
    document.addEventListener('keydown', fromPage)
    return () => document.removeEventListener('keydown', fromPage)
  }, [])

  if (error) return <div>{error}</div>
  if (items === null) return <TableWaiting columns={columns} canSelect={canSelect} headerId={headerId} />
  if (items.length === 0) return <div>{empty}</div>

  const allChosen = ids.length > 0 && ids.every((id) => chosen.has(id))
  return (
    <div
      ref={frame}
      data-table=""
      className={classNames(css.frame, isStale && css.stale, isDense && css.dense)}
      onKeyDownCapture={onKey}
    >
      {canSelect && (
        <div role="region" aria-label={words('ui.table.bulk')} className={css.bulkPlace}>
          <span role="status" className={css.hidden}>
            {chosen.size > 0 ? words('ui.table.selected', { count: chosen.size }) : ''}
          </span>
          {chosen.size > 0 && (
            <div className={css.bulk}>
              <span className={css.bulkCount} aria-hidden="true">
                {words('ui.table.selected', { count: chosen.size })}
              </span>
              {allChosen && onSelectEvery && total !== undefined && total > chosen.size && (
                <Button size="small" variant="quiet" onPress={onSelectEvery}>
                  {words('ui.table.select_every', { total })}
                </Button>
              )}
              <div className={css.bulkActions}>{bulkActions?.(chosen, () => onSelect(new Set()))}</div>
              <IconButton
                icon={X}
                size="small"
                name={words('ui.table.clear')}
                onPress={() => selection.onSelectionChange?.(new Set())}
              />
            </div>
          )}
        </div>
      )}
      <AriaTable
        aria-label={label}
        className={css.table}
        sortDescriptor={sort}
        onSortChange={
          onSort && ((next) => onSort({ column: String(next.column), direction: next.direction }))
        }
        selectionMode={canSelect ? 'multiple' : 'none'}
        {...selection}
        onRowAction={onOpen && ((key) => onOpen(String(key)))}
        escapeKeyBehavior="clearSelection"
      >
        <TableHeader className={css.head}>
          {canSelect && (
            <AriaColumn id=" select" className={classNames(css.column, css.selectColumn)}>
              <Checkbox slot="selection" className={checkboxClass}>
                {({ isIndeterminate }) => <CheckboxMark isIndeterminate={isIndeterminate} />}
              </Checkbox>
            </AriaColumn>
          )}
          {columns.map((column) => (
            <AriaColumn
              key={column.id}
              id={column.id}
              textValue={column.label}
              isRowHeader={column.id === headerId}
              allowsSorting={column.isSortable}
              className={classNames(css.column, column.align === 'end' && css.end)}
              style={{ inlineSize: column.width }}
            >
              {({ sortDirection }) => (
                <span className={css.columnLine}>
                  <span className={column.isLabelHidden ? css.hidden : undefined}>{column.label}</span>
                  {column.isSortable && (
                    <Icon
                      of={sortDirection === 'descending' ? ArrowDown : ArrowUp}
                      size="small"
                      className={classNames(css.sort, sortDirection && css.sorted)}
                    />
                  )}
                </span>
              )}
            </AriaColumn>
          ))}
        </TableHeader>
        <TableBody>
          {items.map((item) => {
            const id = idOf(item)
            return (
              <Row
                key={id}
                id={id}
                textValue={nameOf?.(item)}
                href={hrefOf?.(item)}
                className={classNames(css.row, (onOpen || hrefOf) && css.opens)}
              >
                {canSelect && (
                  <Cell className={classNames(css.cell, css.selectCell)}>
                    <Checkbox slot="selection" className={checkboxClass}>
                      <CheckboxMark />
                    </Checkbox>
                  </Cell>
                )}
                {columns.map((column) => (
                  <Cell
                    key={column.id}
                    dir={column.isOneLine ? 'auto' : undefined}
                    className={classNames(
                      css.cell,
                      column.align === 'end' && css.end,
                      column.isOneLine && css.oneLine,
                      column.width !== undefined && css.sized,
                      column.id === headerId ? css.headerCell : css[`phone-${column.phone ?? 'line'}`],
                    )}
                  >
                    {column.isNamedOnPhone && <span className={css.phoneName}>{column.label}</span>}
                    {column.cell(item)}
                  </Cell>
                ))}
              </Row>
            )
          })}
        </TableBody>
      </AriaTable>
      {footer && <div className={css.footer}>{footer}</div>}
    </div>
  )
}

function TableWaiting<Item>({
  columns,
  canSelect,
  headerId,
}: {
  columns: readonly TableColumn<Item>[]
  canSelect: boolean
  headerId: string | undefined
}) {
  return (
    <Loading>
      <div className={css.frame} aria-hidden="true">
        <table className={css.table} role="presentation">
          <thead className={css.head}>
            <tr>
              {canSelect && (
                <th className={classNames(css.column, css.selectColumn)}>
                  <Skeleton width="1rem" height="1rem" />
                </th>
              )}
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={classNames(css.column, column.align === 'end' && css.end)}
                  style={{ inlineSize: column.width }}
                >
                  {column.isLabelHidden ? null : column.label}
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: 8 }, (_, row) => (
              <tr key={row} className={css.row}>
                {canSelect && (
                  <td className={classNames(css.cell, css.selectCell)}>
                    <Skeleton width="1rem" height="1rem" />
                  </td>
                )}
                {columns.map((column, at) => (
                  <td
                    key={column.id}
                    className={classNames(
                      css.cell,
                      column.width !== undefined && css.sized,
                      column.id === headerId ? css.headerCell : css[`phone-${column.phone ?? 'line'}`],
                    )}
                    style={{ inlineSize: column.width }}
                  >
                    <Skeleton width={`${50 + ((row * 3 + at * 5) % 4) * 12}%`} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Loading>
  )
}
