import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useSite } from '#areas/sites/admin/index.tsx'
import { CommandPalette } from '#ui/command-palette/command-palette.tsx'
import { useWords } from '#ui/words.ts'
import type { PageRow } from '../../contract.ts'
import { otherPages } from './other-pages.ts'

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
