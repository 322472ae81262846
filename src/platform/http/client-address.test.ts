import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clientAddress } from './client-address.ts'

test('an IPv4 address inside of an IPv6 one is shown as what it is; any other stays', () => {
  assert.equal(clientAddress('::ffff:192.0.2.1'), '192.0.2.1')
  assert.equal(clientAddress('::FFFF:192.0.2.1'), '192.0.2.1')
  for (const ip of ['192.0.2.1', '::1', '2001:db8::1', '::ffff:c000:201', '', 'fe80::1%eth0']) {
    assert.equal(clientAddress(ip), ip)
  }
})
