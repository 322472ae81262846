import { onSite, provideUse } from '#areas/sites/index.ts'
import { area } from '#platform/area.ts'
import { routes } from './assets.routes.ts'
import { sumLibrary } from './library/asset.store.ts'
import { copyFiles, copyLibrary } from './library/copy-library.ts'
import { emptyTrashDaily } from './library/empty-trash.job.ts'
import { libraryFiles } from './library/kept-files.ts'
import { removeFiles } from './library/remove-files.job.ts'
import { makeRenditions } from './delivery/make-renditions.job.ts'

onSite('duplicated', 'assets', copyLibrary)
provideUse('storage', sumLibrary)

/** What the assets area brings to the server. */
export const assetsArea = area({
  name: 'assets',
  routes,
  jobs: [makeRenditions, copyFiles, removeFiles],
  recurring: [emptyTrashDaily],
  files: [libraryFiles],
})
