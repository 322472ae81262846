import FlaskConical from 'lucide-react/icons/flask-conical'
import { useSite } from '#areas/sites/admin/index.tsx'
import { problemIn } from '#kernel/api-client/api-error.ts'
import { useChange, useRead } from '#ui/data/data.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page } from '#ui/layout/layout.tsx'
import { ButtonLink } from '#ui/link/link.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { Waiting } from '#ui/read-failed/waiting.tsx'
import { useWords } from '#ui/words.ts'
import { readCircleLabs, readSupport, saveCircleLabs } from '../contract.ts'
import { FeatureList } from './labs/feature-list.tsx'

/** The features that sites of the circle try, to be switched for this site. */
export function Screen() {
  const t = useWords()
  const { id: siteId } = useSite()
  const labs = useRead(readCircleLabs, { siteId })
  const save = useChange(saveCircleLabs, {
    refreshes: [readCircleLabs],
    onDone: () => showToast({ text: t('labs.saved'), detail: t('labs.saved_detail'), tone: 'success' }),
  })
  const isOutside = problemIn(labs.error)?.code === 'operator.labs_circle_only'
  return (
    <Page width="narrow">
      <PageHeader title={t('frame.nav.labs')}>{t('labs.site_text')}</PageHeader>
      {labs.data ? (
        <FeatureList
          features={labs.data.features}
          isBusy={save.isPending}
          onChange={(change) => save.mutate({ siteId, ...change })}
        />
      ) : isOutside ? (
        <Outside />
      ) : (
        <Waiting isFailed={labs.isError} onAgain={() => void labs.refetch()} lines={6} />
      )}
    </Page>
  )
}

/** A 403, which does not tell whether it is for the person or for the site: who is let in, and whom to ask. */
function Outside() {
  const t = useWords()
  const support = useRead(readSupport, {})
  const address = support.data?.address
  return (
    <EmptyState
      icon={FlaskConical}
      title={t('labs.outside')}
      action={address && <ButtonLink href={`mailto:${address}`}>{t('labs.outside_ask')}</ButtonLink>}
    >
      {t('labs.outside_text')}
    </EmptyState>
  )
}
