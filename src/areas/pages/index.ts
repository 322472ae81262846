/** The door for other areas' server code. */
export { addBlocks } from './blocks/registry.ts'
export { listenToPages } from './drafts/live-pages.ts'
export { release } from './releases/release.ts'
export {
  bringInPages,
  type CarriedPage,
  type CarriedRedirect,
  readCarriedPage,
  readCarriedRedirects,
  readCarriedStyles,
  refuseNoTree,
  takeOutPage,
  type TakenOutPages,
  takeOutPages,
} from './tree/carry-pages.ts'
