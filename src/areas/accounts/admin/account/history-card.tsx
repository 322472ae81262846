import { Status } from '#ui/badge/badge.tsx'
import { useRows } from '#ui/data/use-parts.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { ListBar } from '#ui/list-view/list-bar.tsx'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { Table, type TableColumn } from '#ui/table/table.tsx'
import { NoMatch } from '#ui/empty-state/no-match.tsx'
import { useWords } from '#ui/words.ts'
import { listSignIns, type SignIn, signInMethods, signInOutcomes } from '../../contract.ts'
import { useList } from '../list-view/use-list.ts'
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
  const list = useList('accounts/sign-ins', {
    begins: { column: 'when', direction: 'descending' },
    sorts: ['when'],
    filters: { outcome: signInOutcomes, method: signInMethods },
    isPersonal: true,
  })
  const { search, filters, sort } = list.view
  const signIns = useRows(
    listSignIns,
    {
      search,
      outcome: signInOutcomes.filter((one) => filters['outcome']?.includes(one)),
      method: signInMethods.filter((one) => filters['method']?.includes(one)),
      direction: sort?.direction ?? 'descending',
    },
    { keepsShown: true, rows: list },
  )
  const isLong = list.isLong(signIns.items?.length)
  const columns: readonly TableColumn<SignIn>[] = [
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
      isSortable: isLong,
      align: 'end',
      phone: 'end',
      cell: (item) => when.at(item.at),
    },
  ]
  return (
    <section>
      <h2 className={css.heading}>{t('accounts.history.title')}</h2>
      <Stack gap={12}>
        {isLong && (
          <ListBar
            list={list}
            searchLabel={t('accounts.history.search')}
            columns={columns}
            filters={[
              {
                id: 'outcome',
                label: t('accounts.history.result'),
                options: signInOutcomes.map((one) => ({ value: one, label: t(`accounts.outcome.${one}`) })),
              },
              {
                id: 'method',
                label: t('accounts.history.how'),
                options: signInMethods.map((one) => ({ value: one, label: t(`accounts.method.${one}`) })),
              },
            ]}
          />
        )}
        <Table<SignIn>
          label={t('accounts.history.label')}
          {...(isLong ? list.tableOf(columns) : { columns })}
          isStale={signIns.isChanging}
          items={signIns.items}
          idOf={(item) => item.id}
          isDense
          empty={
            list.isNarrowed ? (
              <NoMatch size="small" title={t('accounts.history.no_match')} onClear={list.clear} />
            ) : (
              <EmptyState size="small" title={t('accounts.history.empty')} />
            )
          }
          error={signIns.isError && !signIns.items && <ReadFailed onAgain={signIns.again} />}
          footer={<LoadMore {...signIns.more} />}
        />
      </Stack>
    </section>
  )
}
