import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { growingWords } from '#kernel/messages/compiled.ts'
import { translator } from '#kernel/messages/message.ts'
import { ownerTexts } from '#kernel/messages/owner/en-US/index.ts'
import { partsOf, screens } from './screens.ts'
import type { PartWords } from './split-words.ts'
import { partOf, type WordPart, wordParts } from './word-parts.ts'

// A browser is sent the words of the screen it opens. Nobody may read a key because a part was not sent:
// every message that the modules of a screen name must be of a part that comes with it.

/** What the build does with the words. */
const { namedByScreens, wordsByPart } = (await import(
  new URL('../../../scripts/build-words.mjs', import.meta.url).href
)) as {
  namedByScreens(this: void): Set<string>
  wordsByPart(this: void): Promise<Record<string, Record<WordPart, PartWords>>>
}

const src = fileURLToPath(new URL('../../', import.meta.url))
const named = new Set(screens.flatMap(({ title, nav }) => (nav ? [title, nav.label] : [title])))
const keys = Object.keys(ownerTexts)

const isDoor = (path: string) => path.endsWith('/admin/index.tsx')

/** Where a door has the names from that somebody takes through it. */
function behind(door: string, names: string): string[] {
  const wanted = names.split(',').map((name) => name.replace('type ', '').trim())
  return [...readFileSync(door, 'utf8').matchAll(/^export \{([^}]*)\} from '([^']+)'/gm)].flatMap(
    ([, offered = '', from = '']) =>
      offered.split(',').some((name) => wanted.includes(name.trim())) ? [join(dirname(door), from)] : [],
  )
}

/** The modules that one imports, at once or later; types are no modules. */
function importsOf(file: string, code: string): string[] {
  const bare = code.replaceAll(/^(?:import|export) type [^'"]*from '[^']*'/gm, '')
  return [...bare.matchAll(/(?:import \{([^}]*)\} from|from|import)\s*\(?\s*'([#.][^']+)'/g)].flatMap(
    ([, names = '', name = '']) => {
      const path = name.startsWith('#') ? join(src, name.slice(1)) : join(dirname(file), name)
      if (!/\.tsx?$/.test(path) || !existsSync(path)) return []
      return isDoor(path) ? behind(path, names) : [path]
    },
  )
}

/** Everything a screen may show: its modules, and theirs, and so on; catalogues and the names of permissions apart. */
function modulesFrom(entries: readonly string[]): Map<string, string> {
  const found = new Map<string, string>()
  const open = [...entries]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || /\/kernel\/(messages\/|permission\.ts)/.test(file)) continue
    const code = readFileSync(file, 'utf8')
    found.set(file, code)
    open.push(...importsOf(file, code))
  }
  return found
}

/** The messages that a module names, whole or by how they begin. */
function namedBy(code: string): string[] {
  const whole = [...code.matchAll(/['"`]([a-z]+(?:\.[a-z0-9_]+)+)['"`]/g)].map((match) => match[1] ?? '')
  // A refusal may be of anything the server does: what is not known here is said in the server's own words.
  const begun = [...code.matchAll(/`([a-z]+\.(?:[a-z0-9_]+\.)*)[a-z0-9_]*\$\{/g)]
    .map((match) => match[1] ?? '')
    .filter((start) => start !== 'refusal.')
  return [
    ...whole.filter((key) => Object.hasOwn(ownerTexts, key)),
    ...begun.flatMap((start) => keys.filter((key) => key.startsWith(start))),
  ]
}

function missing(modules: Map<string, string>, parts: readonly string[]): string[] {
  return [...modules].flatMap(([file, code]) =>
    namedBy(code).flatMap((key) => {
      const part = partOf(key, named)
      return part !== null && parts.includes(part) ? [] : [`${relative(src, file)} says ${key}, of ${part}`]
    }),
  )
}

/** Modules that load a part of the words themselves, before they say them; each with that part. */
const LEARNS = /\blearn\(\['([a-z]+)'\]\)/g
function learntIn(modules: Map<string, string>): [file: string, part: string][] {
  return [...modules].flatMap(([file, code]) =>
    [...code.matchAll(LEARNS)].map(([, part = '']): [string, string] => [file, part]),
  )
}

/** What modules name of words that do not come with the screen: nor are they learnt by who opens the module. */
function unsaidIn(modules: Map<string, string>, parts: readonly string[]): string[] {
  const learnt = new Set(
    learntIn(modules).flatMap(([file, part]) => {
      const opened = modulesFrom([file])
      const stillMissing = new Set(missing(opened, [...parts, part]))
      return missing(opened, parts).filter((line) => !stillMissing.has(line))
    }),
  )
  return missing(modules, parts).filter((line) => !learnt.has(line))
}

const area = (screen: (typeof screens)[number]): string => {
  const folder = ['accounts', 'sites', 'billing', 'assets', 'pages', 'transfer', 'operator'].find((name) =>
    readFileSync(join(src, 'areas', name, 'admin/index.tsx'), 'utf8').includes(`path: '${screen.path}',`),
  )
  return join(src, 'areas', folder ?? '', 'admin')
}

test('every screen is sent the words that it and what it opens may say', () => {
  const unsaid = new Set<string>()
  for (const screen of screens) {
    const file = /import\(['"](\.[^'"]+)['"]\)/.exec(String(screen.load))?.[1] ?? ''
    const modules = modulesFrom([join(area(screen), file)])
    assert.ok(modules.size > 3, screen.path)
    for (const one of unsaidIn(modules, ['first', ...partsOf(screen)])) unsaid.add(`${screen.path}: ${one}`)
  }
  assert.deepEqual([...unsaid], [])
})

test('what stands around every screen speaks only of what comes first, and the bars of a site of sites', () => {
  const around = ['frame.tsx', 'shell.tsx', 'app.tsx', 'screen-states.tsx'].map((name) =>
    join(import.meta.dirname, name),
  )
  const dialog = join(import.meta.dirname, 'visual-context/support-dialog.tsx')
  const bars = join(src, 'areas/sites/admin/bars')
  const modules = modulesFrom(around)
  const fromBars = new Map([...modules].filter(([file]) => file.startsWith(bars)))
  assert.ok(fromBars.size > 0)
  assert.deepEqual(missing(fromBars, ['first', 'sites']), [])
  assert.deepEqual(missing(modulesFrom([dialog]), ['first', 'operator']), [])
  const rest = new Map(
    [...modules].filter(([file]) => !file.startsWith(bars) && !/\/visual-context\//.test(file)),
  )
  assert.deepEqual(missing(rest, ['first']), [])
})

test('what keeps an account from being deleted is known where that is read', () => {
  const guards = globSync('areas/**/*.ts', { cwd: src })
    .map((file) => readFileSync(join(src, file), 'utf8'))
    .filter((code) => /import .*\bDeletionObstacle\b.*'#areas/.test(code))
  const codes = guards.flatMap((code) => [...code.matchAll(/\bcode: '([a-z_.]+)'/g)].map((match) => match[1]))
  assert.ok(codes.length > 0)
  const account = screens.find(({ path }) => path === '/account')
  assert.ok(account)
  for (const code of codes) {
    const key = `refusal.${code}`
    assert.ok(keys.includes(key), key)
    const part = partOf(key, named)
    assert.ok(part === 'first' || (part !== null && partsOf(account).includes(part)), `${key}, of ${part}`)
  }
})

test('what the build sends says what the catalogues say, in every language', async () => {
  assert.deepEqual([...namedByScreens()].toSorted(), [...named].toSorted())
  const languages = await wordsByPart()
  assert.deepEqual(Object.keys(languages).toSorted(), [
    'de-DE',
    'en-US',
    'es-419',
    'fr-FR',
    'it-IT',
    'ja-JP',
    'pt-BR',
  ])
  const english = translator('en-US', [ownerTexts])
  const values = { count: 3, name: 'Mira', days: 1, date: '1 May', site: 'Halm' }
  for (const [locale, parts] of Object.entries(languages)) {
    const sent = wordParts.flatMap((part) => [
      ...Object.keys(parts[part].own),
      ...Object.keys(parts[part].rest),
    ])
    assert.equal(new Set(sent).size, sent.length, locale)
    assert.deepEqual(sent.toSorted(), keys.filter((key) => partOf(key, named) !== null).toSorted(), locale)
    const rest = growingWords('en-US')
    for (const part of wordParts) rest.add(parts[part].rest)
    for (const part of wordParts)
      for (const key of Object.keys(parts[part].rest))
        assert.equal(rest.words(key, values), english(key, values))
  }
  const sourceWords = growingWords('en-US')
  for (const part of wordParts) sourceWords.add(languages['en-US']?.[part].own ?? {})
  for (const key of keys)
    if (sourceWords.has(key)) assert.equal(sourceWords.words(key, values), english(key, values))
})
