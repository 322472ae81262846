import { Card } from '#ui/card/card.tsx'
import { useRead } from '#ui/data/data.ts'
import { Link } from '#ui/link/link.tsx'
import { Timeline } from '#ui/timeline/timeline.tsx'
import { Waiting } from '#ui/read-failed/waiting.tsx'
import { useWords } from '#ui/words.ts'
import { readTimeline } from '../../contract.ts'
import { useEntryWords } from './use-entry-words.ts'

/** The last things that happened to a site. */
export function Latest({ siteId }: { siteId: string }) {
  const t = useWords()
  const words = useEntryWords()
  const { data, isError, refetch } = useRead(readTimeline, { siteId, limit: 5 })
  return (
    <Card
      title={t('sites.overview.latest')}
      actions={
        <Link href={`/sites/${siteId}/timeline`} variant="quiet">
          {t('sites.overview.all')}
        </Link>
      }
    >
      {data ? (
        <Timeline label={t('sites.overview.latest')} events={data.items.map(words)} />
      ) : (
        <Waiting isFailed={isError} onAgain={() => void refetch()} lines={4} />
      )}
    </Card>
  )
}
