// The words of every room as browsers get them: without notes, parsed, in one file a language and part. In the app's
// build a plugin makes these files, under Node scripts/hooks.mjs does, so that tests read what browsers do.
import fs from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileAll } from '../src/kernel/messages/compile.ts'
import { readCatalogue } from '../src/kernel/messages/catalogue.ts'

const { globSync, readFileSync } = fs

const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const SOURCE = 'en-US'

/** Rooms whose words come with the screens that speak them; what the others say is said anywhere: part `app`. */
const spokenByScreens = /^(areas\/.*|document|editor)$/

/** The part that a message of a room travels in: the first name of its key; a refusal's is that of its code. */
export function partOf(room, key) {
  if (!spokenByScreens.test(room)) return 'app'
  const [first, second] = key.split('.')
  return first === 'refusal' ? second : first
}

/** Every catalogue there is: `{ room: 'areas/sites', face: 'owner', locale: 'de-DE', path }`. */
export function catalogues() {
  return globSync('src/**/words/{owner,visitor}/*.po', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
    .map((path) => {
      const [, room, face, locale] = /^src\/(.+)\/words\/(owner|visitor)\/(.+)\.po$/.exec(path)
      return { room, face, locale, path }
    })
}

/** The texts of a catalogue. */
export function textsAt(path) {
  const messages = Object.entries(readCatalogue(readFileSync(join(root, path), 'utf8')))
  return Object.fromEntries(messages.map(([key, { text }]) => [key, text]))
}

/** The texts of a face, by locale and part. */
function textsByPart(face) {
  const languages = {}
  for (const { room, locale, path } of catalogues().filter((one) => one.face === face))
    for (const [key, text] of Object.entries(textsAt(path)))
      ((languages[locale] ??= {})[partOf(room, key)] ??= {})[key] = text
  return languages
}

const read = new Map()
function texts(face) {
  if (!read.has(face)) read.set(face, textsByPart(face))
  return read.get(face)
}

/** The languages of a face, and the parts of its words. */
const localesOf = (face) => Object.keys(texts(face))
const partsOf = (face) => Object.keys(texts(face)[SOURCE])

/** What a language says itself, and what it lacks, in English. */
function divided(source, own = {}) {
  const rest = Object.fromEntries(Object.entries(source).filter(([key]) => !Object.hasOwn(own, key)))
  return { own, rest }
}

/** A part as it travels; null for a language without a translation. */
function partAs(face, locale, part) {
  const language = texts(face)[locale]
  if (!language) return null
  const { own, rest } = divided(texts(face)[SOURCE][part], language[part])
  return { own: compileAll(own), rest: compileAll(rest) }
}

const module = (value) => `export const words = ${JSON.stringify(value)}\n`

/**
 * The source of a module of words:
 * `words:owner/de-DE/sites` a part, parsed · `words:visitor/de-DE/block` the same of visitors' words, which are
 * complete · `words:texts/de-DE` all that owners read, not parsed.
 */
export function wordsModule(id) {
  const [face, locale, part] = id.replace(/^words:/, '').split('/')
  if (face === 'owner') return module(partAs('owner', locale, part))
  if (face === 'visitor') return module(compileAll(texts('visitor')[locale][part]))
  const all = (language = {}) => Object.assign({}, ...Object.values(language))
  return module(divided(all(texts('owner')[SOURCE]), all(texts('owner')[locale])))
}

/** A catalogue that is imported by itself: its texts. */
export const catalogueModule = (path) => `export default ${JSON.stringify(textsAt(path))}\n`

const loading = (face, locale, parts) =>
  `{ ${parts.map((part) => `${part}: () => import('words:${face}/${locale}/${part}')`).join(', ')} }`

/** Asks for parts in the way of a bundler, which has to know each of its files. */
function visitorPartsModule() {
  const languages = localesOf('visitor').map(
    (locale) => `  '${locale}': ${loading('visitor', locale, partsOf('visitor'))},`,
  )
  return (
    `const loaders = {\n${languages.join('\n')}\n}\n` +
    `export const visitorPart = async (locale, part) => (await loaders[locale][part]()).words\n`
  )
}

/**
 * The same of the owner's words. The app knows the languages alone: what parts one has, it learns with the part that
 * comes with the app, so that an area adds nothing to what everybody loads of all languages.
 */
function ownerPartsModule() {
  const each = (module) => (locale) => `'${locale}': () => import('${module(locale)}')`
  const apps = localesOf('owner').map(each((locale) => `words:owner/${locale}/app`))
  const texts = localesOf('owner').map(each((locale) => `words:texts/${locale}`))
  return (
    `const apps = { ${apps.join(', ')} }\nconst texts = { ${texts.join(', ')} }\n` +
    `export const ownerPart = async (locale, part) => {\n` +
    `  const app = await apps[locale]?.()\n` +
    `  return app ? (part === 'app' ? app : await app.parts[part]()).words : null\n}\n` +
    `export const ownerTexts = async (locale) => (await (texts[locale] ?? texts['${SOURCE}'])()).words\n`
  )
}

/** What the app's own part brings along in a build: how the others are fetched. */
function partsBeside(id) {
  const [, locale, part] = id.split('/')
  const others = partsOf('owner').filter((one) => one !== 'app')
  return id.startsWith('words:owner/') && part === 'app'
    ? `export const parts = ${loading('owner', locale, others)}\n`
    : ''
}

/** Lets a build import a catalogue by itself, as the design system does its English: for what stands outside of the app. */
export function cataloguesPlugin() {
  return {
    name: 'portico-catalogues',
    enforce: 'pre',
    load(id) {
      const [path = ''] = id.split('?')
      return path.endsWith('.po') ? catalogueModule(path.slice(root.length + 1)) : null
    },
  }
}

/** Puts the words into the build of the app: see the head of this file. */
export function wordsPlugin() {
  return {
    name: 'portico-words',
    enforce: 'pre',
    buildStart: () => read.clear(),
    resolveId: (id) => (id.startsWith('words:') ? `\0${id}` : null),
    load(id) {
      const [path = ''] = id.split('?')
      if (id.startsWith('\0words:')) return wordsModule(id.slice(1)) + partsBeside(id.slice(1))
      // The app gives every component its words; English beside them would be there twice.
      if (path.endsWith('.po')) return 'export default {}\n'
      if (path.endsWith('/src/faces/admin/word-source.ts')) return ownerPartsModule()
      if (path.endsWith('/src/kernel/messages/visitor-words.ts')) return visitorPartsModule()
      return null
    },
  }
}
