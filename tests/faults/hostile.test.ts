import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { ask, makeSite, Person } from './program.ts'
import { type SharedProgram, sharedProgram } from './shared-program.ts'

// What somebody hostile tries against the whole program, each thing found open once.

let shared: SharedProgram
let port = 0

before(async () => {
  shared = await sharedProgram()
  port = shared.port
})

test('the mailbox is nobody’s who comes through a proxy: its links open accounts', async () => {
  await new Person(port).arrive().post('/api/account/request-reset', { email: 'demo@portico.example' })
  let box = await ask(port, '/dev/mail')
  for (let waited = 0; !box.text.includes('/dev/mail/-/') && waited < 400; waited += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    box = await ask(port, '/dev/mail')
  }
  const [mail] = /\/dev\/mail\/-\/[0-9a-f-]{36}/.exec(box.text) ?? []
  assert.ok(mail, 'the mail is in the box')
  for (const path of ['/dev/mail', mail, '/dev/mail/samples/accounts.reset-password']) {
    for (const name of ['x-forwarded-for', 'forwarded']) {
      const { text } = await ask(port, path, { headers: { [name]: '203.0.113.9' } })
      assert.doesNotMatch(text, />Mailbox<|demo@portico/, path)
    }
  }
})

/** The secret of the last mail of a kind to an address, as its receiver reads it. */
async function secretOf(kind: string, address: string): Promise<string> {
  for (let waited = 0; waited < 400; waited += 1) {
    const { rows } = await sql<{ text: string }>`
      select plain as text from mails where kind = ${kind} and to_address = ${address}
      order by created_at desc limit 1`.execute(shared.portico.database.root)
    const [secret] = /[\w-]{43}/.exec(rows[0]?.text ?? '') ?? []
    if (secret) return secret
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`No mail ${kind} came to ${address}`)
}

/** Somebody who works on a site, by an invitation of its owner. */
async function guestOn(owner: Person, siteId: string, role: string): Promise<Person & { accountId: string }> {
  const who = { email: `guest-${newId()}@example.com`, password: 'kettle anvil harbour' }
  const guest = new Person(port).arrive()
  await guest.post('/api/account/sign-up', { ...who, name: 'Mira Okafor', country: 'GB' })
  await guest.signIn(who)
  await owner.post(`/api/sites/${siteId}/invitations`, {
    email: who.email,
    roles: [role],
    customRoleIds: [],
    calendars: null,
    endsAt: null,
  })
  const token = await secretOf('sites.invitation', who.email)
  await guest.post(`/api/invitations/${token}/accept`)
  const { id } = await guest.get<{ id: string }>('/api/account')
  return Object.assign(guest, { accountId: id })
}

test('who is taken off a site sees its drafts no more, by a link they made themselves either', async () => {
  const owner = await new Person(port).signIn()
  const site = await makeSite(owner)
  const guest = await guestOn(owner, site.id, 'website_editor')
  const host = `${site.slug}.sites.localhost:${port}`
  const made = await guest.post<{ url: string }>(`/api/sites/${site.id}/preview-links`, { days: 90 })
  const kept = await owner.post<{ url: string }>(`/api/sites/${site.id}/preview-links`, { days: 90 })
  const shown = async ({ url }: { url: string }): Promise<boolean> => {
    const { search } = new URL(url)
    return (await ask(port, `/${site.pages[1]?.path.slice(1)}${search}`, { host })).status === 200
  }
  assert.deepEqual([await shown(made), await shown(kept)], [true, true])
  const gone = await owner.call('DELETE', `/api/sites/${site.id}/contributors/${guest.accountId}`, {})
  assert.equal(gone.status, 200, gone.text)
  assert.deepEqual([await shown(made), await shown(kept)], [false, true])
})

test('a connection that asks on and on, and waits for no answer, is ended', async () => {
  const { appOrigin, sitesDomain } = shared.portico.tools.config
  for (const host of [new URL(appOrigin).host, `nobody.${sitesDomain}`]) {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    let said = ''
    socket.on('data', (part) => void (said += part.toString('latin1')))
    socket.write(`GET /?a HTTP/1.1\r\nhost: ${host}\r\n\r\n`.repeat(2_000))
    // Ended like that, it is a reset to whoever had more to send.
    await new Promise((resolve) => socket.once('close', resolve))
    const answers = said.split('HTTP/1.1 ').length - 1
    assert.ok(answers <= 32, `${host} gave ${answers} answers`)
  }
  assert.equal((await ask(port, '/healthz')).status, 200)
})

test('numbers and text that the database cannot hold are refused, and are no fault', async () => {
  const person = await new Person(port).signIn()
  const site = await makeSite(person)
  const page = `/api/sites/${site.id}/pages/${site.pages[0]?.id}`
  for (const number of [2_147_483_648, Number.MAX_SAFE_INTEGER, 1e300, -1, -1e300, 0.5]) {
    for (const path of [
      `${page}/patches?after=${number}`,
      `${page}/versions?before=${number}`,
      `/api/sites/${site.id}/releases?before=${number}`,
    ]) {
      assert.equal((await person.call('GET', path)).status, 422, path)
    }
  }
  const nul = String.fromCharCode(0)
  const half = String.fromCharCode(0xd800)
  for (const text of [nul, `a${nul}b`, half]) {
    const credential = { id: text, rawId: text, type: 'public-key', response: {}, clientExtensionResults: {} }
    const patch = { op: 'set', node: 'node', path: ['name'], value: text }
    for (const [path, body] of [
      ['/api/account/sign-in/passkey', { credential }],
      ['/api/account/sign-in/passkey', { credential: { ...credential, id: 'x', response: { [text]: 1 } } }],
      ['/api/account/sign-in', { email: `${text}@portico.example`, password: text }],
      [
        `${page}/patches`,
        { base: 1, clientId: 'hostile-client', saveId: 'hostile-save-000', patches: [patch] },
      ],
    ] as const) {
      const said = await person.call('POST', path, body)
      assert.equal(said.status, 422, `${path}: ${said.text}`)
    }
  }
  const said = await person.call('GET', `/api/sites?search=%00`)
  assert.equal(said.status, 422, said.text)
  assert.equal((await person.call('GET', `${page}%00`)).status, 422)
  assert.deepEqual(shared.faults, [])
})
