import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteStatus, siteStatuses } from '#kernel/states/site-status.ts'
import { visitedAddress } from './visited.ts'

test('no link leads to a removed site, where everybody finds nothing', () => {
  const url = 'https://kestrel-books.example.site'
  for (const status of siteStatuses) {
    const expected = status === siteStatus.removed ? null : url
    assert.equal(visitedAddress({ status, url }), expected, String(status))
  }
})
