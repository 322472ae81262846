import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leadsTo } from './leads-to.ts'

const page = { id: '018f0000-0000-7000-8000-000000000001', path: '/contact' }

test('a link leads to a page by its id, however deep', () => {
  const link = { kind: 'page', page: page.id }
  assert.ok(leadsTo({ blocks: { a: { props: { items: [{ link }] } } } }, page))
  assert.ok(leadsTo({ marks: [{ type: 'link', attrs: { link } }] }, { ...page, path: null }))
  assert.ok(!leadsTo({ link: { kind: 'page', page: '018f0000-0000-7000-8000-000000000002' } }, page))
  assert.ok(!leadsTo({ text: page.id }, page), 'words are no link')
})

test('or by its address, where one was typed; another that begins alike is another', () => {
  for (const url of ['/contact', '/contact/', '/contact#map', '/contact?from=home'])
    assert.ok(leadsTo({ link: { kind: 'url', url } }, page), url)
  for (const url of ['/contact-2', '/', '/contact/form', 'https://elsewhere.example/contact'])
    assert.ok(!leadsTo({ link: { kind: 'url', url } }, page), url)
  assert.ok(leadsTo({ target: { href: '/contact', opensNewTab: false } }, page))
  assert.ok(!leadsTo({ target: { href: '/', opensNewTab: false } }, page))
})
