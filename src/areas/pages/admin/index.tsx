import FileStack from 'lucide-react/icons/file-stack'
import Rocket from 'lucide-react/icons/rocket'
import { permissions } from '#areas/sites/contract.ts'
import type { Brought } from '#kernel/point.ts'
import { areaScreens, type Screen } from '#ui/screen/screen.ts'
import { blockSources } from './block-sources.ts'
import { linkSources } from './link-sources.ts'
import { referenceSources } from './reference-sources.ts'

export { blockSources, linkSources, referenceSources }

/** What screens of pages are made of. */
const brings: readonly Brought[] = [
  blockSources.of(async () => (await import('../blocks/index.ts')).pageBlocks),
  linkSources.of(async () => (await import('./editor/link-targets.ts')).pageLinks),
  linkSources.of(async () => (await import('./editor/link-targets.ts')).fileLinks),
]

/** Pages: the tree, the editor, releases. */
const screens: readonly Screen[] = [
  {
    path: '/sites/$siteId/pages',
    load: () => import('./pages-screen.tsx'),
    title: 'frame.nav.pages',
    words: ['pages', 'page_trash', 'assets', 'sites', 'blocks', 'document'],
    access: { right: permissions.siteSeeUnreleased },
    nav: { section: 'website', label: 'frame.nav.pages', icon: FileStack, order: 10 },
  },
  {
    path: '/sites/$siteId/pages/$pageId',
    load: () => import('./editor-screen.tsx'),
    title: 'pages.editor.title',
    words: ['pages', 'assets', 'blocks', 'document', 'editor'],
    access: { right: permissions.siteSeeUnreleased },
    frame: 'full',
  },
  {
    path: '/sites/$siteId/releases',
    load: () => import('./releases-screen.tsx'),
    title: 'frame.nav.releases',
    words: ['pages', 'sites', 'redirects', 'releases'],
    access: { right: permissions.siteSeeUnreleased },
    nav: { section: 'website', label: 'frame.nav.releases', icon: Rocket, order: 20 },
  },
]

export const pagesScreens = areaScreens({ screens, brings })
