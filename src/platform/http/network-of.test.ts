import assert from 'node:assert/strict'
import { test } from 'node:test'
import { networkOf, widerNetworkOf } from './network-of.ts'

test('a network is an IPv4 address, or the /64 that one customer has of IPv6', () => {
  assert.equal(networkOf('192.0.2.7'), '192.0.2.7')
  assert.equal(networkOf('::ffff:192.0.2.7'), '192.0.2.7')
  assert.equal(networkOf('2001:db8:1:2:aaaa:bbbb:cccc:dddd'), '2001:db8:1:2::/64')
  assert.equal(networkOf('2001:db8:1:2::1'), '2001:db8:1:2::/64')
  assert.equal(networkOf('2001:0db8:0001:0002::1'), '2001:db8:1:2::/64')
  assert.equal(networkOf('2001:db8::9'), '2001:db8::/64')
  assert.equal(networkOf('::1'), '::/64')
  assert.equal(networkOf('fe80::1%eth0'), 'fe80::/64')
})

test('around a network of IPv6 is the /48 that a customer gets for the asking, around an IPv4 address nothing', () => {
  const wider = (ip: string): string | null => widerNetworkOf(networkOf(ip))
  assert.equal(wider('192.0.2.7'), null)
  assert.equal(wider('2001:db8:1:2:aaaa:bbbb:cccc:dddd'), '2001:db8:1::/48')
  assert.equal(wider('2001:db8:1::1'), '2001:db8:1::/48')
  assert.equal(wider('2001:db8:0:2::1'), '2001:db8::/48')
  assert.equal(wider('2001:db8::9'), '2001:db8::/48')
  assert.equal(wider('::1'), '::/48')
})
