import { type ReactNode, useState } from 'react'
import Trash2 from 'lucide-react/icons/trash-2'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useList, useWhen } from '#areas/accounts/admin/index.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { ListBar } from '#ui/list-view/list-bar.tsx'
import { inOrder, narrowed } from '#ui/list-view/list-view.ts'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import { Table, type TableColumn } from '#ui/table/table.tsx'
import { NoMatch } from '#ui/empty-state/no-match.tsx'
import { useWords } from '#ui/words.ts'
import type { RedirectRow } from '../../contract.ts'
import { mostRedirects } from '../../redirects/redirect.ts'
import css from './redirects-part.module.css'

/** How many are shown at once, until more are asked for: a site may have thousands. */
const ROWS = 50

const idOf = (row: RedirectRow): string => row.id

/** What a redirect is narrowed by: how long it holds, and who wrote it. */
const valuesOf = (row: RedirectRow, filter: string): readonly string[] =>
  filter === 'kind' ? [String(row.status)] : [row.isAutomatic ? 'automatic' : 'person']

/** What a redirect is put in order by, in a column. */
function valueOf(row: RedirectRow, column: string): string | number {
  if (column === 'since') return Date.parse(row.createdAt)
  return column === 'to' ? row.to : row.from
}

/**
 * The redirects of a site, in the order of their old addresses unless asked otherwise.
 *
 * @param props.redirects null while they have not come
 * @param props.empty stands there where the site has none
 * @param props.going those that are being deleted
 * @param props.onDelete undefined where the person may not
 */
export function RedirectTable({
  redirects,
  error,
  empty,
  going,
  onDelete,
}: {
  redirects: readonly RedirectRow[] | null
  error: ReactNode
  empty: ReactNode
  going: ReadonlySet<string>
  onDelete: ((redirectIds: readonly string[]) => void) | undefined
}) {
  const t = useWords()
  const when = useWhen()
  const { locale } = useLocale()
  const list = useList('pages/redirects', {
    sorts: ['from', 'to', 'since'],
    filters: { kind: ['301', '302'], maker: ['automatic', 'person'] },
    rowsMax: mostRedirects,
  })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  // Who deletes what they searched for goes on with what they found.
  const isLong = list.isLong(redirects?.length)
  const found = narrowed(redirects ?? [], list.view, locale, (row) => `${row.from} ${row.to}`, valuesOf)
  const rows = isLong ? inOrder(found, list.view.sort, locale, valueOf) : redirects
  // What is no longer found, or is gone, is not acted upon.
  const chosen = new Set((rows ?? []).flatMap(({ id }) => (selected.has(id) ? [id] : [])))
  const columns: readonly TableColumn<RedirectRow>[] = [
    {
      id: 'from',
      label: t('redirects.from'),
      isHeader: true,
      isSortable: isLong,
      cell: (row) => <span className={css.address}>{row.from}</span>,
    },
    {
      id: 'to',
      label: t('redirects.to'),
      isSortable: isLong,
      phone: 'line',
      cell: (row) => <span className={css.address}>{row.to}</span>,
    },
    {
      id: 'kind',
      label: t('redirects.kind'),
      width: '13rem',
      phone: 'line',
      cell: (row) => (
        <span className={css.kind}>
          {t(`redirects.status_${row.status}`)}
          {row.isAutomatic && <Badge>{t('redirects.automatic')}</Badge>}
        </span>
      ),
    },
    {
      id: 'since',
      label: t('redirects.since'),
      isSortable: isLong,
      width: '9rem',
      align: 'end',
      phone: 'hidden',
      cell: (row) => when.day(row.createdAt),
    },
    {
      id: 'do',
      label: t('releases.column.do'),
      isLabelHidden: true,
      width: '3.5rem',
      align: 'end',
      phone: 'end',
      cell: (row) =>
        onDelete && (
          <IconButton
            icon={Trash2}
            size="small"
            name={t('redirects.delete', { from: row.from })}
            isBusy={going.has(row.id)}
            onPress={() => onDelete([row.id])}
          />
        ),
    },
  ]
  return (
    <Stack gap={12}>
      {isLong && (
        <ListBar
          list={list}
          searchLabel={t('redirects.search')}
          columns={columns}
          filters={[
            {
              id: 'kind',
              label: t('redirects.kind'),
              options: [
                { value: '301', label: t('redirects.status_301') },
                { value: '302', label: t('redirects.status_302') },
              ],
            },
            {
              id: 'maker',
              label: t('redirects.maker'),
              options: [
                { value: 'automatic', label: t('redirects.automatic') },
                { value: 'person', label: t('redirects.by_hand') },
              ],
            },
          ]}
        />
      )}
      <Table
        label={t('redirects.title')}
        {...(isLong ? list.tableOf(columns) : { columns })}
        items={rows && rows.slice(0, list.most)}
        idOf={idOf}
        nameOf={(row) => row.from}
        {...(isLong && onDelete && rows
          ? {
              selected: chosen,
              onSelect: setSelected,
              total: rows.length,
              onSelectEvery: () => setSelected(new Set(rows.map(idOf))),
              bulkActions: (ids: ReadonlySet<string>, clear: () => void) => (
                <Button
                  size="small"
                  variant="quiet"
                  icon={Trash2}
                  onPress={() => {
                    onDelete([...ids])
                    clear()
                  }}
                >
                  {t('redirects.delete_chosen')}
                </Button>
              ),
            }
          : {})}
        error={error}
        empty={isLong ? <NoMatch size="small" title={t('redirects.no_match')} onClear={list.clear} /> : empty}
        footer={
          rows && rows.length > ROWS ? (
            <LoadMore
              shown={Math.min(list.most, rows.length)}
              total={rows.length}
              hasMore={rows.length > list.most}
              onMore={list.more}
            />
          ) : undefined
        }
      />
    </Stack>
  )
}
