import assert from 'node:assert/strict'
import { test } from 'node:test'
import { safeNext } from './safe-next.ts'

const ORIGIN = 'https://app.example.com'

const bad = [
  'https://evil.example',
  'http://app.example.com/',
  'https://app.example.com/',
  '//evil.example',
  '///evil.example',
  '////evil.example/path',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/\u0000/evil.example',
  'javascript:alert(1)',
  'javascript://%0aalert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'evil.example',
  'evil.example/path',
  '@evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'http:///evil.example',
  'ftp://evil.example/',
  '/.//evil.example',
  '/..//evil.example',
  '/a/../..//evil.example',
  '',
  '?next=/x',
  '#x',
  '/sign-in',
  '/sign-in?next=/sign-in',
  '/sign-up',
  '/api/account/sign-out',
  `/${'a'.repeat(3000)}`,
]

for (const next of bad) {
  test(`${JSON.stringify(next).slice(0, 40)} is not followed`, () => {
    assert.equal(safeNext(next, ORIGIN), '/')
  })
}

const good = [
  '/',
  '/account',
  '/account/security',
  '/sites/0198f0a0-0000-7000-8000-000000000000/pages?tab=drafts#top',
  '/account?redirect=//evil.example',
  '/verify-email#abcDEF_-123',
  '/a%20b',
  '/a/..%2fb',
  '/%F0%9F%92%99',
  '/sites//pages',
]

for (const next of good) {
  test(`${next} is followed`, () => {
    assert.equal(safeNext(next, ORIGIN), next)
  })
}

test('dots are walked before the path is looked at', () => {
  assert.equal(safeNext('/sites/../account', ORIGIN), '/account')
  assert.equal(safeNext('/x/../sign-in', ORIGIN), '/')
})

test('what is no text leads to the start', () => {
  for (const next of [undefined, null, 1, {}, ['/account']]) assert.equal(safeNext(next, ORIGIN), '/')
})
