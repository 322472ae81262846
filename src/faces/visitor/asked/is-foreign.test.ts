import assert from 'node:assert/strict'
import type { IncomingMessage } from 'node:http'
import { test } from 'node:test'
import { isForeign } from './is-foreign.ts'

const says = (headers: Readonly<Record<string, string | undefined>>): boolean =>
  isForeign(
    { headers: { host: 'halm.example', ...headers } } as unknown as IncomingMessage,
    'https://halm.sites.example',
  )

test('R-26: a form is foreign where the browser says so, by either of two headers', () => {
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://halm.example' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://evil.example/halm.example' },
    { origin: 'https://halm.example.evil.example' },
    { origin: 'https://halm.example:8443' },
  ])
    assert.equal(says(headers), true, JSON.stringify(headers))
  for (const headers of [
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://halm.example' },
    { origin: 'https://halm.sites.example' },
    {},
  ])
    assert.equal(says(headers), false, JSON.stringify(headers))
})
