import LogIn from 'lucide-react/icons/log-in'
import { useList, useWhen } from '#areas/accounts/admin/index.tsx'
import { signInMethods } from '#areas/accounts/contract.ts'
import { useRows } from '#ui/data/use-parts.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { ListBar } from '#ui/list-view/list-bar.tsx'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { Table, type TableColumn } from '#ui/table/table.tsx'
import { NoMatch } from '#ui/empty-state/no-match.tsx'
import { useWords, type Words } from '#ui/words.ts'
import { listSignIns, permissions, type SiteSignIn } from '../../contract.ts'
import { useSite } from '../site/current-site.tsx'

/** A device as a person would call it: “Firefox on Windows”. */
function deviceWords(t: Words, { browser, system }: SiteSignIn['device']): string {
  if (browser !== '' && system !== '') return t('sites.sign_ins.device_both', { browser, system })
  return browser || system || t('sites.sign_ins.device_unknown')
}

/** Who of the contributors signed in, newest first, 50 and then more. */
export function SignInTable() {
  const t = useWords()
  const when = useWhen()
  const { id: siteId, rights } = useSite()
  const seesAddresses = rights.has(permissions.contributorsManage.name)
  const list = useList('sites/sign-ins', {
    begins: { column: 'when', direction: 'descending' },
    sorts: ['when'],
    filters: { method: signInMethods },
    isPersonal: true,
  })
  const { search, filters, sort } = list.view
  const signIns = useRows(
    listSignIns,
    {
      siteId,
      search,
      method: signInMethods.filter((one) => filters['method']?.includes(one)),
      direction: sort?.direction ?? 'descending',
    },
    { keepsShown: true, rows: list },
  )
  const isLong = list.isLong(signIns.items?.length)
  const columns: readonly TableColumn<SiteSignIn>[] = [
    {
      id: 'who',
      label: t('sites.people.person'),
      isHeader: true,
      cell: (item) => <span className="fs-mask">{item.name}</span>,
    },
    {
      id: 'how',
      label: t('sites.sign_ins.how'),
      phone: 'line',
      cell: (item) => t(`sites.sign_ins.method.${item.method}`),
    },
    {
      id: 'device',
      label: t('sites.sign_ins.device'),
      phone: 'line',
      cell: (item) => deviceWords(t, item.device),
    },
    {
      id: 'network',
      label: t('sites.sign_ins.network'),
      phone: 'line',
      cell: (item) => <span className="fs-mask">{item.network}</span>,
    },
    {
      id: 'when',
      label: t('sites.sign_ins.when'),
      isSortable: isLong,
      align: 'end',
      phone: 'end',
      cell: (item) => when.at(item.at),
    },
  ]
  return (
    <Stack gap={12}>
      {isLong && (
        <ListBar
          list={list}
          searchLabel={t(seesAddresses ? 'sites.people.search' : 'sites.sign_ins.search')}
          columns={columns}
          filters={[
            {
              id: 'method',
              label: t('sites.sign_ins.how'),
              options: signInMethods.map((one) => ({ value: one, label: t(`sites.sign_ins.method.${one}`) })),
            },
          ]}
        />
      )}
      <Table<SiteSignIn>
        label={t('frame.nav.sign_ins')}
        {...(isLong ? list.tableOf(columns) : { columns })}
        items={signIns.items}
        idOf={(item) => item.id}
        nameOf={(item) => item.name}
        isDense
        isStale={signIns.isChanging}
        empty={
          list.isNarrowed ? (
            <NoMatch title={t('sites.sign_ins.no_match')} onClear={list.clear} />
          ) : (
            <EmptyState icon={LogIn} title={t('sites.sign_ins.empty')} />
          )
        }
        error={signIns.isError && !signIns.items && <ReadFailed onAgain={signIns.again} />}
        footer={<LoadMore {...signIns.more} />}
      />
    </Stack>
  )
}
