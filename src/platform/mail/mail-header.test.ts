import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailAddress } from './mail-header.ts'

test('an address is one, with its domain in ASCII', () => {
  assert.equal(mailAddress('to', "o'hara+tag@Example.COM"), "o'hara+tag@example.com")
  assert.equal(mailAddress('to', 'a@bücher.example'), 'a@xn--bcher-kva.example')
})

test('what is not one address is refused', () => {
  const several = `a@x.example,b@y.example|a@x.example b@y.example|<a@x.example>|A <a@x.example>|
    a@x.example;b@y.example|"a b"@x.example|(c)a@x.example|@a.example:b@c.example|a@|@b|a|a@b@c|
    .a@b.example|a..b@c.example|a@-b.example|a@b..example|a@[127.0.0.1]|a@b.example.|ä@b.example|`
  for (const address of several.split('|').map((one) => one.trim()))
    assert.throws(() => mailAddress('to', address), { code: 'mail.address' }, address)
})
