import { Checkbox } from 'react-aria-components/Checkbox'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { type ReactNode, useMemo } from 'react'
import { checkboxClass, CheckboxMark } from '#ui/checkbox/checkbox.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { useSelection } from '#ui/table/use-selection.ts'
import { useWords } from '#ui/words.ts'
import type { AssetRow } from '../../contract.ts'
import { isPicture } from '../asset-picture.ts'
import { useFileWords } from '../file-words.ts'
import { AssetThumb } from './asset-tile.tsx'
import css from './asset-grid.module.css'

export interface AssetGridProps {
  label: string
  siteUrl: string
  items: readonly AssetRow[]
  /** A press or enter on one. */
  onOpen: (id: string) => void
  selected?: ReadonlySet<string>
  /** With it, several can be selected. */
  onSelect?: (selected: ReadonlySet<string>) => void
  isStale?: boolean
  empty?: ReactNode
}

const nothing: ReadonlySet<string> = new Set()

/** Files as pictures beside one another; walked with the arrow keys, opened with enter. */
export function AssetGrid({
  label,
  siteUrl,
  items,
  onOpen,
  selected = nothing,
  onSelect,
  isStale = false,
}: AssetGridProps) {
  const t = useWords()
  const files = useFileWords()
  const selection = useSelection(
    selected,
    onSelect,
    useMemo(() => items.map(({ id }) => id), [items]),
  )
  return (
    <GridList
      aria-label={label}
      layout="grid"
      items={items}
      dependencies={[onSelect !== undefined, files, siteUrl]}
      selectionMode={onSelect ? 'multiple' : 'none'}
      {...selection}
      onAction={(key) => onOpen(String(key))}
      data-stale={isStale || undefined}
      data-selecting={selected.size > 0 || undefined}
      className={css.grid}
    >
      {(asset) => (
        <GridListItem id={asset.id} textValue={asset.name} className={css.item}>
          <div className={css.place} data-drawing={asset.kind === 'drawing' || undefined}>
            <AssetThumb asset={asset} siteUrl={siteUrl} sizes="200px" />
            {isPicture(asset) && !asset.isDecorative && asset.alt.trim() === '' && (
              <span className={css.badge}>
                <Badge tone="warning">{t('assets.alt.missing')}</Badge>
              </span>
            )}
          </div>
          {onSelect && (
            <Checkbox slot="selection" className={`${checkboxClass} ${css.check}`}>
              <CheckboxMark />
            </Checkbox>
          )}
          <p dir="auto" className={css.name} title={asset.name}>
            {asset.name}
          </p>
          <p className={css.detail}>
            {[files.pixels(asset), files.size(asset.bytes)].filter(Boolean).join(' · ')}
          </p>
        </GridListItem>
      )}
    </GridList>
  )
}
