import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type AxeBuilder from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { build, preview } from 'vite'
import { openBrowser } from './browser.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A gallery, built and served, and a browser to use it with. */
export interface ServedGallery {
  readonly browser: Browser
  readonly address: string
  /** The folder it was built into. */
  readonly outDir: string
  close(): Promise<void>
}

/**
 * Serves a gallery and opens a browser.
 *
 * @param configFile of the gallery's build
 * @param built the folder it was built into for several files of tests; without one it is built for this file
 */
export async function serveGallery(configFile: string, built?: string): Promise<ServedGallery> {
  // An empty name is no folder: built into it, the gallery would take the place of its own source.
  const outDir = built || mkdtempSync(join(tmpdir(), 'gallery-'))
  if (!built) await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  const server = await preview({
    configFile,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const browser = await openBrowser()
  return {
    browser,
    address: server.resolvedUrls?.local[0] ?? '',
    outDir,
    async close() {
      await browser.close()
      await server.close()
      if (!built) rmSync(outDir, { recursive: true, force: true })
    },
  }
}

/** What a page complains of from now on: errors that nobody caught, and what it warns of in its console. */
export function complaintsOf(page: Page): readonly string[] {
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
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ends.map((one) => one.finished))
  })
  await page.evaluate(axeSource)
  return page.evaluate(async ({ iframes = true }) => {
    const { axe } = window as unknown as { axe: typeof AxeBuilder }
    const { violations } = await axe.run(document, { iframes })
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
  }, options)
}
