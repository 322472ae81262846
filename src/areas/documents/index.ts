/** The door for other areas' server code. */
export { type Author, authorsOf } from './authors.ts'
export { documentRoutes } from './documents.routes.ts'
export { blocks, blocksOf } from './drafts/blocks.ts'
export { copyDocument } from './drafts/copy-document.ts'
export { createDocument } from './drafts/create-document.ts'
export {
  deleteDocuments,
  type DraftRow,
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
export { type Draft, findDraft, lookAtDraft, readDraft } from './drafts/read-draft.ts'
export {
  type Edition,
  filesLedTo,
  filesOfEditions,
  findEdited,
  insertEditions,
  namedInEditions,
  readEditions,
  readEditionSizes,
  readShownEditions,
  type ShownEditions,
} from './editions/edition.store.ts'
export { makeEditions } from './editions/make-editions.ts'
export { followDocument } from './live/follow-document.ts'
export { listenToDocuments, notifyFollowers } from './live/notifications.ts'
export { tellPresence } from './live/tell-presence.ts'
export { listPatches } from './saves/list-patches.ts'
export { savePatches } from './saves/save-patches.ts'
export { listVersions } from './versions/list-versions.ts'
export { nameVersion } from './versions/name-version.ts'
export { openVersion } from './versions/open-version.ts'
export { restoreVersion } from './versions/restore-version.ts'
