import assert from 'node:assert/strict'
import { test } from 'node:test'
import { localPath } from '#faces/visitor/asked/asked-path.ts'
import { safeNext } from '#areas/accounts/admin/entrance/safe-next.ts'

// Return paths: who is sent back somewhere stays on the site they came from.

const elsewhere = [
  'http://evil.example',
  'https://evil.example/a',
  'HTTPS:evil.example',
  'http:evil.example',
  'http:/evil.example',
  'http:///evil.example',
  'ftp://evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  ' //evil.example',
  '\u0008//evil.example',
  '\u0000//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
  '\njavascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'evil.example',
  '@evil.example',
  'http://localhost:4000@evil.example/',
]
const here = [
  '/',
  '/menu',
  '/menu?a=1',
  '/a/b/c',
  '/a?next=http://evil.example',
  '/a//b',
  '/caf%C3%A9',
  '/a@b',
  '/a?b=//c',
  '/sites/1',
]

test('return paths: thirty that lead elsewhere, ten that do not, in every place that takes one', () => {
  assert.deepEqual([elsewhere.length, here.length], [30, 10])
  const origin = 'http://localhost:4000'
  const places: Record<string, (text: string) => string> = {
    "a visitor's password": localPath,
    'a sign-in': (text) => safeNext(text, origin),
  }
  for (const [place, read] of Object.entries(places)) {
    for (const text of elsewhere) {
      const result = read(text)
      // As a browser follows it, from a Location header or from a script.
      assert.equal(new URL(result, origin).origin, origin, `${place}: ${JSON.stringify(text)} → ${result}`)
      assert.match(result, /^\/(?![/\\])/, `${place}: ${JSON.stringify(text)}`)
    }
    for (const text of here) assert.equal(read(text), text, place)
  }
  // The plain check that others make lets some of them through: the list would show it.
  const naive = (text: string): string => (text.startsWith('/') && !text.startsWith('//') ? text : '/')
  assert.ok(elsewhere.some((text) => new URL(naive(text), origin).origin !== origin))
})
