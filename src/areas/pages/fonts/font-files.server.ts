import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { families } from './families.ts'
import { fontFileName, fontSlants, fontSubsets } from './family.ts'

const require = createRequire(import.meta.url)

function paths(): Map<string, string> {
  const found = new Map<string, string>()
  for (const family of families) {
    const { id, files } = family
    const folder = join(dirname(require.resolve(`@fontsource-variable/${id}/package.json`)), 'files')
    for (const style of fontSlants.filter((one) => files[one])) {
      for (const subset of fontSubsets)
        found.set(fontFileName(family, style, subset), join(folder, `${id}-${subset}-wght-${style}.woff2`))
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
