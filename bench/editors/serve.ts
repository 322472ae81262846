import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))
const cache = fileURLToPath(new URL('../../.cache/bench-editors', import.meta.url))

/** A block as the others are given it: its words, and the level of a heading (null: a paragraph). */
export interface PlainBlock {
  readonly level: number | null
  readonly text: string
}

/** The packages of the editors beside ours, fetched when they are missing; a sentence why not, or null. */
export function fetchOthers(): string | null {
  if (existsSync(join(here, 'node_modules', '.package-lock.json'))) return null
  console.log('Fetching the editors to compare with (npm ci in bench/editors) …')
  const { status, stderr, error } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: here,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return status === 0
    ? null
    : `npm ci failed (${(error?.message ?? stderr).trim().split('\n').at(-1)?.trim()})`
}

/** Builds one of the pages of this folder for production, as its users would; gives the folder of the build. */
export async function buildPage(name: 'bare' | 'grapesjs' | 'puck'): Promise<string> {
  const outDir = join(cache, name)
  await build({
    configFile: false,
    root: join(here, name),
    logLevel: 'error',
    publicDir: false,
    // Their own advice is to load them whole.
    build: { outDir, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: 2_000 },
  })
  return outDir
}

/** Builds our editor alone, the page beside its gallery. */
export async function buildOurs(): Promise<string> {
  const outDir = join(cache, 'portico')
  await build({
    configFile: fileURLToPath(new URL('../../src/editor/gallery/vite.config.ts', import.meta.url)),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  })
  return outDir
}

const types: { readonly [end: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/**
 * Serves a build from memory, compressed beforehand; `<!--page-->` of its documents is the page of
 * `?blocks=N`.
 */
export async function serveBuild(
  folder: string,
  pageOf: (blocks: number) => readonly (readonly PlainBlock[])[],
): Promise<{ origin: string; close(): void }> {
  const files = new Map<string, Buffer>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    files.set(path.slice(folder.length).replaceAll('\\', '/'), readFileSync(path))
  }
  const packed = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const name = url.pathname.endsWith('/') ? `${url.pathname}index.html` : url.pathname
    const file = files.get(name)
    if (!file) {
      response.writeHead(404).end()
      return
    }
    const key = name.endsWith('.html') ? name + url.search : name
    const body =
      packed.get(key) ??
      gzipSync(
        name.endsWith('.html')
          ? file
              .toString()
              .replace('<!--page-->', JSON.stringify(pageOf(Number(url.searchParams.get('blocks') ?? 200))))
          : file,
        { level: 9 },
      )
    packed.set(key, body)
    response.writeHead(200, {
      'content-type': types[extname(name)] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
      'content-length': body.length,
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => server.close(),
  }
}
