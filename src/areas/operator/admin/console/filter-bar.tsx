import Filter from 'lucide-react/icons/list-filter'
import { Button } from '#ui/button/button.tsx'
import { type Chip, Chips } from '#ui/chip/chip.tsx'
import type { MenuGroup } from '#ui/menu/menu-entries.ts'
import { Menu } from '#ui/menu/menu.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { useWords } from '#ui/words.ts'
import css from './console.module.css'

/** One thing a list can be narrowed by. */
export interface FilterOf {
  readonly id: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: readonly string[]
  readonly isSingle?: boolean
  readonly onChange: (chosen: string[]) => void
}

/** The search of a list, its filters in one menu, and what is set as chips. */
export function FilterBar({
  search,
  searchLabel,
  onSearch,
  filters,
}: {
  search?: string
  searchLabel?: string
  onSearch?: (text: string) => void
  filters: readonly FilterOf[]
}) {
  const t = useWords()
  const chips: Chip[] = filters.flatMap(({ id, label, options, chosen }) =>
    chosen.map((value) => ({
      id: `${id}:${value}`,
      label: t('operator.filter_is', {
        what: label,
        value: options.find((option) => option.value === value)?.label ?? value,
      }),
    })),
  )
  const drop = (ids: string[]): void => {
    for (const filter of filters) {
      const left = filter.chosen.filter((value) => !ids.includes(`${filter.id}:${value}`))
      if (left.length < filter.chosen.length) filter.onChange(left)
    }
  }
  return (
    <div className={css.filters}>
      {onSearch && (
        <div className={css.search}>
          <SearchField label={searchLabel ?? ''} value={search ?? ''} onChange={onSearch} />
        </div>
      )}
      {filters.length > 0 && (
        <Menu
          trigger={<Button icon={Filter}>{t('operator.filter')}</Button>}
          items={filters.map((filter): MenuGroup => ({
            label: filter.label,
            selection: filter.isSingle ? 'single' : 'multiple',
            selected: filter.chosen,
            onSelect: filter.onChange,
            items: filter.options.map(({ value, label }) => ({ id: value, label })),
          }))}
        />
      )}
      {chips.length > 0 && <Chips label={t('operator.filters')} chips={chips} onRemove={drop} />}
    </div>
  )
}
