import { useState } from 'react'
import Building from 'lucide-react/icons/building-2'
import SearchX from 'lucide-react/icons/search-x'
import { listPlans } from '#areas/billing/contract.ts'
import { StatusBadge, useWhen } from '#areas/sites/admin/index.tsx'
import { recordingClass } from '#kernel/session-recording.ts'
import { siteStatuses } from '#kernel/states/site-status.ts'
import { Button } from '#ui/button/button.tsx'
import { useRead } from '#ui/data/data.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page } from '#ui/layout/layout.tsx'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Table, type TableColumn } from '#ui/table/table.tsx'
import { useWords } from '#ui/words.ts'
import { findSites, type FoundSite } from '../contract.ts'
import css from './console/console.module.css'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { FilterBar } from './console/filter-bar.tsx'
import { usePages } from './console/use-pages.ts'

/** The sites of the platform, by title, address, status and plan. */
export function Screen() {
  const t = useWords()
  const when = useWhen()
  const [search, setSearch] = useState('')
  const [statuses, setStatuses] = useState<string[]>([])
  const [plan, setPlan] = useState<string[]>([])
  const plans = useRead(listPlans, {})
  const isNarrowed = search !== '' || statuses.length > 0 || plan.length > 0
  const sites = usePages(findSites, {
    search,
    status: statuses,
    ...(plan[0] === undefined ? {} : { planId: plan[0] }),
  })
  const clear = (): void => {
    setSearch('')
    setStatuses([])
    setPlan([])
  }
  const columns: readonly TableColumn<FoundSite>[] = [
    {
      id: 'site',
      label: t('operator.sites.site'),
      isHeader: true,
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
      id: 'made',
      label: t('operator.sites.made'),
      align: 'end',
      phone: 'hidden',
      width: '9.5rem',
      cell: (site) => when.day(site.createdAt),
    },
  ]
  return (
    <Page width="wide">
      <PageHeader
        title={t('operator.sites.title')}
        below={
          <FilterBar
            search={search}
            searchLabel={t('operator.sites.search')}
            onSearch={setSearch}
            filters={[
              {
                id: 'status',
                label: t('operator.sites.status'),
                chosen: statuses,
                onChange: setStatuses,
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
                      chosen: plan,
                      onChange: setPlan,
                      options: plans.data.plans.map(({ id, name }) => ({ value: id, label: name })),
                    },
                  ]
                : []),
            ]}
          />
        }
      />
      <Table
        label={t('operator.sites.title')}
        columns={columns}
        items={sites.items}
        idOf={idOf}
        nameOf={(site) => site.title}
        hrefOf={(site) => `/operator/sites/${site.id}`}
        isStale={sites.isStale}
        error={sites.isFailed && <ReadFailed onAgain={sites.again} />}
        empty={
          isNarrowed ? (
            <EmptyState
              icon={SearchX}
              title={t('operator.sites.no_match')}
              action={<Button onPress={clear}>{t('operator.clear')}</Button>}
            />
          ) : (
            <EmptyState icon={Building} title={t('operator.sites.none')}>
              {t('operator.sites.none_text')}
            </EmptyState>
          )
        }
        footer={
          <LoadMore shown={sites.items?.length ?? 0} total={sites.first?.total ?? null} {...sites.more} />
        }
      />
    </Page>
  )
}

const idOf = (site: FoundSite): string => site.id
