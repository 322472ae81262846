import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { families } from './families.ts'

const require = createRequire(import.meta.url)

function paths(): Map<string, string> {
  const found = new Map<string, string>()
  for (const { id, files } of families) {
    const folder = join(dirname(require.resolve(`@fontsource-variable/${id}/package.json`)), 'files')
    for (const subsets of [files.normal, files.italic]) {
      for (const file of Object.values(subsets ?? {})) found.set(file.served, join(folder, file.package))
    }
  }
  return found
}

let known: ReadonlyMap<string, string> | undefined

/**
 * Every file of the font library: the name it is served by, below `/fonts/`, to where it lies. A name
 * that is not in it is answered with 404; the names carry a fingerprint, so a file never changes.
 */
export function fontFiles(): ReadonlyMap<string, string> {
  known ??= paths()
  return known
}
