import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import axe from 'axe-core'
import type { BrowserContext, Page, Request } from 'playwright-core'
import { type Portico, startPortico } from '#faces/server/app.ts'
import { readConfig } from '#platform/config/config.ts'
import { createLog } from '#platform/log/log.ts'
import { openBrowser } from '../browser.ts'
import { freePort } from '../free-port.ts'
import { PATIENCE_MS } from '../patience.ts'
import { copyPrepared } from '../prepared.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A whole Portico with a database of its own, and browsers that look at it. */
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
  /** The address in the latest mail to somebody, whose path begins so. */
  linkMailedTo(address: string, path: string): Promise<string>
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

/** In every document of a window: tells what was against its policy. A frame that is written into one is `about:srcdoc`. */
const TELL_VIOLATIONS = `addEventListener('securitypolicyviolation', (event) =>
  violated([location.href, event.effectiveDirective, event.blockedURI, event.sample].join(' ')))`

/** Starts everything for a journey. */
export async function startJourney(env: Record<string, string> = {}): Promise<Journey> {
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
  const browser = await openBrowser([sitesHere])
  return {
    portico,
    origin: config.appOrigin,
    siteOrigin: (slug) => `http://${slug}.${config.sitesDomain}`,
    async person(options = {}) {
      const context = await browser.newContext({
        viewport: { width: options.width ?? 1280, height: options.height ?? 900 },
        locale: options.locale ?? 'en-US',
        javaScriptEnabled: options.javaScript ?? true,
        hasTouch: options.touch ?? false,
        isMobile: options.touch ?? false,
        colorScheme: options.dark ? 'dark' : 'light',
        reducedMotion: 'reduce',
      })
      context.setDefaultTimeout(PATIENCE_MS)
      const violations: string[] = []
      await context.exposeFunction('violated', (what: string) => void violations.push(what))
      await context.addInitScript(TELL_VIOLATIONS)
      const page = await context.newPage()
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
    },
    async linkMailedTo(address, path) {
      const end = Date.now() + PATIENCE_MS
      while (Date.now() < end) {
        const list = (await ask(`${config.appOrigin}/dev/mail`)).text
        for (const row of list.split('<tr>').slice(1)) {
          if (!row.includes(`<td>${address}</td>`)) continue
          const href = /href="(\/dev\/mail\/[^"]+)"/.exec(row)?.[1]
          if (!href) continue
          const mail = (await ask(config.appOrigin + href)).text
          const link = new RegExp(`${config.appOrigin.replaceAll('.', '\\.')}${path}[^"&\\s<]*`).exec(
            mail,
          )?.[0]
          if (link) return link.replaceAll('&amp;', '&')
        }
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      throw new Error(`No mail with a link to ${path} came to ${address}`)
    },
    async close() {
      await browser.close()
      await portico.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
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

/** In the page: what is still on its way in, or out, is judged once it is there, or gone. */
const UNTIL_STILL = `Promise.allSettled(document.getAnimations()
  .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
  .map((one) => one.finished)).then(() => undefined)`

/** What axe finds on a page, in a line each; none is as it should be. */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(UNTIL_STILL)
  await page.evaluate(axe.source)
  const result = await page.evaluate(async () => {
    const { violations } = await (
      globalThis as unknown as {
        axe: {
          run(
            options: object,
          ): Promise<{ violations: { id: string; nodes: { html: string; target: unknown }[] }[] }>
        }
      }
    ).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return violations.map((one) => ({ id: one.id, nodes: one.nodes.map((node) => node.html.slice(0, 160)) }))
  })
  return result.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node}`))
}

/** A file of the repository. */
export function repositoryFile(path: string): Buffer {
  return readFileSync(join(root, path))
}
