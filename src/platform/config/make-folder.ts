import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Makes a folder, and those above it that are missing.
 *
 * Node's own way (`recursive`) asks for ever where a folder that is there takes no other one and says that it
 * is not (`/proc`): a start hung there without a word. Each folder is made by itself first.
 *
 * @throws what the file system says: it may not be written, or a file stands in its place
 */
export function makeFolder(path: string, mode = 0o777): void {
  const missing: string[] = []
  for (let at = resolve(path); !existsSync(at) && at !== dirname(at); at = dirname(at)) missing.push(at)
  for (const folder of missing.toReversed()) {
    try {
      mkdirSync(folder, { mode })
    } catch (error) {
      // Somebody else may have made it meanwhile.
      if (!existsSync(folder)) throw error
    }
  }
  mkdirSync(path, { recursive: true, mode })
}
