import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, preview } from 'vite'
import { sharedInProcess } from './shared-in-process.ts'

const { cataloguesPlugin } = (await import(new URL('../scripts/build-words.mjs', import.meta.url).href)) as {
  cataloguesPlugin(this: void): Plugin
}

/** A page of its own that was built and is served. */
export interface BuiltPage {
  readonly address: string
  close(): Promise<void>
}

/**
 * A page whose body is `#at` and a module, for what is tried by itself: built and served when a test asks for it.
 *
 * @param name what its folder is called after
 * @param main the module, TypeScript with JSX; what it imports by a path has it whole
 */
export const builtPage = (name: string, main: string): (() => Promise<BuiltPage>) =>
  sharedInProcess(() => openBuiltPage(name, main))

async function openBuiltPage(name: string, main: string): Promise<BuiltPage> {
  // Within the project, whose packages it is built of.
  const cache = join(import.meta.dirname, '..', '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, `${name}-`))
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head><title>${name}</title><link rel="icon" href="data:,"></head>
<body><main id="at"></main><script type="module" src="/main.tsx"></script></body></html>`,
  )
  writeFileSync(join(folder, 'main.tsx'), main)
  const at = { root: folder, configFile: false, logLevel: 'error' } as const
  const outDir = join(folder, 'dist')
  await build({ ...at, plugins: [cataloguesPlugin()], build: { outDir } })
  const server = await preview({ ...at, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    async close() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
