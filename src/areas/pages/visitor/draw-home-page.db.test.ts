import assert from 'node:assert/strict'
import { release } from '#areas/releases/index.ts'
import { Picture } from '#document/render/picture.tsx'
import { noMarks, staticMarkup } from '#document/render/static-markup.ts'
import { assertInAMoment } from '#kernel/testing.ts'
import type { ImageValue } from '#document/values.ts'
import { aSite, anAccount } from '#areas/sites/testing.ts'
import type { Ctx } from '#platform/ctx.ts'
import { outsideIn } from '#platform/testing/outside-in.ts'
import { testRolledBack as test, testCtx } from '#platform/testing/world.ts'
import { changeStyles } from '../styles/change-styles.ts'
import { asOwner } from '../testing.ts'
import { homePictures } from '../tree/home-pictures.ts'
import { drawHomePage, shownSmall } from './draw-home-page.ts'

/** Draws the home page of a site in the transaction of the test; gives the page and the headers. */
async function drawnFor(ctx: Ctx, siteId: string): Promise<{ html: string; headers: Map<string, string> }> {
  const headers = new Map<string, string>()
  const outside = outsideIn(ctx, {
    answer: { ...ctx.answer, header: (name, value) => void headers.set(name, value) },
  })
  const { type, body } = await drawHomePage(outside, { siteId })
  assert.equal(type, 'text/html; charset=utf-8')
  return { html: String(body), headers }
}

test('a site is shown by the beginning of its home page, in which nothing runs', async (db) => {
  const ctx = testCtx(db)
  const owner = await anAccount(ctx)
  const siteId = await aSite(ctx, owner, { beginning: { from: 'template', templateId: 'restaurant' } })
  const mine = asOwner(ctx, owner, siteId)
  const { html, headers } = await drawnFor(mine, siteId)
  assert.match(html, /Supper, while/)
  assert.equal(html.match(/<section/g)?.length, 3)
  assert.doesNotMatch(html, /<script|<footer| autofocus/)
  // Pictures come from the site's host and in the size they are shown in; letters from the app.
  assert.match(html, /https?:\/\/[a-z0-9-]+\.[^/"]+\/media\//)
  assert.doesNotMatch(html, /["'(, ]\/media\/|url\(\/fonts\//)
  assert.doesNotMatch(html, / sizes="(?!420px)/)
  const policy = headers.get('content-security-policy') ?? ''
  assert.match(policy, /default-src 'none'/)
  assert.match(policy, /frame-ancestors 'self'/)
  assert.doesNotMatch(policy, /script-src/)
  assert.match(headers.get('cache-control') ?? '', /^private/)
  const known = (await homePictures(mine, [siteId])).get(siteId)
  assert.equal(known?.homePage, `/api/sites/${siteId}/home-page`)
  assert.match(known.picture ?? '', /\/media\//)
  assert.equal(known.isReleased, false)
  await release(mine, { siteId, styles: true, note: '' })
  assert.equal((await homePictures(mine, [siteId])).get(siteId)?.isReleased, true)
})

test('of a cut picture the whole is fetched so large that its part is sharp', () => {
  const ctx = {
    image: () => ({ src: '/media/a/1', srcSet: '/media/a/320 320w', width: 800, height: 600, alt: '' }),
  }
  const drawn = (crop: ImageValue['crop']) =>
    shownSmall(
      staticMarkup(
        Picture({
          image: { asset: 'a' as ImageValue['asset'], alt: 'A <b> loaf', ...(crop ? { crop } : {}) },
          ctx,
          sizes: '(max-width: 48rem) 100vw, 50vw',
        }),
        noMarks(),
      ),
      420,
    )
  assert.match(drawn(undefined), / sizes="420px"/)
  assert.match(drawn({ x: 0.5, y: 0, width: 0.25, height: 1 }), / sizes="1680px"/)
  const both = shownSmall(drawn({ x: 0.5, y: 0, width: 0.5, height: 1 }) + drawn(undefined), 100)
  assert.deepEqual(
    [...both.matchAll(/ sizes="(\d+)px"/g)].map(([, wide]) => wide),
    ['200', '100'],
  )
})

test('words that read like what is said of a picture are words, and take no time', () => {
  const said = 'style="--cut-wide:9'.replace('"', '&quot;')
  assert.equal(
    shownSmall(`<p>${said}</p><img alt="${said}"><img src="a" sizes="9px">`, 100),
    `<p>${said}</p><img alt="${said}"><img src="a" sizes="100px">`,
  )
  assertInAMoment(() => {
    for (const many of ['--cut-wide:1', '1', '<img>'])
      shownSmall(`<p>--cut-wide:1${many.repeat(100_000)}</p>`, 420)
  })
})

test('the owner’s own code is not in it, whatever it holds', async (db) => {
  const ctx = testCtx(db)
  const owner = await anAccount(ctx)
  const siteId = await aSite(ctx, owner, { beginning: { from: 'blank' } })
  const mine = asOwner(ctx, owner, siteId)
  const code = 'body{color:red}</style><script>alert(1)</script>'
  await changeStyles(mine, { siteId, changes: [{ path: ['customCss'], value: code }] })
  const { html } = await drawnFor(mine, siteId)
  assert.doesNotMatch(html, /alert|color:red/)
})
