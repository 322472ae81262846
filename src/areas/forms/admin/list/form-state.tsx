import { Badge, Status } from '#ui/badge/badge.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import { useWords } from '#ui/words.ts'
import type { FormRow } from '../../contract.ts'

const tones = { draft: 'neutral', open: 'success', closed: 'danger', scheduled: 'info' } as const

/** Whether a form takes messages, and whether its draft is ahead of what visitors see. */
export function FormState({ form }: { form: Pick<FormRow, 'state' | 'isPending'> }) {
  const t = useWords()
  return (
    <Cluster>
      <Status tone={tones[form.state]} isHollow={form.state === 'draft'}>
        {t(`forms.state.${form.state}`)}
      </Status>
      {form.isPending && form.state !== 'draft' && <Badge tone="warning">{t('forms.pending')}</Badge>}
    </Cluster>
  )
}
