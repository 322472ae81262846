import { useMemo } from 'react'
import { useSite } from '#areas/sites/admin/index.tsx'
import { useRead } from '#ui/data/data.ts'
import { useWords } from '#ui/words.ts'
import { listPages, type PageRow } from '../../contract.ts'
import { type NamedPage, tellApart } from './page-places.ts'

const none: readonly PageRow[] = []

/**
 * What tells pages of one title apart in a list, against all pages of the site: whichever of them the list shows.
 *
 * @param listed the pages of the list, those that were removed from the drafts among them; the same value while they are
 *   the same
 */
export function useTellApart(listed: readonly NamedPage[]): {
  /** Where a page stands, if another has its title. */
  placeOf(this: void, page: NamedPage): string | undefined
  /** A page's title, with where it stands if another has it. */
  titleOf(this: void, page: NamedPage): string
} {
  const t = useWords()
  const site = useSite()
  const pages = useRead(listPages, { siteId: site.id }).data?.pages ?? none
  return useMemo(() => {
    const placeOf = tellApart(pages, listed, t)
    return {
      placeOf,
      titleOf: (page) => {
        const place = placeOf(page)
        return place === undefined ? page.title : t('pages.namesake', { title: page.title, place })
      },
    }
  }, [pages, listed, t])
}
