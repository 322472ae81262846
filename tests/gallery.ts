import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type AxeBuilder from 'axe-core'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { build, preview } from 'vite'
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
    if (!built) await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } })
    const server = await preview({
      configFile,
      logLevel: 'error',
      build: { outDir },
      preview: { port: 0, host: '127.0.0.1' },
    })
    return {
      address: server.resolvedUrls?.local[0] ?? '',
      outDir,
      async close() {
        await server.close()
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
