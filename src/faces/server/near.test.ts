import assert from 'node:assert/strict'
import type { IncomingMessage } from 'node:http'
import { test } from 'node:test'
import { isNear } from './near.ts'

const from = (
  remoteAddress: string | undefined,
  headers: Record<string, string> = {},
  appOrigin = 'http://localhost:4000',
) => isNear({ socket: { remoteAddress }, headers } as unknown as IncomingMessage, appOrigin)

test('near is this machine and its own network, with nobody in between', () => {
  for (const address of [
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '10.2.3.4',
    '192.168.1.9',
    '172.17.0.1',
    'fd00::1',
  ])
    assert.ok(from(address), address)
  for (const address of ['203.0.113.9', '2001:db8::1', '::ffff:203.0.113.9', 'nonsense', '', undefined])
    assert.ok(!from(address), String(address))
  assert.ok(!from('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }))
  assert.ok(!from('127.0.0.1', { forwarded: 'for=127.0.0.1' }))
  // A proxy that says nothing of itself is told by the name that is asked for: it alone speaks TLS.
  assert.ok(!from('127.0.0.1', { host: 'App.example.com' }, 'https://app.example.com'))
  assert.ok(from('127.0.0.1', { host: '10.2.3.4:4000' }, 'https://app.example.com'))
  assert.ok(from('127.0.0.1', { host: 'portico.lan' }, 'http://portico.lan'))
})
