// Starts the program: checks the runtime, builds what is stale, then hands over to the server face.
import { requirePinnedNode } from './runtime.mjs'

requirePinnedNode()
// React and others check everything twice where they are developed.
process.env.NODE_ENV ??= 'production'
await import('./hooks.mjs')
if (process.env.ROLE !== 'worker') {
  const { buildIfStale } = await import('./build.mjs')
  try {
    await buildIfStale()
  } catch (error) {
    console.error(`The browser part could not be built: ${error instanceof Error ? error.message : error}`)
    process.exit(1)
  }
}
const { main } = await import('../src/faces/server/main.ts')
await main()
