import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useSite } from '#areas/sites/admin/index.tsx'
import { permissions } from '#areas/sites/contract.ts'
import type { PageEditorProps } from '#editor/index.tsx'
import { useHelp } from '#ui/help/help.ts'
import { useWords } from '#ui/words.ts'
import type { PageRow } from '../../contract.ts'
import type { EditorWindow } from './editor-window.ts'
import { otherPages } from './other-pages.ts'

/** What a person may do in the editor of a page besides editing it. */
export interface PageRights {
  readonly canStyle: boolean
  readonly canRelease: boolean
}

/**
 * The commands of the editor that lead to windows, to other pages and elsewhere in the site.
 *
 * @param given.open opens a window; the same function at each call
 */
export function useCommands(given: {
  pageId: string
  pages: readonly PageRow[]
  rights: PageRights
  open: (window: EditorWindow) => void
}): NonNullable<PageEditorProps['commands']> {
  const { pageId, pages, open } = given
  const { canStyle, canRelease } = given.rights
  const t = useWords()
  const site = useSite()
  const navigate = useNavigate()
  const askForHelp = useHelp()
  const maySet = site.can(permissions.siteSettings)
  return useMemo(() => {
    const window = (id: EditorWindow, label: string) => ({ id, label, run: () => open(id) })
    const way = (id: string, label: string, to: string) => ({ id, label, run: () => void navigate({ to }) })
    const at = `/sites/${site.id}`
    const others = otherPages(pages, pageId, t, (id) => void navigate({ to: `${at}/pages/${id}` }))
    return [
      window('settings', t('pages.editor.settings')),
      ...(canStyle ? [window('header', t('pages.header.title'))] : []),
      ...(canRelease ? [window('release', t('pages.release.title'))] : []),
      window('versions', t('pages.versions.open')),
      window('other', t('pages.editor.other')),
      way('pages', t('pages.editor.back'), `${at}/pages`),
      way('releases', t('frame.nav.releases'), `${at}/releases`),
      ...(maySet ? [way('site', t('frame.settings.title'), `${at}/settings`)] : []),
      ...(askForHelp ? [{ id: 'help', label: t('frame.menu.help'), run: askForHelp }] : []),
      ...others.map((other) => ({ ...other, label: t('pages.editor.open', { title: other.label }) })),
    ]
  }, [t, canStyle, canRelease, maySet, site.id, navigate, askForHelp, pages, pageId, open])
}
