/** The door for other areas' server code. */
export { authorsOf } from './authors.ts'
export { documentRoutes } from './documents.routes.ts'
export { blocks, blocksOf } from './drafts/blocks.ts'
export { copyDocument } from './drafts/copy-document.ts'
export { createDocument } from './drafts/create-document.ts'
export {
  deleteDocuments,
  draftsNaming,
  findNaming,
  findWithAnchors,
  heldDrafts,
  holdAllDrafts,
  insertDocuments,
  lockDrafts,
  namedInDrafts,
  setTrashed,
} from './drafts/document.store.ts'
export type { Asked, Held } from './drafts/held.ts'
export { findDraft, lookAtDraft, readDraft } from './drafts/read-draft.ts'
export {
  type Edition,
  filesLedTo,
  filesOfEditions,
  insertEditions,
  namedInEditions,
  readEditions,
  readEditionSizes,
  readShownEditions,
} from './editions/edition.store.ts'
export { makeEditions } from './editions/make-editions.ts'
export { listenToDocuments, notifyFollowers } from './live/notifications.ts'
export { savePatches } from './saves/save-patches.ts'
