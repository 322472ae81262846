import { useWhen } from '#areas/accounts/admin/index.tsx'
import type { OutputOf } from '#kernel/endpoint.ts'
import { recordingClass } from '#kernel/session-recording.ts'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useSite } from '#areas/sites/admin/index.tsx'
import { Button } from '#ui/button/button.tsx'
import { useRead } from '#ui/data/data.ts'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { List } from '#ui/list/list.tsx'
import { AT_A_GLANCE, narrowed } from '#ui/list-view/list-view.ts'
import { useAnnounceFound } from '#ui/table/announce-found.ts'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { NoMatch } from '#ui/empty-state/no-match.tsx'
import { useWords } from '#ui/words.ts'
import { listTrash } from '../../contract.ts'
import { WhereLinkedDialog } from './linked-dialogs.tsx'
import type { PageVerbs } from './use-page-verbs.ts'
import { useTellApart } from './use-tell-apart.ts'

const none: OutputOf<typeof listTrash>['pages'] = []

/** Pages that were thrown away, to be brought back within their 30 days. */
export function TrashDrawer({
  verbs,
  canRestore,
  homeId,
  onOpen,
  onClose,
}: {
  verbs: PageVerbs
  canRestore: boolean
  homeId: string | undefined
  /** Opens a page that links to one in the trash. */
  onOpen: (pageId: string) => void
  onClose: () => void
}) {
  const t = useWords()
  const when = useWhen()
  const site = useSite()
  const [asked, setAsked] = useState<{ readonly id: string; readonly title: string } | null>(null)
  const trash = useRead(listTrash, { siteId: site.id })
  const { locale } = useLocale()
  const [search, setSearch] = useState('')
  const all = trash.data?.pages ?? none
  const { titleOf } = useTellApart(all)
  const isLong = all.length > AT_A_GLANCE || search !== ''
  const pages = narrowed(
    all,
    { search, filters: {} },
    locale,
    (page) => `${page.title} ${page.path ?? ''} ${page.deletedBy?.name ?? ''}`,
    () => [],
  )
  useAnnounceFound(search.trim(), trash.data ? pages.length : null)
  return (
    <Drawer title={t('page_trash.title')} onClose={onClose}>
      {trash.isError ? (
        <ReadFailed onAgain={() => void trash.refetch()} />
      ) : !trash.data ? (
        <Loading>
          <Skeleton lines={4} />
        </Loading>
      ) : trash.data.pages.length === 0 ? (
        <EmptyState size="small" icon={Trash2} title={t('page_trash.empty')}>
          {t('page_trash.empty_text')}
        </EmptyState>
      ) : (
        <Stack gap={16}>
          <p>{t('page_trash.help')}</p>
          {isLong && <SearchField label={t('page_trash.search')} value={search} onChange={setSearch} />}
          {pages.length === 0 && (
            <NoMatch size="small" title={t('page_trash.no_match')} onClear={() => setSearch('')} />
          )}
          <List
            label={t('page_trash.title')}
            items={pages.map((page) => ({
              id: page.id,
              title: titleOf(page),
              detail: (
                <span className={recordingClass.mask}>
                  {t('page_trash.until', {
                    day: when.day(page.goneAt),
                    who: page.deletedBy?.name ?? '',
                    ago: when.ago(page.deletedAt),
                  })}
                </span>
              ),
              actions: (
                <>
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={`${t('pages.linked.open')}: ${titleOf(page)}`}
                    onPress={() => setAsked(page)}
                  >
                    {t('pages.linked.open')}
                  </Button>
                  {canRestore && (
                    <Button
                      size="small"
                      aria-label={`${t('page_trash.restore')}: ${titleOf(page)}`}
                      onPress={() => void verbs.restore(page.id)}
                    >
                      {t('page_trash.restore')}
                    </Button>
                  )}
                </>
              ),
            }))}
          />
        </Stack>
      )}
      {asked && (
        <WhereLinkedDialog
          page={asked}
          homeId={homeId}
          onOpen={(id) => {
            onClose()
            onOpen(id)
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Drawer>
  )
}
