// The words of the owner's app as browsers get them: without the notes for translators, parsed, in one
// file a language and part. A plugin of the build puts them in the place of src/faces/admin/word-source.ts.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { splitWords } from '../src/faces/admin/split-words.ts'
import { translationLocales } from '../src/kernel/i18n/locales.ts'
import { visitorWordsOf } from '../src/kernel/messages/visitor/compiled-words.ts'
import { namedIn } from '../src/faces/admin/word-parts.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const SOURCE = 'en-US'

/** Every title of a screen, and every name in the navigation. */
export function namedByScreens() {
  const doors = globSync('src/areas/*/admin/index.tsx', { cwd: root }).toSorted()
  return new Set(doors.flatMap((door) => namedIn(readFileSync(join(root, door), 'utf8'))))
}

/** All words of the owner, by language and part. */
export async function wordsByPart() {
  const { ownerTexts } = await import('../src/kernel/messages/owner/en-US/index.ts')
  const { ownerTranslations } = await import('../src/kernel/messages/owner/index.ts')
  const named = namedByScreens()
  const languages = { [SOURCE]: splitWords(ownerTexts, ownerTexts, named) }
  for (const [locale, translation] of Object.entries(ownerTranslations))
    languages[locale] = splitWords(translation, ownerTexts, named)
  return languages
}

const module = (value) => `export const words = ${JSON.stringify(value)}\n`

/** Puts the words into the build: see the head of this file. */
export function wordsPlugin() {
  let owner
  const ownerWords = () => (owner ??= wordsByPart())
  return {
    name: 'portico-words',
    enforce: 'pre',
    resolveId(id) {
      return id.startsWith('words:') ? `\0${id}` : null
    },
    async load(id) {
      const [path = ''] = id.split('?')
      if (id.startsWith('\0words:owner/')) {
        const [, locale, part] = id.split('/')
        return module((await ownerWords())[locale][part])
      }
      if (id.startsWith('\0words:visitor/')) return module(await visitorWordsOf(id.split('/')[1]))
      if (path.endsWith('/src/faces/admin/word-source.ts')) {
        const loaders = Object.entries(await ownerWords()).map(([locale, parts]) => {
          const each = Object.keys(parts).map(
            (part) => `${part}: async () => (await import('words:owner/${locale}/${part}')).words`,
          )
          return `  '${locale}': { ${each.join(', ')} },`
        })
        return `const loaders = {\n${loaders.join('\n')}\n}\nexport const ownerPart = async (locale, part) => (await loaders[locale]?.[part]()) ?? null\n`
      }
      if (path.endsWith('/src/kernel/messages/visitor/compiled-words.ts')) {
        const loaders = translationLocales.map(
          (locale) => `  '${locale}': () => import('words:visitor/${locale}'),`,
        )
        return `const loaders = {\n${loaders.join('\n')}\n}\nexport const visitorWordsOf = async (locale) => (await loaders[locale]()).words\n`
      }
      // The words of the design system alone, for components outside of the app: without the notes.
      if (
        /\/src\/kernel\/messages\/(owner\/en-US\/[\w-]+|visitor\/en-US)\.ts$/.test(path) &&
        !path.endsWith('/index.ts')
      ) {
        const exported = Object.entries(await import(path)).filter(([, value]) => typeof value === 'object')
        return exported
          .map(([name, source]) => {
            const bare = Object.fromEntries(Object.entries(source).map(([key, { text }]) => [key, { text }]))
            return `export const ${name} = ${JSON.stringify(bare)}\n`
          })
          .join('')
      }
      return null
    },
  }
}
