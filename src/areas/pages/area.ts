import { addShippedPictures, addUses } from '#areas/assets/index.ts'
import { onSite, onSiteCreated, provideSitePictures } from '#areas/sites/index.ts'
import { area } from '#platform/area.ts'
import { emptyTrash } from './empty-trash.job.ts'
import { routes } from './pages.routes.ts'
import { removePreviewLinksOf } from './previews/preview-link.store.ts'
import { filesInUse } from './releases/files-in-use.ts'
import { releaseDueJob } from './releases/run-release-due.job.ts'
import { adoptType } from './tree/adopt-type.ts'
import { copyPages } from './tree/copy-pages.ts'
import { plantSite } from './templates/plant-site.ts'
import { homePictures } from './tree/home-pictures.ts'
import { shippedAssets } from './templates/ship-pictures.ts'

onSiteCreated('pages', plantSite)
onSite('duplicated', 'pages', copyPages)
onSite('converted', 'pages', adoptType)
onSite('left', 'pages', (ctx, { accountId }) => removePreviewLinksOf(ctx, accountId))
provideSitePictures(homePictures)
addShippedPictures(shippedAssets())
addUses('pages', filesInUse)

/** Pages: drafts, releases, styles, templates, and what visitors read. */
export const pagesArea = area({ name: 'pages', routes, jobs: [releaseDueJob], recurring: [emptyTrash] })
