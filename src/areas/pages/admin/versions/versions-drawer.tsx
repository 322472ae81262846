import { useWhen } from '#areas/accounts/admin/index.tsx'
import { recordingClass } from '#kernel/session-recording.ts'
import Eye from 'lucide-react/icons/eye'
import History from 'lucide-react/icons/history'
import Pencil from 'lucide-react/icons/pencil'
import { lazy, Suspense, useState } from 'react'
import { permissions } from '#areas/sites/contract.ts'
import { useSite } from '#areas/sites/admin/index.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { useChange } from '#ui/data/data.ts'
import { type PartsOf, useParts } from '#ui/data/use-parts.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { listPending } from '#areas/releases/contract.ts'
import { listPages, pageDrafts, type PageRow } from '../../contract.ts'
import { wordsOfProblem } from '../words-of-problem.ts'
import { sittings, type Sitting, type VersionRow } from './sittings.ts'
import css from './versions-drawer.module.css'

const VersionView = lazy(async () => ({ default: (await import('./version-view.tsx')).VersionView }))

const { listVersions, nameVersion, restoreVersion } = pageDrafts

/** A version is asked for by the number of the last one shown. */
const before: PartsOf<typeof listVersions, VersionRow> = {
  items: ({ versions }) => versions,
  after: ({ versions, hasMore }) => (hasMore ? { before: versions.at(-1)?.version } : null),
}

/** A page's line of time: who worked on it when; any point of it can be named, looked at and brought back. */
export function VersionsDrawer({ page, onClose }: { page: PageRow; onClose: () => void }) {
  const t = useWords()
  const when = useWhen()
  const site = useSite()
  const canEdit = site.can(permissions.pagesEdit) && !site.isReadOnly
  const [naming, setNaming] = useState<VersionRow | null>(null)
  const [looking, setLooking] = useState<VersionRow | null>(null)
  const input = { siteId: site.id, documentId: page.id }
  const line = useParts(listVersions, input, before)
  const restore = useChange(restoreVersion, {
    isFaultShown: true,
    refreshes: [listVersions, listPages, listPending],
    onDone: () => {
      showToast({ tone: 'success', text: t('pages.versions.restored'), detail: t('pages.versions.kept') })
      onClose()
    },
  })
  const bringBack = (version: number) => restore.mutate({ ...input, version })
  const versions = line.items
  const name = (sitting: Sitting) =>
    sitting.last.author?.name ? sitting.last.author.name : t('pages.versions.somebody')
  return (
    <Drawer title={t('pages.versions.title', { title: page.title })} onClose={onClose}>
      {restore.isError && (
        <Banner tone="danger" isLive>
          {wordsOfProblem(restore.error, t)}
        </Banner>
      )}
      {line.isError && versions === null ? (
        <ReadFailed onAgain={line.again} />
      ) : versions === null ? (
        <Loading>
          <Skeleton lines={6} />
        </Loading>
      ) : versions.length === 0 ? (
        <EmptyState size="small" icon={History} title={t('pages.versions.empty')}>
          {t('pages.versions.empty_text')}
        </EmptyState>
      ) : (
        <ol className={css.list} aria-label={t('pages.versions.title', { title: page.title })}>
          {sittings(versions).map((sitting, index) => (
            <li key={sitting.last.version} className={css.item}>
              <span className={css.mark} aria-hidden="true" />
              <div className={`${css.words} ${recordingClass.mask}`}>
                <p className={css.title}>
                  {sitting.last.name ??
                    (sitting.last.version === 0
                      ? t('pages.versions.beginning')
                      : t('pages.versions.by', { name: name(sitting) }))}
                  {index === 0 && <Badge tone="accent">{t('pages.versions.now')}</Badge>}
                </p>
                <p className={css.detail}>
                  <time dateTime={sitting.last.at}>{when.at(sitting.last.at)}</time>
                  {sitting.last.name ? ` · ${name(sitting)}` : ''}
                  {sitting.changes > 0 ? ` · ${t('pages.versions.changes', { count: sitting.changes })}` : ''}
                </p>
                <div className={css.actions}>
                  <Button size="small" icon={Eye} onPress={() => setLooking(sitting.last)}>
                    {t('pages.versions.look')}
                  </Button>
                  {canEdit && (
                    <>
                      {index > 0 && (
                        <Button
                          size="small"
                          variant="quiet"
                          isBusy={restore.isPending && restore.variables.version === sitting.last.version}
                          onPress={() => bringBack(sitting.last.version)}
                        >
                          {t('pages.versions.restore')}
                        </Button>
                      )}
                      <IconButton
                        size="small"
                        icon={Pencil}
                        name={t(sitting.last.name ? 'pages.versions.rename' : 'pages.versions.name')}
                        onPress={() => setNaming(sitting.last)}
                      />
                    </>
                  )}
                </div>
              </div>
            </li>
          ))}
        </ol>
      )}
      <LoadMore {...line.more} />
      {naming && <NameDialog pageId={page.id} version={naming} onClose={() => setNaming(null)} />}
      {looking && (
        <Suspense fallback={null}>
          <VersionView
            page={page}
            version={looking}
            canRestore={canEdit && looking.version !== versions?.[0]?.version}
            onRestore={() => bringBack(looking.version)}
            isRestoring={restore.isPending}
            problem={restore.variables?.version === looking.version ? restore.error : null}
            onClose={() => setLooking(null)}
          />
        </Suspense>
      )}
    </Drawer>
  )
}

function NameDialog({
  pageId,
  version,
  onClose,
}: {
  pageId: string
  version: VersionRow
  onClose: () => void
}) {
  const t = useWords()
  const site = useSite()
  const [text, setText] = useState(version.name ?? '')
  const change = useChange(nameVersion, { isFaultShown: true, refreshes: [listVersions], onDone: onClose })
  const save = () =>
    change.mutate({ siteId: site.id, documentId: pageId, version: version.version, name: text.trim() })
  return (
    <Dialog
      size="small"
      title={t('pages.versions.name')}
      isLocked={change.isPending}
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" isBusy={change.isPending} onPress={save}>
            {t('ui.bar.save')}
          </Button>
          <Button variant="quiet" isDisabled={change.isPending} onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('pages.versions.name_field')}
        help={t('pages.versions.name_help')}
        autoFocus
        maxLength={200}
        value={text}
        error={change.isError ? wordsOfProblem(change.error, t) : undefined}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save()
        }}
      />
    </Dialog>
  )
}
