// Runs a command of the program: `npm run portico -- COMMAND`.
import { requirePinnedNode } from './runtime.mjs'

requirePinnedNode()
process.env.NODE_ENV ??= 'production'
await import('./hooks.mjs')
const words = process.argv.slice(2)
// It writes the scripts that pages name. Asked for its help, or in other words than it takes, it writes nothing.
const [, , site, folder, ...more] = words
const isGiven = [site, folder].every((word) => word && !word.startsWith('-')) && more.length === 0
if (words.slice(0, 2).join(' ') === 'sites write-out' && isGiven)
  (await import('./ensure-built.mjs')).ensureBuilt()
const { command } = await import('../src/faces/server/command.ts')
process.exitCode = await command(words)
