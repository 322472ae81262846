import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../../build/islands/', import.meta.url))

/** The built modules of the islands: where each is served, and where each lies. */
export interface IslandFiles {
  /** Address of an island's module; undefined when it was not built. */
  address(name: string): string | undefined
  /** The file behind the last part of an address below `/_islands/`. */
  file(served: string): string | undefined
}

/** Reads what the build made. Names carry a fingerprint, so a module never changes under its address. */
export function islandFiles(): IslandFiles {
  const manifest = join(folder, 'manifest.json')
  const byName = new Map<string, string>(
    existsSync(manifest)
      ? Object.entries(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>)
      : [],
  )
  const served = new Set(byName.values())
  return {
    address: (name) => {
      const file = byName.get(name)
      return file && `/_islands/${file}`
    },
    file: (name) => (served.has(name) ? join(folder, name) : undefined),
  }
}
