import Images from 'lucide-react/icons/images'
import { lazy } from 'react'
import { permissions } from '#areas/sites/contract.ts'
import { areaScreens, type Screen } from '#ui/screen/screen.ts'

export { type AssetBook, assetBook } from './asset-book.ts'
export { isPicture, pictureOf } from './asset-picture.ts'
export { useAssets } from './use-assets.ts'

/** What carries a file into the library, and says why it could not; its code comes with the first file. */
export const uploading = () => import('./upload/send-file.ts')

/** The library in a window, to choose from or to add to; its code comes when it is first opened. */
export const AssetPicker = lazy(async () => ({
  default: (await import('./picker/asset-picker.tsx')).AssetPicker,
}))

/** The library of files, and its trash. */
const screens: readonly Screen[] = [
  {
    path: '/sites/$siteId/assets',
    load: () => import('./library-screen.tsx'),
    title: 'frame.nav.assets',
    words: ['assets', 'asset_trash', 'sites'],
    access: { right: permissions.siteSeeUnreleased },
    nav: { section: 'website', label: 'frame.nav.assets', icon: Images, order: 30 },
  },
  {
    path: '/sites/$siteId/assets/trash',
    load: () => import('./trash-screen.tsx'),
    title: 'asset_trash.title',
    words: ['assets', 'asset_trash', 'sites'],
    access: { right: permissions.siteSeeUnreleased },
  },
]

export const assetsScreens = areaScreens({ screens })
