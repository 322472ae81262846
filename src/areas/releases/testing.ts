/** For tests of other areas: a release without what keeps two apart. */
export { goLive } from './release/go-live.ts'
