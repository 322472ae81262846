import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type AxeBuilder from 'axe-core'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { stoodStill } from './eventually.ts'
import { sharedBrowser } from './shared-browser.ts'
import { sharedInProcess } from './shared-in-process.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A gallery, built and served. */
export interface ServedGallery {
  readonly address: string
  /** The folder it was built into. */
  readonly outDir: string
  close(): Promise<void>
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves a folder of a build, whose files the browser may keep: what it asks for again costs as much as drawing. */
async function serveBuilt(folder: string): Promise<{ address: string; close(): Promise<void> }> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const file = join(folder, pathname === '/' ? 'index.html' : pathname)
    if (!existsSync(file)) return void response.writeHead(404).end()
    const isNamedByContent = pathname.startsWith('/assets/')
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': isNamedByContent ? 'max-age=31536000, immutable' : 'no-cache',
    })
    response.end(readFileSync(file))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/**
 * Serves a gallery for all the tests of this process, from the first that asks to the end.
 *
 * @param configFile of the gallery's build
 * @param built the folder it was built into for several processes of tests; without one it is built for this one
 */
export const servedGallery = (configFile: string, built?: string): (() => Promise<ServedGallery>) =>
  sharedInProcess(async () => {
    // An empty name is no folder: built into it, the gallery would take the place of its own source.
    const outDir = built || mkdtempSync(join(tmpdir(), 'gallery-'))
    if (!built) {
      const { build } = await import('vite')
      await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } })
    }
    const { address, close } = await serveBuilt(outDir)
    return {
      address,
      outDir,
      async close() {
        await close()
        if (!built) rmSync(outDir, { recursive: true, force: true })
      },
    }
  })

/** How a gallery is shown to a test. */
export interface Shown {
  /** What is shown, as in the address. */
  readonly query: string
  readonly width: number
  readonly height: number
  readonly scheme: 'light' | 'dark'
  /** Whether it is loaded for this test, into a browser that keeps nothing yet; else it is laid anew where it stands. */
  readonly isLoaded?: boolean
}

interface Tab {
  readonly context: BrowserContext
  readonly page: Page
  readonly complaints: string[]
}

/**
 * A tab that one test after another has a gallery in. Loading it takes longer than most of them: it is loaded for the
 * first, and lays itself anew for the others by its `resetGallery`. One in which a test has failed is not used again.
 *
 * @param served the gallery
 * @param options what does not change from test to test
 * @returns runs a test; what the page complains about fails it
 */
export function keptTab(
  served: () => Promise<ServedGallery>,
  options: BrowserContextOptions,
): (shown: Shown, act: (page: Page) => Promise<void>) => Promise<void> {
  let kept: Tab | undefined

  async function opened({ query, width, height, scheme }: Shown): Promise<Tab> {
    const { address } = await served()
    const browser = await sharedBrowser()
    const context = await browser.newContext({
      ...options,
      viewport: { width, height },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const tab = { context, page, complaints: complaintsOf(page) }
    await page.goto(`${address}?${query}`)
    return tab
  }

  /** The tab of the test before, as if it had been loaded; none where that cannot be had. */
  async function laidAnew({ query, width, height, scheme }: Shown): Promise<Tab | undefined> {
    if (!kept) return undefined
    const { page, context } = kept
    try {
      // Windows beside it hold what they have kept, and ways of the test before to answer questions would answer twice.
      for (const other of context.pages()) if (other !== page) await other.close()
      page.removeAllListeners('dialog')
      await page.bringToFront()
      // Where the test before has left it; a gallery under a resting pointer is one that is used.
      await page.mouse.move(0, 0)
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      await page.evaluate(
        (asked) =>
          (globalThis as unknown as { resetGallery(query: string): Promise<void> }).resetGallery(asked),
        query,
      )
      kept.complaints.length = 0
      return kept
    } catch {
      await context.close().catch(() => {})
      return undefined
    }
  }

  return async (shown, act) => {
    const tab = (shown.isLoaded ? undefined : await laidAnew(shown)) ?? (await opened(shown))
    if (!shown.isLoaded) kept = undefined
    try {
      await act(tab.page)
      assert.deepEqual(tab.complaints, [])
    } catch (error) {
      await tab.context.close()
      throw error
    }
    if (shown.isLoaded) await tab.context.close()
    else kept = tab
  }
}

/** What a page complains of from now on: errors that nobody caught, and what it warns of in its console. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  return complaints
}

/**
 * What axe has to say of a page, as rule and element, once what is on its way in is there: before that it is not seen.
 *
 * @param options whether what is in frames counts, too
 */
export async function axeFaults(page: Page, options: { iframes?: boolean } = {}): Promise<string[]> {
  await page.evaluate(stoodStill)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async ({ iframes = true }) => {
    const { axe } = window as unknown as { axe: typeof AxeBuilder }
    const { violations } = await axe.run(document, { iframes })
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
  }, options)
}
