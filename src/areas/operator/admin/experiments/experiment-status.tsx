import { type BadgeTone, Status } from '#ui/badge/badge.tsx'
import { useWords } from '#ui/words.ts'
import type { Experiment, ExperimentState } from '../../contract.ts'

const tones: Readonly<Record<ExperimentState, BadgeTone>> = {
  draft: 'neutral',
  active: 'success',
  killed: 'danger',
}

/** Whether an experiment runs, in a word. */
export function ExperimentStatus({
  experiment,
}: {
  experiment: Pick<Experiment, 'state' | 'containsError'>
}) {
  const t = useWords()
  if (experiment.containsError) return <Status tone="warning">{t('operator.experiments.broken')}</Status>
  return (
    <Status tone={tones[experiment.state]} isHollow={experiment.state === 'draft'}>
      {t(`operator.experiments.state_${experiment.state}`)}
    </Status>
  )
}
