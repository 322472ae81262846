import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { plantDemonstration } from '#faces/server/demonstration.ts'
import type { BrowserContext, Page } from 'playwright-core'
import type { Journey } from './journeys/world.ts'

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** What a browser fetched of the app, from an empty window until a screen stands. */
export interface ScreenWeight {
  readonly screen: string
  /** Of everything: files, calls of the server, pictures. */
  readonly requests: number
  readonly scripts: number
  /** Compressed by gzip at its best, bytes. */
  readonly scriptBytes: number
  readonly styleBytes: number
  /** Names of the scripts, the heaviest first. */
  readonly heaviest: readonly string[]
}

const assets = join(import.meta.dirname, '../build/admin')
const known = new Map<string, number>()

/** What a file of the build weighs on the line, as every browser can have it. */
function weightOf(path: string): number {
  const weight = known.get(path) ?? gzipSync(readFileSync(join(assets, path)), { level: 9 }).length
  known.set(path, weight)
  return weight
}

const pathsOf = (addresses: readonly string[], end: string): string[] =>
  addresses
    .map((address) => new URL(address).pathname)
    .filter((path) => path.startsWith('/assets/') && path.endsWith(end))
const sumOf = (paths: readonly string[]): number => paths.reduce((sum, path) => sum + weightOf(path), 0)

/**
 * Opens the screens that are looked at most, each in a window of its own that has nothing kept, and weighs
 * what the browser fetches until they stand. What comes some seconds later is not counted.
 */
export async function weighScreens(journey: Journey): Promise<ScreenWeight[]> {
  const { database, tools, clock } = journey.portico
  const demonstration = await plantDemonstration({ database, tools, clock })
  if (!demonstration) throw new Error('The demonstration is there already')
  const { email, password } = demonstration
  const weights: ScreenWeight[] = []

  async function weigh(
    screen: string,
    path: string,
    stands: (page: Page) => Promise<unknown>,
    state?: Cookies,
  ) {
    const person = await journey.person({ width: 1440, height: 900 })
    const { page, context } = person
    if (state) await context.addCookies(state)
    // What comes some seconds after the first look belongs to no screen, on however slow a machine: it is not begun.
    await page.addInitScript(() => {
      const begin = globalThis.setTimeout
      const soonOnly = (run: () => void, ms = 0) => (ms < 2_000 ? begin(run, ms) : 0)
      Object.assign(globalThis, { setTimeout: soonOnly })
    })
    // Pictures are counted, but not made: their sizes would be for this one look.
    await context.route(/\/media\//, (route) => route.abort())
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await page.goto(journey.origin + path)
    await stands(page)
    const fetched = [...addresses]
    const scripts = pathsOf(fetched, '.js')
    weights.push({
      screen,
      requests: fetched.length,
      scripts: scripts.length,
      scriptBytes: sumOf(scripts),
      styleBytes: sumOf(pathsOf(fetched, '.css')),
      heaviest: scripts
        .toSorted((a, b) => weightOf(b) - weightOf(a))
        .map((name) => `${name.slice('/assets/'.length)} ${(weightOf(name) / 1024).toFixed(1)} KB`),
    })
    return person
  }

  const { page, context } = await weigh('sign-in', '/sign-in', (one) => one.getByLabel('Email').waitFor())
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Halm' }).first().waitFor()
  const state = await context.cookies()
  const { siteId, pageId } = await page.evaluate(async () => {
    const read = async (path: string): Promise<unknown> => (await fetch(path)).json()
    const { items } = (await read('/api/sites')) as { items: { id: string; title: string }[] }
    const site = items.find(({ title }) => title === 'Halm')?.id ?? ''
    const { pages } = (await read(`/api/sites/${site}/pages`)) as { pages: { id: string; isHome: boolean }[] }
    return { siteId: site, pageId: pages.find(({ isHome }) => isHome)?.id ?? '' }
  })
  await context.close()

  const shown = (name: string) => (one: Page) => one.getByText(name).first().waitFor()
  const screens: readonly (readonly [string, string, (one: Page) => Promise<unknown>])[] = [
    ['dashboard', '/', shown('Halm')],
    ['pages', `/sites/${siteId}/pages`, shown('Menu')],
    [
      'editor',
      `/sites/${siteId}/pages/${pageId}`,
      (one) => one.waitForFunction(() => performance.getEntriesByName('editor-ready').length > 0),
    ],
  ]
  for (const [screen, path, stands] of screens) {
    const person = await weigh(screen, path, stands, state)
    await person.context.close()
  }
  return weights
}
