import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#kernel/api-client/call.ts'
import { Status } from '#ui/badge/badge.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { keyOf } from '#ui/data/data.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LoadMore } from '#ui/load-more/load-more.tsx'
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
  const pages = useInfiniteQuery({
    queryKey: [...keyOf(listSignIns), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(listSignIns, pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
  })
  const items = pages.data?.pages.flatMap((page) => page.items) ?? null
  return (
    <section>
      <h2 className={css.heading}>{t('accounts.history.title')}</h2>
      <Table<SignIn>
        label={t('accounts.history.label')}
        items={items}
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
        error={
          pages.isError ? (
            <Banner
              tone="danger"
              title={t('accounts.read_failed')}
              actions={
                <Button size="small" onPress={() => void pages.refetch()}>
                  {t('accounts.read_again')}
                </Button>
              }
            />
          ) : undefined
        }
        footer={
          <LoadMore
            shown={items?.length ?? 0}
            total={null}
            hasMore={pages.hasNextPage}
            isBusy={pages.isFetchingNextPage}
            onMore={() => void pages.fetchNextPage()}
          />
        }
      />
    </section>
  )
}
