/** The door for other areas' server code. */
export { listenToPages } from './drafts/live-pages.ts'
export { isReleased } from './releases/is-released.ts'
export { release } from './releases/release.ts'
export {
  bringInPages,
  type CarriedPage,
  type CarriedRedirect,
  dropLaidPages,
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
export { newIdsOn } from './carry/new-ids.ts'
