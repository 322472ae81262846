import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { plantDemonstration } from '#faces/server/demonstration.ts'
import { type Portico, startPortico } from '#faces/server/app.ts'
import { readConfig } from '#platform/config/config.ts'
import { silentLog } from '#platform/log/log.ts'
import { ask, environment, freePort, Person, scratchFolder } from './program.ts'

// What somebody hostile tries against the whole program, each thing found open once.

const folder = scratchFolder()
let portico: Portico
let port = 0

before(async () => {
  port = await freePort()
  const config = readConfig(environment(port, { folder: folder.path }))
  portico = await startPortico({ config, log: silentLog(), host: '127.0.0.1' })
  await plantDemonstration(portico)
})
after(async () => {
  await portico?.close()
  folder.remove()
})

test('the mailbox is nobody’s who comes through a proxy: its links open accounts', async () => {
  await new Person(port).arrive().post('/api/account/request-reset', { email: 'demo@portico.example' })
  let box = await ask(port, '/dev/mail')
  for (let waited = 0; !box.text.includes('/dev/mail/-/') && waited < 100; waited += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    box = await ask(port, '/dev/mail')
  }
  const [mail] = /\/dev\/mail\/-\/[0-9a-f-]{36}/.exec(box.text) ?? []
  assert.ok(mail, 'the mail is in the box')
  for (const path of ['/dev/mail', mail, '/dev/mail/samples/accounts.reset']) {
    for (const headers of [{ 'x-forwarded-for': '203.0.113.9' }, { forwarded: 'for=203.0.113.9' }]) {
      const { text } = await ask(port, path, { headers })
      assert.doesNotMatch(text, />Mailbox<|demo@portico/, path)
    }
  }
})
