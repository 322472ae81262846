import { permissions } from '#areas/sites/contract.ts'
import { areaScreens, type Screen } from '#ui/screen/screen.ts'

/** Taking a site out, and making one of what was taken out. Settings and the ways to make a site lead here. */
const screens: readonly Screen[] = [
  {
    path: '/sites/$siteId/settings/export',
    load: () => import('./export-screen.tsx'),
    title: 'transfer.export.title',
    words: ['transfer', 'proof'],
    access: { right: permissions.siteExport },
  },
  {
    path: '/sites/new/import',
    load: () => import('./import-screen.tsx'),
    title: 'sites.create.title',
    words: ['transfer', 'sites'],
    access: 'account',
  },
]

export const transferScreens = areaScreens({ screens })
