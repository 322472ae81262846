// Checks that no function of the product is longer than 120 lines, but for those that long-functions.json names with
// their lengths: that list may only shrink. With --write it is written anew, where nothing on it has grown.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MOST = 120
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const list = join(root, 'scripts', 'long-functions.json')

/** Functions longer than {@link MOST} lines, by `file name`: how many lines of code the longest of that name has. */
function longFunctions() {
  const folder = mkdtempSync(join(tmpdir(), 'portico-lint-'))
  try {
    const rule = ['error', { max: MOST, skipBlankLines: true, skipComments: true }]
    const config = { categories: { correctness: 'off' }, rules: { 'max-lines-per-function': rule } }
    const file = join(folder, 'rules.json')
    writeFileSync(file, JSON.stringify(config))
    const lint = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint')
    const flags = ['-c', file, '-f', 'json', '--ignore-pattern', '**/*.test.*', 'src']
    const { diagnostics } = JSON.parse(run([lint, ...flags]))
    const found = {}
    for (const { filename, message } of diagnostics) {
      const [, name = 'a function without a name'] = /function `([^`]+)`/.exec(message) ?? []
      const length = Number(/\((\d+)\)/.exec(message)?.[1])
      const key = `${filename} ${name}`
      found[key] = Math.max(found[key] ?? 0, length)
    }
    return found
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What a command prints, whether it finds fault or not. */
function run(args) {
  try {
    return execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  } catch (error) {
    if (typeof error.stdout === 'string' && error.stdout.startsWith('{')) return error.stdout
    throw error
  }
}

/**
 * What differs from the list, as sentences.
 *
 * @param found lengths by `file name`, as they are
 * @param known as they are listed
 */
export function faultsOf(found, known) {
  const longer = Object.entries(found).flatMap(([key, length]) =>
    length > (known[key] ?? MOST)
      ? `${key} has ${length} lines; the most is ${known[key] ?? MOST}: part it.`
      : [],
  )
  const shorter = Object.entries(known).flatMap(([key, length]) =>
    (found[key] ?? 0) < length ? `${key} has ${found[key] ?? `at most ${MOST}`} lines, not ${length}.` : [],
  )
  return { longer, shorter }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = longFunctions()
  const known = JSON.parse(readFileSync(list, 'utf8'))
  const { longer, shorter } = faultsOf(found, known)
  // A list that is begun holds what there is.
  const isWritten =
    process.argv.includes('--write') && (longer.length === 0 || Object.keys(known).length === 0)
  if (isWritten) writeFileSync(list, `${JSON.stringify(found, Object.keys(found).toSorted(), 2)}\n`)
  const faults = isWritten ? [] : [...longer, ...shorter]
  for (const fault of faults) console.error(fault)
  if (shorter.length > 0 && !isWritten)
    console.error('The list may only shrink: run node scripts/long-functions.mjs --write.')
  process.exit(faults.length === 0 ? 0 : 1)
}
