import FileStack from 'lucide-react/icons/file-stack'
import Rocket from 'lucide-react/icons/rocket'
import { permissions } from '#areas/sites/contract.ts'
import type { Screen } from '#ui/screen/screen.ts'

/** Pages: the tree, the editor, releases. */
export const screens: readonly Screen[] = [
  {
    path: '/sites/$siteId/pages',
    load: () => import('./pages-screen.tsx'),
    title: 'pages.tree.title',
    access: { right: permissions.siteSeeUnreleased },
    nav: { section: 'website', label: 'pages.tree.title', icon: FileStack, order: 10 },
  },
  {
    path: '/sites/$siteId/pages/$pageId',
    load: () => import('./editor-screen.tsx'),
    title: 'pages.editor.title',
    access: { right: permissions.siteSeeUnreleased },
    frame: 'full',
  },
  {
    path: '/sites/$siteId/releases',
    load: () => import('./releases-screen.tsx'),
    title: 'pages.releases.title',
    access: { right: permissions.siteSeeUnreleased },
    nav: { section: 'website', label: 'pages.releases.title', icon: Rocket, order: 20 },
  },
]
