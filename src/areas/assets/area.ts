import { carry, planLimits, siteHooks, uses } from '#areas/sites/index.ts'
import { area } from '#platform/area.ts'
import { routes } from './assets.routes.ts'
import { sumLibrary } from './library/asset.store.ts'
import { copyFiles, copyLibrary } from './library/copy-library.ts'
import { emptyTrashDaily } from './library/empty-trash.job.ts'
import { libraryFiles } from './library/kept-files.ts'
import { removeFiles } from './library/remove-files.job.ts'
import { makeRenditions } from './library/make-renditions.job.ts'

/** What the assets area brings to the server. */
export const assetsArea = area({
  name: 'assets',
  words: new URL('./words/', import.meta.url),
  routes,
  jobs: [makeRenditions, copyFiles, removeFiles],
  recurring: [emptyTrashDaily],
  files: [libraryFiles],
  brings: [
    carry.of({
      tables: [],
      otherwise: { assets: 'by verbs, with their files (`library/carry-library.ts`)' },
    }),
    siteHooks.of({ duplicated: copyLibrary }),
    planLimits.of({ name: 'storage', isBytes: true }),
    uses.of({ limit: 'storage', count: sumLibrary }),
  ],
})
