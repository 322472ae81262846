// Runs a command of the program: `npm run portico -- COMMAND`.
import { requirePinnedNode } from './runtime.mjs'

requirePinnedNode()
process.env.NODE_ENV ??= 'production'
await import('./hooks.mjs')
const { command } = await import('../src/faces/server/command.ts')
process.exitCode = await command(process.argv.slice(2))
