// Checks that folders beside each other do not need each other in a ring, but for the rings that folder-rings.json
// names: that list may only shrink. With --write it is written anew, where no ring is new or larger.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const list = join(root, 'scripts', 'folder-rings.json')
const imported = /\b(?:from|import)\s*\(?\s*'([#.][^'?]*)/g

/** The file that an import of `file` leads to, below `src`. */
const target = (file, specifier) =>
  specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(file), specifier)

/**
 * The folders that need each other, by the folder in which they stand beside each other.
 *
 * @param files text by path below `src`
 * @returns rings by folder; each is a list of names in order
 */
export function ringsOf(files) {
  /** By folder, the folders in it with those beside it that they import from. */
  const needs = new Map()
  for (const [file, text] of Object.entries(files)) {
    for (const [, specifier] of text.matchAll(imported)) {
      const [from, to] = [file.split('/'), target(file, specifier).split('/')]
      const at = from.findIndex((name, index) => name !== to[index])
      // In another folder beside: neither is a file of the folder they share.
      if (at < 0 || at >= from.length - 1 || at >= to.length - 1) continue
      const beside = from.slice(0, at).join('/')
      const all = needs.get(beside) ?? new Map()
      needs.set(beside, all.set(from[at], (all.get(from[at]) ?? new Set()).add(to[at])))
    }
  }
  const rings = {}
  for (const beside of [...needs.keys()].toSorted()) {
    const all = needs.get(beside)
    const reached = new Map([...all.keys()].map((name) => [name, reachedFrom(name, all)]))
    const seen = new Set()
    for (const name of [...all.keys()].toSorted()) {
      if (seen.has(name) || !reached.get(name).has(name)) continue
      const ring = [...reached.get(name)].filter((other) => reached.get(other)?.has(name)).toSorted()
      for (const other of ring) seen.add(other)
      rings[beside] = [...(rings[beside] ?? []), ring]
    }
  }
  return rings
}

const mapped = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

function reachedFrom(name, needs) {
  const reached = new Set()
  const open = [name]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const other of needs.get(next) ?? []) {
      if (!reached.has(other)) open.push(other)
      reached.add(other)
    }
  }
  return reached
}

/**
 * What differs from the list, as sentences.
 *
 * @param found rings by folder, as they are
 * @param known as they are listed
 */
export function faultsOf(found, known) {
  const within = (ring, rings) => rings?.some((other) => ring.every((name) => other.includes(name)))
  const larger = Object.entries(found).flatMap(([folder, rings]) =>
    rings
      .filter((ring) => !within(ring, known[folder]))
      .map((ring) => `The folders ${ring.join(', ')} in src/${folder} need each other in a ring.`),
  )
  const smaller = Object.entries(known).flatMap(([folder, rings]) =>
    rings
      .filter((ring) => !found[folder]?.some((other) => other.join() === ring.join()))
      .map((ring) => `The ring ${ring.join(', ')} in src/${folder} is listed, and is smaller or gone.`),
  )
  return { larger, smaller }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const paths = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.|\.d\.ts$|\/testing\/|\/testing\.ts$|\/gallery\//.test(file),
  )
  const found = ringsOf(
    Object.fromEntries(
      paths.map((file) => [file.slice('src/'.length), readFileSync(join(root, file), 'utf8')]),
    ),
  )
  const known = mapped(JSON.parse(readFileSync(list, 'utf8')), (text) =>
    text.split('; ').map((ring) => ring.split(', ')),
  )
  const { larger, smaller } = faultsOf(found, known)
  const written = mapped(found, (rings) => rings.map((ring) => ring.join(', ')).join('; '))
  const isWritten = process.argv.includes('--write') && larger.length === 0
  if (isWritten) writeFileSync(list, `${JSON.stringify(written, null, 2)}\n`)
  const faults = isWritten ? [] : [...larger, ...smaller]
  for (const fault of faults) console.error(fault)
  if (smaller.length > 0 && !isWritten)
    console.error('The list may only shrink: run node scripts/folder-rings.mjs --write.')
  process.exit(faults.length === 0 ? 0 : 1)
}
