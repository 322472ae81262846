import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { usePlainList, useWhen } from '#areas/accounts/admin/index.tsx'
import { ReadOnlyNote, useSite } from '#areas/sites/admin/index.tsx'
import { permissions } from '#areas/sites/contract.ts'
import { DAY } from '#kernel/clock.ts'
import { recordingClass } from '#kernel/session-recording.ts'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { Button } from '#ui/button/button.tsx'
import { useRows } from '#ui/data/use-parts.ts'
import { Confirm } from '#ui/dialog/confirm.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Page, Stack } from '#ui/layout/layout.tsx'
import { AT_A_GLANCE } from '#ui/list-view/list-view.ts'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { Table, type TableColumn } from '#ui/table/table.tsx'
import { NoMatch } from '#ui/empty-state/no-match.tsx'
import { useWords, type Words } from '#ui/words.ts'
import { listTrashedAssets, type TrashedAsset } from '../contract.ts'
import { useFileWords } from './file-words.ts'
import { FileName } from './library/asset-table.tsx'
import { useTrash } from './library/use-trash.ts'
import css from './trash-screen.module.css'

const idOf = (file: TrashedAsset) => file.id
const nameOf = (file: TrashedAsset) => file.name

/** How long a file still lies in the trash, in words: what a page shows stays beyond its days. */
function leftOf(file: TrashedAsset, t: Words): string {
  const days = Math.ceil((Date.parse(file.goneAt) - Date.now()) / DAY)
  return days > 0 ? t('asset_trash.left', { days }) : t('asset_trash.held')
}

/** Files that were thrown away, to be brought back within their days, or deleted for good before. */
export function Screen() {
  const t = useWords()
  const site = useSite()
  const when = useWhen()
  const files = useFileWords()
  const list = usePlainList('assets/trash')
  const { search } = list.view
  const trash = useRows(listTrashedAssets, { siteId: site.id, search }, { keepsShown: true, rows: list })
  const verbs = useTrash(site.id)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [purging, setPurging] = useState<readonly string[] | null>(null)
  const canChange = !site.isReadOnly && site.can(permissions.assetsRemove)
  const items = trash.items
  // What is no longer found, or is gone, is not acted upon.
  const chosen = new Set((items ?? []).flatMap(({ id }) => (selected.has(id) ? [id] : [])))
  const isLong = search !== '' || (items?.length ?? 0) > AT_A_GLANCE
  const restore = (ids: readonly string[]) => {
    setSelected(new Set())
    void verbs.restore(ids)
  }
  const columns: readonly TableColumn<TrashedAsset>[] = [
    {
      id: 'name',
      label: t('assets.column.name'),
      isHeader: true,
      cell: (file) => <FileName asset={file} siteUrl={site.url} />,
    },
    {
      id: 'thrown',
      label: t('asset_trash.column.thrown'),
      width: '13rem',
      phone: 'line',
      cell: (file) => (
        <span>
          {when.ago(file.deletedAt)}{' '}
          {file.deletedBy && (
            <span className={`${css.who} ${recordingClass.mask}`}>
              {t('asset_trash.by', { name: file.deletedBy.name })}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'size',
      label: t('assets.column.size'),
      width: '6rem',
      align: 'end',
      phone: 'hidden',
      cell: (file) => files.size(file.bytes),
    },
    {
      id: 'left',
      label: t('asset_trash.column.left'),
      width: '10rem',
      phone: 'line',
      cell: (file) => leftOf(file, t),
    },
    ...(canChange
      ? [
          {
            id: 'do',
            label: t('asset_trash.column.do'),
            isLabelHidden: true,
            width: '11rem',
            align: 'end',
            phone: 'line',
            cell: (file) => (
              <>
                <Button
                  size="small"
                  variant="quiet"
                  icon={Undo2}
                  aria-label={`${t('asset_trash.restore')}: ${file.name}`}
                  onPress={() => restore([file.id])}
                >
                  {t('asset_trash.restore')}
                </Button>
                <IconButton
                  size="small"
                  icon={Trash2}
                  name={t('asset_trash.purge_named', { name: file.name })}
                  onPress={() => setPurging([file.id])}
                />
              </>
            ),
          } satisfies TableColumn<TrashedAsset>,
        ]
      : []),
  ]
  return (
    <Page>
      <PageHeader
        above={
          <Breadcrumb
            items={[
              { label: t('frame.nav.assets'), href: `/sites/${site.id}/assets` },
              { label: t('asset_trash.title') },
            ]}
          />
        }
        title={t('asset_trash.title')}
      >
        {t('asset_trash.help')}
      </PageHeader>
      <ReadOnlyNote />
      <Stack gap={16}>
        {isLong && (
          <SearchField
            label={t('asset_trash.search')}
            value={search}
            onChange={(text) => list.change({ search: text })}
            className={css.search ?? ''}
          />
        )}
        <Table
          label={t('asset_trash.title')}
          columns={columns}
          items={items}
          idOf={idOf}
          nameOf={nameOf}
          isStale={trash.isChanging}
          narrowing={list.narrowing}
          {...(canChange ? { selected: chosen, onSelect: setSelected } : {})}
          bulkActions={(ids) => (
            <>
              <Button size="small" variant="quiet" icon={Undo2} onPress={() => restore([...ids])}>
                {t('asset_trash.restore')}
              </Button>
              <Button size="small" variant="quiet" icon={Trash2} onPress={() => setPurging([...ids])}>
                {t('asset_trash.purge')}
              </Button>
            </>
          )}
          error={trash.isError && items === null && <ReadFailed onAgain={trash.again} />}
          empty={
            search === '' ? (
              <EmptyState icon={Trash2} level={2} title={t('asset_trash.empty')}>
                {t('asset_trash.empty_text')}
              </EmptyState>
            ) : (
              <NoMatch level={2} title={t('asset_trash.no_match')} onClear={list.clear} />
            )
          }
          footer={<LoadMore {...trash.more} />}
        />
      </Stack>
      {purging && (
        <Confirm
          title={t('asset_trash.purge_title', { count: purging.length })}
          action={t('asset_trash.purge')}
          onConfirm={() => {
            setPurging(null)
            setSelected(new Set())
            void verbs.purge(purging)
          }}
          onClose={() => setPurging(null)}
        >
          <Stack gap={8}>
            <p>
              {t('asset_trash.purge_text', {
                count: purging.length,
                name: items?.find(({ id }) => id === purging[0])?.name ?? '',
              })}
            </p>
            <p>{t('asset_trash.purge_gaps')}</p>
          </Stack>
        </Confirm>
      )}
    </Page>
  )
}
