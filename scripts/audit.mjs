// Whether a package that the program runs with has a hole that somebody has published: what npm's registry says.
// And how old the Node is that it runs on, of which the registry says nothing.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Severities that do not land. */
const GRAVE = ['high', 'critical']

/** Arguments of npm that ask the registry, once and not for long. */
export const asking = [
  'audit',
  '--omit=dev',
  '--json',
  '--loglevel=silent',
  '--fetch-retries=0',
  '--fetch-timeout=20000',
]

/**
 * What an answer of `npm audit --json` means.
 *
 * @param out what npm printed
 * @returns null when the registry was not reached or does not answer for this, otherwise the packages with a grave
 *   hole, each with its severity and what was published of it
 */
export function holesIn(out) {
  let said
  try {
    said = JSON.parse(out)
  } catch {
    return null
  }
  if (said?.error || typeof said?.vulnerabilities !== 'object') return null
  return Object.values(said.vulnerabilities)
    .filter(({ severity }) => GRAVE.includes(severity))
    .map(({ name, severity, via }) => {
      const published = via.filter((one) => typeof one === 'object').map((one) => one.url)
      return [`${name} (${severity})`, ...published].join(' ')
    })
}

/** Days after which a Node is looked at as one that may lack what was mended since: security releases come that often. */
const OLD_DAYS = 90

/**
 * How old the pinned Nodes are. `npm audit` knows packages alone, and nothing of the runtime in one.
 *
 * @param pins the pinned packages of Node, name and version
 * @param changelog Node's own, as its package brings it along
 * @param now milliseconds
 * @returns a line for each version that the changelog dates, and whether it is old; a version that it does not know is
 *   newer than the Node it came with
 */
export function agesOfNode(pins, changelog, now) {
  const dates = new Map(
    [...changelog.matchAll(/^## (\d{4}-\d\d-\d\d), Version (\d+\.\d+\.\d+)/gm)].map((one) => [
      one[2],
      one[1],
    ]),
  )
  const versions = [...new Set(Object.values(pins))].filter((version) => dates.has(version))
  return versions.map((version) => {
    const date = dates.get(version)
    const days = Math.floor((now - Date.parse(date)) / 86_400_000)
    const names = Object.keys(pins).filter((name) => pins[name] === version)
    return {
      isOld: days > OLD_DAYS,
      text: `Node ${version} of ${date}, ${days} days old (${names.join(', ')})`,
    }
  })
}

/** What is printed of the pinned Nodes: their versions, the dates they were published, and which are to be replaced. */
export function tellAgeOfNode(root) {
  const { optionalDependencies: all } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const pins = Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith('node-')))
  const changelogs = Object.keys(pins).map((name) => join(root, 'node_modules', name, 'CHANGELOG.md'))
  const found = changelogs.find((file) => existsSync(file))
  const ages = found ? agesOfNode(pins, readFileSync(found, 'utf8'), Date.now()) : []
  if (ages.length === 0) return 'WARN the age of Node is not known: its package brings no changelog'
  return ages.map(({ isOld, text }) => (isOld ? `WARN ${text}: pin a newer one` : `ok   ${text}`)).join('\n')
}
