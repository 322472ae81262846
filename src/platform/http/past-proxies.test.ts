import assert from 'node:assert/strict'
import type { Socket } from 'node:net'
import { test } from 'node:test'
import { addressPastProxies } from './past-proxies.ts'

const from = (trust: Parameters<typeof addressPastProxies>[0], remoteAddress: string, forwarded?: string) =>
  addressPastProxies(trust)({
    socket: { remoteAddress } as Socket,
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  })

test('without trust, only the connection counts', () => {
  assert.equal(from(false, '::ffff:203.0.113.9', '198.51.100.1'), '203.0.113.9')
})

test('so many hops back, and no further', () => {
  assert.equal(from(1, '10.0.0.1', '198.51.100.1'), '198.51.100.1')
  assert.equal(from(1, '10.0.0.1', '1.2.3.4, 198.51.100.1'), '198.51.100.1', 'what the sender made up')
  assert.equal(from(2, '10.0.0.1', '1.2.3.4, 198.51.100.1, 10.0.0.2'), '198.51.100.1')
  assert.equal(from(1, '10.0.0.1'), '10.0.0.1')
})

test('past trusted addresses and ranges, to the first that is not', () => {
  const trust = ['10.0.0.0/8', '2001:db8::/32', '192.0.2.7']
  assert.equal(from(trust, '10.1.2.3', '1.2.3.4, 198.51.100.1, 192.0.2.7'), '198.51.100.1')
  assert.equal(from(trust, '::ffff:10.1.2.3', '198.51.100.1'), '198.51.100.1')
  assert.equal(from(trust, '2001:db8::1', '2001:db9::5'), '2001:db9::5')
  assert.equal(from(trust, '203.0.113.9', '198.51.100.1'), '203.0.113.9', 'not one of ours')
  assert.equal(from(trust, '10.1.2.3', 'nonsense'), 'nonsense')
})
