import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { drawn, eventually } from '../eventually.ts'
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
import { ask, findings, type Journey } from './world.ts'

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

  /** What is pressed in the footer and is smaller than a target is to be (WCAG 2.5.8). */
  function smallTargets(page: Page): Promise<string[]> {
    return page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.site-footer a')].flatMap((link) => {
        const { width, height } = link.getBoundingClientRect()
        const isSmall = link.checkVisibility() && (width < 24 || height < 24)
        return isSmall ? [`${link.innerText} is ${width} by ${height} px`] : []
      }),
    )
  }

  const sidewaysBy = (page: Page): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

  async function atWidth(page: Page, width: number): Promise<void> {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate(drawn)
  }

  /** Faults with letters of twice the size, as readers set it in their browser: media queries are in letters too. */
  async function enlarged(page: Page, widths: readonly number[]): Promise<string[]> {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    const faults: string[] = []
    for (const width of widths) {
      await atWidth(page, width)
      const told = await page.evaluate(() => ({
        rem: getComputedStyle(document.documentElement).fontSize,
        isPhone: matchMedia('(width < 48rem)').matches,
      }))
      assert.deepEqual(told, { rem: '32px', isPhone: true }, 'the letters are not enlarged')
      const found = [await sidewaysBy(page)]
        .filter((by) => by > 0)
        .map((by) => `scrolls sideways by ${by} px`)
      found.push(...(await cutWords(page)).map((words) => `cuts ${words}`))
      faults.push(...found.map((fault) => `${fault} at ${width} px with letters of twice the size`))
    }
    return faults
  }

  // Nobody has been here before: no font and no picture is at hand. A window of 1280 px that is enlarged four times is
  // one of 320 (WCAG 1.4.10).
  for (const { width, others, largest } of [
    { width: 360, others: [320, 768], largest: [360, 390] },
    { width: 1280, others: [1920], largest: [1280] },
  ]) {
    test(`every page at ${width} px, at ${others.join(' and ')}, and at 200 % text: nothing shifts, scrolls sideways, breaks, is cut or complained of, and the largest picture comes first`, async () => {
      const faults: string[] = []
      for (const address of addresses) {
        const { page, complaints, context } = await journey.person({ width, height: 900 })
        const isHome = new URL(address).pathname === '/'
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
          ...(width === 360 || isHome ? await findings(page) : []),
          ...(isHome ? await smallTargets(page) : []),
        ]
        // Where the window is another one the same pictures stand: a larger file shows nothing new, and takes long to make.
        await page.route('**/media/**', () => undefined)
        for (const at of [width, ...others]) {
          await atWidth(page, at)
          const overflow = await sidewaysBy(page)
          if (overflow > 0) found.push(`scrolls sideways by ${overflow} px at ${at} px`)
          found.push(...(await brokenHeadings(page)).map((heading) => `breaks “${heading}” at ${at} px`))
        }
        found.push(...(await enlarged(page, largest)))
        found.push(...elsewhere.map((url) => `asks ${url}`), ...complaints)
        faults.push(...found.map((fault) => `${address} ${fault}`))
        await context.close()
      }
      assert.deepEqual(faults, [])
    })
  }

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

  // What these pages say, and in which language, is asked in tests/pages/delivery.test.ts.
  test('on a phone, an address that leads nowhere has ways on, and one of no site is drawn as its policy lets it', async () => {
    const { page, context, complaints } = await journey.person({ width: 390, touch: true })
    await page.goto(`${restaurant}/no-such-page`)
    const links = await page.getByRole('link').all()
    // The site's name, and the way to its home page.
    assert.equal(links.length, 2)
    for (const link of links) {
      const box = await link.boundingBox()
      assert.ok(box && box.height >= 44, `${await link.innerText()}: ${box?.height ?? 0} px`)
    }
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390)
    await page.goto(`${journey.siteOrigin('nobody-has-this')}/`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    assert.match(await page.evaluate(() => getComputedStyle(document.body).fontFamily), /system-ui/)
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
