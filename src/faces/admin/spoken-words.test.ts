import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { growingWords } from '#kernel/messages/compiled.ts'
import { ownerTexts, ownerWords, translatedInto } from '#platform/testing/words.ts'
import { frameWords, partsOf, screens } from './screens.ts'
import { ownerPart } from './word-source.ts'

// A browser is sent the words of the screen it opens. Nobody may read a key because a part was not sent:
// every message that the modules of a screen name must be of a part that comes with it.

/** What the build does with the words. */
const build = (await import(new URL('../../../scripts/build-words.mjs', import.meta.url).href)) as {
  catalogues(this: void): { room: string; face: string; locale: string; path: string }[]
  partOf(this: void, room: string, key: string): string
  textsAt(this: void, path: string): Record<string, string>
}
const sources = build.catalogues().filter(({ face, locale }) => face === 'owner' && locale === 'en-US')
/** The part of every message. */
const parts = new Map(
  sources.flatMap(({ room, path }) =>
    Object.keys(build.textsAt(path)).map((key) => [key, build.partOf(room, key)] as const),
  ),
)

const src = fileURLToPath(new URL('../../', import.meta.url))
const keys = [...parts.keys()]

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

/** Everything a screen may show: its modules, and theirs, and so on; contracts and the names of permissions apart. */
function modulesFrom(entries: readonly string[]): Map<string, string> {
  const found = new Map<string, string>()
  const open = [...entries]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    // Names of rights and of endpoints look like keys.
    if (found.has(file) || /\/kernel\/(messages\/|permission\.ts)|[/.]contract\.ts$/.test(file)) continue
    const code = readFileSync(file, 'utf8')
    found.set(file, code)
    open.push(...importsOf(file, code))
  }
  return found
}

/** The messages that a module names, whole or by how they begin. */
function namedBy(code: string): string[] {
  const whole = [...code.matchAll(/['"`]([a-z_]+(?:\.[a-z0-9_]+)+)['"`]/g)].map((match) => match[1] ?? '')
  // A refusal may be of anything the server does: what is not known here is said in the server's own words.
  const begun = [...code.matchAll(/`([a-z_]+\.(?:[a-z0-9_]+\.)*)[a-z0-9_]*\$\{/g)]
    .map((match) => match[1] ?? '')
    .filter((start) => start !== 'refusal.')
  return [
    ...whole.filter((key) => parts.has(key)),
    ...begun.flatMap((start) => keys.filter((key) => key.startsWith(start))),
  ]
}

function missing(modules: Map<string, string>, there: readonly string[]): string[] {
  return [...modules].flatMap(([file, code]) =>
    namedBy(code).flatMap((key) => {
      const part = parts.get(key) ?? ''
      return there.includes(part) ? [] : [`${relative(src, file)} says ${key}, of ${part}`]
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
function unsaidIn(modules: Map<string, string>, there: readonly string[]): string[] {
  const learnt = new Set(
    learntIn(modules).flatMap(([file, part]) => {
      const opened = modulesFrom([file])
      const stillMissing = new Set(missing(opened, [...there, part]))
      return missing(opened, there).filter((line) => !stillMissing.has(line))
    }),
  )
  return missing(modules, there).filter((line) => !learnt.has(line))
}

/** The folders of the areas' screens, and what the door of each says. */
const doors = globSync('areas/*/admin/index.tsx', { cwd: src }).map((path) => ({
  folder: join(src, dirname(path)),
  code: readFileSync(join(src, path), 'utf8'),
}))
const folderOf = ({ path }: (typeof screens)[number]): string =>
  doors.find(({ code }) => code.includes(`path: '${path}',`))?.folder ?? assert.fail(`${path} is of no area`)

test('every screen is sent the words that it and what it opens may say', () => {
  const unsaid = new Set<string>()
  for (const screen of screens) {
    const file = /import\(['"](\.[^'"]+)['"]\)/.exec(String(screen.load))?.[1] ?? ''
    const modules = modulesFrom([join(folderOf(screen), file)])
    assert.ok(modules.size > 3, screen.path)
    for (const one of unsaidIn(modules, ['app', ...partsOf(screen)])) unsaid.add(`${screen.path}: ${one}`)
  }
  assert.deepEqual([...unsaid], [])
})

test('what stands around every screen speaks of nothing but what comes with it', () => {
  const around = ['frame.tsx', 'shell.tsx', 'app.tsx', 'screen-states.tsx'].map((name) =>
    join(import.meta.dirname, name),
  )
  const dialog = join(import.meta.dirname, 'visual-context/support-dialog.tsx')
  const bars = join(src, 'areas/sites/admin/bars')
  const modules = modulesFrom(around)
  const fromBars = new Map([...modules].filter(([file]) => file.startsWith(bars)))
  assert.ok(fromBars.size > 0)
  assert.deepEqual(missing(fromBars, ['app', ...frameWords, 'sites']), [])
  assert.deepEqual(missing(modulesFrom([dialog]), ['app', ...frameWords, 'support']), [])
  const rest = new Map(
    [...modules].filter(([file]) => !file.startsWith(bars) && !/\/visual-context\//.test(file)),
  )
  assert.deepEqual(missing(rest, ['app', ...frameWords]), [])
})

test('what the build sends says what the catalogues say, in every language', async () => {
  const english = ownerWords('en-US') as (key: string, values?: object) => string
  const values = { count: 3, name: 'Mira', days: 1, date: '1 May', site: 'Halm' }
  for (const locale of ['en-US', ...translatedInto('owner')]) {
    const own = growingWords(locale)
    const rest = growingWords('en-US')
    for (const part of new Set(parts.values())) {
      const sent = await ownerPart(locale, part as Parameters<typeof ownerPart>[1])
      own.add(sent?.own ?? {})
      rest.add(sent?.rest ?? {})
    }
    const texts = ownerTexts(locale)
    const words = ownerWords(locale) as typeof english
    for (const key of keys) {
      assert.notEqual(own.has(key), rest.has(key), `${locale} ${key}`)
      assert.equal(own.has(key), Object.hasOwn(texts, key), `${locale} ${key}`)
      if (own.has(key)) assert.equal(own.words(key, values), words(key, values))
      else assert.equal(rest.words(key, values), english(key, values))
    }
  }
})
