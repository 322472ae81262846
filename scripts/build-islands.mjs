// Bundles each island, a custom element that pages load only where they need it, to a small file of its
// own: build/islands/<name>.<hash>.js, and manifest.json from name to file.
import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** What an island may weigh compressed, in bytes: it is loaded on people's telephones. */
const limit = 4 * 1024
/** Those that may weigh more: a form's checks itself, and proves its work where messages come in too often. */
const larger = { 'site-form': 6 * 1024 }

/**
 * Every island there is, by the name of its element: an `island.ts` beside a block tells it in its own
 * call of `customElements.define`; those of the visitor's face are called after it.
 */
export function findIslands() {
  const besideBlocks = globSync(
    ['src/areas/*/blocks/*/island.ts', 'src/areas/*/visitor/**/island.ts', 'src/faces/visitor/islands/*.ts'],
    { cwd: root },
  )
  const found = new Map()
  for (const file of besideBlocks.toSorted()) {
    if (file.endsWith('.test.ts')) continue
    const source = readFileSync(join(root, file), 'utf8')
    const name =
      /customElements\.define\(\s*'([a-z][a-z0-9]*(?:-[a-z0-9]+)+)'/.exec(source)?.[1] ??
      basename(file, '.ts')
    if (found.has(name)) throw new Error(`Two islands are called "${name}": ${found.get(name)} and ${file}`)
    found.set(name, file)
  }
  return found
}

/** Bundles all islands; gives the manifest. */
export async function buildIslands() {
  const folder = join(root, 'build', 'islands')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const manifest = {}
  for (const [name, file] of findIslands()) {
    const result = await build({
      root,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        write: false,
        target: 'es2022',
        minify: true,
        modulePreload: false,
        lib: { entry: join(root, file), formats: ['es'] },
      },
    })
    const outputs = [result].flat().flatMap((one) => one.output)
    const code = outputs.map((output) => output.code ?? '').join('')
    if (outputs.length !== 1 || code.trim() === '') throw new Error(`${name}: one file was meant to come out`)
    const size = gzipSync(code).length
    const most = larger[name] ?? limit
    if (size > most) throw new Error(`${name} weighs ${size} bytes compressed; an island may weigh ${most}`)
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
    manifest[name] = `${name}.${hash}.js`
    writeFileSync(join(folder, manifest[name]), code)
  }
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, file] of Object.entries(await buildIslands())) console.log(`${name}  ${file}`)
}
