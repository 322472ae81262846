import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import OctagonX from 'lucide-react/icons/octagon-x'
import { useWhen } from '#areas/accounts/admin/index.tsx'
import { ApiError } from '#kernel/api-client/api-error.ts'
import type { OutputOf } from '#kernel/endpoint.ts'
import { recordingClass } from '#kernel/session-recording.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card, Facts } from '#ui/card/card.tsx'
import { useChange, useRead } from '#ui/data/data.ts'
import { useRows } from '#ui/data/use-parts.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Form } from '#ui/form/form.tsx'
import { FormBar } from '#ui/form-bar/form-bar.tsx'
import { ThereNow } from '#ui/form/there-now.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useSeen } from '#ui/form/use-seen.ts'
import { Columns, Page, Stack } from '#ui/layout/layout.tsx'
import { ButtonLink, Link } from '#ui/link/link.tsx'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { SkeletonPage } from '#ui/skeleton/skeleton.tsx'
import { Table, type TableColumn } from '#ui/table/table.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import {
  changeExperiment,
  type Exposure,
  getExperiment,
  listExperiments,
  listExposures,
  placing,
  type Placing,
  removeExperiment,
  switchExperiment,
} from '../contract.ts'
import { segmentText } from '../experiments/segment-text.ts'
import { ActList } from './audit/act-list.tsx'
import css from './console/console.module.css'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { WhyDialog } from './console/why-dialog.tsx'
import {
  type DefinitionForm,
  definitionForm,
  definitionOf,
  formOf,
  heldSegment,
} from './experiments/definition.ts'
import { DefinitionFields } from './experiments/definition-fields.tsx'
import { ExperimentStatus } from './experiments/experiment-status.tsx'

type Found = OutputOf<typeof getExperiment>

/** The fields of who sees what, which are changed together. */
const placed = ['stickyBy', 'control', 'segments'] as const

const placingOf = ({ stickyBy, control, segments }: Placing): Placing => ({ stickyBy, control, segments })

/** A feature toggle or A/B test: its definition, its switches, who saw what, who changed it. */
export function Screen() {
  const t = useWords()
  const { name = '' } = useParams({ strict: false })
  const found = useRead(getExperiment, { name })
  if (found.data) return <Seen key={found.data.experiment.name} found={found.data} />
  if (!found.isError) return <SkeletonPage />
  const isGone = found.error instanceof ApiError && found.error.response?.status === 404
  return (
    <Page>
      {isGone ? (
        <EmptyState
          title={t('operator.experiment.gone')}
          action={<ButtonLink href="/operator/experiments">{t('frame.nav.experiments')}</ButtonLink>}
        />
      ) : (
        <ReadFailed onAgain={() => void found.refetch()} />
      )}
    </Page>
  )
}

function Seen({ found }: { found: Found }) {
  const t = useWords()
  const when = useWhen()
  const { experiment } = found
  const { name, state, type } = experiment
  const change = useChange(changeExperiment, { refreshes: [getExperiment, listExperiments] })
  const fieldsOf = (there: Placing) => {
    const { stickyBy, control, segments } = formOf({ ...experiment, ...there })
    const held = heldSegment({ type, control }, t('operator.experiment.segment_first'))
    return { stickyBy, control, segments: segments.length > 0 ? segments : [held] }
  }
  const seen = useSeen(placing, placingOf(experiment), fieldsOf)
  const form = useForm<DefinitionForm, DefinitionForm>({
    schema: definitionForm as never,
    defaultValues: { ...formOf(experiment), ...fieldsOf(experiment) },
    seen,
    onSubmit: async (given, changed) => {
      const { what, type: _, ...rest } = definitionOf(given)
      // What stands in for segments that cannot be read is nobody's word until they are changed.
      const isPlacedAnew = placed.some((part) => changed.has(part))
      await seen.send(
        (from) =>
          change.mutateAsync({
            name,
            ...(changed.has('what') && { what }),
            ...(isPlacedAnew && { ...placingOf(rest), from }),
          }),
        isPlacedAnew ? placingOf(rest) : undefined,
      )
      showToast({ text: t('operator.experiment.saved'), tone: 'success' })
    },
  })
  return (
    <Page>
      <PageHeader
        above={
          <Breadcrumb
            items={[{ label: t('frame.nav.experiments'), href: '/operator/experiments' }, { label: name }]}
          />
        }
        title={<span className={css.codeTitle}>{name}</span>}
        status={<ExperimentStatus experiment={experiment} />}
        actions={<Switches found={found} />}
      >
        {experiment.what}
      </PageHeader>
      <Stack gap={24}>
        {state === 'killed' && (
          <Banner tone="danger" title={t('operator.experiment.killed')}>
            {t('operator.experiment.killed_text')}
          </Banner>
        )}
        {experiment.containsError && (
          <Banner tone="warning" title={t('operator.experiments.broken')}>
            {t('operator.experiment.broken_text')}
          </Banner>
        )}
        <Columns
          sideLabel={t('operator.experiment.about')}
          side={
            <Stack gap={24}>
              <Card title={t('operator.experiment.about')}>
                <Facts
                  isStacked
                  items={[
                    { label: t('operator.experiments.type'), value: t(`operator.experiments.type_${type}`) },
                    { label: t('operator.experiment.made'), value: when.at(experiment.createdAt) },
                    { label: t('operator.experiment.changed'), value: when.at(experiment.changedAt) },
                    ...(experiment.killedAt === null
                      ? []
                      : [
                          {
                            label: t('operator.experiments.state_killed'),
                            value: when.at(experiment.killedAt),
                          },
                        ]),
                  ]}
                />
              </Card>
              <Card title={t('operator.acts.title')}>
                <ActList label={t('operator.acts.title')} acts={found.acts} />
              </Card>
            </Stack>
          }
        >
          <Stack gap={24}>
            <Form form={form} label={name} className={css.wideForm}>
              <ThereNow form={form} seen={seen}>
                {(there) => <PlacingWords of={there} />}
              </ThereNow>
              <DefinitionFields form={form} isNew={false} isRunning={state !== 'draft'} />
              <FormBar form={form} />
            </Form>
            {type === 'AB_TEST' && <Exposures found={found} />}
          </Stack>
        </Columns>
      </Stack>
    </Page>
  )
}

/** Who sees what, in words. */
function PlacingWords({ of: now }: { of: Placing }) {
  const t = useWords()
  return (
    <>
      <p>
        {t('operator.experiment.sticky')}: {t(`operator.experiments.sticky_${now.stickyBy}`)} ·{' '}
        {t('operator.experiment.control')}: {now.control}
      </p>
      {now.segments.map((segment) => (
        <p key={segment.name} className="fs-mask">
          {segmentText(segment)}
        </p>
      ))}
    </>
  )
}

/** Start and stop every day, kill when something burns; removing what does not run. */
function Switches({ found }: { found: Found }) {
  const t = useWords()
  const navigate = useNavigate()
  const [isKilling, setKilling] = useState(false)
  const { name, state } = found.experiment
  const refreshes = [getExperiment, listExperiments]
  const turn = useChange(switchExperiment, { refreshes })
  const remove = useChange(removeExperiment, {
    refreshes: [listExperiments],
    onDone: () => void navigate({ to: '/operator/experiments', ignoreBlocker: true }),
  })
  const to = (next: 'start' | 'stop' | 'revive'): void => turn.mutate({ name, to: next, why: '' })
  return (
    <>
      {state === 'draft' && (
        <>
          <Button variant="quiet" isBusy={remove.isPending} onPress={() => remove.mutate({ name })}>
            {t('operator.experiment.remove')}
          </Button>
          <Button variant="primary" isBusy={turn.isPending} onPress={() => to('start')}>
            {t('operator.experiment.start')}
          </Button>
        </>
      )}
      {state === 'active' && (
        <>
          <Button isBusy={turn.isPending} onPress={() => to('stop')}>
            {t('operator.experiment.stop')}
          </Button>
          <Button variant="danger" icon={OctagonX} onPress={() => setKilling(true)}>
            {t('operator.experiment.kill')}
          </Button>
        </>
      )}
      {state === 'killed' && (
        <Button isBusy={turn.isPending} onPress={() => to('revive')}>
          {t('operator.experiment.revive')}
        </Button>
      )}
      {isKilling && (
        <WhyDialog
          title={t('operator.experiment.kill_title', { name })}
          text={t('operator.experiment.kill_text')}
          action={t('operator.experiment.kill')}
          isDanger
          onDo={(why) => turn.mutateAsync({ name, to: 'kill', why })}
          onClose={() => setKilling(false)}
        />
      )}
    </>
  )
}

function Exposures({ found }: { found: Found }) {
  const t = useWords()
  const when = useWhen()
  const list = useRows(listExposures, { name: found.experiment.name })
  const columns: readonly TableColumn<Exposure>[] = [
    {
      id: 'subject',
      label: t('operator.experiment.subject'),
      isHeader: true,
      cell: (one) => (
        <Link href={`/operator/${one.subjectKind === 'site' ? 'sites' : 'accounts'}/${one.subjectId}`}>
          <span className={`${css.code} ${recordingClass.mask}`}>{one.subjectId}</span>
        </Link>
      ),
    },
    {
      id: 'segment',
      label: t('operator.experiment.segment'),
      phone: 'line',
      width: '9rem',
      cell: (one) => one.segment,
    },
    {
      id: 'variant',
      label: t('operator.experiment.variant'),
      phone: 'end',
      width: '6rem',
      cell: (one) => <span className={css.code}>{one.variant}</span>,
    },
    {
      id: 'at',
      label: t('operator.experiment.first_at'),
      align: 'end',
      phone: 'line',
      width: '11rem',
      cell: (one) => when.at(one.firstAt),
    },
  ]
  return (
    <Card
      title={t('operator.experiment.exposures')}
      help={
        found.counts.length === 0
          ? undefined
          : found.counts
              .map(({ segment, variant, subjects }) =>
                t('operator.experiment.count', { segment, variant, subjects }),
              )
              .join(' · ')
      }
    >
      <Table
        label={t('operator.experiment.exposures')}
        isDense
        columns={columns}
        items={list.items}
        idOf={(one) => `${one.subjectId} ${one.variant}`}
        error={list.isError && !list.items && <ReadFailed onAgain={list.again} />}
        empty={
          <EmptyState size="small" title={t('operator.experiment.exposures_none')}>
            {t('operator.experiment.exposures_none_text')}
          </EmptyState>
        }
        footer={<LoadMore {...list.more} />}
      />
    </Card>
  )
}
