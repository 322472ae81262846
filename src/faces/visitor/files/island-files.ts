import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PageIslands } from '../drawing/shell.ts'

/** The module that loads the others. */
const LOADER = 'load-islands'
const built = fileURLToPath(new URL('../../../../build/islands/', import.meta.url))

/** The built modules of the islands: where each is served, and where each lies. */
export interface IslandFiles {
  /** What the islands of a page are loaded by; null where there are none, or none was built. */
  ofPage(names: readonly string[]): PageIslands | null
  /** The file behind the last part of an address below `/_islands/`. */
  file(served: string): IslandFile | undefined
}

export interface IslandFile {
  readonly path: string
  /** The address is of another version's module: this one answers for it, and is not to be kept there. */
  readonly isAnother: boolean
}

/** `<name>.<fingerprint>.js`, as the build writes it. */
const NAMED = /^([a-z-]+)\.[0-9a-f]{8}\.js$/

/**
 * Reads what the build made. Names carry a fingerprint, so a module never changes under its address.
 *
 * @param folder that the build wrote to
 */
export function islandFiles(folder = built): IslandFiles {
  const manifest = join(folder, 'manifest.json')
  const byName = new Map<string, string>(
    existsSync(manifest)
      ? Object.entries(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>)
      : [],
  )
  const served = new Set(byName.values())
  const address = (name: string): string[] => {
    const file = byName.get(name)
    return file === undefined ? [] : [`/_islands/${file}`]
  }
  return {
    ofPage(names) {
      const [loader] = address(LOADER)
      const modules = names.flatMap(address)
      return loader !== undefined && modules.length > 0 ? { loader, modules } : null
    },
    file(name) {
      if (served.has(name)) return { path: join(folder, name), isAnother: false }
      // Pages outlive the program that wrote them: in a window that was left open, in a CDN, beside another version
      // while one replaces the other. What they load late is still theirs to have.
      const file = byName.get(NAMED.exec(name)?.[1] ?? '')
      return file === undefined ? undefined : { path: join(folder, file), isAnother: true }
    },
  }
}
