import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { openBrowser } from '../browser.ts'
import { drawn, eventually } from '../eventually.ts'
import { PATIENCE_MS } from '../patience.ts'
import { cutWords } from '../pages/cut-words.ts'
import { shiftOf } from '../pages/layout-shift.ts'
import { validateHtml } from './html.ts'
import { KEY_DEBUG_COOKIE } from '#kernel/i18n/text-filter.ts'
import { templates } from '#areas/pages/templates/index.ts'
import type { Template } from '#areas/pages/templates/template.ts'
import type { Beginning } from '#areas/sites/contract.ts'
import type { Page } from 'playwright-core'
import { siteOwner } from './sites.ts'
import { openJourney } from '../lane.ts'
import { ask, findings, type Journey, NO_AVIF, sitesHere } from './world.ts'

// A visitor reads every page of every template, released: on a phone and on a desk, with and without
// JavaScript, by keyboard; and the budgets of delivery.md hold on each of them.

let journey: Journey
const addresses: string[] = []
let restaurant = ''

/** What a site of a template begins with. */
function beginningOf({ id, siteType }: Template): Beginning {
  if (siteType === 'cover_page' || siteType === 'parking_page') return { from: siteType, templateId: id }
  return id === 'blank' ? { from: 'blank' } : { from: 'template', templateId: id }
}

/**
 * What fonts that come late may move a page by: what counts as good (web.dev, "Cumulative Layout Shift"). Where the
 * machine has none of the faces that the fallbacks are made of, more moves than elsewhere (decision 42).
 */
const LATE_FONTS_MOVE = 0.1

describe('visitor', () => {
  before(async () => {
    journey = await openJourney()
    const owner = await siteOwner(journey)
    for (const template of templates) {
      const site = await owner.site(`read-${template.id}`, {
        title: template.name,
        beginning: beginningOf(template),
      })
      if (template.id === 'restaurant') restaurant = site.origin
      await owner.release(site.id)
      const sitemap = (await ask(`${site.origin}/sitemap.xml`)).text
      const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap((match) => match[1] ?? [])
      const pages = template.pages.filter((page) => page.kind !== 'footer')
      assert.equal(found.length, pages.length, `${template.id}: ${found.join(' ')}`)
      addresses.push(...found)
    }
  })
  after(() => journey.close())

  /** What a page loads that no block on it needs, or more of it than 20 KB compressed (delivery.md). */
  async function scriptFaults(html: string, address: string): Promise<string[]> {
    const faults: string[] = []
    let weight = 0
    const named = [
      ...html.matchAll(/<(?:script|link rel="modulepreload")[^>]*?\s(?:src|href)="([^"]+)"/g),
      ...html.matchAll(/<script[^>]*?\sdata-islands="([^"]+)"/g),
    ].flatMap(([, list = '']) => list.split(' '))
    const elementOf = (src: string) => /^\/_islands\/([a-z-]+)\.[^/]+\.js$/.exec(src)?.[1] ?? ''
    const used = named.map(elementOf).filter((element) => element !== '' && html.includes(`<${element}`))
    for (const src of named) {
      const element = elementOf(src)
      // What loads the others stands only where there are others.
      const isUsed = used.includes(element) || (element === 'load-islands' && used.length > 0)
      if (!isUsed) faults.push(`${src} is of no block on the page`)
      weight += gzipSync((await ask(new URL(src, address).href)).text).length
    }
    if (weight > 20 * 1024) faults.push(`${weight} bytes of scripts`)
    return faults
  }

  test('every page: budgets, headers, valid HTML', async () => {
    for (const address of addresses) {
      const response = await ask(address)
      const html = response.text
      assert.equal(response.status, 200, address)
      const weight = gzipSync(html).length
      assert.ok(weight <= 14 * 1024, `${address} is ${weight} bytes compressed before the first paint`)
      assert.deepEqual(await scriptFaults(html, address), [], address)
      assert.match(String(response.headers['content-security-policy']), /default-src 'none'/, address)
      assert.equal(response.headers['x-content-type-options'], 'nosniff', address)
      assert.match(html, /<link rel="canonical"/, address)
      assert.match(html, /<meta name="description" content="[^"]+"/, address)
      assert.match(html, /window\.Static/, `${address} carries the page context (contract §4)`)
      const faults = await validateHtml(html)
      assert.deepEqual(faults, [], address)
      const again = await ask(address, { 'if-none-match': String(response.headers.etag) })
      assert.equal(again.status, 304, address)
    }
  })

  /** Words of headings that stand on two lines, and headings that are wider than their place. */
  function brokenHeadings(page: Page): Promise<string[]> {
    return page.evaluate(() => {
      const found: string[] = []
      for (const heading of document.querySelectorAll('h1,h2,h3')) {
        if (heading.scrollWidth > heading.clientWidth + 1) found.push(heading.textContent)
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            if (range.getClientRects().length > 1) found.push(word)
          }
        }
      }
      return found
    })
  }

  interface Largest {
    /** Address of the picture that was the largest paint; null when it was words. */
    readonly picture: string | null
    /** Whether the page named it among what is fetched first, for every width of it. */
    readonly isPreloaded: boolean
  }

  /** What the largest paint of a page was, once it stands. */
  function largestPaint(page: Page): Promise<Largest> {
    return page.evaluate(
      () =>
        new Promise<Largest>((resolve) => {
          let picture: string | null = null
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) picture = (entry as unknown as { url: string }).url || null
          }).observe({ type: 'largest-contentful-paint', buffered: true })
          setTimeout(() => {
            const path = picture === null ? '' : new URL(picture).pathname
            const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')]
            const isPreloaded = preloads.some((link) => `${link.imageSrcset} ${link.href}`.includes(path))
            resolve({ picture, isPreloaded })
          }, 250)
        }),
    )
  }

  // Nobody has been here before: no font and no picture is at hand. A window of 1280 px that is enlarged four times is
  // one of 320 (WCAG 1.4.10).
  for (const [width, ...others] of [
    [360, 320, 768],
    [1280, 1920],
  ] as const) {
    test(`every page at ${width} px, then at ${others.join(' and ')}: nothing shifts, scrolls sideways, breaks or is complained of, and the largest picture comes first`, async () => {
      const faults: string[] = []
      for (const address of addresses) {
        const { page, complaints, context } = await journey.person({ width, height: 900 })
        const elsewhere: string[] = []
        page.on('request', (request) => {
          const { protocol, host } = new URL(request.url())
          if (protocol !== 'data:' && host !== new URL(address).host) elsewhere.push(request.url())
        })
        // Fonts that come while the first words are being painted are a race that a busy machine decides; here
        // they come late, as they do over a slow line, when the page already stands.
        const stands = Promise.withResolvers<void>()
        let held = 0
        await page.route('**/fonts/**', async (route) => {
          held += 1
          await stands.promise
          await route.continue()
        })
        await page.goto(address, { waitUntil: 'commit' })
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        await page.waitForLoadState('domcontentloaded')
        const { sum, shifted } = await shiftOf(page)
        stands.resolve()
        await page.waitForLoadState('load')
        await page.evaluate(() => document.fonts.ready)
        const [late, { picture, isPreloaded }] = await Promise.all([shiftOf(page), largestPaint(page)])
        const found = [
          ...(sum >= 0.001 ? [`shifts by ${sum}: ${shifted.join(' ')}`] : []),
          ...(late.sum >= LATE_FONTS_MOVE
            ? [`shifts by ${late.sum} with its fonts: ${late.shifted.join(' ')}`]
            : []),
          ...(held === 0 ? ['asks for no font'] : []),
          ...(picture === null || isPreloaded ? [] : [`paints ${picture} without fetching it first`]),
          // What axe looks at stands on a page whatever its width.
          ...(width === 360 || new URL(address).pathname === '/' ? await findings(page) : []),
        ]
        for (const at of [width, ...others]) {
          await page.setViewportSize({ width: at, height: 900 })
          await page.evaluate(drawn)
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          if (overflow > 0) found.push(`scrolls sideways by ${overflow} px at ${at} px`)
          found.push(...(await brokenHeadings(page)).map((heading) => `breaks “${heading}” at ${at} px`))
        }
        found.push(...elsewhere.map((url) => `asks ${url}`), ...complaints)
        faults.push(...found.map((fault) => `${address} ${fault}`))
        await context.close()
      }
      assert.deepEqual(faults, [])
    })
  }

  // As readers do it, in the settings of their browser: what a page asks of its window is told in letters too.
  test('200 % text at 360, 390 and 1280 px: nothing is cut and nothing scrolls sideways', async () => {
    const browser = await openBrowser([sitesHere, '--blink-settings=defaultFontSize=32'])
    try {
      const faults: string[] = []
      const page = await browser.newPage({ reducedMotion: 'reduce', extraHTTPHeaders: NO_AVIF })
      page.setDefaultTimeout(PATIENCE_MS)
      for (const address of addresses) {
        for (const [at, width] of [360, 390, 1280].entries()) {
          await page.setViewportSize({ width, height: 900 })
          if (at === 0) await page.goto(address, { waitUntil: 'load' })
          await page.evaluate(() => document.fonts.ready)
          await page.evaluate(drawn)
          const { overflow, rem, isPhone } = await page.evaluate(() => ({
            overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
            rem: getComputedStyle(document.documentElement).fontSize,
            isPhone: matchMedia('(width < 48rem)').matches,
          }))
          assert.deepEqual({ rem, isPhone }, { rem: '32px', isPhone: true }, 'the letters are not enlarged')
          if (overflow > 0) faults.push(`${address} scrolls sideways by ${overflow} px at ${width} px`)
          for (const words of await cutWords(page)) faults.push(`${address} cuts ${words} at ${width} px`)
        }
      }
      assert.deepEqual(faults, [])
    } finally {
      await browser.close()
    }
  })

  test('the keyboard: the skip link comes first and leads to the content', async () => {
    const { page, context } = await journey.person()
    await page.goto(addresses[0] ?? '')
    await page.keyboard.press('Tab')
    await eventually(async () =>
      assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Skip to content'),
    )
    await page.keyboard.press('Enter')
    await eventually(async () => assert.equal(await page.evaluate(() => document.activeElement?.id), 'main'))
    await context.close()
  })

  test('what is pressed in a footer is as large as a target is to be', async () => {
    const faults: string[] = []
    for (const width of [390, 1280]) {
      const { page, context } = await journey.person({ width })
      for (const address of addresses.filter((one) => new URL(one).pathname === '/')) {
        await page.goto(address)
        for (const link of await page.locator('.site-footer a:visible').all()) {
          const box = await link.boundingBox()
          if (!box || box.height < 24 || box.width < 24)
            faults.push(
              `${address} at ${width} px: ${await link.innerText()} ${box?.width} by ${box?.height}`,
            )
        }
      }
      await context.close()
    }
    assert.deepEqual(faults, [])
  })

  test('an address that does not exist says so, in the site’s look, with the right status', async () => {
    const response = await ask(`${restaurant}/no-such-page`)
    assert.equal(response.status, 404)
    assert.match(response.text, /This page does not exist/)
    const unknown = await ask(`${journey.siteOrigin('nobody-has-this')}/`)
    assert.equal(unknown.status, 404)
    assert.equal(unknown.text, 'Not found\n')
  })

  test('the ways on from such a page are as large as a finger', async () => {
    const { page, context } = await journey.person({ width: 390, touch: true })
    await page.goto(`${restaurant}/no-such-page`)
    const links = await page.getByRole('link').all()
    // The site's name, and the way to its home page.
    assert.equal(links.length, 2)
    for (const link of links) {
      const box = await link.boundingBox()
      assert.ok(box && box.height >= 44, `${await link.innerText()}: ${box?.height ?? 0} px`)
    }
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390)
    await context.close()
  })

  test('where there is no site, a person reads a page in their language that names nobody', async () => {
    const { page, context, complaints } = await journey.person({ width: 390, locale: 'de-DE' })
    const answer = await page.goto(`${journey.siteOrigin('nobody-has-this')}/`)
    assert.equal(answer?.status(), 404)
    assert.equal(await page.locator('html').getAttribute('lang'), 'de-DE')
    await page.getByRole('heading', { level: 1 }).waitFor()
    // As wide as the phone, and in the page's own type: nothing in it was refused by its policy.
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390)
    assert.match(await page.evaluate(() => getComputedStyle(document.body).fontFamily), /system-ui/)
    assert.doesNotMatch(await page.content(), /portico/i)
    assert.deepEqual(
      complaints.filter((one) => !one.includes('status of 404')),
      [],
    )
    await context.close()
  })

  test('contract §5: words are pseudo-localised or are their keys for whoever asks, and for nobody else', async () => {
    const address = `${restaurant}/`
    const usual = await ask(address)
    assert.match(usual.text, />Skip to content</)
    const pseudo = await ask(`${address}?i18nLang=true`)
    const keys = await ask(address, { cookie: `other=1; ${KEY_DEBUG_COOKIE}=1` })
    assert.match(pseudo.text, />\[Š[^<]+\]</)
    assert.match(keys.text, />page\.skip</)
    for (const treated of [pseudo, keys]) {
      assert.equal(treated.status, 200)
      assert.equal(treated.headers['cache-control'], 'private, no-store')
      assert.equal(treated.headers['surrogate-key'], undefined)
      assert.doesNotMatch(treated.text, />Skip to content</)
    }
    const missing = await ask(`${address}nowhere-at-all?i18nLang=on`)
    assert.equal(missing.status, 404)
    assert.match(missing.text, /<h1>\[/)
    // Neither was kept, and what is kept is not given to who asks for them.
    for (const again of [await ask(address), await ask(`${address}?i18nLang=false`)]) {
      assert.equal(again.text, usual.text)
      assert.match(String(again.headers['cache-control']), /^public/)
    }
  })
})
