import { useList, useWhen } from '#areas/accounts/admin/index.tsx'
import { recordingClass } from '#kernel/session-recording.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { useRows } from '#ui/data/use-parts.ts'
import { Page } from '#ui/layout/layout.tsx'
import { ListBar } from '#ui/list-view/list-bar.tsx'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Table, type TableColumn } from '#ui/table/table.tsx'
import { NoMatch } from '#ui/empty-state/no-match.tsx'
import { useWords } from '#ui/words.ts'
import { findAccounts, type FoundAccount } from '../contract.ts'
import { AccountBadges } from './account/account-badges.tsx'
import css from './console/console.module.css'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'

/** Everybody who has an account, by name and address. */
export function Screen() {
  const t = useWords()
  const when = useWhen()
  const list = useList('operator/accounts', {
    begins: { column: 'created', direction: 'descending' },
    sorts: ['name', 'created'],
    isPersonal: true,
  })
  const { search, sort } = list.view
  const accounts = useRows(
    findAccounts,
    {
      search,
      sort: sort?.column === 'name' ? 'name' : 'created',
      direction: sort?.direction ?? 'descending',
    },
    { keepsShown: true, rows: list },
  )
  const columns: readonly TableColumn<FoundAccount>[] = [
    {
      id: 'name',
      label: t('operator.accounts.account'),
      isHeader: true,
      isSortable: true,
      cell: (account) => (
        <span className={`${css.twoLines} ${recordingClass.mask}`}>
          <span>{account.name}</span>
          <span className={css.small}>{account.email}</span>
        </span>
      ),
    },
    {
      id: 'marks',
      label: t('operator.accounts.marks'),
      phone: 'line',
      cell: (account) => (
        <span className={css.name}>
          <AccountBadges account={account} />
          {!account.isVerified && <Badge>{t('operator.accounts.unverified')}</Badge>}
        </span>
      ),
    },
    {
      id: 'created',
      label: t('operator.accounts.made'),
      isSortable: true,
      align: 'end',
      phone: 'hidden',
      width: '11rem',
      cell: (account) => when.day(account.createdAt),
    },
  ]
  return (
    <Page>
      <PageHeader
        title={t('frame.nav.operator_accounts')}
        below={<ListBar list={list} searchLabel={t('operator.accounts.search')} columns={columns} />}
      />
      <Table
        label={t('frame.nav.operator_accounts')}
        {...list.tableOf(columns)}
        items={accounts.items}
        idOf={idOf}
        nameOf={(account) => account.name}
        hrefOf={(account) => `/operator/accounts/${account.id}`}
        isStale={accounts.isChanging}
        error={accounts.isError && !accounts.items && <ReadFailed onAgain={accounts.again} />}
        empty={<NoMatch title={t('operator.accounts.no_match')} onClear={list.clear} />}
        footer={<LoadMore {...accounts.more} />}
      />
    </Page>
  )
}

const idOf = (account: FoundAccount): string => account.id
