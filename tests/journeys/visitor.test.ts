import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { validateHtml } from './html.ts'
import { KEY_DEBUG_COOKIE } from '#kernel/i18n/text-filter.ts'
import { plantDemonstration } from '#faces/server/demonstration.ts'
import { ask, findings, type Journey, startJourney } from './world.ts'

// A visitor reads the sites of the demonstration: on a phone and on a desk, with and without
// JavaScript, by keyboard; and the budgets of delivery.md hold on every page.

let journey: Journey
let addresses: string[] = []

before(async () => {
  journey = await startJourney()
  await plantDemonstration(journey.portico)
  const slugs = ['halm', 'ines-varga', 'the-far-shore']
  for (const slug of slugs) {
    const sitemap = (await ask(`${journey.siteOrigin(slug)}/sitemap.xml`)).text
    addresses.push(...[...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? ''))
  }
  addresses = addresses.filter(Boolean)
})
after(() => journey.close())

/** What a page loads that no block on it needs, or more of it than 20 KB compressed (delivery.md). */
async function scriptFaults(html: string, address: string): Promise<string[]> {
  const faults: string[] = []
  let weight = 0
  for (const [, src = ''] of html.matchAll(
    /<(?:script|link rel="modulepreload")[^>]*(?:src|href)="([^"]+)"/g,
  )) {
    const element = /^\/_islands\/([a-z-]+)\.[^/]+\.js$/.exec(src)?.[1]
    if (!element || !html.includes(`<${element}`)) faults.push(`${src} is of no block on the page`)
    weight += gzipSync((await ask(new URL(src, address).href)).text).length
  }
  if (weight > 20 * 1024) faults.push(`${weight} bytes of scripts`)
  return faults
}

test('the demonstration has pages to read', () => {
  assert.ok(addresses.length >= 2, addresses.join(' '))
})

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

test('every page at every width: nothing scrolls sideways, nothing is complained of, axe finds nothing', async () => {
  for (const width of [360, 768, 1280, 1920]) {
    const { page, complaints, context } = await journey.person({ width, height: 900 })
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'networkidle' })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      assert.ok(overflow <= 0, `${address} scrolls sideways by ${overflow} px at ${width} px`)
      assert.deepEqual(await findings(page), [], `${address} at ${width} px`)
    }
    assert.deepEqual(complaints, [], `at ${width} px`)
    await context.close()
  }
})

test('no page asks another host for anything', async () => {
  const { page, context } = await journey.person()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const address of addresses) await page.goto(address, { waitUntil: 'networkidle' })
  assert.deepEqual(
    asked.filter((url) => !addresses.some((address) => new URL(address).host === new URL(url).host)),
    [],
  )
  await context.close()
})

test('200 % text: nothing is cut and nothing scrolls sideways', async () => {
  const { page, context } = await journey.person({ width: 1280 })
  for (const address of addresses) {
    await page.goto(address)
    await page.addStyleTag({ content: 'html{font-size:200%}' }).catch(() => {})
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    assert.ok(overflow <= 0, `${address} scrolls sideways by ${overflow} px`)
  }
  await context.close()
})

test('the keyboard: the skip link comes first and leads to the content', async () => {
  const { page, context } = await journey.person()
  await page.goto(addresses[0] ?? '')
  await page.keyboard.press('Tab')
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Skip to content')
  await page.keyboard.press('Enter')
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'main')
  await context.close()
})

test('an address that does not exist says so, in the site’s look, with the right status', async () => {
  const response = await ask(`${journey.siteOrigin('halm')}/no-such-page`)
  assert.equal(response.status, 404)
  assert.match(response.text, /This page does not exist/)
  const unknown = await ask(`${journey.siteOrigin('nobody-has-this')}/`)
  assert.equal(unknown.status, 404)
  assert.equal(unknown.text, 'Not found\n')
})

test('contract §5: words are pseudo-localised or are their keys for whoever asks, and for nobody else', async () => {
  const address = `${journey.siteOrigin('halm')}/`
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
