import { useSite } from '#areas/sites/admin/index.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { useRead } from '#ui/data/data.ts'
import { Link } from '#ui/link/link.tsx'
import { useList } from '#ui/use-list.ts'
import { useWords } from '#ui/words.ts'
import { lookHeadings } from '../../contract.ts'
import type { NamedPage } from '../tree/page-places.ts'
import { firstFew } from './first-few.ts'
import css from './release-headings.module.css'

/** So many pages are named; the others are counted. */
const NAMED = 5

/**
 * Which of the chosen pages have no first heading or skip a level, each with the way there. They may be released all
 * the same; where this cannot be read nothing is said.
 */
export function ReleaseHeadings({
  isChosen,
  titleOf,
  onLeave,
}: {
  isChosen: (pageId: string) => boolean
  titleOf: (page: NamedPage) => string
  /** Called as one goes to a page. */
  onLeave: () => void
}) {
  const t = useWords()
  const list = useList()
  const site = useSite()
  const looked = useRead(lookHeadings, { siteId: site.id })
  const pages = looked.data?.pages.filter(({ id }) => isChosen(id)) ?? []
  if (pages.length === 0) return null
  const { named, rest } = firstFew(pages, NAMED)
  return (
    <Banner title={t('pages.release.headings', { count: pages.length })}>
      <p>{t('pages.release.headings_help')}</p>
      <ul className={css.pages}>
        {named.map((page) => (
          <li key={page.id}>
            <Link href={`/sites/${site.id}/pages/${page.id}`} onPress={onLeave}>
              {titleOf(page)}
            </Link>
            <span className={css.faults}>
              {list(page.faults.map((fault) => t(`pages.release.fault.${fault}`)))}
            </span>
          </li>
        ))}
        {rest > 0 && <li>{t('pages.release.more', { count: rest })}</li>}
      </ul>
    </Banner>
  )
}
