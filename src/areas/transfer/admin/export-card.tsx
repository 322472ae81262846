import { type ReactNode, useState } from 'react'
import Download from 'lucide-react/icons/download'
import { ProofDeclined, useProof, useWhen } from '#areas/accounts/admin/index.tsx'
import { useSite } from '#areas/sites/admin/index.tsx'
import { hrefOf } from '#kernel/api-client/call.ts'
import { callOnce } from '#kernel/api-client/call-once.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { useChange, useComplaint } from '#ui/data/data.ts'
import { Cluster, Stack } from '#ui/layout/layout.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useList } from '#ui/use-list.ts'
import { useWords } from '#ui/words.ts'
import {
  cancelExport,
  type ExportKind,
  fetchExport,
  latestExport,
  linkExport,
  type SiteExport,
  startExport,
} from '../contract.ts'
import css from './transfer.module.css'
import { useFollowing } from './use-following.ts'
import { useSizes } from './use-sizes.ts'
import { WorkProgress } from './work-progress.tsx'

/** What differs between the kinds in words. */
const words = {
  archive: {
    title: 'transfer.export.archive',
    text: 'transfer.export.archive_text',
    start: 'transfer.export.start',
    making: 'transfer.export.making',
    cancel: 'transfer.export.cancel',
  },
  plain: {
    title: 'transfer.export.plain',
    text: 'transfer.export.plain_text',
    start: 'transfer.export.plain_start',
    making: 'transfer.export.plain_making',
    cancel: 'transfer.export.plain_cancel',
  },
} as const

/** Has an export of a kind made, and fetches it. @param children what is in it */
export function ExportCard({ kind, children }: { kind: ExportKind; children?: ReactNode }) {
  const t = useWords()
  const { id: siteId } = useSite()
  const latest = useFollowing(latestExport, { siteId, kind }, ({ export: one }) => one?.state === 'making')
  const complain = useComplaint()
  const { proved, dialog } = useProof()
  const start = useChange(startExport, { refreshes: [latestExport] })
  const cancel = useChange(cancelExport, {
    refreshes: [latestExport],
    onDone: (ended) => {
      if (ended.export === null) showToast({ text: t('transfer.export.cancelled') })
    },
  })
  const [isFetching, setFetching] = useState(false)

  /** Does what asks for a proof; a dialog that is closed is no fault. */
  const work = async (does: () => Promise<unknown>): Promise<void> => {
    try {
      await proved(does)
    } catch (error) {
      if (!(error instanceof ProofDeclined)) complain(error)
    }
  }
  const make = (): void => void work(() => start.mutateAsync({ siteId, kind }))
  const fetchIt = async (exportId: string): Promise<void> => {
    setFetching(true)
    await work(async () => {
      const { token } = await callOnce(linkExport, { siteId, exportId })
      // It is saved, not shown: the screen stays where it is.
      location.assign(hrefOf(fetchExport, { siteId, exportId, token }))
    })
    setFetching(false)
  }
  return (
    <Card title={t(words[kind].title)} help={t(words[kind].text)}>
      <Stack gap={24}>
        {children}
        {latest.data ? (
          latest.data.isReleased || kind === 'archive' ? (
            <Standing
              kind={kind}
              one={latest.data.export}
              at={latest.dataUpdatedAt}
              isBusy={start.isPending}
              isFetching={isFetching}
              onMake={make}
              onCancel={(exportId) => {
                // Pressed once more before the screen heard of it, it would find nothing.
                if (!cancel.isPending) cancel.mutate({ siteId, exportId })
              }}
              onFetch={(exportId) => void fetchIt(exportId)}
            />
          ) : (
            <p className={css.soft}>{t('transfer.export.plain_unreleased')}</p>
          )
        ) : latest.isError ? (
          <ReadFailed title={t('transfer.export.read_failed')} onAgain={() => void latest.refetch()} />
        ) : (
          <Loading>
            <Skeleton shape="block" height="2.25rem" />
          </Loading>
        )}
      </Stack>
      {dialog}
    </Card>
  )
}

/** How the latest export stands, and what can be done about it. */
function Standing({
  kind,
  one,
  at,
  isBusy,
  isFetching,
  onMake,
  onCancel,
  onFetch,
}: {
  kind: ExportKind
  one: SiteExport | null
  /** When it stood so, in milliseconds. */
  at: number
  isBusy: boolean
  isFetching: boolean
  onMake: () => void
  onCancel: (exportId: string) => void
  onFetch: (exportId: string) => void
}) {
  const t = useWords()
  const list = useList()
  const sizes = useSizes()
  const when = useWhen()
  // One thing on the screen is the first to do: everything is.
  const first = kind === 'archive' ? ({ variant: 'primary' } as const) : {}
  if (!one)
    return (
      <div>
        <Button {...first} isBusy={isBusy} onPress={onMake}>
          {t(words[kind].start)}
        </Button>
      </div>
    )
  const again = (label: string) => (
    <Button isBusy={isBusy} onPress={onMake}>
      {label}
    </Button>
  )
  switch (one.state) {
    case 'making':
      return <Making kind={kind} one={one} at={at} onCancel={() => onCancel(one.id)} />
    case 'failed':
      return (
        <Banner
          tone="danger"
          isLive
          title={t('transfer.export.failed')}
          actions={again(t('transfer.export.retry'))}
        >
          {one.problem?.message ?? t('transfer.export.failed_text')}
        </Banner>
      )
    case 'ready':
      return (
        <Stack gap={12}>
          <div role="status">
            <p className={css.ready}>{t('transfer.export.ready')}</p>
            <p className={css.soft}>
              {t('transfer.export.ready_text', {
                size: sizes(one.bytes ?? 0),
                time: when.at(one.expiresAt ?? one.createdAt),
              })}
            </p>
          </div>
          {one.leftOut.length > 0 && (
            <p className={css.titles}>{t('transfer.export.plain_left_out', { paths: list(one.leftOut) })}</p>
          )}
          <Cluster>
            <Button {...first} icon={Download} isBusy={isFetching} onPress={() => onFetch(one.id)}>
              {t('transfer.export.download')}
            </Button>
            {again(t('transfer.export.start_again'))}
          </Cluster>
        </Stack>
      )
  }
}

/** How far an export has come that is being made. */
function Making({
  kind,
  one,
  at,
  onCancel,
}: {
  kind: ExportKind
  one: SiteExport
  at: number
  onCancel: () => void
}) {
  const t = useWords()
  const sizes = useSizes()
  const { done, total } = one
  return (
    <WorkProgress
      work={one}
      at={at}
      label={t(words[kind].making)}
      said={
        kind === 'plain'
          ? t('transfer.export.plain_said', { done, total })
          : t('transfer.export.said', { done: sizes(done), total: sizes(total) })
      }
      help={t('transfer.export.making_help')}
      cancel={{ name: t(words[kind].cancel), run: onCancel }}
    />
  )
}
