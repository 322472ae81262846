import { usePlainList } from '#areas/accounts/admin/index.tsx'
import { useRows } from '#ui/data/use-parts.ts'
import { Page } from '#ui/layout/layout.tsx'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Timeline } from '#ui/timeline/timeline.tsx'
import { Waiting } from '#ui/read-failed/waiting.tsx'
import { useWords } from '#ui/words.ts'
import { readTimeline } from '../contract.ts'
import { useSite } from './site/current-site.tsx'
import { useEntryWords } from './site/use-entry-words.ts'

/** What happened to the site, who did it and why; what an operator did is among it. */
export function Screen() {
  const t = useWords()
  const { id: siteId } = useSite()
  const words = useEntryWords()
  const entries = useRows(readTimeline, { siteId }, { rows: usePlainList('sites/timeline') })
  return (
    <Page width="narrow">
      <PageHeader title={t('frame.nav.timeline')}>{t('sites.timeline.text')}</PageHeader>
      {entries.items ? (
        <>
          <Timeline label={t('frame.nav.timeline')} events={entries.items.map(words)} />
          <LoadMore {...entries.more} />
        </>
      ) : (
        <Waiting isFailed={entries.isError} onAgain={entries.again} lines={8} />
      )}
    </Page>
  )
}
