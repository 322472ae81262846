import { assetUses, shippedPictures } from '#areas/assets/index.ts'
import { blocks, documentRoutes } from '#areas/documents/index.ts'
import { releasables } from '#areas/releases/index.ts'
import { carry, siteHooks, sitePictures } from '#areas/sites/index.ts'
import { area } from '#platform/area.ts'
import { mailFace } from '#platform/mail/site-mail.ts'
import { pageBlocks } from './blocks/index.ts'
import { pageDrafts } from './contract.ts'
import { emptyTrash } from './empty-trash.job.ts'
import { linkTargets } from './links/link-target.ts'
import { pageTarget } from './tree/page-target.ts'
import { routes } from './pages.routes.ts'
import { removePreviewLinksOf } from './previews/preview-link.store.ts'
import { filesInUse } from './releases/files-in-use.ts'
import { releasablePages } from './releases/release-pages.ts'
import { siteMailFace } from './styles/mail-face.ts'
import { adoptType } from './tree/adopt-type.ts'
import { copyPages } from './tree/copy-pages.ts'
import { readPages } from './tree/page.store.ts'
import { plantSite } from './templates/plant-site.ts'
import { HOLDER } from './tree/draft-of.ts'
import { homePictures } from './tree/home-pictures.ts'
import { shippedAssets } from './templates/ship-pictures.ts'

/** Pages: drafts, releases, styles, templates, and what visitors read. */
export const pagesArea = area({
  name: 'pages',
  words: new URL('./words/', import.meta.url),
  routes: [...routes, ...documentRoutes(HOLDER, pageDrafts)],
  recurring: [emptyTrash],
  brings: [
    carry.of({
      tables: [],
      otherwise: {
        pages: 'by verbs, with their drafts (`carry/carry-pages.ts`)',
        site_styles: 'by verbs',
        redirects: 'by verbs',
        page_keys: 'counts of changes',
        finished_pages: 'drawn anew',
        preview_links: 'they let people in to the site that was left',
      },
      named: async (ctx) => (await readPages(ctx)).map(({ id }) => id),
    }),
    siteHooks.of({
      created: plantSite,
      duplicated: copyPages,
      converted: adoptType,
      left: (ctx, { accountId }) => removePreviewLinksOf(ctx, accountId),
    }),
    sitePictures.of(homePictures),
    shippedPictures.of(shippedAssets()),
    assetUses.of(filesInUse),
    releasables.of(releasablePages),
    mailFace.of(siteMailFace),
    blocks.of(pageBlocks),
    linkTargets.of(pageTarget),
  ],
})
