import assert from 'node:assert/strict'
import { addAutomaticRedirects } from '../redirects/redirect.store.ts'
import { testOnBlankSite as test, makePage } from '../testing.ts'
import { readPages } from '../tree/page.store.ts'
import { readCarriedRedirects, refuseNoTree, takeOutPage, takeOutPages } from './carry-pages.ts'

test('two pages at one address make no site; a folder called as a page does', async (world) => {
  const { ctx, contact } = world
  await makePage(world, 'Contact', { kind: 'folder', slug: 'contact' })
  const pages = []
  for (const page of await readPages(ctx)) pages.push(await takeOutPage(ctx, page))
  refuseNoTree(pages)
  const others = pages.map((page) => (page.isHome ? { ...page, slug: contact.slug } : page))
  assert.throws(() => refuseNoTree(others), { code: 'pages.carried_broken' })
})

test('more redirects than people may make travel: those of pages that were renamed over the years', async (world) => {
  const { ctx } = world
  const years = Array.from({ length: 5_400 }, (_, n) => ({
    from: `/menu-${n}`,
    to: '/contact',
    status: 301 as const,
  }))
  await addAutomaticRedirects(ctx, years)
  const { redirects } = await takeOutPages(ctx)
  assert.equal(readCarriedRedirects(JSON.parse(JSON.stringify(redirects))).length, years.length)
})

test('a redirect that nobody could add is in no archive', () => {
  for (const to of [
    'https:///shop.example/x',
    'https://shop.example/a b',
    'https://*/*',
    'javascript:alert(1)',
  ])
    assert.throws(() => readCarriedRedirects([{ from: '/go/*', to, status: 301, isAutomatic: false }]), {
      code: 'pages.carried_redirects',
    })
})
