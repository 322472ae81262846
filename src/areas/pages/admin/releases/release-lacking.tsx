import { useSite } from '#areas/sites/admin/index.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { useRead } from '#ui/data/data.ts'
import { useList } from '#ui/use-list.ts'
import { useWords } from '#ui/words.ts'
import { lookHeadings } from '../../contract.ts'
import type { NamedPage } from '../tree/page-places.ts'
import { firstFew } from './first-few.ts'

/** So many pages are named; the others are counted. */
const NAMED = 12

/**
 * Which of the chosen pages name files that were deleted for good, as an undo after that can bring about. They may be
 * released all the same, without them.
 */
export function ReleaseLacking({
  isChosen,
  titleOf,
}: {
  isChosen: (pageId: string) => boolean
  titleOf: (page: NamedPage) => string
}) {
  const t = useWords()
  const list = useList()
  const site = useSite()
  const looked = useRead(lookHeadings, { siteId: site.id })
  const pages = looked.data?.lacking.filter(({ id }) => isChosen(id)) ?? []
  if (pages.length === 0) return null
  const { named, rest } = firstFew(pages, NAMED)
  const titles = named.map(titleOf)
  if (rest > 0) titles.push(t('pages.release.more', { count: rest }))
  return <Banner tone="warning">{t('pages.release.lacking', { pages: list(titles) })}</Banner>
}
