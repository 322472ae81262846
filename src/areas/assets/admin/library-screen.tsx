import { useList } from '#areas/accounts/admin/index.tsx'
import { ReadOnlyNote, useSite } from '#areas/sites/admin/index.tsx'
import { permissions } from '#areas/sites/contract.ts'
import Images from 'lucide-react/icons/images'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import ListIcon from 'lucide-react/icons/list'
import SearchX from 'lucide-react/icons/search-x'
import Trash2 from 'lucide-react/icons/trash-2'
import Upload from 'lucide-react/icons/upload'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page, Stack } from '#ui/layout/layout.tsx'
import { ListBar } from '#ui/list-view/list-bar.tsx'
import { useAnnounceFound } from '#ui/table/announce-found.ts'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import { HeaderActions } from '#ui/page-header/header-actions.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useWords } from '#ui/words.ts'
import { type AssetFilter, assetFilters, assetOrders, type AssetRow } from '../contract.ts'
import { AssetGrid } from './library/asset-grid.tsx'
import { AssetPanel } from './library/asset-panel.tsx'
import { AssetTable, useAssetColumns } from './library/asset-table.tsx'
import { BulkBar } from './library/bulk-bar.tsx'
import { FileTaker } from './library/file-taker.tsx'
import { useLibrary } from './library/use-library.ts'
import { useTrash } from './library/use-trash.ts'
import { UploadList } from './upload/upload-list.tsx'
import { useUploads } from './upload/use-uploads.ts'
import css from './library-screen.module.css'

/** What is offered to be narrowed to: pictures, drawn ones too, are one kind to a person. */
const offeredFilters = ['picture', 'video', 'audio', 'file'] as const satisfies readonly AssetFilter[]

const VIEW_KEY = 'portico.library.view'

function keptView(): 'grid' | 'list' {
  try {
    return localStorage.getItem(VIEW_KEY) === 'list' ? 'list' : 'grid'
  } catch {
    return 'grid'
  }
}

/** The library of a site: every picture, video, sound and file, to be found, described and thrown away. */
export function Screen() {
  const t = useWords()
  const site = useSite()
  const list = useList('assets/library', {
    begins: { column: 'added', direction: 'descending' },
    sorts: assetOrders,
    filters: { kind: assetFilters },
  })
  const { search, filters, sort } = list.view
  const kind = assetFilters.find((one) => one === filters['kind']?.[0]) ?? null
  const [view, setView] = useState(keptView)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [opened, setOpened] = useState<AssetRow | null>(null)
  const library = useLibrary(site.id, {
    search,
    kind,
    order: {
      sort: assetOrders.find((one) => one === sort?.column) ?? 'added',
      direction: sort?.direction ?? 'descending',
    },
    rows: list,
  })
  useAnnounceFound(
    list.narrowing,
    library.isStale || library.isFailed ? null : (library.items?.length ?? null),
  )
  const columns = useAssetColumns(site.url)
  const { queue, uploads } = useUploads(site.id)
  const trash = useTrash(site.id)
  const canEdit = !site.isReadOnly && site.can(permissions.assetsEdit)
  const canTrash = !site.isReadOnly && site.can(permissions.assetsRemove)
  const take = (files: readonly File[]) => void queue.add(files)
  const throwAway = (ids: readonly string[]) => {
    setSelected(new Set())
    setOpened(null)
    void trash.throwAway(ids)
  }
  const choose = (next: string) => {
    const wanted = next === 'list' ? 'list' : 'grid'
    setView(wanted)
    try {
      localStorage.setItem(VIEW_KEY, wanted)
    } catch {
      // A browser without storage forgets the view with the tab.
    }
  }
  // What is no longer found, or is gone, is not acted upon.
  const chosen = new Set((library.items ?? []).flatMap(({ id }) => (selected.has(id) ? [id] : [])))
  const rowOf = (id: string) => library.items?.find((asset) => asset.id === id)
  // What is written of a file may take it off the list that is searched: its panel stays until it is closed.
  const open = opened && (rowOf(opened.id) ?? opened)
  const { isNarrowed } = list
  const upload = (
    <FileTrigger allowsMultiple onSelect={(files) => files && take([...files])}>
      <Button variant="primary" icon={Upload}>
        {t('assets.upload')}
      </Button>
    </FileTrigger>
  )
  const empty = isNarrowed ? (
    <EmptyState
      icon={SearchX}
      level={2}
      title={t('assets.none_found.title')}
      action={<Button onPress={list.clear}>{t('assets.none_found.clear')}</Button>}
    >
      {t('assets.none_found.text')}
    </EmptyState>
  ) : (
    <EmptyState icon={Images} level={2} title={t('assets.empty.title')} action={canEdit ? upload : undefined}>
      {t(canEdit ? 'assets.empty.text' : 'assets.empty.text_reading')}
    </EmptyState>
  )
  const error = library.isFailed && <ReadFailed title={t('assets.read_failed')} onAgain={library.again} />
  const more = (
    <LoadMore
      shown={library.items?.length ?? 0}
      total={null}
      hasMore={library.hasMore}
      isBusy={library.isMoreComing}
      isFailed={library.isMoreFailed}
      onMore={library.more}
    />
  )
  const isEmptyLibrary = library.items?.length === 0 && !isNarrowed
  const shared = {
    label: t('frame.nav.assets'),
    onOpen: (id: string) => setOpened(rowOf(id) ?? null),
    selected: chosen,
    isStale: library.isStale,
  }
  return (
    <Page width="wide">
      <PageHeader
        title={t('frame.nav.assets')}
        actions={
          <HeaderActions
            more={[
              {
                id: 'trash',
                label: t('asset_trash.title'),
                icon: Trash2,
                isQuiet: true,
                href: `/sites/${site.id}/assets/trash`,
              },
            ]}
          >
            {canEdit && !isEmptyLibrary && upload}
          </HeaderActions>
        }
      >
        {t('assets.library.help')}
      </PageHeader>
      <ReadOnlyNote />
      <FileTaker label={t('assets.upload.drop')} isOff={!canEdit} onFiles={take}>
        <Stack gap={16}>
          {!isEmptyLibrary && (
            <ListBar
              list={list}
              searchLabel={t('assets.search')}
              columns={columns}
              hasNoTable={view === 'grid'}
              filters={[
                {
                  id: 'kind',
                  label: t('assets.filter'),
                  isSingle: true,
                  options: offeredFilters.map((one) => ({ value: one, label: t(`assets.filter.${one}`) })),
                },
              ]}
              end={
                <Segmented
                  label={t('assets.view')}
                  isIconOnly
                  value={view}
                  onChange={choose}
                  segments={[
                    { value: 'grid', label: t('assets.view.grid'), icon: LayoutGrid },
                    { value: 'list', label: t('assets.view.list'), icon: ListIcon },
                  ]}
                />
              }
            />
          )}
          <UploadList queue={queue} uploads={uploads} />
          {view === 'list' && !isEmptyLibrary ? (
            <AssetTable
              {...shared}
              {...list.tableOf(columns)}
              items={library.items}
              onSelect={canTrash ? setSelected : undefined}
              onTrash={throwAway}
              empty={empty}
              error={error}
              footer={more}
            />
          ) : error ? (
            error
          ) : library.items === null ? (
            <GridWaiting />
          ) : library.items.length === 0 ? (
            empty
          ) : (
            <>
              {canTrash && (
                <BulkBar selected={chosen} onClear={() => setSelected(new Set())} onTrash={throwAway} />
              )}
              <AssetGrid
                {...shared}
                siteUrl={site.url}
                items={library.items}
                {...(canTrash ? { onSelect: setSelected } : {})}
              />
              {more}
            </>
          )}
        </Stack>
      </FileTaker>
      {open && (
        <AssetPanel
          key={open.id}
          siteId={site.id}
          siteUrl={site.url}
          asset={open}
          canEdit={canEdit}
          canTrash={canTrash}
          onTrash={() => throwAway([open.id])}
          onClose={() => setOpened(null)}
        />
      )}
    </Page>
  )
}

function GridWaiting() {
  return (
    <Loading>
      <div className={css.waiting} aria-hidden="true">
        {Array.from({ length: 12 }, (_, at) => (
          <div key={at} className={css.bone}>
            <Skeleton shape="block" height="7.5rem" />
            <Skeleton width={`${50 + ((at * 3) % 4) * 12}%`} />
          </div>
        ))}
      </div>
    </Loading>
  )
}
