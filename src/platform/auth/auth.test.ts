import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkPassword, hashPassword } from './password-hash.ts'
import { secretsOf } from './secrets.ts'
import { newToken, tokenHash } from './token.ts'

test('a password fits its own hash, in either spelling of an accent, and no other', async () => {
  const hash = await hashPassword('kettle caf\u00e9 anvil')
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  assert.deepEqual(await checkPassword('kettle cafe\u0301 anvil', hash), { fits: true, stale: false })
  assert.equal((await checkPassword('kettle cafe anvil', hash)).fits, false)
  assert.notEqual(await hashPassword('kettle caf\u00e9 anvil'), hash)
})

test('a hash of another cost is still checked, and known as stale', async () => {
  const old = '$argon2id$v=19$m=8192,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$' + 'A'.repeat(43)
  assert.deepEqual(await checkPassword('whatever it was', old), { fits: false, stale: true })
})

test('without a hash, or with one that is none, the work is the same and the answer no', async () => {
  const hash = await hashPassword('kettle-anvil-93')
  // The processor's own time, and in turns: what else the machine does is no work of ours.
  const time = async (against: string | null): Promise<number> => {
    const from = process.cpuUsage()
    await checkPassword('another password', against)
    const { user, system } = process.cpuUsage(from)
    return (user + system) / 1000
  }
  const runs: { known: number; unknown: number }[] = []
  for (let run = 0; run < 7; run += 1) runs.push({ known: await time(hash), unknown: await time(null) })
  const median = (of: 'known' | 'unknown'): number =>
    runs.map((run) => run[of]).toSorted((a, b) => a - b)[3] ?? 0
  const [known, unknown] = [median('known'), median('unknown')]
  assert.ok(unknown > known / 3, `unknown ${unknown} ms, known ${known} ms`)
  assert.equal((await checkPassword('x', null)).fits, false)
  assert.equal((await checkPassword('x', 'plain')).fits, false)
})

test('tokens are long, different, and stored as a hash only', () => {
  const token = newToken()
  assert.match(token, /^[\w-]{43}$/)
  assert.notEqual(newToken(), token)
  assert.notEqual(tokenHash(token), token)
  assert.equal(tokenHash(token), tokenHash(token))
})

test('what is sealed opens for the same purpose and thing only', () => {
  const box = secretsOf('k'.repeat(40))
  const sealed = box.seal('totp', 'account-1', 'JBSWY3DPEHPK3PXP')
  assert.ok(!sealed.includes('JBSWY3DPEHPK3PXP'))
  assert.notEqual(box.seal('totp', 'account-1', 'JBSWY3DPEHPK3PXP'), sealed)
  assert.equal(box.open('totp', 'account-1', sealed), 'JBSWY3DPEHPK3PXP')
  assert.throws(() => box.open('totp', 'account-2', sealed))
  assert.throws(() => box.open('other', 'account-1', sealed))
  assert.throws(() => secretsOf('z'.repeat(40)).open('totp', 'account-1', sealed))
  const middle = Math.floor(sealed.length / 2)
  const changed = sealed.slice(0, middle) + (sealed[middle] === 'A' ? 'B' : 'A') + sealed.slice(middle + 1)
  assert.throws(() => box.open('totp', 'account-1', changed))
  assert.throws(() => box.open('totp', 'account-1', 'nonsense'))
})

test('keyed hashes differ by purpose and key', () => {
  const box = secretsOf('k'.repeat(40))
  assert.equal(box.hash('codes', 'ABCDE'), box.hash('codes', 'ABCDE'))
  assert.notEqual(box.hash('codes', 'ABCDE'), box.hash('other', 'ABCDE'))
  assert.notEqual(box.hash('codes', 'ABCDE'), secretsOf('y'.repeat(40)).hash('codes', 'ABCDE'))
})
