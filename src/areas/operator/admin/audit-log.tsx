import type { OwnerKeyAfter } from '#kernel/messages/message.ts'
import ScrollText from 'lucide-react/icons/scroll-text'
import { useList, useWhen } from '#areas/accounts/admin/index.tsx'
import { isId } from '#kernel/ids.ts'
import { recordingClass } from '#kernel/session-recording.ts'
import { plainDate } from '#kernel/shapes.ts'
import { Button } from '#ui/button/button.tsx'
import { useRows } from '#ui/data/use-parts.ts'
import { type DateRange, DateRangeField } from '#ui/date-range/date-range.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page, Stack } from '#ui/layout/layout.tsx'
import { ListBar } from '#ui/list-view/list-bar.tsx'
import type { ListState } from '#ui/list-view/use-list-view.ts'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { Table, type TableColumn } from '#ui/table/table.tsx'
import { NoMatch } from '#ui/empty-state/no-match.tsx'
import { useWords } from '#ui/words.ts'
import { actKinds, BY_COMMAND, type LoggedAct, readAuditLog } from '../contract.ts'
import { ActChanges } from './audit/act-changes.tsx'
import { ActTarget } from './audit/act-target.tsx'
import css from './console/console.module.css'

const isActor = (text: string): boolean => text === BY_COMMAND || isId(text)
const isDay = (text: string): boolean => plainDate.safeParse(text).success

/** What operators did, by whom, about what and when. */
export function Screen() {
  const t = useWords()
  const when = useWhen()
  const list = useList('operator/audit-log', {
    begins: { column: 'at', direction: 'descending' },
    sorts: ['at'],
    filters: { by: isActor, kind: actKinds, from: isDay, to: isDay },
  })
  const { filters, sort } = list.view
  const by = filters['by']?.[0]
  const kind = actKinds.find((one) => one === filters['kind']?.[0])
  const days = daysOf(list)
  const acts = useRows(
    readAuditLog,
    {
      direction: sort?.direction ?? 'descending',
      ...(by === undefined ? {} : { by }),
      ...(kind === undefined ? {} : { kind }),
      ...(days ? { from: days.start, to: days.end } : {}),
    },
    { keepsShown: true, rows: list },
  )
  const people = acts.first?.people ?? []
  const columns: readonly TableColumn<LoggedAct>[] = [
    {
      id: 'what',
      label: t('operator.audit.what'),
      isHeader: true,
      cell: (act) => (
        <span className={css.twoLines}>
          <span>{t(`operator.act.${act.what as OwnerKeyAfter<'operator.act'>}`, act.values)}</span>
          <ActChanges changes={act.changes} />
          {act.why !== null && <span className={css.small}>{act.why}</span>}
        </span>
      ),
    },
    {
      id: 'about',
      label: t('operator.audit.about'),
      phone: 'line',
      width: '14rem',
      cell: (act) => <ActTarget act={act} />,
    },
    {
      id: 'by',
      label: t('operator.audit.by'),
      phone: 'line',
      width: '11rem',
      cell: (act) => (
        <span className={recordingClass.mask}>
          {act.by === null ? t('operator.acts.by_command') : act.by || t('operator.audit.nobody')}
        </span>
      ),
    },
    {
      id: 'at',
      label: t('operator.audit.at'),
      isSortable: true,
      align: 'end',
      phone: 'line',
      width: '11rem',
      cell: (act) => when.at(act.at),
    },
  ]
  return (
    <Page width="wide">
      <PageHeader
        title={t('frame.nav.audit')}
        below={
          <Stack gap={12}>
            <ListBar
              list={list}
              columns={columns}
              filters={[
                {
                  id: 'by',
                  label: t('operator.audit.by'),
                  isSingle: true,
                  options: [
                    ...people.map(({ id, name }) => ({
                      value: id,
                      label: name || t('operator.audit.nobody'),
                    })),
                    { value: BY_COMMAND, label: t('operator.acts.by_command') },
                  ],
                },
                {
                  id: 'kind',
                  label: t('operator.audit.about'),
                  isSingle: true,
                  options: actKinds.map((one) => ({ value: one, label: t(`operator.audit.kind_${one}`) })),
                },
              ]}
            />
            <Days list={list} days={days} />
          </Stack>
        }
      >
        {t('operator.audit.text')}
      </PageHeader>
      <Table
        label={t('frame.nav.audit')}
        {...list.tableOf(columns)}
        items={acts.items}
        idOf={idOf}
        isStale={acts.isChanging}
        error={acts.isError && !acts.items && <ReadFailed onAgain={acts.again} />}
        empty={
          list.isNarrowed ? (
            <NoMatch title={t('operator.audit.no_match')} onClear={list.clear} />
          ) : (
            <EmptyState icon={ScrollText} title={t('operator.audit.none')}>
              {t('operator.audit.none_text')}
            </EmptyState>
          )
        }
        footer={<LoadMore {...acts.more} />}
      />
    </Page>
  )
}

const idOf = (act: LoggedAct): string => act.id

/** The days that are asked for; null where the address has not both, or has them the wrong way round. */
function daysOf({ view: { filters } }: ListState): DateRange | null {
  const [start] = filters['from'] ?? []
  const [end] = filters['to'] ?? []
  return start === undefined || end === undefined || start > end ? null : { start, end }
}

/** From which day to which; and any, again. */
function Days({ list, days }: { list: ListState; days: DateRange | null }) {
  const t = useWords()
  const set = (next: DateRange | null): void =>
    list.change({
      filters: { ...list.view.filters, from: next ? [next.start] : [], to: next ? [next.end] : [] },
    })
  return (
    <div className={css.days}>
      <DateRangeField className={css.dayRange} label={t('operator.audit.days')} value={days} onChange={set} />
      {days && (
        <Button variant="quiet" onPress={() => set(null)}>
          {t('operator.audit.any_day')}
        </Button>
      )}
    </div>
  )
}
