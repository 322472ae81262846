/** The door for everyone: releases, and the calls about them. */
export {
  cancelRelease,
  listPending,
  listReleases,
  pageChanges,
  pendingChange,
  release,
  type ReleaseChanges,
  type ReleaseRow,
  releaseStates,
  rollBack,
} from './release/release.contract.ts'
