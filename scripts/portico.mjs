// Runs a command of the program: `npm run portico -- COMMAND`.
import { requirePinnedNode } from './runtime.mjs'

requirePinnedNode()
process.env.NODE_ENV ??= 'production'
await import('./hooks.mjs')
const words = process.argv.slice(2)
// It writes the scripts that pages name.
if (words.slice(0, 2).join(' ') === 'sites write-out') (await import('./ensure-built.mjs')).ensureBuilt()
const { command } = await import('../src/faces/server/command.ts')
process.exitCode = await command(words)
