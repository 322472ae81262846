// Checks the catalogues: the visitor's complete in every language, placeholders the same as in the
// source, every message parseable; prints how much of the owner's app each language has.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { translationLocales } from '#kernel/i18n/locales.ts'
import { ownerSource } from '#kernel/messages/owner/en-US/index.ts'
import { ownerTranslations } from '#kernel/messages/owner/index.ts'
import { messageShape, shapeFaults } from '#kernel/messages/message-shape.ts'
import { visitorSource } from '#kernel/messages/visitor/en-US.ts'
import { visitorTranslations } from '#kernel/messages/visitor/index.ts'
import type { SourceCatalogue } from '#kernel/messages/message.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const faults: string[] = []

function checkSource(name: string, source: SourceCatalogue): void {
  for (const [key, { text, note }] of Object.entries(source)) {
    if (text.trim() === '') faults.push(`${name}: ${key} is empty`)
    if (note.trim() === '') faults.push(`${name}: ${key} has no note for translators`)
    if (/!/.test(text)) faults.push(`${name}: ${key} has an exclamation mark`)
    try {
      messageShape(text)
    } catch (error) {
      faults.push(`${name}: ${key} cannot be parsed: ${String(error)}`)
    }
  }
}

checkSource('visitor', visitorSource)
checkSource('owner', ownerSource)

const visitorKeys = Object.keys(visitorSource)
for (const locale of translationLocales) {
  if (locale === 'en-US') continue
  const translation = visitorTranslations[locale]
  if (!translation) {
    faults.push(`visitor: there is no translation for ${locale}`)
    continue
  }
  for (const key of visitorKeys) {
    const text = translation[key]
    if (text === undefined || text.trim() === '') {
      faults.push(`visitor ${locale}: ${key} is missing`)
      continue
    }
    for (const fault of shapeFaults(visitorSource[key as keyof typeof visitorSource].text, text, locale))
      faults.push(`visitor ${locale}: ${key} ${fault}`)
  }
  for (const key of Object.keys(translation)) {
    if (!(key in visitorSource)) faults.push(`visitor ${locale}: ${key} is no longer in the source`)
  }
}

/** How much of the owner's app each language has, by locale. */
const coverage: string[] = []
const ownerKeys = Object.keys(ownerSource)
for (const [locale, translation] of Object.entries(ownerTranslations)) {
  for (const [key, text] of Object.entries(translation)) {
    if (!Object.hasOwn(ownerSource, key)) {
      faults.push(`owner ${locale}: ${key} is no longer in the source`)
      continue
    }
    if (text.trim() === '') faults.push(`owner ${locale}: ${key} is empty`)
    for (const fault of shapeFaults(ownerSource[key as keyof typeof ownerSource].text, text, locale))
      faults.push(`owner ${locale}: ${key} ${fault}`)
  }
  const there = ownerKeys.filter((key) => Object.hasOwn(translation, key)).length
  const share = Math.floor((there / ownerKeys.length) * 100)
  coverage.push(`Owner: ${there} of ${ownerKeys.length} messages in ${locale} (${share} %).`)
}

// Keys that the code names, so that no person ever reads a key.
const literal = /\b(?:t|words|ctx\.words|source\.words)\(\s*'([a-z0-9_]+(?:\.[a-z0-9_]+)+)'/g
const quoted = /['"`]([a-z0-9_]+(?:\.[a-z0-9_]+)+)['"`]/g
/** Every part of a name that a source puts together, up to what is filled in: `page.state.` of `page.state.${state}`. */
const begun = /`([a-z0-9_]+(?:\.[a-z0-9_]+)*[._])\$\{/g
const named = new Set<string>()
const begunWith = new Set<string>()
for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root })) {
  if (/\.test\.tsx?$|^src\/(ui|editor)\/gallery\//.test(file)) continue
  const text = readFileSync(join(root, file), 'utf8')
  if (!/\/messages\//.test(file)) {
    for (const match of text.matchAll(quoted)) named.add(match[1] ?? '')
    for (const match of text.matchAll(begun)) begunWith.add(match[1] ?? '')
  }
  for (const match of text.matchAll(literal)) {
    const key = match[1] ?? ''
    if (!(key in ownerSource) && !(key in visitorSource)) faults.push(`${file}: there is no message ${key}`)
  }
  for (const match of text.matchAll(/refuse\(\s*'[a-z_]+',\s*'([a-z0-9_.]+)'/g)) {
    const key = `refusal.${match[1] ?? ''}`
    if (!(key in ownerSource)) faults.push(`${file}: the refusal ${match[1] ?? ''} has no words`)
  }
}

// The visitor's catalogue is translated thirteen times: nothing is in it that nobody says.
for (const key of visitorKeys) {
  if (!named.has(key) && ![...begunWith].some((start) => key.startsWith(start)))
    faults.push(`visitor: nothing says ${key}`)
}

console.log(
  `Visitor: ${visitorKeys.length} messages in ${Object.keys(visitorTranslations).length + 1} languages.`,
)
console.log(`Owner: ${ownerKeys.length} messages in en-US.`)
for (const line of coverage) console.log(line)
if (faults.length > 0) {
  console.error(faults.join('\n'))
  process.exit(1)
}
