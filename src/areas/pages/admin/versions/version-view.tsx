import { useQuery } from '@tanstack/react-query'
import { use, useMemo, useState } from 'react'
import { useWhen } from '#areas/accounts/admin/index.tsx'
import { useSite } from '#areas/sites/admin/index.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { PlugContext } from '#ui/plug/plug.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useWords } from '#ui/words.ts'
import type { PageRow } from '../../contract.ts'
import { lateBlocks } from '../late-blocks.ts'
import { wordsOfProblem } from '../words-of-problem.ts'
import { ComparedVersions } from './compared-versions.tsx'
import { DrawnVersion } from './drawn-version.tsx'
import { readVersion } from './read-version.ts'
import type { VersionRow } from './sittings.ts'
import css from './version-view.module.css'

/** A page as it was, to be looked at and brought back. */
export function VersionView({
  page,
  version,
  canRestore,
  isRestoring,
  problem,
  onRestore,
  onClose,
}: {
  page: PageRow
  version: VersionRow
  canRestore: boolean
  isRestoring: boolean
  /** Why it could not be brought back. */
  problem: Error | null
  onRestore: () => void
  onClose: () => void
}) {
  const t = useWords()
  const when = useWhen()
  const site = useSite()
  const plug = use(PlugContext)
  const [view, setView] = useState<'alone' | 'compared'>('alone')
  const input = useMemo(
    () => ({ siteId: site.id, pageId: page.id, version: version.version, language: site.language }),
    [site.id, site.language, page.id, version.version],
  )
  const { data, isLoadingError, refetch } = useQuery({
    queryKey: ['pages.version_view', input],
    queryFn: ({ signal }) => readVersion(input, t, lateBlocks(plug), signal),
    staleTime: 60_000,
  })
  return (
    <Dialog
      size="large"
      isFlush
      title={t('pages.versions.view', { at: when.at(version.at) })}
      isLocked={isRestoring}
      onClose={onClose}
      footer={
        <>
          {canRestore && (
            <Button variant="primary" isBusy={isRestoring} onPress={onRestore}>
              {t('pages.versions.restore')}
            </Button>
          )}
          <Button variant="quiet" isDisabled={isRestoring} onPress={onClose}>
            {t('ui.close')}
          </Button>
        </>
      }
    >
      {problem && (
        <div className={css.padded}>
          <Banner tone="danger" isLive>
            {wordsOfProblem(problem, t)}
          </Banner>
        </div>
      )}
      {isLoadingError ? (
        <div className={css.padded}>
          <ReadFailed onAgain={() => void refetch()} />
        </div>
      ) : data ? (
        <>
          <div className={css.views}>
            <Segmented
              label={t('pages.versions.views')}
              segments={[
                { value: 'alone', label: t('pages.versions.alone') },
                { value: 'compared', label: t('pages.versions.compared') },
              ]}
              value={view}
              onChange={(next) => setView(next === 'compared' ? 'compared' : 'alone')}
            />
          </div>
          {view === 'alone' ? (
            <DrawnVersion
              siteUrl={site.url}
              path={page.path}
              language={site.language}
              title={t('pages.versions.frame', { title: page.title })}
              drawn={data}
            />
          ) : (
            <ComparedVersions page={page} at={when.at(version.at)} drawn={data} />
          )}
        </>
      ) : (
        <div className={css.padded}>
          <Loading>
            <Skeleton shape="block" height="24rem" />
          </Loading>
        </div>
      )}
    </Dialog>
  )
}
