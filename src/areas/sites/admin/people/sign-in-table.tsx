import LogIn from 'lucide-react/icons/log-in'
import { useRows } from '#ui/data/use-parts.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { Table } from '#ui/table/table.tsx'
import { useWords, type Words } from '#ui/words.ts'
import { listSignIns, type SiteSignIn } from '../../contract.ts'
import { useSite } from '../site/current-site.tsx'
import { useWhen } from '../site/use-when.ts'

/** A device as a person would call it: “Firefox on Windows”. */
function deviceWords(t: Words, { browser, system }: SiteSignIn['device']): string {
  if (browser !== '' && system !== '') return t('sites.sign_ins.device_both', { browser, system })
  return browser || system || t('sites.sign_ins.device_unknown')
}

/** Who of the contributors signed in, newest first, 50 and then more. */
export function SignInTable() {
  const t = useWords()
  const when = useWhen()
  const { id: siteId } = useSite()
  const signIns = useRows(listSignIns, { siteId })
  return (
    <Table<SiteSignIn>
      label={t('sites.sign_ins.title')}
      items={signIns.items}
      idOf={(item) => item.id}
      nameOf={(item) => item.name}
      isDense
      columns={[
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
          align: 'end',
          phone: 'end',
          cell: (item) => when.at(item.at),
        },
      ]}
      empty={<EmptyState icon={LogIn} title={t('sites.sign_ins.empty')} />}
      error={signIns.isError && <ReadFailed onAgain={signIns.again} />}
      footer={<LoadMore {...signIns.more} />}
    />
  )
}
