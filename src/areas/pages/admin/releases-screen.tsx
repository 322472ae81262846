import { recordingClass } from '#kernel/session-recording.ts'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Rocket from 'lucide-react/icons/rocket'
import Undo2 from 'lucide-react/icons/undo-2'
import { useMemo, useState } from 'react'
import { useList, usePart, useWhen } from '#areas/accounts/admin/index.tsx'
import { permissions } from '#areas/sites/contract.ts'
import { ReadOnlyNote, useSite } from '#areas/sites/admin/index.tsx'
import { Badge, Status } from '#ui/badge/badge.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { useChange, useRead } from '#ui/data/data.ts'
import { type PartsOf, useParts } from '#ui/data/use-parts.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page, Stack } from '#ui/layout/layout.tsx'
import { ListBar } from '#ui/list-view/list-bar.tsx'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import { HeaderActions } from '#ui/page-header/header-actions.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Table, type TableColumn } from '#ui/table/table.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { NoMatch } from '#ui/empty-state/no-match.tsx'
import { useWords } from '#ui/words.ts'
import {
  cancelRelease,
  listPending,
  listReleases,
  type ReleaseRow,
  releaseStates,
} from '#areas/releases/contract.ts'
import { RedirectsPart } from './redirects/redirects-part.tsx'
import { ChangeFacts, ChangeTitle } from './releases/pending-choice.tsx'
import { keyOfChange, pagesOf, type PendingChange } from './releases/pending.ts'
import { ReleaseDetails } from './releases/release-details.tsx'
import { ReleaseDialog } from './releases/release-dialog.tsx'
import { ReleaseSummary } from './releases/release-summary.tsx'
import { RollBackDialog } from './releases/roll-back-dialog.tsx'
import { useTellApart } from './tree/use-tell-apart.ts'
import { wordsOfProblem } from './words-of-problem.ts'
import css from './releases-screen.module.css'

const idOf = (row: ReleaseRow) => row.id
const tones = { live: 'success', past: 'neutral', scheduled: 'info', cancelled: 'neutral' } as const

/** What is live, what was, what will be; what waits to go live; where old addresses lead. */
export function Screen() {
  const t = useWords()
  const site = useSite()
  const [releasing, setReleasing] = useState<'now' | 'later' | null>(null)
  const [part, showPart] = usePart(['releases', 'redirects'])
  const canRelease = site.can(permissions.pagesRelease) && !site.isReadOnly
  return (
    <Page width="wide">
      <PageHeader
        title={t('frame.nav.releases')}
        actions={
          <HeaderActions
            more={[
              canRelease && {
                id: 'schedule',
                label: t('pages.release.schedule'),
                icon: CalendarClock,
                onAction: () => setReleasing('later'),
              },
            ]}
          >
            {canRelease && (
              <Button variant="primary" icon={Rocket} onPress={() => setReleasing('now')}>
                {t('pages.release.short')}
              </Button>
            )}
          </HeaderActions>
        }
      >
        {t('releases.help')}
      </PageHeader>
      <ReadOnlyNote />
      <Tabs
        label={t('frame.nav.releases')}
        selected={part}
        onSelect={showPart}
        items={[
          {
            id: 'releases',
            label: t('releases.tab'),
            content: (
              <Stack gap={24}>
                <Pending />
                <Releases canRelease={canRelease} />
              </Stack>
            ),
          },
          { id: 'redirects', label: t('redirects.title'), content: <RedirectsPart /> },
        ]}
      />
      {releasing && (
        <ReleaseDialog startsScheduled={releasing === 'later'} onClose={() => setReleasing(null)} />
      )}
    </Page>
  )
}

/** What differs between the drafts and what visitors see. */
function Pending() {
  const t = useWords()
  const site = useSite()
  const pending = useRead(listPending, { siteId: site.id })
  const changes = pending.data?.changes
  const listed = useMemo(() => pagesOf(changes ?? []), [changes])
  const { placeOf } = useTellApart(listed)
  // An address tells of itself; what has none is told apart where it has to be.
  const placeIn = ({ id, title, path }: PendingChange) =>
    path ?? (id === null ? undefined : placeOf({ id, title }))
  return (
    <Card
      title={t(changes?.length === 0 ? 'pages.release.nothing' : 'pages.pending.title')}
      isFlush={changes !== undefined && changes.length > 0}
    >
      {pending.isError && changes === undefined ? (
        <ReadFailed onAgain={() => void pending.refetch()} />
      ) : changes === undefined ? (
        <Loading>
          <Skeleton lines={3} />
        </Loading>
      ) : changes.length === 0 ? (
        <p className={css.none}>{t('pages.release.nothing_text')}</p>
      ) : (
        <ul className={css.changes}>
          {changes.map((change) => (
            <li key={keyOfChange(change)} className={css.change}>
              <span className={css.what}>
                <ChangeTitle change={change} />
                {placeIn(change) && <span className={css.path}>{placeIn(change)}</span>}
              </span>
              <ChangeFacts change={change} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** A release is asked for by the number of the last one shown. */
const beyond = (isUp: boolean): PartsOf<typeof listReleases, ReleaseRow> => ({
  items: ({ releases }) => releases,
  after: ({ releases, hasMore }) =>
    hasMore ? { [isUp ? 'after' : 'before']: releases.at(-1)?.number } : null,
  keepsShown: true,
})

function Releases({ canRelease }: { canRelease: boolean }) {
  const t = useWords()
  const when = useWhen()
  const site = useSite()
  const [rollingBack, setRollingBack] = useState<ReleaseRow | null>(null)
  const [looked, setLooked] = useState<ReleaseRow | null>(null)
  const list = useList('pages/releases', {
    begins: { column: 'number', direction: 'descending' },
    sorts: ['number'],
    filters: { state: releaseStates },
  })
  const { search, filters, sort } = list.view
  const direction = sort?.direction ?? 'descending'
  const state = releaseStates.filter((one) => filters['state']?.includes(one))
  const releases = useParts(
    listReleases,
    { siteId: site.id, search, state, direction },
    { ...beyond(direction === 'ascending'), rows: list },
  )
  const cancel = useChange(cancelRelease, {
    isFaultShown: true,
    refreshes: [listReleases, listPending],
    onDone: () => showToast({ tone: 'success', text: t('pages.release.cancelled') }),
  })
  const rows = releases.items
  const isLong = list.isLong(rows?.length)
  const nameOf = (row: ReleaseRow) => t('releases.nth', { number: row.number })
  const time = (row: ReleaseRow) =>
    row.state === 'scheduled' && row.scheduledFor
      ? t('releases.for', { at: when.inZone(row.scheduledFor, site.timeZone) })
      : when.at(row.releasedAt ?? row.createdAt)
  const columns: readonly TableColumn<ReleaseRow>[] = [
    {
      id: 'number',
      label: t('releases.column.release'),
      isHeader: true,
      isSortable: isLong,
      cell: (row) => (
        <span className={css.release}>
          <span className={css.number}>
            {nameOf(row)}
            {row.restores !== null && (
              <Badge icon={Undo2}>{t('releases.restores', { number: row.restores })}</Badge>
            )}
          </span>
          {row.note !== '' && <span className={css.note}>{row.note}</span>}
          {row.changes && <ReleaseSummary changes={row.changes} most={3} />}
        </span>
      ),
    },
    {
      id: 'state',
      label: t('releases.column.state'),
      width: '7.5rem',
      phone: 'end',
      cell: (row) => (
        <Status tone={tones[row.state]} isHollow={row.state === 'cancelled'}>
          {t(`releases.state.${row.state}`)}
        </Status>
      ),
    },
    {
      id: 'when',
      label: t('releases.column.when'),
      width: '14rem',
      phone: 'line',
      cell: (row) => (
        <span className={css.release}>
          {time(row)}
          {row.createdBy?.name && (
            <span className={`${css.note} ${recordingClass.mask}`}>{row.createdBy.name}</span>
          )}
        </span>
      ),
    },
    {
      id: 'pages',
      label: t('releases.column.pages'),
      width: '4.5rem',
      align: 'end',
      phone: 'hidden',
      cell: (row) => (row.state === 'scheduled' || row.state === 'cancelled' ? '' : row.pages),
    },
    {
      id: 'do',
      label: t('releases.column.do'),
      isLabelHidden: true,
      width: '9.5rem',
      align: 'end',
      phone: 'line',
      cell: (row) =>
        !canRelease ? null : row.state === 'past' ? (
          <Button
            size="small"
            variant="quiet"
            icon={Undo2}
            aria-label={`${t('releases.roll_back_to')}: ${nameOf(row)}`}
            onPress={() => setRollingBack(row)}
          >
            {t('releases.roll_back_to')}
          </Button>
        ) : row.state === 'scheduled' ? (
          <Button
            size="small"
            variant="quiet"
            aria-label={`${t('releases.cancel')}: ${nameOf(row)}`}
            isBusy={cancel.isPending && cancel.variables.releaseId === row.id}
            onPress={() => cancel.mutate({ siteId: site.id, releaseId: row.id })}
          >
            {t('releases.cancel')}
          </Button>
        ) : null,
    },
  ]
  return (
    <section aria-labelledby="all-releases" className={css.part}>
      <h2 id="all-releases" className={css.heading}>
        {t('releases.all')}
      </h2>
      {cancel.isError && (
        <Banner tone="danger" isLive>
          {wordsOfProblem(cancel.error, t)}
        </Banner>
      )}
      {isLong && (
        <ListBar
          list={list}
          searchLabel={t('releases.search')}
          columns={columns}
          filters={[
            {
              id: 'state',
              label: t('releases.column.state'),
              options: releaseStates.map((one) => ({ value: one, label: t(`releases.state.${one}`) })),
            },
          ]}
        />
      )}
      <Table
        label={t('releases.all')}
        {...(isLong ? list.tableOf(columns) : { columns })}
        items={rows}
        idOf={idOf}
        onOpen={(id) => setLooked(rows?.find((row) => row.id === id) ?? null)}
        nameOf={nameOf}
        isStale={releases.isChanging}
        error={releases.isError && rows === null && <ReadFailed onAgain={releases.again} />}
        empty={
          list.isNarrowed ? (
            <NoMatch size="small" title={t('releases.no_match')} onClear={list.clear} />
          ) : (
            <EmptyState icon={Rocket} size="small" title={t('releases.empty')}>
              {t('releases.empty_text')}
            </EmptyState>
          )
        }
        footer={<LoadMore {...releases.more} />}
      />
      {looked && <ReleaseDetails release={looked} at={time(looked)} onClose={() => setLooked(null)} />}
      {rollingBack && <RollBackDialog release={rollingBack} onClose={() => setRollingBack(null)} />}
    </section>
  )
}
