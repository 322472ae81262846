// Starts the program: checks the runtime, builds what is stale, then hands over to the server face.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { requirePinnedNode } from './runtime.mjs'

requirePinnedNode()
// React and others check everything twice where they are developed.
process.env.NODE_ENV ??= 'production'
await import('./hooks.mjs')
if (process.env.ROLE !== 'worker' && (await import('./build.mjs')).isStale()) {
  // In a process of its own: what a build takes (500 MB and more) would stay with the program.
  const build = fileURLToPath(new URL('build.mjs', import.meta.url))
  const { status, stderr } = spawnSync(process.execPath, [build], { encoding: 'utf8' })
  if (status !== 0) {
    console.error(`The browser part could not be built: ${stderr.trim()}`)
    process.exit(1)
  }
}
const { main } = await import('../src/faces/server/main.ts')
await main()
