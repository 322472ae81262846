import { type ReactNode, useState } from 'react'
import Bookmark from 'lucide-react/icons/bookmark'
import Filter from 'lucide-react/icons/list-filter'
import Sliders from 'lucide-react/icons/sliders-horizontal'
import { Button } from '../button/button.tsx'
import { type Chip, Chips } from '../chip/chip.tsx'
import type { MenuEntries, MenuGroup } from '../menu/menu-entries.ts'
import { Menu } from '../menu/menu.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import type { TableColumn } from '../table/table.tsx'
import { showToast } from '../toast/toast.tsx'
import { useWords } from '../words.ts'
import css from './list-view.module.css'
import { isSameView, wholeView } from './list-view.ts'
import { SaveView } from './save-view.tsx'
import type { ListState } from './use-list-view.ts'

/** One thing a list can be narrowed by. */
export interface ListFilter {
  readonly id: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** At most one of the options at a time. */
  readonly isSingle?: boolean
}

/** What of a column the bar speaks of. */
type Named = Pick<TableColumn<never>, 'id' | 'label' | 'isHeader' | 'isSortable' | 'isLabelHidden'>

export interface ListBarProps {
  list: ListState
  /** Names the search; without it there is none. */
  searchLabel?: string
  filters?: readonly ListFilter[]
  /** The columns of the table, those that are left out too. */
  columns: readonly Named[]
  /** Whether the rows are looked at otherwise than in a table: there is an order, and no column to be left out. */
  hasNoTable?: boolean
  /** Beside the order and the views: another way to look at the list. */
  end?: ReactNode
}

/**
 * Above a list: its search, its filters in one menu and what is set as chips; its order and its columns; and the
 * views that were given a name. On phones, where a table has no heads, the order is chosen here alone.
 */
export function ListBar({ list, searchLabel, filters = [], columns, hasNoTable = false, end }: ListBarProps) {
  const t = useWords()
  const { view } = list
  const choose = (id: string, chosen: readonly string[]): void =>
    list.change({ filters: { ...view.filters, [id]: chosen } })
  return (
    <div className={css.bar}>
      {searchLabel !== undefined && (
        <div className={css.search}>
          <SearchField
            label={searchLabel}
            value={view.search}
            onChange={(search) => list.change({ search })}
          />
        </div>
      )}
      {filters.length > 0 && (
        <Menu
          trigger={<Button icon={Filter}>{t('list.filter')}</Button>}
          items={filters.map((filter): MenuGroup => ({
            label: filter.label,
            selection: filter.isSingle ? 'single' : 'multiple',
            selected: view.filters[filter.id] ?? [],
            onSelect: (chosen) => choose(filter.id, chosen),
            items: filter.options.map(({ value, label }) => ({ id: value, label })),
          }))}
        />
      )}
      <div className={css.view}>
        <LookMenu list={list} columns={columns} hasNoTable={hasNoTable} />
        <ViewsMenu list={list} />
        {end}
      </div>
      <FilterChips list={list} filters={filters} onChoose={choose} />
    </div>
  )
}

/** What is set, each to be taken away. */
function FilterChips({
  list,
  filters,
  onChoose,
}: {
  list: ListState
  filters: readonly ListFilter[]
  onChoose: (id: string, chosen: readonly string[]) => void
}) {
  const t = useWords()
  const set = list.view.filters
  const chips: Chip[] = filters.flatMap(({ id, label, options }) =>
    (set[id] ?? []).map((value) => ({
      id: `${id}:${value}`,
      label: t('list.filter_is', {
        what: label,
        value: options.find((option) => option.value === value)?.label ?? value,
      }),
    })),
  )
  if (chips.length === 0) return null
  const drop = (ids: string[]): void => {
    for (const { id } of filters) {
      const chosen = set[id] ?? []
      const left = chosen.filter((value) => !ids.includes(`${id}:${value}`))
      if (left.length < chosen.length) onChoose(id, left)
    }
  }
  return (
    <div className={css.set}>
      <Chips label={t('list.filters')} chips={chips} onRemove={drop} />
    </div>
  )
}

/** The order of the list, and which of its columns are shown. */
function LookMenu({
  list,
  columns,
  hasNoTable,
}: Required<Pick<ListBarProps, 'list' | 'columns' | 'hasNoTable'>>) {
  const t = useWords()
  const { sort, hidden } = list.view
  const sortable = columns.filter(({ isSortable }) => isSortable)
  const first = columns.find(({ isHeader }) => isHeader) ?? columns[0]
  const leavable = columns.filter((one) => one.id !== first?.id && !one.isLabelHidden)
  const items: MenuEntries = [
    sortable.length > 0 && {
      label: t('list.sort'),
      selection: 'single',
      selected: sort ? [sort.column] : [],
      onSelect: ([column]) =>
        column !== undefined && list.change({ sort: { column, direction: sort?.direction ?? 'ascending' } }),
      items: sortable.map(({ id, label }) => ({ id, label })),
    },
    sort !== null && {
      label: t('list.direction'),
      selection: 'single',
      selected: [sort.direction],
      onSelect: ([direction]) =>
        list.change({
          sort: { ...sort, direction: direction === 'ascending' ? 'ascending' : 'descending' },
        }),
      items: [
        { id: 'ascending', label: t('list.ascending') },
        { id: 'descending', label: t('list.descending') },
      ],
    },
    !hasNoTable &&
      leavable.length > 1 && {
        label: t('list.columns'),
        selection: 'multiple',
        selected: leavable.filter(({ id }) => !hidden.includes(id)).map(({ id }) => id),
        onSelect: (shown) =>
          list.change({ hidden: leavable.filter(({ id }) => !shown.includes(id)).map(({ id }) => id) }),
        items: leavable.map(({ id, label }) => ({ id, label })),
      },
  ]
  if (!items.some(Boolean)) return null
  return (
    <Menu placement="bottom end" trigger={<Button icon={Sliders}>{t('list.look')}</Button>} items={items} />
  )
}

/** The views with a name: one is shown, this one is saved, one is taken away. */
function ViewsMenu({ list }: { list: ListState }) {
  const t = useWords()
  const [isSaving, setSaving] = useState(false)
  const { saved, shown, view } = list
  const remove = (name: string): void => {
    const gone = saved.find((one) => one.name === name)
    list.remove(name)
    showToast({
      text: t('list.view_removed', { name }),
      ...(gone && { undo: () => list.save(name, gone.view) }),
    })
  }
  const isWhole = isSameView(view, wholeView(view.sort))
  return (
    <>
      <Menu
        placement="bottom end"
        label={t('list.views')}
        trigger={<Button icon={Bookmark}>{shown?.name ?? t('list.views')}</Button>}
        items={[
          saved.length > 0 && {
            selection: 'single',
            selected: shown ? [`view:${shown.name}`] : isWhole ? ['whole'] : [],
            onSelect: ([id]) => list.show(saved.find(({ name }) => `view:${name}` === id) ?? null),
            items: [
              { id: 'whole', label: t('list.whole') },
              ...saved.map(({ name }) => ({ id: `view:${name}`, label: name })),
            ],
          },
          saved.length > 0 && 'line',
          {
            id: 'save',
            label: t('list.save'),
            isDisabled: shown !== undefined,
            onAction: () => setSaving(true),
          },
          saved.length > 0 && {
            id: 'remove',
            label: t('list.remove'),
            items: saved.map(({ name }) => ({
              id: `remove:${name}`,
              label: name,
              onAction: () => remove(name),
            })),
          },
        ]}
      />
      {isSaving && <SaveView onSave={list.save} onClose={() => setSaving(false)} />}
    </>
  )
}
