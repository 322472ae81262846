// Names what package.json asks for and nothing imports: it would be installed, kept up to date and trusted for nothing.
// And what is imported without being asked for: it is there only as long as some other package brings it.
// And what stands in the wrong list: what serves is installed without the development packages.
import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const quoted = /(['"`])((?:@[a-z0-9-]+\/)?[a-z0-9][a-z0-9.-]*)(?=\/|\1)/g
/** The packages of a scope of which one is asked for by a name that is only known when the program runs. */
const anyOf = /(@[a-z0-9-]+\/)\$\{/g

/** Names of packages that a source speaks of: imported, resolved or run. */
export function packagesIn(text) {
  return [
    ...[...text.matchAll(quoted)].map((match) => match[2]),
    ...[...text.matchAll(anyOf)].map((match) => `${match[1]}*`),
    ...(text.includes(`'node:`) ? ['node'] : []),
  ]
}

/** The package that a package of types is about. */
const typedBy = (name) =>
  name.startsWith('@types/') ? name.slice('@types/'.length).replace(/^(.+)__/, '@$1/') : null

/**
 * The names asked for that nothing uses. Used is what a source speaks of, the types of that, and what one of
 * those asks to have beside it.
 *
 * @param asked names of packages
 * @param spoken what {@link packagesIn} found in every source
 * @param peersOf names that a package asks to have beside it
 */
export function unusedOf(asked, spoken, peersOf) {
  const isSpoken = (name) => spoken.has(name) || spoken.has(name.replace(/\/.*/, '/*'))
  const beside = new Set(asked.filter(isSpoken).flatMap(peersOf))
  return asked.filter((name) => !isSpoken(name) && !isSpoken(typedBy(name) ?? name) && !beside.has(name))
}

/** Names of packages that a source takes: imported, let out again or required, as its own text says and no string in it. */
export function importedBy(text) {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => /^[@a-z]/i.test(name) && !isBuiltin(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
}

/** The packages taken that are not asked for, each once. */
export function undeclaredOf(asked, taken) {
  return [...new Set(taken)].filter((name) => !asked.includes(name)).toSorted()
}

/** Whether a source takes part in serving, or in the build that a start makes: no test, and nothing for tests. */
export function isServing(file) {
  if (/\.test\.\w+$|(^|\/)(testing|gallery)(\/|\.tsx?$)/.test(file)) return false
  return /^src\/|^vite\.config\.ts$|^scripts\/(start|portico|hooks|ensure-built|build(-\w+)?)\.mjs$/.test(
    file,
  )
}

/**
 * What stands in the wrong list.
 *
 * @param lists the two lists of package.json, names of packages
 * @param spoken what {@link packagesIn} found in the sources that serve
 * @param taken what {@link importedBy} found in them
 * @param peersOf names that a package asks to have beside it
 */
export function misplacedOf({ dependencies, devDependencies }, spoken, taken, peersOf) {
  return {
    needed: devDependencies.filter((name) => taken.includes(name)),
    notNeeded: unusedOf(dependencies, spoken, peersOf),
  }
}

/** Names that an installed package asks to have beside it. */
function peersOf(name) {
  const described = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'))
  return Object.keys(described.peerDependencies ?? {})
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const sources = globSync(['{src,scripts,tests,bench,extension}/**/*.{ts,tsx,mjs}', '*.{ts,mjs}'], {
    cwd: root,
    exclude: (path) => String(path).includes('node_modules'),
  })
  const texts = sources.map((file) => readFileSync(join(root, file), 'utf8'))
  const spoken = new Set(texts.flatMap(packagesIn))
  if (spoken.size === 0) {
    console.error('No source speaks of any package; nothing was looked at.')
    process.exit(1)
  }
  const unused = unusedOf(Object.keys({ ...dependencies, ...devDependencies }), spoken, peersOf)
  if (unused.length > 0) {
    console.error(`In package.json, and imported by nothing: ${unused.join(', ')}. Take them out.`)
    process.exit(1)
  }
  const all = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  const undeclared = undeclaredOf(all, texts.flatMap(importedBy))
  if (undeclared.length > 0) {
    console.error(
      `Imported, and not in package.json: ${undeclared.join(', ')}. Ask for them by their version.`,
    )
    process.exit(1)
  }
  const serving = sources.flatMap((file, at) =>
    isServing(file.replaceAll('\\', '/')) ? [texts[at] ?? ''] : [],
  )
  const { needed, notNeeded } = misplacedOf(
    { dependencies: Object.keys(dependencies), devDependencies: Object.keys(devDependencies) },
    new Set(serving.flatMap(packagesIn)),
    serving.flatMap(importedBy),
    peersOf,
  )
  if (needed.length + notNeeded.length > 0) {
    if (needed.length > 0)
      console.error(`What serves needs ${needed.join(', ')}: ask for it in dependencies.`)
    if (notNeeded.length > 0)
      console.error(`What serves does not need ${notNeeded.join(', ')}: ask for it in devDependencies.`)
    process.exit(1)
  }
}
