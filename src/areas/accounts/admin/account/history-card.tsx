import { Status } from '#ui/badge/badge.tsx'
import { useRows } from '#ui/data/use-parts.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { Table } from '#ui/table/table.tsx'
import { useWords } from '#ui/words.ts'
import { listSignIns, type SignIn } from '../../contract.ts'
import css from './account.module.css'
import { deviceName } from './device-name.ts'
import { useWhen } from './use-when.ts'

const tones = {
  signed_in: 'success',
  wrong_password: 'warning',
  wrong_code: 'warning',
  locked: 'danger',
} as const

/** Sign-ins and failed tries, newest first, 50 and then more. */
export function HistoryCard() {
  const t = useWords()
  const when = useWhen()
  const signIns = useRows(listSignIns, {})
  return (
    <section>
      <h2 className={css.heading}>{t('accounts.history.title')}</h2>
      <Table<SignIn>
        label={t('accounts.history.label')}
        items={signIns.items}
        idOf={(item) => item.id}
        isDense
        columns={[
          {
            id: 'what',
            label: t('accounts.history.what'),
            isHeader: true,
            cell: (item) => (
              <Status tone={tones[item.outcome]}>
                {t(
                  item.outcome === 'signed_in'
                    ? `accounts.method.${item.method}`
                    : `accounts.outcome.${item.outcome}`,
                )}
              </Status>
            ),
          },
          {
            id: 'device',
            label: t('accounts.history.device'),
            phone: 'line',
            cell: (item) => deviceName(t, item.device),
          },
          {
            id: 'ip',
            label: t('accounts.history.ip'),
            phone: 'line',
            cell: (item) => <span className="fs-mask">{item.ip}</span>,
          },
          {
            id: 'when',
            label: t('accounts.history.when'),
            align: 'end',
            phone: 'end',
            cell: (item) => when.at(item.at),
          },
        ]}
        empty={<EmptyState size="small" title={t('accounts.history.empty')} />}
        error={signIns.isError && <ReadFailed onAgain={signIns.again} />}
        footer={<LoadMore {...signIns.more} />}
      />
    </section>
  )
}
