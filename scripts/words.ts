// Checks the words of every room, prints how far each language is, and makes the declaration of their keys
// (`src/words.d.ts`); with `--check` it is only compared.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatter } from '@lingui/format-po'
import { betaMemberLocales, memberLocales, translationLocales } from '#kernel/i18n/locales.ts'
import { readCatalogue } from '#kernel/messages/catalogue.ts'
import { messageShape, shapeFaults } from '#kernel/messages/message-shape.ts'
import type { SourceCatalogue } from '#kernel/messages/message.ts'

/** What the build does with the words. */
const { catalogues, partOf, SOURCE } = (await import(new URL('./build-words.mjs', import.meta.url).href)) as {
  SOURCE: string
  catalogues(this: void): { room: string; face: Face; locale: string; path: string }[]
  partOf(this: void, room: string, key: string): string
}
type Face = 'owner' | 'visitor'
const faces = ['owner', 'visitor'] as const

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const isCheck = process.argv.includes('--check')
const faults: string[] = []

const format = formatter({ origins: false, explicitIdAsDefault: true })
/** Catalogues by room, face and language. */
const rooms = new Map<string, Record<Face, Map<string, SourceCatalogue>>>()
for (const { room, face, locale, path } of catalogues()) {
  const po = readFileSync(join(root, path), 'utf8')
  const read = await format.parse(po, { locale, sourceLocale: SOURCE, filename: path })
  const tidy = Object.fromEntries(Object.entries(read).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const written = await format.serialize(tidy, {
    locale,
    sourceLocale: SOURCE,
    filename: path,
    existing: po,
  })
  if (written !== po) {
    if (isCheck) faults.push(`${path} is not written as Lingui writes it, its keys in order: npm run words`)
    else writeFileSync(join(root, path), written)
  }
  const found = rooms.get(room) ?? { owner: new Map(), visitor: new Map() }
  rooms.set(room, found)
  found[face].set(locale, readCatalogue(po))
}

/** Where each key is from: no two rooms say one. */
const roomOfKey = new Map<string, string>()
const shapes = new Map<string, ReturnType<typeof messageShape>>()
function checkSource(room: string, source: SourceCatalogue): void {
  for (const [key, { text, note }] of Object.entries(source)) {
    const other = roomOfKey.get(key)
    if (other !== undefined) faults.push(`${room}: ${key} is of ${other} already`)
    roomOfKey.set(key, room)
    if (note.trim() === '') faults.push(`${room}: ${key} has no note for translators`)
    try {
      shapes.set(key, messageShape(text))
    } catch (error) {
      faults.push(`${room}: ${key} cannot be parsed: ${String(error)}`)
    }
  }
}

function checkTranslation(
  where: string,
  source: SourceCatalogue,
  own: SourceCatalogue,
  locale: string,
): void {
  for (const [key, { text }] of Object.entries(own)) {
    const of = source[key]
    if (!of) faults.push(`${where}: ${key} is not in the source`)
    else for (const fault of shapeFaults(of.text, text, locale)) faults.push(`${where}: ${key} ${fault}`)
  }
}

const languages: Readonly<Record<Face, readonly string[]>> = {
  owner: [...memberLocales, ...betaMemberLocales],
  visitor: translationLocales,
}
/** Messages by face, language and room: how many there are, and how many of them the language has. */
const coverage: string[] = []
for (const face of faces) {
  const spoken = [...rooms].flatMap(([room, of]) => {
    const source = of[face].get(SOURCE)
    if (!source && of[face].size > 0) faults.push(`${room}: there is no ${face}/${SOURCE}.po`)
    return source ? [{ room, source, of: of[face] }] : []
  })
  for (const { room, source, of } of spoken) {
    checkSource(room, source)
    for (const locale of of.keys())
      if (!languages[face].includes(locale)) faults.push(`${room}: nobody can choose ${face}/${locale}.po`)
  }
  for (const locale of languages[face]) {
    const counts = spoken.map(({ room, source, of }) => {
      const own = of.get(locale) ?? {}
      const where = `${room}/words/${face}/${locale}.po`
      if (locale !== SOURCE) checkTranslation(where, source, own, locale)
      const missing = Object.keys(source).filter((key) => !Object.hasOwn(own, key))
      // A site's visitors read no second language between; owners read English where theirs lacks words.
      if (face === 'visitor') for (const key of missing) faults.push(`${where}: ${key} is missing`)
      const all = Object.keys(source).length
      return { room: room.replace('areas/', ''), all, there: all - missing.length }
    })
    const all = counts.reduce((sum, one) => sum + one.all, 0)
    const there = counts.reduce((sum, one) => sum + one.there, 0)
    const each = counts.map(
      (one) => `${one.room} ${one.there === one.all ? one.all : `${one.there}/${one.all}`}`,
    )
    const percent = Math.floor((there / all) * 100)
    coverage.push(
      `${face} ${locale.padEnd(6)} ${`${percent} %`.padStart(5)}  ${there} of ${all}: ${each.join(', ')}`,
    )
  }
}

/** The declaration of a room's keys: the values that each message takes, and the parts they travel in. */
function declarationOf(room: string, source: Record<Face, SourceCatalogue | undefined>): string {
  const named = (key: string) => (/^[a-z]\w*$/.test(key) ? key : `'${key}'`)
  const typeOf = (key: string): string => {
    const shape = shapes.get(key)
    const values = (shape?.placeholders ?? []).map(
      (name) => `readonly ${name}: ${shape?.numbers.has(name) ? 'number' : 'string | number'}`,
    )
    return values.length === 0 ? '{}' : `{ ${values.join('; ')} }`
  }
  const blocks = faces.flatMap((face) => {
    const keys = Object.keys(source[face] ?? {})
    if (keys.length === 0) return []
    const name = face === 'owner' ? 'Owner' : 'Visitor'
    // What comes with the app is named by no screen.
    const parts = [...new Set(keys.map((key) => partOf(room, key)))]
      .filter((part) => part !== 'app')
      .toSorted()
    return [
      `  interface ${name}Messages {\n${keys.map((key) => `    ${named(key)}: ${typeOf(key)}\n`).join('')}  }\n`,
      parts.length === 0
        ? ''
        : `  interface ${name}Parts {\n${parts.map((part) => `    ${named(part)}: true\n`).join('')}  }\n`,
    ]
  })
  return `// ${room}\ndeclare module '#kernel/messages/message.ts' {\n${blocks.join('')}}\n`
}

const declarations = [...rooms].map(([room, of]) =>
  declarationOf(room, { owner: of.owner.get(SOURCE), visitor: of.visitor.get(SOURCE) }),
)
const declared = join(root, 'src/words.d.ts')
const made =
  `// The keys of every room's words. Made of the catalogues by \`npm run words\`.\n` +
  `import '#kernel/messages/message.ts'\n\n${declarations.join('\n')}`
if (!existsSync(declared) || readFileSync(declared, 'utf8') !== made) {
  if (isCheck) faults.push('src/words.d.ts is not what the catalogues say: npm run words')
  else writeFileSync(declared, made)
}

// What nobody says is no work for translators. A key is said where it stands, or what it begins with; of a refusal its
// code is named, of a right its name, of what happened what it was.
const quoted = /['"`]([\w-]+(?:\.[\w-]+)*)['"`]/g
const begun = /`([a-z][\w-]*\.[\w-]*(?:\.[\w-]*)*)\$\{/g
const coded = /^(?:refusal|permission|timeline)\./
const named = new Set<string>()
const begunWith = new Set<string>()
for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root })) {
  if (/\.test\.tsx?$|^src\/(?:ui|editor)\/gallery\/|^src\/words\.d\.ts$/.test(file)) continue
  const code = readFileSync(join(root, file), 'utf8')
  for (const [, key = ''] of code.matchAll(quoted)) named.add(key)
  for (const [, start = ''] of code.matchAll(begun)) begunWith.add(start)
}
const starts = [...begunWith].filter((start) => !/^(?:refusal|permission|timeline)\.$/.test(start))
function isSaid(key: string): boolean {
  const names = key.split('.')
  return (
    names.some((_, at) => at > 1 && named.has(names.slice(0, at).join('.'))) ||
    named.has(key) ||
    starts.some((start) => key.startsWith(start))
  )
}
for (const [key, room] of roomOfKey)
  if (!isSaid(key) && !(coded.test(key) && isSaid(key.replace(coded, ''))))
    faults.push(`${room}: nothing says ${key}`)

for (const line of coverage) console.log(isCheck ? line.replace(/:.*/, '') : line)
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
