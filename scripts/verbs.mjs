// A verb is in the file of its name: sees to it for every verb that a `*.routes.ts` binds, from where it is imported.
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** What routes are made of, besides verbs: how to bind one, and what to bind it to. */
const NO_VERBS = new Set(['#platform/http/route.ts', './contract.ts'])

const kebab = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * The verbs that a file of routes imports.
 *
 * @param {string} text what is in it
 * @returns {{ verb: string, from: string }[]} by the names that their files give them; `*` is all of a file
 */
export function boundVerbs(text) {
  return [...text.matchAll(/^import\s+([^'"]+?)\s+from\s+['"]([^'"]+)['"]/gm)].flatMap(([, names, from]) => {
    if (NO_VERBS.has(from)) return []
    const list = names.match(/^\{([^}]*)\}$/)?.[1]
    if (list === undefined) return [{ verb: '*', from }]
    return list
      .split(',')
      .map((name) => name.trim().split(/\s+as\s+/)[0])
      .filter(Boolean)
      .map((verb) => ({ verb, from }))
  })
}

/**
 * Those of them that are not in the file of their name.
 *
 * @param {string} text what is in a file of routes
 */
export const misplacedVerbs = (text) =>
  boundVerbs(text).filter(({ verb, from }) => basename(from) !== `${kebab(verb)}.ts`)

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = globSync('src/**/*.routes.ts', { cwd: root }).toSorted()
  const read = (file) => readFileSync(join(root, file), 'utf8')
  const faults = files.flatMap((file) =>
    misplacedVerbs(read(file)).map(
      ({ verb, from }) => `${file} binds ${verb} of ${from}: a verb is in the file of its name.`,
    ),
  )
  const bound = files.flatMap((file) => boundVerbs(read(file))).length
  if (bound === 0) faults.push('No file of routes binds a verb: nothing was looked at.')
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exit(1)
  console.log(`${bound} verbs, each in the file of its name.`)
}
