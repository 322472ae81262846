// P5–P7: every page of every template, on a throttled phone. Bytes of JavaScript, the largest paint
// beside a static page written by hand that shows the same picture (or none), layout shift, blocking
// time; and Lighthouse's mobile scores.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { release } from '#areas/releases/index.ts'
import { templates } from '#areas/pages/templates/index.ts'
import { createAccount } from '#areas/accounts/index.ts'
import { createSite } from '#areas/sites/index.ts'
import { startPortico } from '#faces/server/app.ts'
import { newId } from '#kernel/ids.ts'
import { readConfig } from '#platform/config/config.ts'
import { silentLog } from '#platform/log/log.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import { openWholeBrowser } from '../tests/browser.ts'
import { median, table } from './figures.ts'
import { actingAs } from './many-sites.ts'
import { environmentOf, freePort, read } from './program.ts'

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5)
const ONLY = process.env['BENCH_TEMPLATES']?.split(',')
const MOST = Number(process.env['BENCH_PAGES'] ?? 1_000)
const LIGHTHOUSE = Number(process.env['BENCH_LIGHTHOUSE'] ?? 1)

/** A phone as performance.md measures it: 412 × 823, 1.6 Mbit/s, 150 ms, a processor four times as slow. */
const PHONE = { width: 412, height: 823 }
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SLOWER = 4
/** A task that is longer blocks, milliseconds. */
const LONG = 50

interface Paint {
  readonly lcp: number
  /** Address of the picture that was the largest paint; empty for text. */
  readonly picture: string
  readonly cls: number
  /** Blocking time by its definition (web.dev, TBT): what of long tasks lies behind the first paint of content. */
  readonly tbt: number
  /** The same of the tasks up to that paint, which it waits for: they are in it, and told to be seen apart. */
  readonly before: number
  readonly script: number
  readonly requests: number
}

const WATCH = `
  window.__seen = { lcp: 0, picture: '', cls: 0, tasks: [] }
  new PerformanceObserver((list) => { for (const one of list.getEntries()) { __seen.lcp = one.startTime; __seen.picture = one.url } })
    .observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => { for (const one of list.getEntries()) if (!one.hadRecentInput) __seen.cls += one.value })
    .observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => { for (const one of list.getEntries()) __seen.tasks.push([one.startTime, one.startTime + one.duration]) })
    .observe({ type: 'longtask', buffered: true })
`

async function paint(browser: Browser, address: string): Promise<Paint> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 1.75, isMobile: true })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', LINE)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const kinds = new Map<string, string>()
    let script = 0
    cdp.on('Network.responseReceived', (event) => kinds.set(event.requestId, event.type))
    cdp.on('Network.loadingFinished', (event) => {
      if (kinds.get(event.requestId) === 'Script') script += event.encodedDataLength
    })
    await page.addInitScript(WATCH)
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForTimeout(300)
    const { tasks, fcp, ...seen } = await page.evaluate<
      Pick<Paint, 'lcp' | 'picture' | 'cls'> & { tasks: [from: number, to: number][]; fcp: number }
    >(`({ ...__seen, fcp: performance.getEntriesByName('first-contentful-paint')[0].startTime })`)
    const blocking = (parts: readonly number[]): number =>
      parts.reduce((sum, length) => sum + Math.max(0, length - LONG), 0)
    return {
      ...seen,
      tbt: blocking(tasks.map(([from, to]) => to - Math.max(from, fcp))),
      before: blocking(tasks.map(([from, to]) => Math.min(to, fcp) - from)),
      script,
      requests: kinds.size,
    }
  } finally {
    await context.close()
  }
}

/** The page to compare with: twelve entries, one request, its style in it, no script; with a picture where ours has one. */
function staticPage(picture: string | null): Buffer {
  const entries = Array.from(
    { length: 12 },
    (_, at) =>
      `<article><h2><a href="/entry-${at}">Entry ${at + 1}, with a heading of its own</a></h2><p>Two lines that say what is in it, written by hand and not too short, so that the page has a body.</p></article>`,
  ).join('')
  const shown =
    picture === null ? '' : `<img src="${picture}" alt="" width="824" height="1030" fetchpriority="high">`
  const preload =
    picture === null ? '' : `<link rel="preload" as="image" href="${picture}" fetchpriority="high">`
  return gzipSync(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Reference</title>${preload}<style>body{font:1rem/1.5 system-ui,sans-serif;margin:0 auto;max-width:42rem;padding:1rem}img{width:100%;height:auto;display:block}</style><h1>A page written by hand</h1>${shown}${entries}</html>`,
    { level: 9 },
  )
}

/** A server that sends the static page, and the pictures of the pages it is compared with. */
async function referenceServer(): Promise<{
  address(picture: string | null): Promise<string>
  close(): void
}> {
  const pictures = new Map<string, { type: string; bytes: Buffer }>()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const picture = pictures.get(url.pathname)
    if (picture) {
      response.writeHead(200, { 'content-type': picture.type, 'content-length': picture.bytes.length })
      response.end(picture.bytes)
      return
    }
    const body = staticPage(url.searchParams.get('picture'))
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'content-length': body.length,
    })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    async address(picture) {
      if (picture === null) return `http://127.0.0.1:${port}/`
      const path = `/picture-${pictures.size}`
      const { host, pathname, port: theirs } = new URL(picture)
      const { type, body } = await read(Number(theirs), host, pathname, {
        accept: 'image/avif,image/webp,image/*',
      })
      pictures.set(path, { type, bytes: body })
      return `http://127.0.0.1:${port}/?picture=${path}`
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

interface Scores {
  readonly performance: number
  readonly accessibility: number
  readonly practices: number
  readonly seo: number
  readonly fails: string
}

async function lighthouse(port: number, address: string): Promise<Scores> {
  const { default: run } = await import('lighthouse')
  const result = await run(address, { port, output: 'json', logLevel: 'silent' })
  if (!result) throw new Error(`Lighthouse gave nothing for ${address}`)
  const { categories, audits } = result.lhr
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100)
  const fails = Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, category]) => category.auditRefs)
    .filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1)
    .map((ref) => ref.id)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    fails: fails.join(' '),
  }
}

/** Runs the measurement. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
  const port = await freePort()
  const config = readConfig({ ...environmentOf(port, folder), LOG_LEVEL: 'silent' })
  const portico = await startPortico({ config, log: silentLog(), host: '127.0.0.1' })
  const debugging = await freePort()
  const browser = await openWholeBrowser([
    `--remote-debugging-port=${debugging}`,
    '--host-resolver-rules=MAP *.sites.localhost 127.0.0.1',
  ])
  const reference = await referenceServer()
  try {
    const purpose = { siteId: null, reason: 'bench' }
    const account = await runAsSystem(portico, purpose, (ctx) =>
      createAccount(ctx, {
        email: `bench-${newId()}@example.com`,
        name: 'Bench',
        passwordHash: null,
        isVerified: true,
      }),
    )
    if (!account) throw new Error('No account could be made')
    const addresses: { template: string; address: string; path: string }[] = []
    for (const template of templates) {
      if (ONLY && !ONLY.includes(template.id)) continue
      const { id } = await runAsSystem(portico, purpose, (ctx) =>
        createSite(actingAs(ctx, account.accountId), {
          title: `Bench ${template.id}`,
          slug: `bench-${template.id}`,
          beginning: { from: 'template', templateId: template.id },
          language: 'en-US',
          country: 'US',
          currency: 'USD',
          timeZone: 'UTC',
        }),
      )
      await runAsSystem(portico, { siteId: id, reason: 'bench' }, (ctx) =>
        release(actingAs(ctx, account.accountId), { siteId: id, styles: true, note: '' }),
      )
      const host = `bench-${template.id}.${config.sitesDomain}`
      const sitemap = (await read(port, host, '/sitemap.xml')).body.toString()
      const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        (match) => new URL(match[1] ?? '').pathname,
      )
      for (const path of new Set(['/', ...paths]))
        addresses.push({ template: template.id, path, address: `http://${host}${path}` })
    }
    const plain = await reference.address(null)
    await paint(browser, plain)
    const rows: string[][] = []
    for (const { template, path, address } of addresses.slice(0, MOST)) {
      const first = await paint(browser, address)
      const beside = first.picture === '' ? plain : await reference.address(first.picture)
      const ours: Paint[] = []
      const theirs: Paint[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        ours.push(await paint(browser, address))
        theirs.push(await paint(browser, beside))
      }
      const of = (all: readonly Paint[], what: 'lcp' | 'cls' | 'tbt' | 'before' | 'script'): number =>
        median(all.map((one) => one[what]))
      const scores: Scores[] = []
      for (let time = 0; time < LIGHTHOUSE; time += 1) scores.push(await lighthouse(debugging, address))
      const middle = (what: Exclude<keyof Scores, 'fails'>): string =>
        scores.length === 0 ? '–' : String(median(scores.map((one) => one[what])))
      const row = [
        `${template} ${path}`,
        (of(ours, 'script') / 1024).toFixed(1),
        of(ours, 'lcp').toFixed(0),
        of(theirs, 'lcp').toFixed(0),
        median(ours.map((one, at) => one.lcp / (theirs[at]?.lcp ?? Number.NaN))).toFixed(2),
        first.picture === '' ? 'text' : 'picture',
        Math.max(...ours.map((one) => one.cls)).toFixed(3),
        of(ours, 'tbt').toFixed(0),
        of(ours, 'before').toFixed(0),
        String(first.requests),
        `${middle('performance')}/${middle('accessibility')}/${middle('practices')}/${middle('seo')}`,
        scores[0]?.fails ?? '',
      ]
      console.log(row.join('  '))
      rows.push(row)
    }
    console.log()
    table(
      [
        'page',
        'JS KB',
        'LCP ms',
        'static',
        'ratio',
        'of',
        'CLS',
        'TBT ms',
        'before',
        'requests',
        'Lighthouse',
        'fails',
      ],
      rows,
    )
  } finally {
    reference.close()
    await browser.close()
    await portico.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
