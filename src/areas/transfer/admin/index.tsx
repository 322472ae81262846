import PackageIcon from 'lucide-react/icons/package'
import { permissions } from '#areas/sites/contract.ts'
import type { Screen } from '#ui/screen/screen.ts'

/** Taking a site out, and making one of what was taken out. */
export const screens: readonly Screen[] = [
  {
    path: '/sites/$siteId/export',
    load: () => import('./export-screen.tsx'),
    title: 'transfer.export.title',
    access: { right: permissions.siteExport },
    nav: { section: 'settings', label: 'transfer.export.title', icon: PackageIcon, order: 92 },
  },
  {
    path: '/sites/new/import',
    load: () => import('./choose-archive.tsx'),
    title: 'transfer.import.title',
    access: 'account',
  },
  {
    path: '/sites/new/import/$importId',
    load: () => import('./import-screen.tsx'),
    title: 'transfer.import.title',
    access: 'account',
  },
]
