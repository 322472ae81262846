/** The door for other areas' server code. */
export { type Choice, type Chosen, chosenOf, EVERYTHING, takesOf } from './releasable/choice.ts'
export {
  type ChangedThing,
  type PendingThing,
  type PlacedThing,
  type Releasable,
  releasables,
  type Taken,
  thingKey,
} from './releasable/releasable.ts'
export { cancelRelease } from './release/cancel-release.ts'
export { type HistoryRow, keepReleases, readHistory } from './release/history.store.ts'
export { isReleased } from './release/is-released.ts'
export { listPending } from './release/list-pending.ts'
export { listReleases } from './release/list-releases.ts'
export { release } from './release/release.ts'
export { lockReleases, readRelease, type Release, sitesWithLive } from './release/release.store.ts'
export { releaseScheduled } from './release/release-scheduled.ts'
export { rollBack } from './release/roll-back.ts'
export {
  liveEditionRows,
  liveEditions,
  type LiveThings,
  liveThingsOf,
  namedInLive,
  readLastThings,
  readLivePaths,
  readLiveThings,
  readThingsAsOf,
  lockAddresses,
  readThingsAt,
  REDIRECT,
  type ReleasedThing,
} from './released/released.store.ts'
export { readOthersAt, takenPaths } from './released/taken-paths.ts'
