import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { SiteNaming } from '#areas/sites/admin/index.tsx'
import { listSites } from '#areas/sites/contract.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Card } from '#ui/card/card.tsx'
import { useChange } from '#ui/data/data.ts'
import { Page, Stack } from '#ui/layout/layout.tsx'
import { ButtonLink } from '#ui/link/link.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { dropImport, makeImport, readImport, type SiteImport, stopImport } from '../contract.ts'
import { BackButton } from './back-button.tsx'
import { ChooseArchive } from './choose-archive.tsx'
import { ImportReport } from './import-report.tsx'
import css from './transfer.module.css'
import { isGone, useFollowing } from './use-following.ts'
import { useSizes } from './use-sizes.ts'
import { WorkProgress } from './work-progress.tsx'

/** The address of the screen with an archive that was handed in. */
const addressOf = (importId: string): string => `/sites/new/import?archive=${importId}`

/** Makes a site of an archive: first it is chosen, then looked through, then made. */
export function Screen() {
  const navigate = useNavigate()
  const { searchStr } = useLocation()
  const importId = new URLSearchParams(searchStr).get('archive')
  return importId === null ? (
    <ChooseArchive onHandedIn={(made) => void navigate({ href: addressOf(made) })} />
  ) : (
    <HandedIn key={importId} importId={importId} />
  )
}

/** What is found in an archive that was handed in, and the site that is made of it. */
function HandedIn({ importId }: { importId: string }) {
  const t = useWords()
  const navigate = useNavigate()
  const read = useFollowing(
    readImport,
    { importId },
    ({ import: { state } }) => state === 'checking' || state === 'making',
  )
  const one = read.data?.import
  const siteId = one?.siteId ?? null
  const enter = useEffectEvent((id: string) => void navigate({ to: `/sites/${id}`, replace: true }))
  useEffect(() => {
    if (siteId !== null) enter(siteId)
  }, [siteId])
  // What a site was made of has done its part.
  const isLost = one?.state !== 'made' && isGone(read.error)
  return (
    <Page width={one?.state === 'checked' && !isLost ? 'wide' : 'narrow'}>
      <PageHeader title={t('transfer.import.title')} above={<BackButton />} />
      {isLost ? (
        <Banner
          tone="warning"
          isLive={one !== undefined}
          title={t('transfer.import.lost')}
          actions={<OtherFile />}
        >
          {t('transfer.import.lost_text')}
        </Banner>
      ) : one ? (
        <Standing one={one} at={read.dataUpdatedAt} onGone={read.refetch} />
      ) : read.isError ? (
        <ReadFailed onAgain={() => void read.refetch()} />
      ) : (
        <Loading>
          <Skeleton shape="block" height="7rem" />
        </Loading>
      )}
    </Page>
  )
}

/** The way to hand in another file. */
function OtherFile() {
  const t = useWords()
  return (
    <ButtonLink size="small" href="/sites/new/import">
      {t('transfer.import.again')}
    </ButtonLink>
  )
}

/**
 * How an import stands, and what can be done about it.
 *
 * @param props.at when it stood so, in milliseconds
 * @param props.onGone it turned out to be there no longer
 */
function Standing({ one, at, onGone }: { one: SiteImport; at: number; onGone: () => Promise<unknown> }) {
  const t = useWords()
  const make = useChange(makeImport, { refreshes: [readImport, listSites] })
  const { report } = one
  switch (one.state) {
    case 'refused':
      return (
        <Banner
          tone="danger"
          isLive
          title={t('transfer.import.refused', { name: one.fileName })}
          actions={<OtherFile />}
        >
          {one.problem?.message}
        </Banner>
      )
    case 'checking':
    case 'making':
    case 'made':
      return <UnderWay one={one} at={at} />
    case 'checked':
      return report ? (
        <Stack gap={24}>
          {one.problem && (
            <Banner tone="danger" isLive title={t('transfer.import.stopped')} actions={<OtherFile />}>
              {one.problem.message}
            </Banner>
          )}
          <div className={css.columns}>
            <section aria-labelledby="naming">
              <h2 id="naming" className={css.heading}>
                {t('transfer.import.name')}
              </h2>
              <SiteNaming
                initial={
                  one.wanted ?? {
                    title: report.title,
                    slug: '',
                    language: report.language,
                    country: report.country,
                    currency: report.currency,
                    timeZone: report.timeZone,
                  }
                }
                action={t('transfer.import.make')}
                onSubmit={async (naming) => {
                  try {
                    await make.mutateAsync({ ...naming, importId: one.id })
                  } catch (error) {
                    if (isGone(error)) await onGone()
                    throw error
                  }
                }}
              />
            </section>
            <section className={css.report} aria-label={t('transfer.import.found')}>
              <ImportReport report={report} />
            </section>
          </div>
        </Stack>
      ) : null
  }
}

/** How far the looking through or the making has come; both can be called off. */
function UnderWay({ one, at }: { one: SiteImport; at: number }) {
  const t = useWords()
  const sizes = useSizes()
  const navigate = useNavigate()
  const drop = useChange(dropImport)
  const stop = useChange(stopImport, {
    refreshes: [readImport],
    onDone: ({ import: ended }) => {
      if (ended.siteId === null) showToast({ text: t('transfer.import.cancelled') })
    },
  })
  const isChecking = one.state === 'checking'
  const giveUp = (): void =>
    drop.mutate({ importId: one.id }, { onSuccess: () => void navigate({ href: '/sites/new/import' }) })
  const isEnding = drop.isPending || stop.isPending
  const cancel = isChecking ? giveUp : () => stop.mutate({ importId: one.id })
  return (
    <Card>
      <WorkProgress
        work={one}
        at={at}
        label={
          isChecking ? t('transfer.import.checking', { name: one.fileName }) : t('transfer.import.making')
        }
        said={t('transfer.export.said', { done: sizes(one.done), total: sizes(one.total) })}
        help={t(isChecking ? 'transfer.import.checking_help' : 'transfer.import.making_help')}
        cancel={
          one.state === 'made'
            ? undefined
            : {
                name: isChecking
                  ? t('transfer.import.cancel_checking', { name: one.fileName })
                  : t('transfer.import.cancel_making'),
                run: () => !isEnding && cancel(),
              }
        }
      />
    </Card>
  )
}
