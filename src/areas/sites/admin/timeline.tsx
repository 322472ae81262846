import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#kernel/api-client/call.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { keyOf } from '#ui/data/data.ts'
import { Page } from '#ui/layout/layout.tsx'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Timeline } from '#ui/timeline/timeline.tsx'
import { useWords } from '#ui/words.ts'
import { readTimeline } from '../contract.ts'
import { useSite } from './site/current-site.tsx'
import { useEntryWords } from './site/use-entry-words.ts'

/** What happened to the site, who did it and why; what an operator did is among it. */
export function Screen() {
  const t = useWords()
  const { id: siteId } = useSite()
  const words = useEntryWords()
  const entries = useInfiniteQuery({
    queryKey: [...keyOf(readTimeline), 'all', siteId],
    queryFn: ({ pageParam, signal }) =>
      call(readTimeline, { siteId, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
  })
  const shown = entries.data?.pages.flatMap(({ items }) => items)
  return (
    <Page width="narrow">
      <PageHeader title={t('sites.timeline.title')}>{t('sites.timeline.text')}</PageHeader>
      {shown ? (
        <>
          <Timeline label={t('sites.timeline.title')} events={shown.map(words)} />
          <LoadMore
            shown={shown.length}
            total={null}
            hasMore={entries.hasNextPage}
            isBusy={entries.isFetchingNextPage}
            onMore={() => void entries.fetchNextPage()}
          />
        </>
      ) : entries.isError ? (
        <Banner
          tone="danger"
          title={t('sites.failed.title')}
          actions={
            <Button size="small" onPress={() => void entries.refetch()}>
              {t('sites.again')}
            </Button>
          }
        />
      ) : (
        <Loading>
          <Skeleton lines={8} />
        </Loading>
      )}
    </Page>
  )
}
