import { useState } from 'react'
import Check from 'lucide-react/icons/check'
import Download from 'lucide-react/icons/download'
import { ProofDeclined, useProof } from '#areas/accounts/admin/index.tsx'
import { useProblemToast, useSite, useWhen } from '#areas/sites/admin/index.tsx'
import { call, hrefOf } from '#kernel/api-client/call.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { useChange } from '#ui/data/data.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Cluster, Page, Stack } from '#ui/layout/layout.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useWords } from '#ui/words.ts'
import { fetchExport, latestExport, linkExport, type SiteExport, startExport } from '../contract.ts'
import css from './transfer.module.css'
import { useFollowing } from './use-following.ts'
import { useSizes } from './use-sizes.ts'

const held = ['pages', 'look', 'files', 'settings'] as const

/** Has the site packed into one file, and fetches it. */
export function Screen() {
  const t = useWords()
  const { id: siteId } = useSite()
  const latest = useFollowing(latestExport, { siteId }, ({ export: one }) => one?.state === 'making')
  const complain = useProblemToast()
  const { proved, dialog } = useProof()
  const start = useChange(startExport, { refreshes: [latestExport] })
  const [isFetching, setFetching] = useState(false)

  /** Does what asks for a proof; a dialog that is closed is no fault. */
  const work = async (does: () => Promise<unknown>): Promise<void> => {
    try {
      await proved(does)
    } catch (error) {
      if (!(error instanceof ProofDeclined)) complain(error)
    }
  }
  const make = (): void => void work(() => start.mutateAsync({ siteId }))
  const fetchIt = async (exportId: string): Promise<void> => {
    setFetching(true)
    await work(async () => {
      const { token } = await call(linkExport, { siteId, exportId })
      // It is saved, not shown: the screen stays where it is.
      location.assign(hrefOf(fetchExport, { siteId, exportId, token }))
    })
    setFetching(false)
  }
  return (
    <Page width="narrow">
      <PageHeader title={t('transfer.export.title')}>{t('transfer.export.text')}</PageHeader>
      <Stack gap={24}>
        {latest.data ? (
          <Standing
            one={latest.data.export}
            isBusy={start.isPending}
            isFetching={isFetching}
            onMake={make}
            onFetch={(exportId) => void fetchIt(exportId)}
          />
        ) : latest.isError ? (
          <ReadFailed title={t('transfer.export.read_failed')} onAgain={() => void latest.refetch()} />
        ) : (
          <Loading>
            <Skeleton shape="block" height="7rem" />
          </Loading>
        )}
        <Card title={t('transfer.export.holds')}>
          <Stack gap={16}>
            <ul className={css.held}>
              {held.map((one) => (
                <li key={one} className={css.heldOne}>
                  <Icon of={Check} size="small" className={css.tick} />
                  <span>{t(`transfer.export.holds_${one}`)}</span>
                </li>
              ))}
            </ul>
            <p className={css.soft}>{t('transfer.export.holds_not')}</p>
          </Stack>
        </Card>
      </Stack>
      {dialog}
    </Page>
  )
}

/** How the latest export stands, and what can be done about it. */
function Standing({
  one,
  isBusy,
  isFetching,
  onMake,
  onFetch,
}: {
  one: SiteExport | null
  isBusy: boolean
  isFetching: boolean
  onMake: () => void
  onFetch: (exportId: string) => void
}) {
  const t = useWords()
  const sizes = useSizes()
  const when = useWhen()
  const makeButton = (label: string, variant?: 'primary') => (
    <Button {...(variant ? { variant } : {})} isBusy={isBusy} onPress={onMake}>
      {label}
    </Button>
  )
  if (!one) return <div>{makeButton(t('transfer.export.start'), 'primary')}</div>
  switch (one.state) {
    case 'making':
      return (
        <Card>
          <Progress
            label={t('transfer.export.making')}
            value={one.total > 0 ? one.done : null}
            total={one.total}
            said={
              one.total > 0
                ? t('transfer.export.said', { done: sizes(one.done), total: sizes(one.total) })
                : undefined
            }
            help={t('transfer.export.making_help')}
          />
        </Card>
      )
    case 'failed':
      return (
        <Banner
          tone="danger"
          isLive
          title={t('transfer.export.failed')}
          actions={makeButton(t('transfer.export.start_again'))}
        >
          {t('transfer.export.failed_text')}
        </Banner>
      )
    case 'ready':
      return (
        <Card title={t('transfer.export.ready')}>
          <Stack gap={16}>
            <p role="status">
              {t('transfer.export.ready_text', {
                size: sizes(one.bytes ?? 0),
                time: when.at(one.expiresAt ?? one.createdAt),
              })}
            </p>
            <Cluster>
              <Button variant="primary" icon={Download} isBusy={isFetching} onPress={() => onFetch(one.id)}>
                {t('transfer.export.download')}
              </Button>
              {makeButton(t('transfer.export.start_again'))}
            </Cluster>
          </Stack>
        </Card>
      )
  }
}
