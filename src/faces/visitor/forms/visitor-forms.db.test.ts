import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { before, beforeEach, describe, test } from 'node:test'
import { sql } from 'kysely'
import { z } from 'zod'
import { broughtPages, type FoundPage } from '#areas/pages/index.ts'
import { blocks } from '#areas/documents/index.ts'
import { pageBlocks } from '#areas/pages/blocks/index.ts'
import { defineBlock } from '#document/define-block.ts'
import { escapeHtml } from '#kernel/html-text.ts'
import { headerActions } from '#kernel/header-action.ts'
import { refuse } from '#kernel/refusal.ts'
import { hashPassword } from '#platform/auth/password-hash.ts'
import { bring, testDatabase, testTools } from '#platform/testing/world.ts'
import { headProviders, policyHosts, sitemapProviders } from '#platform/visitor/found.ts'
import { regions } from '#platform/visitor/regions.ts'
import { type SentForm, visitorForms } from '#platform/visitor/visitor-form.ts'
import { createElement as h } from 'react'
import { aReleasedSite, itsId, type Met, pageOf, showing, visitorsOfTests } from '../testing.ts'

// What an area brings to the visitors' face, shown with an area that is made up.

interface Told {
  readonly problem: string
  readonly mail: string
}

const BLOCK = 'ourform'

/** Shows a form, and after it was sent what is wrong with it. */
const formBlock = defineBlock({
  type: 'made-up.form',
  version: 1,
  fields: {},
  island: 'region-form',
  view: {
    view({ block, ctx }) {
      const told = ctx.state as Partial<Told> | undefined
      const hidden = (name: string, value: string) => h('input', { type: 'hidden', name, value })
      return h(
        'form',
        { method: 'post', action: '/_/made-up/one', 'data-regions': 'count' },
        hidden('_page', ctx.path),
        hidden('_block', block.id),
        told && h('p', { role: 'alert' }, JSON.stringify(told)),
        h('input', { name: 'mail', defaultValue: undefined, value: told?.mail ?? '' }),
      )
    },
  },
  samples: { samples: [{ name: 'plain', props: {} }] },
  size: { width: 12, height: 3, minWidth: 2, minHeight: 1 },
  group: 'forms',
  icon: 'text',
  name: 'blocks.text.name',
})

const withForm = pageOf(BLOCK, formBlock.type, {})

/** What the made-up area was sent. */
let sent: SentForm[] = []
/** How long it takes over one, in milliseconds. */
let slowly = 0
/** Bytes of files that it has put away. */
let put: string[] = []
/** How often it was asked for a page. */
let asked: string[] = []

const aPage = (title: string): FoundPage => ({ kind: 'page', title, document: withForm })

const forms = visitorForms.of({
  name: 'made-up',
  words: 2_000,
  files: {
    most: 1_000,
    async take(outside, file) {
      await outside.transaction(async () => {})
      let text = ''
      for await (const piece of file.bytes) text += piece.toString()
      put.push(text)
      return { name: file.fileName, length: text.length }
    },
  },
  async run(outside, form) {
    if (form.rest === 'refuses') throw refuse('conflict', 'pages.slug_taken', { field: 'mail' })
    const mail = form.entries.get('mail')?.[0] ?? ''
    if (!mail.includes('@')) return { kind: 'again', state: { problem: 'no mail', mail } }
    const number = await outside.once(
      async () => null,
      async (ctx) => {
        assert.equal(ctx.site?.id, site.id)
        assert.equal(ctx.actor.kind, 'visitor')
        sent.push(form)
        await pause(slowly)
        ctx.answer.cookie('count', String(sent.length), { readable: true })
        return sent.length
      },
    )
    return { kind: 'see', to: `/thanks?number=${number}` }
  },
})

const brings = [
  forms,
  regions.of({
    name: 'count',
    draw: async (ctx, { path }) =>
      `<b>${escapeHtml(ctx.request.cookies['count'] ?? '0')} on ${escapeHtml(path)}</b>`,
  }),
  headerActions.of({ href: '/basket', label: 'page.menu', region: 'count', cookie: 'count' }),
  broughtPages.of({
    at: { segment: 'basket' },
    isShared: false,
    query: [],
    async find(ctx) {
      asked.push('/basket')
      return aPage(`Basket of ${ctx.request.cookies['count'] ?? 'nobody'}`)
    },
  }),
  broughtPages.of({
    at: { below: '[year]/[slug]' },
    isShared: true,
    query: [
      { name: 'tag', shape: z.string().regex(/^[a-z]{1,9}\d{0,4}$/), usual: '' },
      { name: 'page', shape: z.coerce.number().int().min(1).max(500), usual: 1 },
      { name: 'by', shape: z.enum(['date', 'title']), usual: 'date' },
    ],
    async find(_ctx, { parts, query, page }) {
      asked.push(`${page?.path} ${JSON.stringify(query)}`)
      if (page?.path !== '/contact' || parts['year'] !== '2026') return null
      return aPage(`${parts['slug']} ${query['tag']} ${query['page']}`)
    },
  }),
  broughtPages.of({
    at: { below: 'feed.xml' },
    isShared: true,
    query: [],
    find: async () => ({ kind: 'file', type: 'application/rss+xml', text: '<rss/>' }),
  }),
]

await testDatabase()
const hash = await hashPassword('open sesame')
bring(...brings, blocks.of([...pageBlocks, formBlock]))
const { street, visitors, isKept } = await visitorsOfTests()

/** A released site whose page `/contact` shows the form. */
const aSiteWithForm = (change = sql`select 1`) =>
  aReleasedSite({}, sql`with shown as (${showing(itsId, withForm)}) ${change}`)
const released = await aSiteWithForm()
let site: { id: string; slug: string } = released
const locked = () => sql`
  update released set facts = facts || jsonb_build_object('passwordHash', ${hash}::text)
  where site_id = ${itsId} and kind = 'page' and path = '/contact'`

const OWN = { 'sec-fetch-site': 'same-origin', accept: 'text/html' }
const FIELDS = { _page: '/contact', _block: BLOCK, mail: 'ada@example.com' }
const formOf = (fields: Readonly<Record<string, string>> = {}): string =>
  new URLSearchParams({ ...FIELDS, ...fields }).toString()
const post = (
  fields: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
  { slug = site.slug, path = '/_/made-up/one' } = {},
): Promise<Met> => street.post(slug, path, formOf(fields), { ...OWN, ...headers })

beforeEach(() => {
  sent = []
  put = []
  asked = []
})

describe('a form is not taken', () => {
  const nothing = () => assert.deepEqual([sent, put], [[], []])

  test('R-26: from another site’s page', async () => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }])
      assert.equal((await post({}, headers)).status, 403)
    const older = await street.post(site.slug, '/_/made-up/one', formOf(), { origin: 'https://evil.example' })
    assert.equal(older.status, 403)
    nothing()
  })

  test('where no area takes one, and by a method that is none', async () => {
    assert.equal((await post({}, {}, { path: '/_/nobody' })).status, 404)
    assert.equal((await post({}, {}, { path: '/contact' })).status, 405)
    assert.equal((await street.ask(site.slug, '/_/made-up/one')).status, 303)
    nothing()
  })

  test('from a page that is not there, or that it does not name', async () => {
    assert.equal((await post({ _page: '/nowhere' })).status, 404)
    assert.equal((await post({ _page: 'https://evil.example/contact' })).status, 404)
    assert.equal((await street.post(site.slug, '/_/made-up/one', 'mail=a@b.c', OWN)).status, 404)
    nothing()
  })

  test('with more words than it takes', async () => {
    const { status, text } = await post({ words: 'x'.repeat(2_001) })
    assert.deepEqual([status, text], [413, 'Not taken\n'])
    nothing()
  })

  test('of another type than forms have', async () => {
    assert.equal((await post({}, { 'content-type': 'application/json' })).status, 415)
    const cut = await post({}, { 'content-type': 'multipart/form-data; boundary=xx' })
    assert.equal(cut.status, 422)
    nothing()
  })

  test('before the password of its page, and of its site', async () => {
    const page = await aSiteWithForm(locked())
    const whole = await aSiteWithForm(
      sql`update sites set visitor_password_hash = ${hash} where id = ${itsId}`,
    )
    for (const { slug } of [page, whole]) {
      const { status, text } = await post({}, {}, { slug })
      assert.equal(status, 401)
      assert.match(text, /name="back" value="\/contact"/)
    }
    nothing()
  })

  test('on a site that has expired, or that is not there yet', async () => {
    const expired = await aSiteWithForm(sql`update sites set status = 1 where id = ${itsId}`)
    const waiting = await aSiteWithForm(sql`update sites set status = 3 where id = ${itsId}`)
    assert.equal((await post({}, {}, { slug: expired.slug })).status, 402)
    assert.equal((await post({}, {}, { slug: waiting.slug })).status, 404)
    nothing()
  })

  test('from a network that sends one after the other', async () => {
    const other = await aSiteWithForm()
    const all = await Promise.all(
      Array.from({ length: 61 }, () => post({ mail: 'none' }, {}, { slug: other.slug })),
    )
    const refused = all.filter(({ status }) => status === 429)
    assert.equal(refused.length, 1)
    assert.ok(Number(refused[0]?.headers['retry-after']) > 0)
  })
})

describe('a form that is taken', () => {
  test('may come from an older browser, which names the page’s origin alone', async () => {
    const { sitesDomain } = testTools().config
    const origin = `http://${site.slug}.${sitesDomain}`
    assert.equal((await street.post(site.slug, '/_/made-up/one', formOf(), { origin })).status, 303)
  })

  test('leads on by a 303, with the cookies of what has come of it', async () => {
    const { status, headers } = await post({ words: 'a\0b' })
    assert.deepEqual(
      [status, headers.location, headers['cache-control']],
      [303, '/thanks?number=1', 'private, no-store'],
    )
    assert.deepEqual(headers['set-cookie'], ['count=1; Path=/; SameSite=Lax'])
    const [form] = sent
    assert.deepEqual(
      [form?.page.path, form?.block, form?.rest, form?.entries.get('words'), form?.entries.has('_page')],
      ['/contact', BLOCK, 'one', ['ab'], false],
    )
  })

  test('once for a key, however often it is sent, in a header or by the page', async () => {
    for (const [fields, headers] of [
      [{}, { 'idempotency-key': 'a key' }],
      [{ _key: 'another' }, {}],
    ] as const) {
      const [first, second] = [await post(fields, headers), await post(fields, headers)]
      assert.equal(second.headers.location, first.headers.location)
      assert.deepEqual(second.headers['set-cookie'], first.headers['set-cookie'])
    }
    assert.equal(sent.length, 2)
  })

  test('once, where it is sent many times at once', async () => {
    slowly = 400
    const all = await Promise.all(Array.from({ length: 12 }, () => post({ _key: 'at once' })))
    slowly = 0
    assert.deepEqual(
      [...new Set(all.map(({ status, headers }) => `${status} ${headers.location}`))],
      ['303 /thanks?number=1'],
    )
    assert.equal(sent.length, 1)
  })

  test('has its files put away as they come, once its page is known', async () => {
    const parts = (...named: string[]): string =>
      [...named.map((part) => `--xx\r\ncontent-disposition: form-data; ${part}`), '--xx--\r\n'].join('\r\n')
    const words = Object.entries(FIELDS).map(([name, value]) => `name="${name}"\r\n\r\n${value}`)
    const file = (bytes: string) =>
      `name="cv"; filename="C:\\\\mine\\\\cv.txt"\r\ncontent-type: text/plain\r\n\r\n${bytes}`
    const none = 'name="more"; filename=""\r\ncontent-type: application/octet-stream\r\n\r\n'
    const send = (body: string) =>
      street.post(site.slug, '/_/made-up/one', body, {
        ...OWN,
        'content-type': 'multipart/form-data; boundary=xx',
      })
    const bytes = `${'\r\n--x'.repeat(50)}end`
    assert.equal((await send(parts(...words, file(bytes), none))).status, 303)
    assert.deepEqual(put, [bytes])
    assert.deepEqual([...(sent[0]?.files ?? [])], [['cv', [{ name: 'cv.txt', length: bytes.length }]]])
    // Before its page, for nobody knows yet whether they may; and one that is too large.
    assert.equal((await send(parts(file(bytes), ...words))).status, 404)
    const long = await send(parts(...words, file('x'.repeat(1_001))))
    assert.equal(long.status, 413)
    assert.match(long.text, /form\.file_too_large.*ada@example\.com/, 'what was typed is kept')
    assert.equal(put.length, 1)
  })
})

describe('a form with something wrong', () => {
  test('comes back in its page, with what was typed, and is kept by nobody', async () => {
    const before = await street.ask(site.slug, '/contact')
    const { status, text, headers } = await post({ mail: '"><b>none' })
    assert.deepEqual([status, headers['cache-control']], [422, 'private, no-store'])
    assert.match(text, /<!doctype html>.*role="alert".*value="&quot;&gt;&lt;b&gt;none"/s)
    assert.doesNotMatch(text, /<b>none/)
    assert.match(text, /name="robots" content="noindex"/)
    const afterwards = await street.ask(site.slug, '/contact')
    assert.equal(afterwards.text, before.text)
    assert.equal(sent.length, 0)
  })

  test('says what was refused, with the status of that', async () => {
    const { status, text } = await post({}, {}, { path: '/_/made-up/refuses' })
    assert.equal(status, 409)
    assert.match(text, /pages\.slug_taken/)
  })

  test('is a region of its page with script', async () => {
    const { status, text } = await post({ mail: 'none' }, { 'x-regions': 'count' })
    assert.equal(status, 422)
    assert.match(
      text,
      new RegExp(`^<template data-region="${BLOCK}"><div class="[^"]*b-${BLOCK}".*role="alert"`, 's'),
    )
    assert.doesNotMatch(text, /data-region="count"|<!doctype/)
  })
})

describe('a form of a draft', () => {
  test('is a trial, also where visitors see no page yet, and comes back in the draft', async () => {
    const { id, slug, previewKey } = await aSiteWithForm(sql`update sites set status = 3 where id = ${itsId}`)
    const cookie = `preview=${previewKey}`
    const draft = { mail: 'none', _page: '/contact' }
    const { status, text } = await post(draft, { cookie }, { slug })
    assert.equal(status, 422)
    assert.match(text, /<title>Contact – Halm</)
    site = { id, slug }
    assert.equal((await post({}, { cookie })).status, 303)
    assert.equal(sent[0]?.isPreview, true)
    assert.equal((await post({}, { cookie: 'preview=nothing' })).status, 404)
    const shown = await street.ask(slug, '/basket', { cookie })
    assert.match(shown.text, /<title>Basket of nobody/)
    const region = await street.ask(slug, '/contact', { cookie, 'x-regions': 'count' })
    assert.equal(region.text, '<template data-region="count"><b>0 on /contact</b></template>')
    site = released
  })
})

describe('regions', () => {
  test('come back in place of a page, drawn for who asks', async () => {
    const { status, text, headers } = await post({}, { 'x-regions': 'count nobody', cookie: 'count=7' })
    assert.equal(status, 200)
    assert.equal(text, '<template data-region="count"><b>7 on /contact</b></template>')
    assert.deepEqual(
      [headers['x-see'], headers['cache-control'], headers.location],
      ['/thanks?number=1', 'private, no-store', undefined],
    )
  })

  test('are asked for at the address of their page, past what is kept of it', async () => {
    const page = await street.ask(site.slug, '/contact')
    assert.equal(page.headers.vary, 'accept-encoding, x-regions')
    assert.match(page.text, /<visitor-region data-region="count" data-cookie="count"/)
    const ask = (path: string, names: string, slug = site.slug) =>
      street.ask(slug, path, { 'x-regions': names, cookie: 'count=<3' })
    const mine = await ask('/contact?utm_source=x', `count ${BLOCK}`)
    assert.match(mine.text, /<b>&lt;3 on \/contact<\/b>.*b-ourform/s)
    assert.equal(mine.headers['cache-control'], 'private, no-store')
    assert.equal((await ask('/nowhere', 'count')).status, 404)
    const { slug } = await aSiteWithForm(locked())
    assert.equal((await ask('/contact', 'count', slug)).status, 401)
  })
})

describe('pages that an area brings', () => {
  test('at a fixed segment are drawn for each visitor, where no page of the tree stands', async () => {
    const { text, headers } = await street.ask(site.slug, '/basket', { cookie: 'count=4' })
    assert.match(text, /<title>Basket of 4 /)
    assert.equal(headers['cache-control'], 'private, no-store')
    await street.ask(site.slug, '/basket')
    assert.equal(asked.length, 2)
    assert.equal((await post({ _page: '/basket', mail: 'x' })).status, 422, 'a form on one comes back in it')
  })

  test('below a page are kept by their declared query, in order, without what is usual', async () => {
    const at = async (query: string): Promise<string> => {
      const met = await street.ask(site.slug, `/contact/2026/news${query}`)
      assert.match(met.headers['cache-control'] ?? '', /public/)
      return /<title>(.*?) – /.exec(met.text)?.[1] ?? String(met.status)
    }
    assert.equal(await at(''), 'news  1')
    for (const query of ['?utm_source=x', '?page=1&gclid=2', '?page=soon', '?by=date&page=0'])
      assert.equal(await at(query), 'news  1', query)
    assert.equal(asked.length, 1)
    assert.equal(await at('?page=2&tag=bread'), 'news bread 2')
    assert.equal(await at('?tag=bread&fbclid=9&page=02'), 'news bread 2')
    assert.equal(asked.length, 2)
    assert.equal(await at('?page=2&tag=bread&by=title'), 'news bread 2')
    assert.equal(await at('?page=2&tag=bread&by=title'), 'news bread 2')
    assert.equal(asked.length, 4, 'with more than two keys each is drawn')
  })

  test('are nothing where the area has nothing, and behind the password of their page', async () => {
    assert.equal((await street.ask(site.slug, '/contact/1999/news')).status, 404)
    assert.equal((await street.ask(site.slug, '/contact/2026/news/more')).status, 404)
    const { slug } = await aSiteWithForm(locked())
    assert.equal((await street.ask(slug, '/contact/2026/news')).status, 401)
  })

  test('may be files', async () => {
    const { status, text, headers } = await street.ask(site.slug, '/contact/feed.xml?ref=reader')
    assert.deepEqual([status, text, headers['content-type']], [200, '<rss/>', 'application/rss+xml'])
  })

  test('behind a password are kept by nobody on the way, and answer nobody else from memory', async () => {
    const { slug } = await aSiteWithForm(locked())
    const form = new URLSearchParams({ back: '/contact', password: 'open sesame' }).toString()
    const { headers } = await street.post(slug, '/_password', form, OWN)
    const cookie = String(headers['set-cookie']).replace(/;.*/, '')
    for (const path of ['/contact/2026/news', '/contact/feed.xml']) {
      const met = await street.ask(slug, path, { cookie })
      assert.deepEqual([met.status, met.headers['cache-control']], [200, 'private, no-store'], path)
      assert.equal((await street.ask(slug, path)).status, 401, path)
    }
  })
})

describe('a query that nobody declared', () => {
  test('is the page without it, from memory', async () => {
    const { text } = await street.ask(site.slug, '/contact')
    for (const query of ['utm_source=x&utm_medium=y', 'gclid=1', 'fbclid=1', 'page=2']) {
      const asked = { url: `/contact?${query}`, host: site.slug, cookie: undefined, accepts: undefined }
      assert.ok(visitors.keptBytes(asked, site.slug)?.toString().endsWith(text), query)
    }
    const kept = (url: string) => isKept(site.slug, url)
    for (const query of ['preview=abc', 'i18nLang=true', 'utm_source=%20'])
      assert.ok(!kept(`/contact?${query}`), query)
    await street.ask(site.slug, '/contact/2026/news')
    assert.ok(kept('/contact/2026/news'))
    assert.ok(!kept('/contact/2026/news?page=2'), 'an address with keys of its own is looked at')
  })
})

describe('what areas say of pages', () => {
  let slug = ''
  before(async () => {
    bring(
      sitemapProviders.of({
        name: 'news',
        paths: async () => [{ path: '/contact/2026/news', changedAt: new Date('2026-11-01') }],
      }),
      headProviders.of({
        head: async (_ctx, { path, origin }) =>
          path === '/contact'
            ? {
                statements: [{ '@type': 'NewsArticle', name: '</script>' }],
                alternates: [{ type: 'application/rss+xml', href: `${origin}/feed.xml`, title: '"News"' }],
              }
            : null,
      }),
      policyHosts.of({
        block: formBlock.type,
        scripts: ['https://js.pay.example'],
        frames: ['https://pay.example'],
        connects: ['https://api.pay.example'],
      }),
    )
    slug = (await aSiteWithForm()).slug
  })

  test('is a map of maps, with one for each of them', async () => {
    const read = async (path: string) => (await street.ask(slug, path)).text
    const index = await read('/sitemap.xml')
    assert.match(index, /<sitemapindex .*\/sitemap-pages\.xml<.*\/sitemap-news\.xml</s)
    assert.match(await read('/sitemap-pages.xml'), /\/contact<\/loc>/)
    assert.match(await read('/sitemap-news.xml'), /\/contact\/2026\/news<\/loc><lastmod>2026-11-01</)
    assert.equal((await street.ask(slug, '/sitemap-more.xml')).status, 404)
  })

  test('stands in the head of the pages that it is about', async () => {
    const { text } = await street.ask(slug, '/contact')
    assert.match(
      text,
      /<link rel="alternate" type="application\/rss\+xml" href="[^"]*\/feed\.xml" title="&quot;News&quot;">/,
    )
    assert.match(text, /"NewsArticle","name":"\\u003c\/script>"/)
    assert.doesNotMatch((await street.ask(slug, '/')).text, /NewsArticle|rel="alternate"/)
  })

  test('opens the policy of pages with its block to its hosts, and of no other', async () => {
    const policy = async (path: string) =>
      String((await street.ask(slug, path)).headers['content-security-policy'])
    const open = await policy('/contact')
    assert.match(open, /script-src[^;]* https:\/\/js\.pay\.example;/)
    assert.match(open, /connect-src 'self' https:\/\/api\.pay\.example;/)
    assert.match(open, /frame-src https:\/\/pay\.example;/)
    assert.doesNotMatch(await policy('/'), /pay\.example/)
  })
})
