// What Node needs to run the source as it stands: JSX in .tsx files, style sheets as text, and words.
// Plain .ts files are Node's own business (it strips the types).
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire, enableCompileCache, registerHooks } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

enableCompileCache?.()

/** Browsers of the last three years, as lightningcss counts versions. */
const BROWSERS = { chrome: 119 << 16, safari: 17 << 16, firefox: 120 << 16 }

/** A class-name table for CSS Modules on the server: any name maps to itself. */
const CLASS_NAMES = 'export default new Proxy({}, { get: (_, name) => String(name) })'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const require = createRequire(import.meta.url)
const texts = join(root, '.cache', 'translated')

/** What the translations of this file hang on beside the source: itself, and the libraries. */
const edition = createHash('sha256')
  .update(readFileSync(fileURLToPath(import.meta.url)))
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')

/**
 * A file as Node runs it: as it was translated before, or by `translate`. The compilers take 20 MB of
 * a process, so that only who must translate loads them. Where nothing can be written, each does.
 */
function translated(path, translate) {
  const source = readFileSync(path, 'utf8')
  const head = `// ${createHash('sha256').update(edition).update(source).digest('hex')}\n`
  const kept = join(texts, `${createHash('sha256').update(path).digest('hex')}.mjs`)
  try {
    const text = readFileSync(kept, 'utf8')
    if (text.startsWith(head)) return text
  } catch {
    // Never translated here.
  }
  const text = head + translate(source)
  try {
    mkdirSync(texts, { recursive: true })
    // Whole or not at all: processes that start together translate the same files.
    const half = `${kept}.${process.pid}`
    writeFileSync(half, text)
    renameSync(half, kept)
  } catch {
    // A folder that cannot be written to is no reason not to run.
  }
  return text
}

function styleText(path) {
  return translated(path, (source) => {
    const { transform } = require('lightningcss')
    const { code } = transform({
      filename: path,
      code: Buffer.from(source),
      minify: true,
      targets: BROWSERS,
    })
    return `export default ${JSON.stringify(String(code))}`
  })
}

function script(path) {
  return translated(path, (source) => {
    const { transformSync } = require('rolldown/utils')
    const out = transformSync(path, source, {
      lang: 'tsx',
      jsx: { runtime: 'automatic', importSource: 'react' },
      sourcemap: false,
    })
    if (out.errors?.length) throw out.errors[0]
    return out.code
  })
}

/** Loaded where words are: it takes the reader of catalogues along. */
const words = () => require('./build-words.mjs')

const catalogue = (path) => translated(path, () => words().catalogueModule(relative(root, path)))

const SOURCE = new URL('../src/', import.meta.url).href

/**
 * The address of a file of our source; null for everything else. Our imports name their file whole, so that nothing has
 * to be looked for: of a thousand files, that is an eighth of what loading the program takes.
 */
function sourceFile(specifier, parent) {
  if (!specifier.endsWith('.ts')) return null
  if (specifier.startsWith('#')) return SOURCE + specifier.slice(1)
  return specifier.startsWith('.') && parent?.startsWith(SOURCE) ? new URL(specifier, parent).href : null
}

registerHooks({
  resolve(specifier, context, next) {
    const file = sourceFile(specifier, context.parentURL)
    if (file !== null) return { url: file, format: 'module-typescript', shortCircuit: true }
    if (specifier.startsWith('words:')) return { url: specifier, format: 'module', shortCircuit: true }
    if (specifier.endsWith('.module.css')) {
      return { ...next(specifier, context), format: 'module' }
    }
    return next(specifier, context)
  },
  load(url, context, next) {
    const module = (source) => ({ format: 'module', source, shortCircuit: true })
    if (url.startsWith(SOURCE) && url.endsWith('.ts'))
      return { format: 'module-typescript', source: readFileSync(fileURLToPath(url)), shortCircuit: true }
    if (url.endsWith('.css?inline')) return module(styleText(fileURLToPath(url.slice(0, -'?inline'.length))))
    if (url.endsWith('.module.css')) return module(CLASS_NAMES)
    if (url.startsWith('words:')) return module(words().wordsModule(url))
    if (url.endsWith('.po')) return module(catalogue(fileURLToPath(url)))
    if (url.endsWith('.tsx')) return module(script(fileURLToPath(url)))
    return next(url, context)
  },
})
