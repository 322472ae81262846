import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useSite } from '#areas/sites/admin/index.tsx'
import { CommandPalette, type Command } from '#ui/command-palette/command-palette.tsx'
import { useWords, type Words } from '#ui/words.ts'
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

/** Goes from the page that is open to another one, found by a part of its title, folder or address. */
export function OtherPage({
  pages,
  pageId,
  onClose,
}: {
  pages: readonly PageRow[]
  pageId: string
  onClose: () => void
}) {
  const t = useWords()
  const site = useSite()
  const navigate = useNavigate()
  const commands = useMemo(
    () => otherPages(pages, pageId, t, (id) => void navigate({ to: `/sites/${site.id}/pages/${id}` })),
    [pages, pageId, t, navigate, site.id],
  )
  return (
    <CommandPalette
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      label={t('pages.editor.other')}
      placeholder={t('pages.search')}
      commands={commands}
      limit={commands.length}
    />
  )
}
