/** The door for other areas' server code. */
export { type AskedBlock, type BlockLoader, blockLoaders } from './loaders/block-loader.ts'
export { bumpKeys } from './loaders/bump-keys.ts'
export { loadBlockData } from './loaders/load-block-data.ts'
export { type BroughtPage, broughtPages, type FoundPage } from './visitor/brought-page.ts'
export { pagesNaming } from './tree/pages-naming.ts'
export {
  bringInPages,
  type CarriedPage,
  type CarriedRedirect,
  layPages,
  readCarriedPage,
  readCarriedRedirects,
  readCarriedStyles,
  refuseNoTree,
  takeOutPage,
  type TakenOutPages,
  takeOutPages,
} from './carry/carry-pages.ts'
export {
  type CarriedEdition,
  type CarriedRelease,
  type DraftVersions,
  type History,
  layEditions,
  layReleases,
  readCarriedEdition,
  readCarriedRelease,
  type Sized,
  takeOutEditions,
  takeOutHistory,
  takeOutReleases,
} from './carry/carry-releases.ts'
export { type LinkTarget, linkTargets } from './links/link-target.ts'
export { whereLinked } from './tree/find-where-linked.ts'
export { pagePath } from './visitor/page-path.ts'
