import { carry } from '#areas/sites/index.ts'
import { area } from '#platform/area.ts'
import { makeExport } from './exports/make-export.job.ts'
import { checkImport } from './imports/check-import.job.ts'
import { siteOfImport } from './imports/make-import.job.ts'
import { exportFiles, importFiles } from './kept-files.ts'
import { tidyArchives } from './tidy.job.ts'
import { routes } from './transfer.routes.ts'

/** Taking a site out as one archive, and making a site of one. */
export const transferArea = area({
  name: 'transfer',
  words: new URL('./words/', import.meta.url),
  routes,
  jobs: [makeExport, checkImport, siteOfImport],
  recurring: [tidyArchives],
  files: [exportFiles, importFiles],
  brings: [carry.of({ tables: [], otherwise: { site_exports: 'exports are no part of an export' } })],
})
