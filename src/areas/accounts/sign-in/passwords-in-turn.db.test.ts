import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import * as at from '../contract.ts'
import { GOOD_PASSWORD, peopleOfFile } from '../testing.ts'

// A password is hashed slowly on purpose, on the threads that files and compressing need, too.

const people = await peopleOfFile()

const calls: Readonly<Record<string, (ip: string, password: string) => Promise<number>>> = {
  'are tried': async (ip, password) =>
    (await people.door.browser({ ip }).send(at.signIn, { email: people.newAddress(), password })).status,
  'are chosen': async (ip, password) =>
    (await people.door.browser({ ip }).send(at.signUp, { ...people.form(people.newAddress()), password }))
      .status,
}

for (const [what, call] of Object.entries(calls))
  test(`passwords that ${what} at once hold up nothing that is read from the disk`, async () => {
    let done = 0
    const flood = Array.from({ length: 60 }, async (_, n) => {
      const status = await call(`192.0.2.${1 + (n % 20)}`, GOOD_PASSWORD)
      done += 1
      return status
    })
    while (done < 5) await pause(5)
    const from = done
    await readFile(import.meta.filename)
    assert.ok(done - from < 20, `${done - from} passwords were hashed before a file was read`)
    assert.equal(new Set(await Promise.all(flood)).size, 1)
  })
