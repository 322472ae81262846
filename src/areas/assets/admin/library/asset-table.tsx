import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Table, type TableColumn, type TableSort } from '#ui/table/table.tsx'
import { useWords } from '#ui/words.ts'
import type { AssetRow } from '../../contract.ts'
import { isPicture } from '../asset-picture.ts'
import { useFileWords } from '../file-words.ts'
import { AssetThumb } from './asset-tile.tsx'
import css from './asset-table.module.css'

const idOf = (asset: AssetRow) => asset.id
const nameOf = (asset: AssetRow) => asset.name

/** A file by its name, its picture before it. */
export function FileName({ asset, siteUrl }: { asset: AssetRow; siteUrl: string }) {
  return (
    <span className={css.name}>
      <span className={css.thumb} data-drawing={asset.kind === 'drawing' || undefined}>
        <AssetThumb asset={asset} siteUrl={siteUrl} sizes="48px" look="cut" />
      </span>
      <span className={css.words}>{asset.name}</span>
    </span>
  )
}

/** The columns of files: what is known of each. */
export function useAssetColumns(siteUrl: string): readonly TableColumn<AssetRow>[] {
  const t = useWords()
  const files = useFileWords()
  return [
    {
      id: 'name',
      label: t('assets.column.name'),
      isHeader: true,
      isSortable: true,
      cell: (asset) => <FileName asset={asset} siteUrl={siteUrl} />,
    },
    {
      id: 'alt',
      label: t('assets.column.alt'),
      phone: 'line',
      isOneLine: true,
      cell: (asset) =>
        !isPicture(asset) ? null : asset.isDecorative ? (
          <span className={css.soft}>{t('assets.decorative')}</span>
        ) : asset.alt.trim() === '' ? (
          <Badge tone="warning">{t('assets.alt.missing')}</Badge>
        ) : (
          asset.alt
        ),
    },
    { id: 'kind', label: t('assets.column.kind'), width: '9rem', phone: 'hidden', cell: files.kind },
    {
      id: 'pixels',
      label: t('assets.column.pixels'),
      width: '8rem',
      align: 'end',
      phone: 'hidden',
      cell: (asset) => files.pixels(asset),
    },
    {
      id: 'size',
      label: t('assets.column.size'),
      isSortable: true,
      width: '6rem',
      align: 'end',
      phone: 'end',
      cell: (asset) => files.size(asset.bytes),
    },
    {
      id: 'added',
      label: t('assets.column.added'),
      isSortable: true,
      width: '8rem',
      align: 'end',
      phone: 'hidden',
      cell: (asset) => files.day(asset.createdAt),
    },
  ]
}

/** Files below one another, with what is known of each. */
export function AssetTable({
  label,
  columns,
  sort,
  onSort,
  items,
  onOpen,
  selected,
  onSelect,
  onTrash,
  isStale,
  empty,
  error,
  footer,
}: {
  label: string
  columns: readonly TableColumn<AssetRow>[]
  sort?: TableSort
  onSort: (sort: TableSort) => void
  items: readonly AssetRow[] | null
  onOpen: (id: string) => void
  selected: ReadonlySet<string>
  onSelect: ((selected: ReadonlySet<string>) => void) | undefined
  onTrash: (ids: readonly string[]) => void
  isStale: boolean
  empty: ReactNode
  error: ReactNode
  footer: ReactNode
}) {
  const t = useWords()
  return (
    <Table
      label={label}
      columns={columns}
      {...(sort && { sort })}
      onSort={onSort}
      items={items}
      idOf={idOf}
      nameOf={nameOf}
      isStale={isStale}
      empty={empty}
      error={error}
      footer={footer}
      onOpen={onOpen}
      {...(onSelect ? { selected, onSelect } : {})}
      bulkActions={(chosen) => (
        <Button size="small" variant="quiet" onPress={() => onTrash([...chosen])}>
          {t('assets.trash')}
        </Button>
      )}
    />
  )
}
