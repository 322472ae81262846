// What Node needs to run the source as it stands: JSX in .tsx files, and style sheets as text.
// Plain .ts files are Node's own business (it strips the types).
import { readFileSync } from 'node:fs'
import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transform } from 'lightningcss'
import { transformSync } from 'rolldown/utils'

enableCompileCache?.()

/** Browsers of the last three years, as lightningcss counts versions. */
const BROWSERS = { chrome: 119 << 16, safari: 17 << 16, firefox: 120 << 16 }

/** A class-name table for CSS Modules on the server: any name maps to itself. */
const CLASS_NAMES = 'export default new Proxy({}, { get: (_, name) => String(name) })'

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.endsWith('.module.css')) {
      return { ...next(specifier, context), format: 'module' }
    }
    return next(specifier, context)
  },
  load(url, context, next) {
    if (url.endsWith('.css?inline')) {
      // Small here too: these bytes stand inline in every page that needs them.
      const filename = fileURLToPath(url.slice(0, -'?inline'.length))
      const { code } = transform({ filename, code: readFileSync(filename), minify: true, targets: BROWSERS })
      return {
        format: 'module',
        source: `export default ${JSON.stringify(String(code))}`,
        shortCircuit: true,
      }
    }
    if (url.endsWith('.module.css')) {
      return { format: 'module', source: CLASS_NAMES, shortCircuit: true }
    }
    if (url.endsWith('.tsx')) {
      const path = fileURLToPath(url)
      const out = transformSync(path, readFileSync(path, 'utf8'), {
        lang: 'tsx',
        jsx: { runtime: 'automatic', importSource: 'react' },
        sourcemap: false,
      })
      if (out.errors?.length) throw out.errors[0]
      return { format: 'module', source: out.code, shortCircuit: true }
    }
    return next(url, context)
  },
})
