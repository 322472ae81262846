import Building from 'lucide-react/icons/building-2'
import { useList, useWhen } from '#areas/accounts/admin/index.tsx'
import { listPlans } from '#areas/billing/contract.ts'
import { StatusBadge } from '#areas/sites/admin/index.tsx'
import { isId } from '#kernel/ids.ts'
import { recordingClass } from '#kernel/session-recording.ts'
import { siteStatuses } from '#kernel/states/site-status.ts'
import { useRead } from '#ui/data/data.ts'
import { useRows } from '#ui/data/use-parts.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page } from '#ui/layout/layout.tsx'
import { ListBar } from '#ui/list-view/list-bar.tsx'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Table, type TableColumn } from '#ui/table/table.tsx'
import { NoMatch } from '#ui/empty-state/no-match.tsx'
import { useWords } from '#ui/words.ts'
import { findSites, type FoundSite } from '../contract.ts'
import css from './console/console.module.css'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'

/** The sites of the platform, by title, address, status and plan. */
export function Screen() {
  const t = useWords()
  const when = useWhen()
  const list = useList('operator/sites', {
    begins: { column: 'created', direction: 'descending' },
    sorts: ['title', 'created'],
    filters: { status: siteStatuses.map(String), plan: isId },
  })
  const { search, filters, sort } = list.view
  const plans = useRead(listPlans, {})
  const planId = filters['plan']?.[0]
  const sites = useRows(
    findSites,
    {
      search,
      status: [...(filters['status'] ?? [])],
      ...(planId === undefined ? {} : { planId }),
      sort: sort?.column === 'title' ? 'title' : 'created',
      direction: sort?.direction ?? 'descending',
    },
    { keepsShown: true, rows: list },
  )
  const columns: readonly TableColumn<FoundSite>[] = [
    {
      id: 'title',
      label: t('operator.sites.site'),
      isHeader: true,
      isSortable: true,
      cell: (site) => (
        <span className={css.twoLines}>
          <span>{site.title}</span>
          <span className={css.small}>{site.address}</span>
        </span>
      ),
    },
    {
      id: 'status',
      label: t('operator.sites.status'),
      phone: 'end',
      width: '9rem',
      cell: (site) => <StatusBadge site={site} />,
    },
    {
      id: 'plan',
      label: t('operator.sites.plan'),
      phone: 'hidden',
      width: '6rem',
      cell: (site) => site.plan ?? <span className={css.soft}>{t('operator.sites.no_plan')}</span>,
    },
    {
      id: 'owner',
      label: t('operator.sites.owner'),
      phone: 'line',
      width: '12rem',
      cell: (site) => (
        <span className={`${css.twoLines} ${css.person} ${recordingClass.mask}`}>
          <span>{site.owner.name}</span>
          <span className={css.small}>{site.owner.email}</span>
        </span>
      ),
    },
    {
      id: 'created',
      label: t('operator.sites.made'),
      isSortable: true,
      align: 'end',
      phone: 'hidden',
      width: '9.5rem',
      cell: (site) => when.day(site.createdAt),
    },
  ]
  return (
    <Page width="wide">
      <PageHeader
        title={t('frame.nav.operator_sites')}
        below={
          <ListBar
            list={list}
            searchLabel={t('operator.sites.search')}
            columns={columns}
            filters={[
              {
                id: 'status',
                label: t('operator.sites.status'),
                options: siteStatuses.map((status) => ({
                  value: String(status),
                  label: t(`sites.status.${status}`),
                })),
              },
              ...(plans.data && plans.data.plans.length > 0
                ? [
                    {
                      id: 'plan',
                      label: t('operator.sites.plan'),
                      isSingle: true,
                      options: plans.data.plans.map(({ id, name }) => ({ value: id, label: name })),
                    },
                  ]
                : []),
            ]}
          />
        }
      />
      <Table
        label={t('frame.nav.operator_sites')}
        {...list.tableOf(columns)}
        items={sites.items}
        idOf={idOf}
        nameOf={(site) => site.title}
        hrefOf={(site) => `/operator/sites/${site.id}`}
        isStale={sites.isChanging}
        error={sites.isError && !sites.items && <ReadFailed onAgain={sites.again} />}
        empty={
          list.isNarrowed ? (
            <NoMatch title={t('operator.sites.no_match')} onClear={list.clear} />
          ) : (
            <EmptyState icon={Building} title={t('operator.sites.none')}>
              {t('operator.sites.none_text')}
            </EmptyState>
          )
        }
        footer={<LoadMore {...sites.more} total={sites.first?.total ?? null} />}
      />
    </Page>
  )
}

const idOf = (site: FoundSite): string => site.id
