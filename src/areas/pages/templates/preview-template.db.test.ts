import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Outside } from '#platform/http/route.ts'
import { outsideIn } from '#platform/testing/outside-in.ts'
import { rolledBack, testCtx } from '#platform/testing/world.ts'
import { previewTemplate } from './preview-template.ts'
import { readFontFile } from './read-font-file.ts'
import { templates } from './index.ts'

/** Runs work with a request of nobody; the headers it sets are collected. */
function asStranger(work: (outside: Outside, headers: Map<string, string>) => Promise<void>): Promise<void> {
  return rolledBack('platform', async (db) => {
    const headers = new Map<string, string>()
    const ctx = testCtx(db)
    const answer = { ...ctx.answer, header: (name: string, value: string) => void headers.set(name, value) }
    await work(outsideIn(ctx, { answer }), headers)
  })
}

test('what is no template, no page of it, or its footer is not found', () =>
  asStranger(async (outside) => {
    const missing = { code: 'not_found' }
    await assert.rejects(previewTemplate(outside, { templateId: 'none', path: '/' }), missing)
    for (const { id } of templates) {
      await assert.rejects(previewTemplate(outside, { templateId: id, path: '/../x' }), missing)
      await assert.rejects(previewTemplate(outside, { templateId: id, path: '/footer' }), missing)
    }
    await assert.rejects(readFontFile(outside, { name: '../package.json' }), missing)
  }))

test('a form of a template is shown with its fields, and sends nothing', () =>
  asStranger(async (outside, headers) => {
    const { body } = await previewTemplate(outside, { templateId: 'restaurant', path: '/reservations' })
    assert.match(String(body), /<form[^>]*>.*Which evening.*How many you are/s)
    assert.match(headers.get('content-security-policy') ?? '', /form-action 'none'/)
  }))

test('a drawing is shown like a photograph', () =>
  asStranger(async (outside) => {
    const { body } = await previewTemplate(outside, { templateId: 'parking', path: '/' })
    const src = /<img[^>]* src="([^"]+)"/.exec(String(body))?.[1] ?? ''
    assert.match(src, /^\/api\/shipped-pictures\/[^/]+\/[^/]+\/contours\.svg$/)
  }))

test('every page of every template is drawn, with its own pictures and links and nothing that runs', () =>
  asStranger(async (outside, headers) => {
    for (const template of templates) {
      for (const page of template.pages.filter((one) => one.kind !== 'footer')) {
        const path = page.isHome ? '/' : `/${page.slug}`
        const { type, body } = await previewTemplate(outside, { templateId: template.id, path })
        const html = String(body)
        const at = `${template.id}${path}`
        assert.equal(type, 'text/html; charset=utf-8')
        assert.match(html, /<main id="main"/, at)
        assert.doesNotMatch(html, / autofocus/, at)
        assert.doesNotMatch(html, /\{site\}/, at)
        assert.doesNotMatch(html, /<script/, at)
        assert.doesNotMatch(html, /["(]\/(media|fonts)\//, at)
        // Links of the page stay in the preview; a gallery leads to its pictures.
        for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)) {
          const isInside =
            href.startsWith(`/api/templates/${template.id}/preview`) ||
            href.startsWith('/api/shipped-pictures/')
          assert.ok(isInside, `${at}: ${href}`)
        }
        for (const [, picture = ''] of html.matchAll(/src="([^"]+)"/g)) {
          assert.match(
            picture,
            /^\/api\/shipped-pictures\/[0-9a-f-]{36}\/[0-9a-f]{12}\/(\d+|[a-z]+\.svg)$/,
            at,
          )
        }
      }
    }
    const policy = headers.get('content-security-policy') ?? ''
    assert.match(policy, /default-src 'none'/)
    assert.doesNotMatch(policy, /script-src/)
  }))

test('the faces a template is set in are there to be fetched', () =>
  asStranger(async (outside, headers) => {
    const [template] = templates
    assert.ok(template)
    const { body } = await previewTemplate(outside, { templateId: template.id, path: '/' })
    const names = [...String(body).matchAll(/url\(\/api\/fonts\/([^)]+)\)/g)].map((match) => match[1] ?? '')
    assert.ok(names.length > 0)
    for (const name of names) {
      const file = await readFontFile(outside, { name })
      assert.equal(file.type, 'font/woff2')
    }
    assert.match(headers.get('cache-control') ?? '', /immutable/)
  }))
