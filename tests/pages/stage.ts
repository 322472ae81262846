import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type AxeBuilder from 'axe-core'
import type { Page } from 'playwright-core'
import { fontFiles } from '#areas/pages/fonts/font-files.server.ts'
import { openBrowser } from '../browser.ts'
import { drawn } from '../eventually.ts'
import { sharedBrowser } from '../lane.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const templates = join(import.meta.dirname, '../../src/templates')
const islands = join(import.meta.dirname, '../../build/islands')

/** Pages in a browser, served as a site serves them: HTML, shipped pictures, fonts and islands. */
export interface Stage {
  /** Shows a page; `act` is run on it at a width, and what the page itself complains about fails. */
  show(
    html: string,
    width: number,
    act: (page: Page) => Promise<void>,
    options?: { readonly height?: number; readonly javaScript?: boolean },
  ): Promise<void>
  /**
   * As {@link show}, in one tab for all, one after another: to open a tab is most of what a look at a page takes. For
   * what only looks, or changes the document itself; what is stored, emulated or listened to would stay.
   */
  look(
    html: string,
    width: number,
    act: (page: Page) => Promise<void>,
    options?: { readonly height?: number },
  ): Promise<void>
  /** As {@link look}, in one document whose window becomes as wide as each of these, one after another. */
  lookThrough(
    html: string,
    widths: readonly number[],
    act: (page: Page, width: number) => Promise<void>,
  ): Promise<void>
  close(): Promise<void>
}

const types: { readonly [end: string]: string } = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
}

function fileOf(path: string, manifest: Readonly<Record<string, string>>): string | undefined {
  const [, room = '', ...rest] = path.split('/')
  if (room === 'fonts') return fontFiles().get(rest.join('/'))
  if (room === 'pictures') return join(templates, rest[0] ?? '', 'pictures', ...rest.slice(1))
  const name = rest[0]?.replace(/\.js$/, '') ?? ''
  return room === '_islands' && manifest[name] ? join(islands, manifest[name]) : undefined
}

/**
 * Starts a server; the islands are those of the last build.
 *
 * @param args with any, the stage has a browser of its own, started with them besides
 */
export async function openStage(args: readonly string[] = []): Promise<Stage> {
  const manifest = JSON.parse(readFileSync(join(islands, 'manifest.json'), 'utf8')) as Record<string, string>
  let current = ''
  const server: Server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://stage').pathname
    const file = path === '/' ? undefined : fileOf(path, manifest)
    if (path !== '/' && (!file || !existsSync(file))) {
      response.writeHead(404).end()
      return
    }
    const end = file?.split('.').at(-1) ?? 'html'
    response.setHeader('content-type', types[end] ?? 'application/octet-stream')
    response.end(file ? readFileSync(file) : current)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const own = args.length > 0 ? await openBrowser(args) : undefined
  const browser = own ?? (await sharedBrowser())
  const heightIn = (width: number): number => (width < 700 ? 780 : 900)
  const openTab = (width: number, { height = heightIn(width), javaScript = true } = {}): Promise<Page> =>
    browser.newPage({
      viewport: { width, height },
      javaScriptEnabled: javaScript,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
  const visit = async (
    page: Page,
    path: string,
    html: string,
    act: (page: Page) => Promise<void>,
  ): Promise<void> => {
    const complaints: string[] = []
    const complain = (error: Error): void => void complaints.push(error.message)
    page.on('pageerror', complain)
    current = html
    await page.goto(`http://127.0.0.1:${port}${path}`)
    await act(page)
    page.off('pageerror', complain)
    if (complaints.length > 0) throw new Error(complaints.join('\n'))
  }
  let looks = 0
  let tab: Page | undefined
  const stage: Stage = {
    async show(html, width, act, options) {
      const page = await openTab(width, options)
      try {
        await visit(page, '/', html, act)
      } finally {
        await page.close()
      }
    },
    async look(html, width, act, { height = heightIn(width) } = {}) {
      tab ??= await openTab(width)
      const page = tab
      await page.setViewportSize({ width, height })
      looks += 1
      try {
        // An address of its own: the same once more might be taken for a page that is loaded anew.
        await visit(page, `/?${looks}`, html, act)
      } catch (error) {
        // What failed may have left anything: the next has a tab of its own.
        tab = undefined
        await page.close()
        throw error
      }
    },
    lookThrough: (html, widths, act) =>
      stage.look(html, widths[0] ?? 0, async (page) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: heightIn(width) })
          await page.evaluate(drawn)
          await act(page, width)
        }
      }),
    async close() {
      await tab?.close()
      await own?.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return stage
}

/** A whole document around what a page is made of. */
export function wholePage(given: {
  readonly title: string
  readonly css: string
  readonly body: string
  readonly islands?: readonly string[]
}): string {
  const islands = (given.islands ?? []).map((name) => `/_islands/${name}.js`).join(' ')
  const modules =
    islands === ''
      ? ''
      : `<script type="module" src="/_islands/load-islands.js" data-islands="${islands}"></script>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${given.title}</title><link rel="icon" href="data:,"><style>${given.css}</style>${modules}</head><body class="t-paper">${given.body}</body></html>`
}

declare const axe: typeof AxeBuilder

/** What axe finds on a page, a line each; `rules` are left out. */
export async function axeFaults(page: Page, leaveOut: readonly string[] = []): Promise<string[]> {
  await page.evaluate(axeSource)
  return page.evaluate(async (ids) => {
    const rules = Object.fromEntries(ids.map((id) => [id, { enabled: false }]))
    const { violations } = await axe.run(document, { rules, resultTypes: ['violations'] })
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map((node) => node.target.join(' '))
          .slice(0, 5)
          .join(', ')}`,
    )
  }, leaveOut)
}

/** How far a page reaches beyond the window's right edge, px. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}
