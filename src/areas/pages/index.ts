/** The door for other areas' server code. */
export { addBlocks } from './blocks/registry.ts'
export { listenToPages } from './drafts/live-pages.ts'
export { release } from './releases/release.ts'
