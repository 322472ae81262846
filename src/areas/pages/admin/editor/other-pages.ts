import type { Command } from '#ui/command-palette/command-palette.tsx'
import type { Words } from '#ui/words.ts'
import { navPlaces, type PageRow } from '../../contract.ts'
import { inOrder, isAddressed } from '../../tree/page.ts'
import { placeOfPage } from '../tree/page-places.ts'

/**
 * The pages one may go to from one that is open, as the tree has them: by place of the navigation, each with the folder
 * it is in and its address, by which they are found, too.
 */
export function otherPages(
  pages: readonly PageRow[],
  pageId: string,
  t: Words,
  open: (pageId: string) => void,
): Command[] {
  const others = inOrder(pages).filter(
    (page) => page.id !== pageId && (isAddressed(page) || page.kind === 'footer'),
  )
  const command = (page: PageRow, group: string): Command => {
    const place = placeOfPage(page, pages, t)
    return {
      id: page.id,
      label: page.title,
      group,
      ...(place === undefined ? {} : { detail: place }),
      ...(page.navTitle === null ? {} : { keywords: [page.navTitle] }),
      run: () => open(page.id),
    }
  }
  return navPlaces.flatMap((nav) =>
    others.filter((page) => page.nav === nav).map((page) => command(page, t(`pages.nav.${nav}`))),
  )
}
