import Inbox from 'lucide-react/icons/inbox'
import { useWhen } from '#areas/accounts/admin/index.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { useChange, useRead } from '#ui/data/data.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Link } from '#ui/link/link.tsx'
import { Table, type TableColumn } from '#ui/table/table.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { listSetAside, retrySetAside, type SetAside } from '../../contract.ts'
import css from '../console/console.module.css'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'

const idOf = ({ siteId, subscriber, position }: SetAside): string => `${siteId}/${subscriber}/${position}`

/** Events that a listener failed at for good, each with what it said, to be passed on once more. */
export function SetAsideEvents() {
  const t = useWords()
  const when = useWhen()
  const read = useRead(listSetAside, {})
  const retry = useChange(retrySetAside, {
    refreshes: [listSetAside],
    onDone: () => showToast({ text: t('operator.aside.retried'), tone: 'success' }),
  })
  const busy = retry.isPending ? retry.variables : undefined
  const columns: readonly TableColumn<SetAside>[] = [
    {
      id: 'event',
      label: t('operator.aside.event'),
      isHeader: true,
      cell: ({ event, subscriber, error }) => (
        <span className={css.twoLines}>
          <span className={css.code}>{`${event} → ${subscriber}`}</span>
          {error !== null && <span className={css.small}>{error}</span>}
        </span>
      ),
    },
    {
      id: 'site',
      label: t('operator.sites.site'),
      phone: 'line',
      width: '9rem',
      cell: ({ siteId }) => <Link href={`/operator/sites/${siteId}`}>{t('operator.jobs.site')}</Link>,
    },
    {
      id: 'attempts',
      label: t('operator.jobs.attempts'),
      align: 'end',
      phone: 'hidden',
      width: '6rem',
      cell: ({ attempts }) => attempts,
    },
    {
      id: 'settled',
      label: t('operator.jobs.settled'),
      align: 'end',
      phone: 'line',
      width: '11rem',
      cell: ({ settledAt }) => when.at(settledAt),
    },
    {
      id: 'retry',
      label: t('operator.jobs.retry'),
      align: 'end',
      phone: 'end',
      width: '9rem',
      cell: (one) => (
        <Button
          size="small"
          isBusy={busy !== undefined && idOf(one) === `${busy.siteId}/${busy.subscriber}/${busy.position}`}
          aria-label={t('operator.aside.retry', { event: one.event, subscriber: one.subscriber })}
          onPress={() => {
            const { siteId, subscriber, position } = one
            retry.mutate({ siteId, subscriber, position })
          }}
        >
          {t('operator.jobs.retry')}
        </Button>
      ),
    },
  ]
  return (
    <Card title={t('operator.aside.title')} help={t('operator.aside.text')}>
      <Table
        label={t('operator.aside.title')}
        columns={columns}
        items={read.data?.items ?? null}
        idOf={idOf}
        nameOf={({ event }) => event}
        error={read.isError && <ReadFailed onAgain={() => void read.refetch()} />}
        empty={
          <EmptyState icon={Inbox} size="small" title={t('operator.aside.none')}>
            {t('operator.jobs.none_text')}
          </EmptyState>
        }
      />
    </Card>
  )
}
