import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import axe from 'axe-core'
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { type Portico, startPortico } from '#faces/server/app.ts'
import { readConfig } from '#platform/config/config.ts'
import { createLog } from '#platform/log/log.ts'
import { openBrowser } from '../browser.ts'
import { stoodStill } from '../eventually.ts'
import { freePort } from '../free-port.ts'
import { PATIENCE_MS } from '../patience.ts'
import { copyPrepared } from '../prepared.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A way through a whole Portico, and browsers that look at it. */
export interface Journey {
  readonly portico: Portico
  readonly origin: string
  /** Address of a site by the first part of its name. */
  siteOrigin(slug: string): string
  /** A browser window of a person of their own; what its console complains of is kept. */
  person(options?: {
    width?: number
    height?: number
    locale?: string
    javaScript?: boolean
    dark?: boolean
    /** Under a finger: what can be pressed is larger. */
    touch?: boolean
  }): Promise<Person>
  /** Another window in a browser that somebody has: who is signed in there is it still, and what was loaded is there. */
  window(context: BrowserContext): Promise<Person>
  /** The address in the latest mail to somebody, whose path begins so. */
  linkMailedTo(address: string, path: string): Promise<string>
  /** Closes every window that was opened. */
  close(): Promise<void>
}

export interface Person {
  readonly page: Page
  readonly context: BrowserContext
  readonly complaints: string[]
  /** What was against a policy of any document that was shown, frames too: the document, the rule, and what it was. */
  readonly violations: string[]
  /** What the page has asked for and does not have yet. */
  readonly onTheirWay: ReadonlySet<Request>
}

/** With this a browser finds every site of a journey on this machine: not every resolver knows that *.localhost is. */
export const sitesHere = '--host-resolver-rules=MAP *.sites.localhost 127.0.0.1'

/**
 * As a browser asks that does not say it knows AVIF. To make a picture in that takes most of a second of a processor,
 * and every new site has its pictures made anew.
 */
export const NO_AVIF = { accept: 'text/html,*/*;q=0.8' }

/** In every document of a window: tells what was against its policy. A frame that is written into one is `about:srcdoc`. */
const TELL_VIOLATIONS = `addEventListener('securitypolicyviolation', (event) =>
  violated([location.href, event.effectiveDirective, event.blockedURI, event.sample].join(' ')))`

/** A whole Portico that runs, and what is needed to end it. */
export interface Program {
  readonly portico: Portico
  readonly origin: string
  readonly sitesDomain: string
  close(): Promise<void>
}

/** Starts a Portico in this process, on a data folder of its own. */
export async function startProgram(env: Record<string, string> = {}): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-journey-'))
  copyPrepared('migrated', folder)
  const port = await freePort()
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: folder,
    SECRET_KEY: 'a secret key that only the journeys know of',
    LOG_LEVEL: 'error',
    ...env,
  })
  if (!existsSync(join(root, 'build', 'admin', 'index.html')))
    throw new Error('Build first: node scripts/build.mjs')
  const portico = await startPortico({
    config,
    log: createLog({ level: 'error', format: 'text' }),
    host: '127.0.0.1',
  })
  return {
    portico,
    origin: config.appOrigin,
    sitesDomain: config.sitesDomain,
    async close() {
      await portico.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Opens a window in a browser that somebody has, and keeps what is complained of in it. */
async function openWindow(context: BrowserContext): Promise<Person> {
  const violations: string[] = []
  const page = await context.newPage()
  await page.exposeFunction('violated', (what: string) => void violations.push(what))
  await page.addInitScript(TELL_VIOLATIONS)
  const onTheirWay = new Set<Request>()
  const isOver = (request: Request): void => void onTheirWay.delete(request)
  page.on('request', (request) => onTheirWay.add(request))
  page.on('requestfinished', isOver).on('requestfailed', isOver)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    const said = `${message.text()} ${message.location().url}`
    complaints.push(said)
    // Where no script may run none can listen either: the browser says it all the same.
    if (message.text().includes('Content Security Policy')) violations.push(said)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return { page, context, complaints, violations, onTheirWay }
}

/**
 * A journey through a program that runs, with a browser that is open.
 *
 * @param close ends what was started for this journey alone; the windows it opened are closed before
 */
export function journeyThrough(
  { portico, origin, sitesDomain }: Program,
  browser: Browser,
  close: () => Promise<void> = () => Promise.resolve(),
): Journey {
  const contexts: BrowserContext[] = []
  return {
    portico,
    origin,
    siteOrigin: (slug) => `http://${slug}.${sitesDomain}`,
    async person(options = {}) {
      const context = await browser.newContext({
        viewport: { width: options.width ?? 1280, height: options.height ?? 900 },
        locale: options.locale ?? 'en-US',
        javaScriptEnabled: options.javaScript ?? true,
        hasTouch: options.touch ?? false,
        isMobile: options.touch ?? false,
        colorScheme: options.dark ? 'dark' : 'light',
        reducedMotion: 'reduce',
        extraHTTPHeaders: NO_AVIF,
      })
      contexts.push(context)
      context.setDefaultTimeout(PATIENCE_MS)
      return openWindow(context)
    },
    window: openWindow,
    async linkMailedTo(address, path) {
      const end = Date.now() + PATIENCE_MS
      while (Date.now() < end) {
        const list = (await ask(`${origin}/dev/mail`)).text
        for (const row of list.split('<tr>').slice(1)) {
          if (!row.includes(`<td>${address}</td>`)) continue
          const href = /href="(\/dev\/mail\/[^"]+)"/.exec(row)?.[1]
          if (!href) continue
          const mail = (await ask(origin + href)).text
          const link = new RegExp(`${origin.replaceAll('.', '\\.')}${path}[^"&\\s<]*`).exec(mail)?.[0]
          if (link) return link.replaceAll('&amp;', '&')
        }
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      throw new Error(`No mail with a link to ${path} came to ${address}`)
    },
    async close() {
      for (const context of contexts) await context.close()
      await close()
    },
  }
}

/** Starts everything for a journey: a program of its own, and a browser. */
export async function startJourney(env: Record<string, string> = {}): Promise<Journey> {
  const program = await startProgram(env)
  const browser = await openBrowser([sitesHere])
  return journeyThrough(program, browser, async () => {
    await browser.close()
    await program.close()
  })
}

export interface Asked {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

/** Asks this machine for an address, whatever its name: not every resolver knows that *.localhost is here. */
export function ask(address: string, headers: Record<string, string> = {}): Promise<Asked> {
  const { host, port, pathname, search } = new URL(address)
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: pathname + search, headers: { host, ...headers } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString('utf8'),
        }),
      )
    }).on('error', reject)
  })
}

/**
 * Asks again until an answer holds: what a change tells the processes reaches them a moment after it is stored.
 *
 * @returns the answer that holds, or the last one when none did
 */
export async function soon<Answer>(
  ask: () => Promise<Answer>,
  holds: (answer: Answer) => boolean,
): Promise<Answer> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    const answer = await ask()
    if (holds(answer) || Date.now() > end) return answer
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
}

/** What axe finds on a page, in a line each; none is as it should be. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(stoodStill)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const result = await page.evaluate(async () => {
    const { violations } = await (
      globalThis as unknown as {
        axe: {
          run(
            where: object,
            options: object,
          ): Promise<{ violations: { id: string; nodes: { html: string; target: unknown }[] }[] }>
        }
      }
    ).axe.run(
      // What was announced last stands there for seconds, by the name of an element that may be gone.
      { exclude: [['[data-live-announcer]']] },
      {
        // What is well is not gathered.
        resultTypes: ['violations'],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    )
    return violations.map((one) => ({ id: one.id, nodes: one.nodes.map((node) => node.html.slice(0, 160)) }))
  })
  return result.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node}`))
}

/** A file of the repository. */
export function repositoryFile(path: string): Buffer {
  return readFileSync(join(root, path))
}
