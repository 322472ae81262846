import assert from 'node:assert/strict'
import { test } from 'node:test'
import { linkOfWords, withNewTab } from './link-of-words.ts'

test('an address without its scheme means the web', () => {
  assert.deepEqual(linkOfWords('address', ' example.com/menu '), {
    kind: 'url',
    url: 'https://example.com/menu',
  })
  assert.deepEqual(linkOfWords('address', 'https://example.com', { newTab: true }), {
    kind: 'url',
    url: 'https://example.com',
    newTab: true,
  })
  assert.deepEqual(linkOfWords('address', '#menu'), { kind: 'anchor', anchor: 'menu' })
  assert.deepEqual(linkOfWords('address', 'mailto:a@example.com'), { kind: 'mail', address: 'a@example.com' })
})
test('what would run is no link', () => {
  for (const bad of [
    'javascript:alert(1)',
    'JaVaScRiPt:x',
    'data:text/html,x',
    '//evil.example',
    'java\tscript:x',
    '',
  ]) {
    assert.equal(linkOfWords('address', bad), undefined, bad)
  }
})
test('mail and phone are read with or without their scheme', () => {
  assert.deepEqual(linkOfWords('mail', 'mailto:a@example.com'), { kind: 'mail', address: 'a@example.com' })
  assert.equal(linkOfWords('mail', 'nobody'), undefined)
  assert.deepEqual(linkOfWords('phone', 'tel:+44 20 7946 0000'), {
    kind: 'phone',
    number: '+44 20 7946 0000',
  })
  assert.equal(linkOfWords('phone', 'call me'), undefined)
})
test('a mail may have a subject', () => {
  assert.deepEqual(linkOfWords('mail', 'a@example.com', { subject: ' A table for two ' }), {
    kind: 'mail',
    address: 'a@example.com',
    subject: 'A table for two',
  })
  assert.deepEqual(linkOfWords('mail', 'a@example.com', { subject: ' ' }), {
    kind: 'mail',
    address: 'a@example.com',
  })
})
test('pages and files open in a new tab, too; a mail opens in none', () => {
  const page = { kind: 'page', page: '018f0000-0000-7000-8000-000000000101' } as const
  assert.deepEqual(withNewTab(page, true), { ...page, newTab: true })
  assert.deepEqual(withNewTab({ ...page, newTab: true }, false), page)
  const mail = { kind: 'mail', address: 'a@example.com' } as const
  assert.deepEqual(withNewTab(mail, true), mail)
})
