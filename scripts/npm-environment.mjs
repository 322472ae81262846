// Where npm keeps what it fetched: in the home folder, and for whoever has none beside the program.
// Runs on whatever Node the machine has (20 or later).
import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Whether a folder is there, or can be made, and is this user's to write. */
function canKeep(folder) {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The environment in which npm is run. A service's user often has no home folder, or one that its unit
 * hides; npm then keeps its cache in `.cache/npm` of the program's own folder. What runs below npm is told
 * by npm where its cache is, whether or not anything can be kept there.
 */
export function npmEnvironment(env, root) {
  const cache = env.npm_config_cache || (env.HOME ? join(env.HOME, '.npm') : null)
  if (cache !== null && canKeep(cache)) return { ...env }
  return { ...env, HOME: root, npm_config_cache: join(root, '.cache', 'npm') }
}
