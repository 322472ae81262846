import assert from 'node:assert/strict'
import type { IncomingMessage } from 'node:http'
import { test } from 'node:test'
import { isNear, mayReadMailbox } from './near.ts'

const HERE = 'http://localhost:4000'
const BEHIND = 'https://app.example.com'

const asked = (remoteAddress: string | undefined, headers: Record<string, string> = {}, url = '/metrics') =>
  ({
    socket: { remoteAddress },
    headers,
    rawHeaders: Object.entries(headers).flat(),
    url,
  }) as unknown as IncomingMessage

test('near is this machine and its own network, with nobody in between', () => {
  for (const address of '127.0.0.1 ::1 ::ffff:127.0.0.1 10.2.3.4 192.168.1.9 172.17.0.1 fd00::1'.split(' '))
    assert.ok(isNear(asked(address), HERE), address)
  for (const address of ['203.0.113.9', '2001:db8::1', '::ffff:203.0.113.9', 'nonsense', '', undefined])
    assert.ok(!isNear(asked(address), HERE), String(address))
  assert.ok(!isNear(asked('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }), HERE))
  assert.ok(!isNear(asked('127.0.0.1', { forwarded: 'for=127.0.0.1' }), HERE))
  assert.ok(isNear(asked('127.0.0.1', { host: 'portico.lan' }), 'http://portico.lan'))
})

test('a proxy that says nothing of itself is told by the name that is asked for: it alone speaks TLS', () => {
  const named = 'App.example.com app.example.com. app.example.com:443 halm.example.site www.elsewhere.example'
  for (const host of ['', ...named.split(' ')]) assert.ok(!isNear(asked('127.0.0.1', { host }), BEHIND), host)
  const whole = 'https://app.example.com/metrics'
  assert.ok(!isNear(asked('127.0.0.1', { host: '127.0.0.1' }, whole), BEHIND))
  for (const host of ['10.2.3.4:4000', '[::1]:4000', 'localhost:4000', 'portico:4000'])
    assert.ok(isNear(asked('127.0.0.1', { host }), BEHIND), host)
})

test('behind a proxy nobody reads the mailbox', () => {
  assert.ok(mayReadMailbox(asked('127.0.0.1', { host: 'localhost:4000' }, '/dev/mail'), HERE))
  for (const host of ['app.example.com', 'localhost:4000', '127.0.0.1'])
    assert.ok(!mayReadMailbox(asked('127.0.0.1', { host }, '/dev/mail'), BEHIND), host)
})
