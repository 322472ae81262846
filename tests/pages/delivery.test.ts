import assert from 'node:assert/strict'
import { request } from 'node:http'
import { after, before, describe, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { addRedirect } from '#areas/pages/redirects/add-redirect.ts'
import { release } from '#areas/releases/index.ts'
import { changePage } from '#areas/pages/tree/change-page.ts'
import { createPage } from '#areas/pages/tree/create-page.ts'
import { listPages } from '#areas/pages/tree/list-pages.ts'
import { changeStatus } from '#areas/sites/index.ts'
import { setVisitorPassword } from '#areas/sites/site/set-visitor-password.ts'
import { visitorWords } from '#platform/testing/words.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { hashPassword } from '#platform/auth/password-hash.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import { outsideIn } from '#platform/testing/outside-in.ts'
import { type SiteOwner, siteOwner, type TestSite } from '../journeys/sites.ts'
import { openJourney } from '../lane.ts'
import { type Journey, soon } from '../journeys/world.ts'

// What goes over the wire, as a visitor, a crawler and a CDN get it (delivery.md): asked for by itself,
// without a browser that would smooth it over.

let journey: Journey
let owner: SiteOwner

describe('delivery', () => {
  before(async () => {
    journey = await openJourney()
    owner = await siteOwner(journey)
  })
  after(() => journey.close())

  interface Answer {
    readonly status: number
    readonly headers: Readonly<Record<string, string | string[] | undefined>>
    readonly bytes: Buffer
    readonly text: string
  }

  function send(
    address: string,
    given: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<Answer> {
    const { host, port, pathname, search } = new URL(address)
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path: pathname + search,
          method: given.method ?? 'GET',
          headers: { host, ...given.headers },
        },
        (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('end', () => {
            const bytes = Buffer.concat(parts)
            const encoding = response.headers['content-encoding']
            const plain =
              encoding === 'br'
                ? brotliDecompressSync(bytes)
                : encoding === 'gzip'
                  ? gunzipSync(bytes)
                  : bytes
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              bytes,
              text: plain.toString(),
            })
          })
        },
      )
      sent.on('error', reject)
      sent.end(given.body)
    })
  }

  const aSite = (
    slug: string,
    language: NonNullable<Parameters<SiteOwner['site']>[1]>['language'] = 'en-US',
  ) => owner.site(slug, { title: 'Ålesund & Co', language })
  const on: SiteOwner['on'] = (siteId, work) => owner.on(siteId, work)

  const guarded = (answer: Answer) => [
    answer.headers['x-content-type-options'],
    answer.headers['referrer-policy'],
    answer.headers['cross-origin-opener-policy'],
  ]

  describe('a released site', () => {
    let site: TestSite
    before(async () => {
      site = await aSite('released')
      await owner.release(site.id)
    })

    test('every encoding is the same page under one weak tag; what is had is not sent again', async () => {
      const [br, gzip, plain, refused] = await Promise.all(
        ['gzip, br', 'gzip', 'identity', 'br;q=0, gzip;q=0'].map((encoding) =>
          send(`${site.origin}/`, { headers: { 'accept-encoding': encoding } }),
        ),
      )
      assert.ok(br && gzip && plain && refused)
      assert.deepEqual(
        [br, gzip, plain, refused].map((one) => one.headers['content-encoding']),
        ['br', 'gzip', undefined, undefined],
      )
      assert.equal(new Set([br, gzip, plain, refused].map((one) => one.text)).size, 1)
      const tag = String(br.headers['etag'])
      assert.match(tag, /^W\/"[^"]{20,}"$/)
      assert.equal(new Set([br, gzip, plain].map((one) => one.headers['etag'])).size, 1)
      for (const had of [tag, tag.slice(2), `"x", ${tag}`, '*']) {
        const again = await send(`${site.origin}/`, { headers: { 'if-none-match': had } })
        assert.equal(again.status, 304, had)
        assert.equal(again.bytes.length, 0)
        assert.equal(again.headers['etag'], tag)
      }
      const other = await send(`${site.origin}/`, { headers: { 'if-none-match': '"x"' } })
      assert.equal(other.status, 200)
    })

    test('headers are fit for a CDN in front, and guard the page', async () => {
      for (const method of ['GET', 'HEAD']) {
        const answer = await send(`${site.origin}/`, { method })
        assert.equal(answer.status, 200)
        assert.equal(answer.headers['vary'], 'accept-encoding, x-regions')
        assert.match(
          String(answer.headers['cache-control']),
          /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/,
        )
        assert.match(
          String(answer.headers['surrogate-key']),
          new RegExp(`^site-${site.id} site-${site.id}/styles `),
        )
        assert.equal(answer.headers['set-cookie'], undefined)
        assert.deepEqual(guarded(answer), ['nosniff', 'strict-origin-when-cross-origin', undefined])
        const policy = String(answer.headers['content-security-policy'])
        assert.match(policy, /default-src 'none'/)
        assert.match(policy, /frame-src 'none'/)
        assert.doesNotMatch(policy, /script-src[^;]*unsafe|style-src [^;]*unsafe/)
        assert.equal(answer.bytes.length === 0, method === 'HEAD')
      }
      assert.equal((await send(`${site.origin}/`, { method: 'POST' })).status, 405)
      assert.equal(
        (await send(`${site.origin}/`, { method: 'TRACE' }).catch(() => ({ status: 405 }))).status,
        405,
      )
    })

    test('what machines read agrees: robots, sitemap, canonical, Open Graph, JSON-LD', async () => {
      const [robots, sitemap, home] = await Promise.all(
        ['/robots.txt', '/sitemap.xml', '/'].map((path) => send(site.origin + path)),
      )
      assert.ok(robots && sitemap && home)
      assert.match(robots.text, new RegExp(`Sitemap: ${site.origin}/sitemap.xml`))
      assert.match(String(sitemap.headers['content-type']), /application\/xml/)
      const listed = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '')
      assert.deepEqual(listed, [`${site.origin}/`, `${site.origin}/contact`])
      for (const address of listed) {
        const { text } = await send(address)
        assert.ok(text.includes(`<link rel="canonical" href="${address}">`), address)
        assert.ok(text.includes(`<meta property="og:url" content="${address}">`))
        assert.match(text, /<meta property="og:title" content="[^"]+">/)
        assert.doesNotMatch(text, /noindex/)
        for (const [, json = ''] of text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g))
          assert.equal((JSON.parse(json) as Record<string, unknown>)['@context'], 'https://schema.org')
        assert.match(text, /application\/ld\+json/)
      }
      assert.match(home.text, /<html lang="en-US">/)
    })

    test('one spelling of an address; a redirect keeps the query and leads nowhere else', async () => {
      const slash = await send(`${site.origin}/contact/?from=mail`)
      assert.deepEqual([slash.status, slash.headers['location']], [301, '/contact?from=mail'])
      await on(site.id, async (ctx) => {
        await addRedirect(ctx, {
          siteId: site.id,
          from: '/blog/[name]',
          to: '/contact?of=[name]',
          status: 302,
        })
        await addRedirect(ctx, { siteId: site.id, from: '/old/*', to: '/*', status: 301 })
        await release(ctx, { siteId: site.id, styles: true, note: '' })
      })
      const named = await soon(
        () => send(`${site.origin}/blog/br%C3%B6tchen?x=1`),
        ({ status }) => status === 302,
      )
      assert.equal(named.headers['location'], '/contact?of=br%C3%B6tchen')
      assert.equal((await send(`${site.origin}/old/contact?x=1`)).headers['location'], '/contact?x=1')
      for (const path of [
        '/old//evil.example',
        '/old/%2F%2Fevil.example',
        '/old/%5Cevil.example',
        '//evil.example/',
      ]) {
        const answer = await send(`${site.origin}${path}`)
        const { location } = answer.headers
        if (location !== undefined)
          assert.equal(new URL(String(location), site.origin).origin, site.origin, `${path} → ${location}`)
        else assert.equal(answer.status, 404, path)
      }
    })

    test('a page the owner made stands where an address leads nowhere; one of ours till then', async () => {
      const ours = await send(`${site.origin}/nowhere`)
      assert.equal(ours.status, 404)
      assert.match(ours.text, /This page does not exist/)
      assert.equal(ours.headers['cache-control'], 'private, no-store')
      await on(site.id, async (ctx) => {
        const { page } = await createPage(ctx, {
          siteId: site.id,
          kind: 'cover',
          title: 'Lost at sea',
          parentId: null,
          nav: 'none',
        })
        await changePage(ctx, { siteId: site.id, pageId: page.id, settings: { isNotFound: true } })
        await release(ctx, { siteId: site.id, styles: true, note: '' })
      })
      const theirs = await soon(
        () => send(`${site.origin}/nowhere`),
        ({ text }) => text.includes('Lost at sea'),
      )
      assert.equal(theirs.status, 404)
      assert.match(theirs.text, /<title>Lost at sea/)
      assert.match(theirs.text, /noindex/)
      assert.doesNotMatch(theirs.text, /rel="canonical"|ld\+json/)
      const [again, elsewhere] = [await send(`${site.origin}/nowhere`), await send(`${site.origin}/nor/here`)]
      assert.deepEqual([again.status, elsewhere.status, elsewhere.text === again.text], [404, 404, true])
      assert.equal(
        (
          await send(`${site.origin}/nowhere`, {
            headers: { 'if-none-match': String(again.headers['etag']) },
          })
        ).status,
        404,
        'a condition is for what is there (RFC 9110 §13.2.1)',
      )
      const sitemap = await send(`${site.origin}/sitemap.xml`)
      assert.doesNotMatch(sitemap.text, /lost-at-sea/)
      const home = await on(site.id, async (ctx) => (await listPages(ctx)).pages.find((page) => page.isHome))
      await assert.rejects(
        on(site.id, (ctx) =>
          changePage(ctx, { siteId: site.id, pageId: home?.id ?? '', settings: { isNotFound: true } }),
        ),
        { code: 'pages.not_a_not_found' },
      )
    })
  })

  describe('hosts', () => {
    test('a person is told so on a page, in the language of their browser', async () => {
      const { port } = new URL(journey.origin)
      const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'it' }
      for (const host of [`sites.localhost:${port}`, new URL(journey.siteOrigin('nobody')).host]) {
        const answer = await send(`http://127.0.0.1:${port}/contact`, { headers: { ...headers, host } })
        assert.equal(answer.status, 404, host)
        assert.match(answer.text, /<html lang="it-IT" dir="ltr">/, host)
        assert.ok(answer.text.includes(visitorWords('it-IT')('state.not_found.title')), host)
        assert.equal(answer.headers['cache-control'], 'private, no-store', host)
        assert.doesNotMatch(answer.text, /portico|nobody/i)
      }
    })

    test('what they are answered is counted for whoever watches, each once', async () => {
      const site = await aSite('counted')
      await owner.release(site.id)
      await soon(
        () => send(`${site.origin}/contact`),
        ({ status }) => status === 200,
      )
      const counted = async (): Promise<Record<string, number>> => {
        const { text } = await send(`${journey.origin}/metrics`)
        const found = text.matchAll(/^portico_site_request_duration_seconds_count\{status="(\w+)"\} (\d+)$/gm)
        return Object.fromEntries([...found].map(([, status = '', count]) => [status, Number(count)]))
      }
      const before = await counted()
      // Both from memory and drawn, and a host of nobody.
      for (let times = 0; times < 3; times += 1) await send(`${site.origin}/contact`)
      await send(`${site.origin}/contact?q=1`, { method: 'HEAD' })
      await send(`${site.origin}/nowhere`)
      await send(`http://127.0.0.1:${new URL(journey.origin).port}/`, { headers: { host: 'evil.example' } })
      await send(`${site.origin}/_password`)
      const more = { '2xx': 4, '3xx': 1, '4xx': 2, '5xx': 0, left: 0 }
      const expected = Object.fromEntries(
        Object.entries(more).map(([status, count]) => [status, (before[status] ?? 0) + count]),
      )
      // An answer is counted when all of it has gone, a moment after it was here.
      const after = await soon(counted, (now) => isDeepStrictEqual(now, expected))
      assert.deepEqual(after, expected)
    })

    test('a site and the owner’s app share nothing: neither answers for the other', async () => {
      const site = await aSite('apart')
      await owner.release(site.id)
      assert.equal((await send(`${site.origin}/api/session`)).status, 404)
      assert.equal((await send(`${site.origin}/sign-in`)).status, 404)
      const app = await send(`${journey.origin}/contact`)
      assert.doesNotMatch(app.text, /Ålesund/)
    })
  })

  describe('what stands between a visitor and a site', () => {
    const languages = ['de-DE', 'fr-CA'] as const

    for (const language of languages) {
      test(`is said in the site’s language: ${language}`, async () => {
        const site = await aSite(`state-${language.toLowerCase()}`, language)
        const words = visitorWords(language)
        const shows = (answer: Answer, title: string) => {
          assert.match(answer.text, new RegExp(`<html lang="${language}">`))
          assert.ok(
            answer.text.includes(title.replaceAll('&', '&amp;')),
            `${title} in ${answer.text.slice(0, 200)}`,
          )
          assert.match(answer.text, /<meta name="robots" content="noindex">/)
          assert.equal(answer.headers['cache-control'], 'private, no-store')
          assert.deepEqual(guarded(answer), ['nosniff', 'strict-origin-when-cross-origin', 'same-origin'])
          assert.match(String(answer.headers['content-security-policy']), /default-src 'none'/)
        }
        const before = await send(`${site.origin}/`)
        assert.equal(before.status, 200)
        shows(before, words('state.coming_soon.title', { site: 'Ålesund & Co' }))
        assert.match((await send(`${site.origin}/robots.txt`)).text, /Disallow: \/$/m)
        await owner.release(site.id)
        await soon(
          () => send(`${site.origin}/contact`),
          ({ status }) => status === 200,
        )
        shows(await send(`${site.origin}/nowhere`), words('state.not_found.title'))
        await on(site.id, async (ctx) => {
          const contact = (await listPages(ctx)).pages.find((page) => page.slug === 'contact')
          await changePage(ctx, {
            siteId: site.id,
            pageId: contact?.id ?? '',
            passwordHash: await hashPassword('open sesame'),
          })
          await release(ctx, { siteId: site.id, styles: true, note: '' })
        })
        const closed = await soon(
          () => send(`${site.origin}/contact`),
          ({ status }) => status === 401,
        )
        shows(closed, words('state.password.title'))
        await runAsSystem(journey.portico, { siteId: site.id, reason: 'a test' }, async (ctx) => {
          await changeStatus(ctx, { siteId: site.id, to: siteStatus.trial, why: 'A test' })
          await changeStatus(ctx, { siteId: site.id, to: siteStatus.expired, why: 'A test' })
        })
        const expired = await soon(
          () => send(`${site.origin}/`),
          ({ text }) => text.includes('noindex'),
        )
        shows(expired, words('state.expired.title', { site: 'Ålesund & Co' }))
      })
    }
  })

  describe('a page behind a password', () => {
    let site: TestSite
    const knock = (password: string, from: string, back = '/contact') =>
      send(`${site.origin}/_password`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from },
        body: new URLSearchParams({ password, back }).toString(),
      })
    before(async () => {
      site = await aSite('closed')
      await on(site.id, async (ctx) => {
        const contact = (await listPages(ctx)).pages.find((page) => page.slug === 'contact')
        await changePage(ctx, {
          siteId: site.id,
          pageId: contact?.id ?? '',
          passwordHash: await hashPassword('open sesame'),
        })
        await release(ctx, { siteId: site.id, styles: true, note: '' })
      })
    })

    test('opens with it, is kept by nobody on the way, and leads back to itself alone', async () => {
      const right = await knock('open sesame', '198.51.100.1')
      assert.deepEqual([right.status, right.headers['location']], [303, '/contact'])
      const cookie = String(right.headers['set-cookie'])
      assert.match(cookie, /HttpOnly; SameSite=Lax/)
      const open = await send(`${site.origin}/contact`, { headers: { cookie: cookie.split(';')[0] ?? '' } })
      assert.equal(open.status, 200)
      assert.equal(open.headers['cache-control'], 'private, no-store')
      assert.equal(open.headers['surrogate-key'], undefined)
      assert.match(open.text, /noindex/)
      assert.equal((await send(`${site.origin}/contact`)).status, 401)
      const forged = cookie.split(';')[0]?.replace(/=.*/, '=AAAA') ?? ''
      assert.equal((await send(`${site.origin}/contact`, { headers: { cookie: forged } })).status, 401)
      assert.doesNotMatch((await send(`${site.origin}/sitemap.xml`)).text, /contact/)
      for (const back of [
        'https://evil.example/',
        '//evil.example/',
        '/.//evil.example/',
        '\\\\evil.example',
      ])
        assert.equal((await knock('open sesame', '198.51.100.1', back)).headers['location'] ?? '/', '/', back)
    })

    test('opens behind the site’s own, each with its own password, whatever the letters and the query', async () => {
      const both = await aSite('twice-closed')
      await on(both.id, async (ctx) => {
        const contact = (await listPages(ctx)).pages.find((page) => page.slug === 'contact')
        await changePage(ctx, {
          siteId: both.id,
          pageId: contact?.id ?? '',
          passwordHash: await hashPassword('open sesame'),
        })
        await setVisitorPassword(outsideIn(ctx), { siteId: both.id, password: 'the gate' })
        await release(ctx, { siteId: both.id, styles: true, note: '' })
      })
      const jar: string[] = []
      const send2 = (path: string, form?: Record<string, string>) =>
        send(`${both.origin}${path}`, {
          headers: {
            'x-forwarded-for': '198.51.100.7',
            cookie: jar.join('; '),
            ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
          },
          ...(form ? { method: 'POST', body: new URLSearchParams(form).toString() } : {}),
        })
      const asks = async (path: string) => {
        const { status, text } = await send2(path)
        assert.equal(status, 401)
        return /name="back" value="([^"]*)"/.exec(text)?.[1] ?? ''
      }
      for (const password of ['the gate', 'open sesame']) {
        const back = await asks('/%63ontact?table=4')
        assert.equal(back, '/%63ontact?table=4')
        assert.equal((await send2('/_password', { password: 'neither', back })).status, 401)
        const right = await send2('/_password', { password, back })
        assert.deepEqual([right.status, right.headers['location']], [303, back])
        jar.push(String(right.headers['set-cookie']).split(';')[0] ?? '')
      }
      assert.equal((await send2('/contact')).status, 200)
      assert.equal((await send2('/_password')).headers['location'], '/')
    })

    test('takes no password that another site’s page sends, and answers a form that is too long', async () => {
      const sent = (headers: Record<string, string>, password: string) =>
        send(`${site.origin}/_password`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
          body: new URLSearchParams({ password, back: '/contact' }).toString(),
        })
      assert.equal((await sent({ 'sec-fetch-site': 'cross-site' }, 'open sesame')).status, 403)
      assert.equal((await sent({ 'sec-fetch-site': 'same-site' }, 'open sesame')).status, 403)
      assert.equal((await sent({ 'sec-fetch-site': 'same-origin' }, 'open sesame')).status, 303)
      assert.equal((await sent({}, 'x'.repeat(100_000))).status, 401)
    })

    test('closes for whoever guesses, not for everybody behind the same proxy, nor for who knows it', async () => {
      for (let visitor = 0; visitor < 12; visitor += 1)
        assert.equal(
          (await knock('open sesame', '203.0.113.5')).status,
          303,
          'an office of people who know it',
        )
      for (let guess = 0; guess < 10; guess += 1)
        assert.equal((await knock(`guess ${guess}`, '203.0.113.9')).status, 401)
      const late = await knock('open sesame', '203.0.113.9')
      assert.equal(late.status, 429)
      assert.ok(Number(late.headers['retry-after']) > 0)
      assert.match(late.text, /role="alert"/)
      assert.equal((await knock('open sesame', '203.0.113.10')).status, 303)
    })
  })
})
