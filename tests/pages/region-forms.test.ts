import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Page, Request } from 'playwright-core'
import { openStage, type Stage, wholePage } from './stage.ts'

// A form of an area is sent in place, and a part for one visitor is fetched: with script, as without it (visitor README).

const BLOCK = 'ourform'
const form = (inner: string): string =>
  `<div class="b b-${BLOCK}"><region-form><form method="post" action="/_/made-up/one" data-regions="count"><input type="hidden" name="_block" value="${BLOCK}">${inner}<button>Send</button></form></region-form></div>`
const region = (name: string): string =>
  `<a href="/cart"><visitor-region data-region="${name}" data-cookie="count">Cart</visitor-region></a>`

let stage: Stage
describe('forms and regions in a browser', () => {
  before(async () => {
    stage = await openStage()
  })
  after(() => stage.close())

  /** A page with a form and two regions; what is sent anywhere is answered by `answer`. */
  async function show(
    answer: (request: Request) => { status: number; body: string; headers?: Record<string, string> } | null,
    act: (page: Page, asked: Request[]) => Promise<void>,
  ): Promise<void> {
    const html = wholePage({
      title: 'A form',
      css: '',
      body: `<main>${region('count')}${region('other')}${form('<input id="mail" name="mail">')}</main>`,
      islands: ['region-form', 'visitor-region'],
    })
    await stage.show(html, 1280, async (page) => {
      const asked: Request[] = []
      await page.route('**/*', async (route) => {
        const request = route.request()
        const isOurs = request.method() === 'POST' || (await request.headerValue('x-regions')) !== null
        if (!isOurs) return route.fallback()
        asked.push(request)
        const given = answer(request)
        return given ? route.fulfill({ contentType: 'text/html', ...given }) : route.abort()
      })
      await page.waitForFunction(() => customElements.get('region-form') !== undefined)
      await act(page, asked)
    })
  }
  const send = async (page: Page): Promise<void> => {
    await page.fill('#mail', 'ada')
    await page.click('button')
  }
  const keyOf = (request: Request | undefined): string =>
    /name="_key"\r\n\r\n([0-9a-f-]{36})|_key=([0-9a-f-]{36})/
      .exec(request?.postData() ?? '')
      ?.slice(1)
      .join('') ?? ''

  test('what is wrong takes the place of the form, and has the focus', async () => {
    const wrong = `<template data-region="${BLOCK}">${form('<p id="why" role="alert">No mail</p><input id="mail" name="mail" value="ada" aria-invalid="true" aria-describedby="why">')}</template>`
    await show(
      () => ({ status: 422, body: wrong }),
      async (page, asked) => {
        await send(page)
        await page.locator('[role="alert"]').waitFor()
        assert.equal(await page.evaluate(() => document.activeElement?.id), 'why')
        assert.equal(await page.inputValue('#mail'), 'ada')
        assert.equal(await page.locator('form').count(), 1)
        assert.equal(await asked[0]?.headerValue('x-regions'), 'count')
        // The form that came is one like the first, and another sending.
        await page.click('button')
        await page.waitForFunction(() => !document.querySelector('[aria-busy]'))
        assert.equal(asked.length, 2)
        assert.notEqual(keyOf(asked[0]), keyOf(asked[1]))
      },
    )
  })

  test('what has changed takes the place of its regions, and the form is ready again', async () => {
    await show(
      () => ({
        status: 200,
        body: '<template data-region="count"><b>3</b></template>',
        headers: { 'x-see': '/thanks' },
      }),
      async (page) => {
        await send(page)
        await page.locator('[data-region="count"] b').waitFor()
        assert.equal(await page.inputValue('#mail'), '')
        assert.equal(await page.locator('[name="_key"]').count(), 0)
        assert.ok(page.url().endsWith('/'))
      },
    )
  })

  test('where no region changes the visitor goes on', async () => {
    await show(
      () => ({ status: 200, body: '', headers: { 'x-see': '/#thanks' } }),
      async (page) => {
        await send(page)
        await page.waitForURL('**/#thanks')
      },
    )
  })

  test('what fails on the way is sent by the browser itself, under the same name', async () => {
    await show(
      (request) =>
        request.isNavigationRequest() ? { status: 422, body: '<title>Whole</title><p>Once more' } : null,
      async (page, asked) => {
        await send(page)
        await page.waitForFunction(() => document.title === 'Whole')
        assert.equal(asked.length, 2)
        assert.match(keyOf(asked[0]), /^[0-9a-f-]{36}$/)
        assert.equal(keyOf(asked[0]), keyOf(asked[1]))
      },
    )
  })

  test('regions are fetched at once, for those who have something there alone', async () => {
    await show(
      () => ({
        status: 200,
        body: '<template data-region="count"><b>7</b></template><template data-region="other"><i>8</i></template>',
      }),
      async (page, asked) => {
        await page.waitForFunction(() => customElements.get('visitor-region') !== undefined)
        assert.equal(await page.locator('[data-region="count"]').textContent(), 'Cart')
        assert.equal(asked.length, 0)
        await page.evaluate(() => {
          document.cookie = 'count=7'
        })
        await page.reload()
        await page.locator('[data-region="other"] i').waitFor()
        assert.equal(await page.locator('[data-region="count"]').textContent(), '7')
        assert.equal(asked.length, 1)
        assert.equal(await asked[0]?.headerValue('x-regions'), 'count other')
      },
    )
  })
})
