import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addAutomaticRedirects, insertRedirect } from '../redirects/redirect.store.ts'
import { release } from '../releases/release.ts'
import { onBlankSite } from '../testing.ts'
import { createPage } from '../tree/create-page.ts'
import { readPages } from '../tree/page.store.ts'
import { readCarriedRedirects, refuseNoTree, takeOutPage, takeOutPages } from './carry-pages.ts'
import { readCarriedRelease, takeOutHistory, takeOutReleases } from './carry-releases.ts'

test('two pages at one address make no site; a folder called as a page does', () =>
  onBlankSite(async ({ ctx, siteId, contact }) => {
    await createPage(ctx, {
      siteId,
      kind: 'folder',
      title: 'Contact',
      slug: 'contact',
      parentId: null,
      nav: 'main',
    })
    const pages = []
    for (const page of await readPages(ctx)) pages.push(await takeOutPage(ctx, page))
    refuseNoTree(pages)
    const others = pages.map((page) => (page.isHome ? { ...page, slug: contact.slug } : page))
    assert.throws(() => refuseNoTree(others), { code: 'pages.carried_broken' })
  }))

test('more redirects than people may make travel: those of pages that were renamed over the years', () =>
  onBlankSite(async ({ ctx }) => {
    const years = Array.from({ length: 5_400 }, (_, n) => ({
      from: `/menu-${n}`,
      to: '/contact',
      status: 301 as const,
    }))
    await addAutomaticRedirects(ctx, years)
    const { redirects } = await takeOutPages(ctx)
    assert.equal(readCarriedRedirects(JSON.parse(JSON.stringify(redirects))).length, years.length)
  }))

/** Redirects that were taken once, and what an archive brings for each. */
const LEFT_FROM_BEFORE = [
  ['/shop', 'https:///shop.example/x', 'https:///shop.example/x'],
  ['/blank', 'https://shop.example/a b', 'https://shop.example/a b'],
  // Of these whoever asks would choose the host: they lead where visitors of the site are led.
  ['/go/*', 'https:///*', '/'],
  ['/to/*', 'https://*/*', '/'],
] as const

test('redirects from before keep no archive from being read', () => {
  const given = LEFT_FROM_BEFORE.map(([from, to]) => ({ from, to, status: 301 as const }))
  const brought = LEFT_FROM_BEFORE.map(([from, , to]) => ({ from, to, status: 301 as const }))
  assert.deepEqual(
    readCarriedRedirects(given.map((one) => ({ ...one, isAutomatic: false }))),
    brought.map((one) => ({ ...one, isAutomatic: false })),
  )
  assert.throws(
    () => readCarriedRedirects([{ from: '/a', to: 'javascript:alert(1)', status: 301, isAutomatic: false }]),
    { code: 'pages.carried_redirects' },
  )
})

test('redirects from before keep no release from being read', () =>
  onBlankSite(async ({ ctx, siteId }) => {
    for (const [from, to] of LEFT_FROM_BEFORE) await insertRedirect(ctx, { from, to, status: 301 })
    await release(ctx, { siteId, styles: true, note: '' })
    const history = await takeOutHistory((work) => work(ctx), new Set(), 1_000_000_000)
    const [taken] = await takeOutReleases(ctx, [1], history)
    const read = readCarriedRelease(JSON.parse(JSON.stringify(taken)))
    assert.deepEqual(
      new Map(read.shown?.redirects.map(({ from, to }) => [from, to])),
      new Map(LEFT_FROM_BEFORE.map(([from, , to]) => [from, to])),
    )
  }))
