import { useState } from 'react'
import ListChecks from 'lucide-react/icons/list-checks'
import { useList, useWhen } from '#areas/accounts/admin/index.tsx'
import { recordingClass } from '#kernel/session-recording.ts'
import { type BadgeTone, Status } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Facts } from '#ui/card/card.tsx'
import { useChange } from '#ui/data/data.ts'
import { useRows } from '#ui/data/use-parts.ts'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page, Stack } from '#ui/layout/layout.tsx'
import { Link } from '#ui/link/link.tsx'
import { ListBar } from '#ui/list-view/list-bar.tsx'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { Table, type TableColumn } from '#ui/table/table.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { type JobEntry, listJobs, readHealth, retryJob } from '../contract.ts'
import css from './console/console.module.css'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'

const tones: Readonly<Record<JobEntry['state'], BadgeTone>> = {
  waiting: 'neutral',
  running: 'info',
  failed: 'danger',
  done: 'success',
  cancelled: 'neutral',
}

/** What can be shown of them, one at a time; the first unless another is chosen. */
const shownStates = ['failed', 'waiting', 'running', 'done', 'all'] as const

/** Work that waits, runs, failed or was done in the last 14 days. */
export function Screen() {
  const t = useWords()
  const when = useWhen()
  const list = useList('operator/jobs', {
    begins: { column: 'queued', direction: 'descending' },
    sorts: ['queued'],
    filters: { state: shownStates },
  })
  const { search: name, filters, sort } = list.view
  const state = shownStates.find((one) => one === filters['state']?.[0]) ?? shownStates[0]
  const [open, setOpen] = useState<JobEntry | null>(null)
  const jobs = useRows(
    listJobs,
    {
      name,
      direction: sort?.direction ?? 'descending',
      ...(state === 'all' ? {} : { state }),
    },
    { keepsShown: true, rows: list },
  )
  const counts = jobs.first?.counts
  const columns: readonly TableColumn<JobEntry>[] = [
    {
      id: 'name',
      label: t('operator.jobs.name'),
      isHeader: true,
      cell: (job) => (
        <span className={css.twoLines}>
          <span className={css.code}>{job.name}</span>
          {job.error !== null && <span className={css.small}>{job.error}</span>}
        </span>
      ),
    },
    {
      id: 'state',
      label: t('operator.jobs.state'),
      phone: 'end',
      width: '8rem',
      cell: (job) => <Status tone={tones[job.state]}>{t(`operator.jobs.state_${job.state}`)}</Status>,
    },
    {
      id: 'attempts',
      label: t('operator.jobs.attempts'),
      align: 'end',
      phone: 'hidden',
      width: '6rem',
      cell: (job) => job.attempts,
    },
    {
      id: 'queued',
      isSortable: true,
      label: t('operator.jobs.queued'),
      align: 'end',
      phone: 'line',
      width: '11rem',
      cell: (job) => when.at(job.queuedAt),
    },
  ]
  return (
    <Page width="wide">
      <PageHeader
        title={t('frame.nav.jobs')}
        below={
          <Stack gap={12}>
            <div>
              <Segmented
                label={t('operator.jobs.state')}
                value={state}
                onChange={(next) => list.change({ filters: { state: [next] } })}
                segments={shownStates.map((one) => ({
                  value: one,
                  label:
                    counts && (one === 'failed' || one === 'waiting' || one === 'running')
                      ? t('operator.jobs.with_count', {
                          state: t(`operator.jobs.state_${one}`),
                          count: counts[one],
                        })
                      : t(`operator.jobs.state_${one}`),
                }))}
              />
            </div>
            <ListBar list={list} searchLabel={t('operator.jobs.search')} columns={columns} />
          </Stack>
        }
      >
        {t('operator.jobs.text')}
      </PageHeader>
      <Table
        label={t('frame.nav.jobs')}
        {...list.tableOf(columns)}
        items={jobs.items}
        idOf={idOf}
        nameOf={(job) => job.name}
        onOpen={(id) => setOpen(jobs.items?.find((job) => job.id === id) ?? null)}
        isStale={jobs.isChanging}
        error={jobs.isError && !jobs.items && <ReadFailed onAgain={jobs.again} />}
        empty={
          <EmptyState icon={ListChecks} title={t(`operator.jobs.none_${state}`)}>
            {name === '' ? t('operator.jobs.none_text') : t('operator.jobs.none_named', { name })}
          </EmptyState>
        }
        footer={<LoadMore {...jobs.more} />}
      />
      {open && <Job job={open} onClose={() => setOpen(null)} />}
    </Page>
  )
}

const idOf = (job: JobEntry): string => job.id

function Job({ job, onClose }: { job: JobEntry; onClose: () => void }) {
  const t = useWords()
  const when = useWhen()
  const retry = useChange(retryJob, {
    refreshes: [listJobs, readHealth],
    onDone: () => {
      showToast({ text: t('operator.jobs.retried'), tone: 'success' })
      onClose()
    },
  })
  const moments = [
    ['queued', job.queuedAt],
    ['due', job.state === 'waiting' ? job.dueAt : null],
    ['started', job.startedAt],
    ['settled', job.settledAt],
  ] as const
  return (
    <Drawer
      title={job.name}
      onClose={onClose}
      footer={
        job.state === 'failed' ? (
          <Button
            variant="primary"
            isBusy={retry.isPending}
            onPress={() => retry.mutate({ jobId: job.id, name: job.name })}
          >
            {t('operator.jobs.retry')}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={24}>
        <Facts
          items={[
            {
              label: t('operator.jobs.state'),
              value: <Status tone={tones[job.state]}>{t(`operator.jobs.state_${job.state}`)}</Status>,
            },
            { label: t('operator.jobs.attempts'), value: job.attempts },
            ...moments.flatMap(([what, at]) =>
              at === null ? [] : [{ label: t(`operator.jobs.${what}`), value: when.at(at) }],
            ),
            ...(job.siteId === null
              ? []
              : [
                  {
                    label: t('operator.sites.site'),
                    value: <Link href={`/operator/sites/${job.siteId}`}>{t('operator.jobs.site')}</Link>,
                  },
                ]),
            { label: t('operator.site.id'), value: <span className={css.code}>{job.id}</span> },
          ]}
        />
        {job.error !== null && (
          <div>
            <p className={css.rowTitle}>{t('operator.jobs.error')}</p>
            <pre className={css.block}>{job.error}</pre>
          </div>
        )}
        <div>
          <p className={css.rowTitle}>{t('operator.jobs.input')}</p>
          <pre className={`${css.block} ${recordingClass.mask}`}>{job.input}</pre>
        </div>
      </Stack>
    </Drawer>
  )
}
