// Starts the program: checks the runtime, builds what is stale, then hands over to the server face.
import { requirePinnedNode } from './runtime.mjs'

requirePinnedNode()
// React and others check everything twice where they are developed.
process.env.NODE_ENV ??= 'production'
await import('./hooks.mjs')
// Whoever only works draws pages too, and packs them with the scripts that they name.
;(await import('./ensure-built.mjs')).ensureBuilt()
const { main } = await import('../src/faces/server/main.ts')
await main()
