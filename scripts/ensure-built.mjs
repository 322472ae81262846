import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isStale } from './build.mjs'

/**
 * Builds what browsers load where anything has changed since, in a process of its own: what a build takes (500 MB and
 * more) would stay with the program. Ends this one with a sentence where it cannot be built.
 */
export function ensureBuilt() {
  if (!isStale()) return
  const build = fileURLToPath(new URL('build.mjs', import.meta.url))
  const { status, stderr } = spawnSync(process.execPath, [build], { encoding: 'utf8' })
  if (status === 0) return
  console.error(`The browser part could not be built: ${stderr.trim()}`)
  process.exit(1)
}
