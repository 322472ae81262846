// Builds what browsers load, when it is stale: the owner's app and the visitor's islands.
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesOf } from './build-chunks.mjs'
import { firstLoads } from './build-weights.mjs'
import { compressBuild } from './build-twins.mjs'
import { requirePinnedNode } from './runtime.mjs'

// Taken from the whole: an older Node that lacks one of them is to say which Node is needed, not to stop at it.
const { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } = fs

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** What a finished build leaves behind: the fingerprint of what it was made of. */
const markerIn = (folder) => join(folder, 'build', '.portico-built')

/** The fingerprint of everything a build reads. */
function fingerprint(folder) {
  const hash = createHash('sha256')
  const files = globSync(
    ['src/**/*.{ts,tsx,css,html,po,svg,woff2}', 'package-lock.json', 'vite.config.ts', 'scripts/build*.mjs'],
    { cwd: folder },
  )
  for (const file of files.toSorted()) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash.update(file).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex')
}

/**
 * Checks that what every language needs is there and fits: its words, and its locale data. A build with
 * a missing file, or with data of another version than the library, ends here (contract §5).
 *
 * @param src the folder of the rooms that speak
 * @param read reads a language's data; the library's own unless given
 */
export async function checkLanguages(src = join(root, 'src'), read) {
  const { checkTranslationFiles } = await import('../src/kernel/i18n/translation-files.ts')
  const { checkPacks } = await import('../src/kernel/i18n/packs.server.ts')
  for (const room of globSync('**/words/visitor', { cwd: src }))
    checkTranslationFiles(globSync('*.po', { cwd: join(src, room) }))
  await checkPacks(read)
}

const isBuilt = (folder, now) =>
  existsSync(markerIn(folder)) && readFileSync(markerIn(folder), 'utf8') === now

/**
 * Whether anything changed since the last build, or none came to its end.
 *
 * @param folder where the sources and the build are; the program's own unless given
 */
export const isStale = (folder = root) => !isBuilt(folder, fingerprint(folder))

/**
 * Builds the owner's app: once to see which screens load what, and once in files made by that.
 *
 * @param given for who only looks: `write: false`, and plugins beside the app's own
 * @returns the files, as Vite gives them
 */
export async function buildApp({ write = true, plugins = [] } = {}) {
  const { build } = await import('vite')
  const app = { configFile: join(root, 'vite.config.ts'), logLevel: 'warn', plugins }
  const found = await build({ ...app, build: { write: false, minify: false } })
  const files = filesOf(found.output.filter(({ type }) => type === 'chunk'))
  const codeSplitting = {
    includeDependenciesRecursively: false,
    groups: [{ debugName: 'by screens', name: (id) => files.get(id) ?? null }],
  }
  return build({ ...app, build: { write, rolldownOptions: { output: { codeSplitting } } } })
}

/** Makes what browsers load: the owner's app and the islands. */
async function make() {
  await checkLanguages()
  const { output } = await buildApp()
  const chunks = output.filter(({ type }) => type === 'chunk')
  writeFileSync(join(root, 'build', 'first-loads.json'), JSON.stringify(firstLoads(chunks)))
  await compressBuild(join(root, 'build', 'admin', 'assets'))
  const { buildIslands } = await import('./build-islands.mjs')
  await buildIslands()
}

/**
 * Builds if anything changed since the last build; answers whether it did. One that is cut off leaves nothing that
 * passes for built, whichever sources are looked at next: the version before may be put back.
 *
 * @param folder where the sources and the build are; the program's own unless given
 * @param making what writes the build
 */
export async function buildIfStale(folder = root, making = make) {
  const now = fingerprint(folder)
  if (isBuilt(folder, now)) return false
  const marker = markerIn(folder)
  rmSync(marker, { force: true })
  await making()
  mkdirSync(dirname(marker), { recursive: true })
  writeFileSync(marker, now)
  return true
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  requirePinnedNode()
  try {
    console.log((await buildIfStale()) ? 'Built.' : 'The build is up to date.')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
