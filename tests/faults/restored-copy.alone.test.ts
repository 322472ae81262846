import assert from 'node:assert/strict'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { type SmtpSink, startSmtpSink } from '#platform/testing/smtp-sink.ts'
import { copyPrepared } from '../prepared.ts'
import { assertWhole } from './invariants.ts'
import {
  environment,
  freePort,
  isLongRun,
  Person,
  type Program,
  plantedDatabase,
  scratchFolder,
  startProgram,
  readUntil,
} from './program.ts'
import { run as runCommand } from './run-command.ts'

// what waited in a copy that is put back does not leave by itself: the original may have sent it long ago.

interface MailSeen {
  readonly id: string
  readonly state: string
  readonly to: { readonly address: string }
}

const operator = (program: Program): Promise<Person> => new Person(program.port).signIn()
const mailsTo = async (person: Person, address: string): Promise<MailSeen[]> =>
  (await person.get<{ items: MailSeen[] }>(`/api/operator/mails?address=${encodeURIComponent(address)}`))
    .items
const hold = (person: Person): Promise<{ since: string | null; waiting: number }> =>
  person.get('/api/operator/mail-hold')

/** Somebody signs up; a mail follows. */
async function aWaitingMail(program: Program): Promise<string> {
  const email = `waits-${newId()}@example.com`
  await new Person(program.port).arrive().post('/api/account/sign-up', {
    email,
    password: 'a long enough pass phrase',
    name: 'Ada',
    country: 'GB',
  })
  return email
}

/** What was put off until the mail server may answer again is due now. */
async function tryAtOnce(folder: string): Promise<void> {
  const database = await openDatabase({ folder })
  await sql`update jobs.job set start_after = now() where name = 'mail.send'`.execute(database.root)
  await database.close()
}

/** The copy, or the original: how it is started, and where its database is. */
interface Side {
  start(): Promise<Program>
  readonly at: Parameters<typeof assertWhole>[0]
}

/** Runs both copies, the one that was put back first, and looks at what leaves each. */
async function both(
  t: TestContext,
  given: {
    readonly address: string
    readonly sink: SmtpSink
    readonly copy: Side
    readonly original: Side
  },
): Promise<void> {
  const { address, sink } = given
  const got = (who: string): number => sink.received.filter(({ to }) => to.includes(who)).length

  const copy = await given.copy.start()
  t.after(() => copy.kill())
  const person = await operator(copy)
  const held = await hold(person)
  assert.ok(held.since !== null)
  assert.ok(held.waiting >= 1)
  // A mail that is written in the copy waits too: its job has run, and left it where it was.
  const later = await aWaitingMail(copy)
  await readUntil(
    () => person.get<{ items: unknown[] }>('/api/operator/jobs?name=mail.send&state=done'),
    ({ items }) => items.length >= 2,
  )
  assert.deepEqual([got(address), got(later)], [0, 0])
  assert.equal((await mailsTo(person, address))[0]?.state, 'queued')

  // What waited is given up, what is new leaves.
  const said = await person.post<{ count: number }>('/api/operator/mail-hold/end', { waiting: 'give_up' })
  assert.ok(said.count >= 2)
  assert.equal((await person.call('POST', '/api/operator/mail-hold/end', { waiting: 'send' })).status, 409)
  const fresh = await aWaitingMail(copy)
  await readUntil(
    async () => got(fresh),
    (count) => count === 1,
  )
  assert.equal(got(address), 0)
  const [givenUp] = await mailsTo(person, address)
  assert.equal(givenUp?.state, 'unknown')
  // One of them can be sent by itself.
  const [wanted] = await mailsTo(person, later)
  await person.post(`/api/operator/mails/${wanted?.id}/resend`, { siteId: null })
  await readUntil(
    async () => got(later),
    (count) => count === 1,
  )
  await copy.stop()
  await assertWhole(given.copy.at)

  const original = await given.original.start()
  t.after(() => original.kill())
  assert.equal((await hold(await operator(original))).since, null)
  await readUntil(
    async () => got(address),
    (count) => count === 1,
  )
  await original.stop()
  await assertWhole(given.original.at)
}

/** An embedded database, in the folder `data`, in which a mail waits that is due; it can be copied beside itself. */
async function aWaitingFolder(t: TestContext) {
  const [folder, sink, port, dead] = [
    scratchFolder(),
    await startSmtpSink(),
    await freePort(),
    await freePort(),
  ]
  t.after(async () => {
    await sink.close()
    folder.remove()
  })
  const at = (name: string): string => join(folder.path, name)
  /** The environment of what runs on a folder. */
  const of = (name: string, smtp = sink.url): Record<string, string> =>
    environment(port, { folder: at(name), more: { SMTP_URL: smtp } })
  copyPrepared('planted', at('data'))
  // Nothing answers there: the mail waits.
  const before = await startProgram({ port, env: of('data', `smtp://127.0.0.1:${dead}`) })
  t.after(() => before.kill())
  const address = await aWaitingMail(before)
  await before.kill()
  await tryAtOnce(at('data'))
  const start = (name: string): Promise<Program> => startProgram({ port, env: of(name) })
  const copyTo = (name: string): void => cpSync(at('data'), at(name), { recursive: true })
  return { address, sink, at, of, start, copyTo }
}

// What a copied folder holds is seen below as well, by commands.
if (isLongRun)
  test('the embedded database: the copied folder holds its mails, the original sends them', async (t) => {
    const { address, sink, at, start, copyTo } = await aWaitingFolder(t)
    copyTo('copy')
    const side = (name: string): Side => ({ start: () => start(name), at: { folder: at(name) } })
    await both(t, { address, sink, copy: side('copy'), original: side('data') })
  })

test('PostgreSQL: the copied database holds its mails, the original sends them', async (t) => {
  const from = await plantedDatabase()
  if (!from) return t.skip('PostgreSQL is not reachable; the embedded database was tried')
  const [folder, sink, port] = [scratchFolder(), await startSmtpSink(), await freePort()]
  const copied = `${from.name}_copy`
  const url = new URL(from.url)
  url.pathname = `/${copied}`
  t.after(async () => {
    await sink.close()
    await from.admin(`drop database if exists ${copied} with (force)`)
    await from.drop()
    folder.remove()
  })
  const at = (database: string, role = 'all'): Promise<Program> =>
    startProgram({
      port,
      env: environment(port, { folder: folder.path, database, more: { SMTP_URL: sink.url, ROLE: role } }),
    })
  // Nobody works yet: the mail waits.
  const before = await at(from.url, 'web')
  t.after(() => before.kill())
  const address = await aWaitingMail(before)
  await before.kill()
  await from.admin(`create database ${copied} template ${from.name}`)
  const side = (database: string): Side => ({ start: () => at(database), at: { url: database } })
  await both(t, { address, sink, copy: side(url.href), original: side(from.url) })
})

test('a copy on which a command is the first thing done holds its mails too', async (t) => {
  const { address, sink, at, of, copyTo } = await aWaitingFolder(t)
  const run = (name: string, words: readonly string[]) => runCommand(words, of(name))
  for (const name of ['given-up', 'listed']) copyTo(name)
  /** Since when mails are held in a folder, and what became of the one that waited. */
  const left = async (name: string) => {
    const database = await openDatabase({ folder: at(name) })
    const { rows } = await sql<{ held: Date | null; state: string }>`
      select held_at as held, mails.state from portico.instance, mails where to_address = ${address}`.execute(
      database.root,
    )
    await database.close()
    return rows[0]
  }

  // The original is what it was: nothing is said of it, and nothing held.
  const own = await run('data', ['sites', 'list'])
  assert.equal(own.code, 0, own.said)
  assert.doesNotMatch(own.said, /put back from a copy/)
  assert.equal((await run('data', ['mail', 'resume', '--waiting', 'give-up'])).code, 1)

  const listed = await run('listed', ['sites', 'list'])
  assert.equal(listed.code, 0, listed.said)
  assert.match(listed.said, /^This database was put back from a copy: mails are held .*\.$/m)
  assert.doesNotMatch((await run('listed', ['sites', 'list'])).said, /put back from a copy/)
  const held = await left('listed')
  assert.deepEqual([held?.held === null, held?.state], [false, 'queued'])

  const resumed = await run('given-up', ['mail', 'resume', '--waiting', 'give-up'])
  assert.equal(resumed.code, 0, resumed.said)
  assert.match(resumed.said, /Mails leave again; [1-9]\d* that waited were given up\./)
  assert.deepEqual(await left('given-up'), { held: null, state: 'unknown' })
  assert.equal(sink.received.filter(({ to }) => to.includes(address)).length, 0)
})
