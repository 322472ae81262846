import { late } from '#ui/late/late.tsx'
import type { PageRow } from '../../contract.ts'
import type { EditorWindow } from './editor-window.ts'
import type { HeaderSettings as HeaderSettingsWindow } from './header-settings.tsx'
import type { ComponentProps } from 'react'

const PageSettings = late(async () => (await import('../tree/page-settings.tsx')).PageSettings)
const ReleaseDialog = late(async () => (await import('../releases/release-dialog.tsx')).ReleaseDialog)
const VersionsDrawer = late(async () => (await import('../versions/versions-drawer.tsx')).VersionsDrawer)
const HeaderSettings = late(async () => (await import('./header-settings.tsx')).HeaderSettings)
const OtherPage = late(async () => (await import('./other-page.tsx')).OtherPage)
const PreviewLinks = late(async () => (await import('../previews/preview-links.tsx')).PreviewLinks)

/** Fetches ahead what somebody is likely to open first. */
export const fetchWindows = (): void => OtherPage.fetch()

/** The window that is open over the editor of a page. */
export function EditorWindows({
  shown,
  page,
  pages,
  saveNow,
  header,
  onClose,
}: {
  shown: EditorWindow | null
  page: PageRow
  pages: readonly PageRow[]
  /** Stores what is not stored yet; whether all of it is. */
  saveNow: () => Promise<boolean>
  header: Omit<ComponentProps<typeof HeaderSettingsWindow>, 'onClose' | 'pages'>
  onClose: () => void
}) {
  const closing = { onClose, onMissing: onClose }
  switch (shown) {
    case 'settings':
      return <PageSettings page={page} {...closing} />
    case 'release':
      return <ReleaseDialog saveNow={saveNow} {...closing} />
    case 'versions':
      return <VersionsDrawer page={page} {...closing} />
    case 'other':
      return <OtherPage pages={pages} pageId={page.id} {...closing} />
    case 'previews':
      return <PreviewLinks path={page.path} {...closing} />
    case 'header':
      return <HeaderSettings {...header} pages={pages} {...closing} />
    case null:
      return null
  }
}
