/** The door for everyone: pages, releases, styles, and the calls about them. */
export {
  changePage,
  createPage,
  deletePage,
  duplicatePage,
  findWhereLinked,
  listAnchors,
  listPages,
  listTrash,
  movePage,
  type NavPlace,
  navPlaces,
  openPage,
  type PageKind,
  pageKinds,
  type PageRow,
  pageSettings,
  type PageSettings,
  restorePage,
  type WhereLinked,
} from './tree/page.contract.ts'
export { pageDrafts } from './tree/draft.contract.ts'
export { loadBlockData, mostLoaded } from './loaders/loader.contract.ts'
export { changeStyles, readStyles } from './styles/styles.contract.ts'
export { headingFaults, lookHeadings, lookRollBack } from './releases/look.contract.ts'
export {
  addRedirect,
  deleteRedirects,
  exportRedirects,
  importRedirects,
  largestRedirectsFile,
  listRedirects,
  REDIRECTS_AT_ONCE,
  restoreRedirects,
  type DeletedRedirect,
  type RedirectRow,
} from './redirects/redirect.contract.ts'
export {
  deletePreviewLink,
  drawHomePage,
  listPreviewLinks,
  makePreviewLink,
} from './previews/preview.contract.ts'
export { listTemplates, previewTemplate } from './templates/template.contract.ts'
export { readFontFile } from './fonts/font.contract.ts'
