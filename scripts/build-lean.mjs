// What libraries carry for others than browsers of the owner's app is left out of its build: a JSON schema
// writer, a second HTTP carrier, the words of languages that nobody can choose. Each rule must meet its
// module, so that a library that moves its files fails the build instead of growing it in silence.
import { betaMemberLocales, memberLocales } from '../src/kernel/i18n/locales.ts'

const languages = new Set([...memberLocales, ...betaMemberLocales].map((locale) => locale.split('-')[0]))

/** Names that a module exports as constants or functions. */
const exported = (code) =>
  [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map((match) => match[1])

/** A module with the same names, none of which can be called. */
const refusing = (names, what) =>
  `const no = () => { throw new Error(${JSON.stringify(`${what} is not part of the browser's build`)}) }\n` +
  names.map((name) => `export const ${name} = no\n`).join('')

const rules = [
  {
    what: 'JSON schemas of zod',
    test: /\/zod\/v4\/core\/json-schema-processors\.js$/,
    // What limits a schema has is asked in browsers too.
    write(code) {
      const from = code.indexOf('export function aggregateChecks')
      const to = code.indexOf('\n}\n', from) + 3
      if (from === -1 || to === 2) throw new Error('zod no longer has aggregateChecks where it was')
      const head = code.slice(0, from).replaceAll(/^import \{[^}]*\} from "\.\/to-json-schema\.js";$/gm, '')
      const rest = exported(code).filter((name) => name !== 'aggregateChecks')
      return head + code.slice(from, to) + refusing(rest, 'a JSON schema')
    },
  },
  {
    what: 'the writer of JSON schemas of zod',
    test: /\/zod\/v4\/core\/to-json-schema\.js$/,
    write(code) {
      const no = "() => () => { throw new Error('a JSON schema is not part of the browser’s build') }"
      const methods = ['createToJSONSchemaMethod', 'createStandardJSONSchemaMethod']
      const rest = exported(code).filter((name) => !methods.includes(name))
      return `${refusing(rest, 'a JSON schema')}export { processSchema as process }\n${methods.map((name) => `export const ${name} = ${no}\n`).join('')}`
    },
  },
  {
    what: 'the fetch carrier of axios: browsers are served by the other one',
    test: /\/axios\/lib\/adapters\/fetch\.js$/,
    write: () => 'export const getFetch = () => null\nexport default null\n',
  },
  {
    what: 'the words of React Aria in languages that nobody can choose',
    test: /\/react-(?:aria|stately|aria-components)\/dist\/private\/intl\/(?:\w+\/)?[a-z]{2}-[A-Z]{2}\.mjs$/,
    write: (code, path) =>
      languages.has(/([a-z]{2})-[A-Z]{2}\.mjs$/.exec(path)?.[1]) ? code : 'export default {}\n',
  },
]

/** Leaves out what browsers never need: see the head of this file. */
export function leanPlugin() {
  const met = new Set()
  return {
    name: 'portico-lean',
    transform(code, id) {
      const [path = ''] = id.split('?')
      const rule = rules.find(({ test }) => test.test(path))
      if (!rule) return null
      met.add(rule)
      return { code: rule.write(code, path), map: null }
    },
    buildEnd(error) {
      if (error) return
      const missed = rules.filter((rule) => !met.has(rule))
      if (missed.length > 0)
        throw new Error(`Nothing was left out of: ${missed.map(({ what }) => what).join('; ')}`)
    },
  }
}
