import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What tells one program from another: the fingerprint of the sources and the lock file that the build leaves
 * behind, which is made anew at a start where it is stale.
 *
 * @param build the folder of the build
 * @returns null where nothing was built
 */
export function programFingerprint(build: string): string | null {
  const marker = join(build, '.portico-built')
  return existsSync(marker) ? readFileSync(marker, 'utf8') : null
}
