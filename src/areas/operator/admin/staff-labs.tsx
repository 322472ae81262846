import FlaskConical from 'lucide-react/icons/flask-conical'
import { problemIn } from '#kernel/api-client/api-error.ts'
import { useChange, useRead } from '#ui/data/data.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page } from '#ui/layout/layout.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { Waiting } from '#ui/read-failed/waiting.tsx'
import { useWords } from '#ui/words.ts'
import { readInternalLabs, saveInternalLabs } from '../contract.ts'
import { FeatureList } from './labs/feature-list.tsx'

/** The features that staff try, to be switched for oneself. */
export function Screen() {
  const t = useWords()
  const labs = useRead(readInternalLabs, {})
  const save = useChange(saveInternalLabs, {
    refreshes: [readInternalLabs],
    onDone: () => showToast({ text: t('labs.saved'), detail: t('labs.saved_detail'), tone: 'success' }),
  })
  const isOutside = problemIn(labs.error)?.code === 'operator.labs_staff_only'
  return (
    <Page width="narrow">
      <PageHeader title={t('frame.nav.labs')}>{t('labs.staff_text')}</PageHeader>
      {labs.data ? (
        <FeatureList
          features={labs.data.features}
          isBusy={save.isPending}
          onChange={(change) => save.mutate(change)}
        />
      ) : isOutside ? (
        <EmptyState icon={FlaskConical} title={t('labs.staff_outside')}>
          {t('labs.staff_outside_text')}
        </EmptyState>
      ) : (
        <Waiting isFailed={labs.isError} onAgain={() => void labs.refetch()} lines={6} />
      )}
    </Page>
  )
}
