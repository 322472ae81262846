import { useLocale } from 'react-aria-components/I18nProvider'
import Plus from 'lucide-react/icons/plus'
import Split from 'lucide-react/icons/split'
import { useList } from '#areas/accounts/admin/index.tsx'
import type { OutputOf } from '#kernel/endpoint.ts'
import { useRead } from '#ui/data/data.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page } from '#ui/layout/layout.tsx'
import { ButtonLink } from '#ui/link/link.tsx'
import { ListBar } from '#ui/list-view/list-bar.tsx'
import { inOrder, narrowed } from '#ui/list-view/list-view.ts'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Table, type TableColumn } from '#ui/table/table.tsx'
import { NoMatch } from '#ui/empty-state/no-match.tsx'
import { useWords } from '#ui/words.ts'
import { experimentState, listExperiments } from '../contract.ts'
import css from './console/console.module.css'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { ExperimentStatus } from './experiments/experiment-status.tsx'

type Row = OutputOf<typeof listExperiments>['experiments'][number]

/** Every feature toggle and A/B test. */
export function Screen() {
  const t = useWords()
  const experiments = useRead(listExperiments, {})
  const list = useList('operator/experiments', {
    begins: { column: 'name', direction: 'ascending' },
    sorts: ['name', 'exposures'],
    filters: { state: experimentState.options },
  })
  const { locale } = useLocale()
  const all = experiments.data?.experiments ?? null
  const shown =
    all &&
    inOrder(
      narrowed(
        all,
        list.view,
        locale,
        (one) => `${one.name} ${one.what}`,
        (one) => [one.state],
      ),
      list.view.sort,
      locale,
      (one, column) => (column === 'exposures' ? one.exposures : one.name),
    )
  const create = (
    <ButtonLink href="/operator/experiments/new" variant="primary" icon={Plus}>
      {t('operator.experiment.create')}
    </ButtonLink>
  )
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'name',
      label: t('operator.experiments.name'),
      isHeader: true,
      isSortable: true,
      cell: (one) => (
        <span className={css.twoLines}>
          <span className={css.code}>{one.name}</span>
          <span className={css.small}>{one.what}</span>
        </span>
      ),
    },
    {
      id: 'state',
      label: t('operator.experiments.state'),
      phone: 'end',
      width: '8rem',
      cell: (one) => <ExperimentStatus experiment={one} />,
    },
    {
      id: 'type',
      label: t('operator.experiments.type'),
      phone: 'hidden',
      width: '8rem',
      cell: (one) => t(`operator.experiments.type_${one.type}`),
    },
    {
      id: 'sticky',
      label: t('operator.experiments.sticky'),
      phone: 'hidden',
      width: '8rem',
      cell: (one) => t(`operator.experiments.sticky_${one.stickyBy}`),
    },
    {
      id: 'exposures',
      label: t('operator.experiments.exposed'),
      isSortable: true,
      align: 'end',
      phone: 'hidden',
      width: '8rem',
      cell: (one) => (one.type === 'AB_TEST' ? one.exposures : '–'),
    },
  ]
  return (
    <Page width="wide">
      <PageHeader
        title={t('frame.nav.experiments')}
        actions={all && all.length > 0 && create}
        below={
          all &&
          all.length > 0 && (
            <ListBar
              list={list}
              searchLabel={t('operator.experiments.search')}
              columns={columns}
              filters={[
                {
                  id: 'state',
                  label: t('operator.experiments.state'),
                  options: experimentState.options.map((state) => ({
                    value: state,
                    label: t(`operator.experiments.state_${state}`),
                  })),
                },
              ]}
            />
          )
        }
      />
      <Table
        label={t('frame.nav.experiments')}
        {...list.tableOf(columns)}
        items={shown}
        idOf={idOf}
        nameOf={idOf}
        hrefOf={(one) => `/operator/experiments/${one.name}`}
        error={experiments.isError && !all && <ReadFailed onAgain={() => void experiments.refetch()} />}
        empty={
          all && all.length > 0 ? (
            <NoMatch title={t('operator.experiments.no_match')} onClear={list.clear} />
          ) : (
            <EmptyState icon={Split} title={t('operator.experiments.none')} action={create}>
              {t('operator.experiments.none_text')}
            </EmptyState>
          )
        }
      />
    </Page>
  )
}

const idOf = (one: Row): string => one.name
