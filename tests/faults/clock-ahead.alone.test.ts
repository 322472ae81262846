import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { plantDemonstration } from '#faces/server/demonstration.ts'
import { type Portico, startPortico } from '#faces/server/app.ts'
import { type Clock, HOUR, MINUTE, systemClock } from '#kernel/clock.ts'
import { readConfig } from '#platform/config/config.ts'
import { JOBS_SCHEMA } from '#platform/jobs/queue-job.ts'
import { silentLog } from '#platform/log/log.ts'
import { brokenIn } from './invariants.ts'
import {
  ask,
  environment,
  freePort,
  makeSite,
  operator,
  Person,
  plantedDatabase,
  plantedFolder,
  startProgram,
  readUntil,
} from './program.ts'

// The program's clock is set an hour ahead, and back again: nobody is thrown out, nothing is lost, and
// nothing happens twice. Jobs go by the database's clock, which no program's clock can move.

const ahead: Clock = { now: () => Date.now() + HOUR }

test('the clock is an hour ahead, then right again', async (t) => {
  const [folder, database] = [plantedFolder(), await plantedDatabase()]
  const port = await freePort()
  const config = readConfig(
    environment(port, {
      folder: folder.path,
      database: database?.url ?? null,
      more: { LOG_LEVEL: 'silent' },
    }),
  )
  let portico: Portico | null = null
  const open = async (clock: Clock): Promise<Portico> => {
    await portico?.close()
    portico = await startPortico({ config, log: silentLog(), clock, host: '127.0.0.1' })
    return portico
  }
  t.after(async () => {
    await portico?.close()
    await database?.drop()
    folder.remove()
  })

  const first = await open(systemClock)
  await plantDemonstration(first)
  const person = await new Person(port).signIn()
  const site = await makeSite(person)
  await person.post(`/api/sites/${site.id}/releases`, { styles: true })
  await person.post(`/api/sites/${site.id}/invitations`, {
    email: 'guest@example.com',
    roles: ['website_editor'],
    customRoleIds: [],
    calendars: null,
    endsAt: null,
  })
  const at = new Date(Date.now() + 30 * MINUTE).toISOString()
  await person.post(`/api/sites/${site.id}/releases`, { styles: true, note: 'Later', at })
  /** The periods of recurring work, as `job period`. */
  const periods = async (of: Portico): Promise<string[]> =>
    (
      await sql<{ one: string }>`
        select job || ' ' || period::text as one from portico.job_periods`.execute(of.database.root)
    ).rows.map(({ one }) => one)
  await first.jobs.queueDue()
  const before = await periods(first)
  const asked = await sql<{ at: string }>`select now()::text as at`.execute(first.database.root)
  assert.ok(before.length > 0, 'recurring work has its periods')
  /**
   * Queues what is due, and tells which of it was not: some of it comes every ten minutes, and one of those may
   * begin meanwhile, by the database's clock.
   */
  const undue = async (of: Portico): Promise<string[]> => {
    const known = await periods(of)
    assert.deepEqual(
      before.filter((one) => !known.includes(one)),
      [],
      'what was queued once is known',
    )
    await of.jobs.queueDue()
    const { rows } = await sql<{ one: string }>`
      select job || ' ' || period::text as one from portico.job_periods
      where period > now() or period <= ${asked.rows[0]?.at}::timestamptz`.execute(of.database.root)
    return rows.map(({ one }) => one).filter((one) => !before.includes(one))
  }
  const releases = () =>
    person.get<{ releases: { note: string; state: string; number: number }[] }>(
      `/api/sites/${site.id}/releases`,
    )
  const invitations = async () =>
    (
      await person.get<{ invitations: { email: string; isExpired: boolean }[] }>(
        `/api/sites/${site.id}/contributors`,
      )
    ).invitations
  const card = () => person.get<{ status: number; statusSince: string }>(`/api/sites/${site.id}`)
  const statusBefore = await card()

  const second = await open(ahead)
  // Sessions live; only what wants a fresh proof asks for one.
  assert.equal((await person.call('GET', '/api/account')).status, 200, 'the session is still good')
  const sensitive = await person.call('POST', '/api/account/email-change', { email: 'new@example.com' })
  assert.equal(sensitive.status, 401, 'a proof of an hour ago is not fresh')
  assert.match(sensitive.text, /prove_again/)
  // Invitations and drafts are as they were.
  assert.deepEqual(
    (await invitations()).map((one) => [one.email, one.isExpired]),
    [['guest@example.com', false]],
  )
  // Half an hour from now is past by this clock, and refused in words; the one scheduled before waits.
  const late = await person.call('POST', `/api/sites/${site.id}/releases`, { styles: true, at })
  assert.equal(late.status, 422, late.text)
  assert.deepEqual(await undue(second), [], 'recurring work is not due an hour early')
  const waiting = (await releases()).releases.find((one) => one.note === 'Later')
  assert.equal(waiting?.state, 'scheduled')
  assert.deepEqual(
    [(await card()).status, (await card()).statusSince],
    [statusBefore.status, statusBefore.statusSince],
  )

  // Its time comes by the database's clock: it goes live once, whatever the program's clock says.
  await sql`
    update ${sql.raw(JOBS_SCHEMA)}.job set start_after = now()
    where name = 'pages.release-due' and state < 'active'`.execute(second.database.root)
  for (let tries = 0; ; tries += 1) {
    const one = (await releases()).releases.find((each) => each.note === 'Later')
    if (one?.state === 'live') break
    assert.ok(tries < 200, `the scheduled release is ${one?.state}`)
    await pause(100)
  }

  const third = await open(systemClock)
  assert.equal((await person.call('GET', '/api/account')).status, 200, 'the session outlives the way back')
  assert.deepEqual(await undue(third), [], 'nothing is due a second time')
  const { releases: all } = await releases()
  assert.deepEqual(
    all.map((one) => [one.number, one.state]).toSorted(),
    [
      [1, 'past'],
      [2, 'live'],
    ],
    'two releases, one of them live',
  )
  // Ids and times made while the clock was ahead do not stand in the way of new ones.
  await person.post(`/api/sites/${site.id}/releases`, { styles: true })
  assert.equal((await releases()).releases.filter((one) => one.state === 'live').length, 1)
  assert.equal((await invitations()).length, 1)
  assert.deepEqual(await brokenIn(third.database.root), [])
})

/** Sets the clock of a program's machine an hour ahead, before anything of it is loaded. */
const MACHINE_AHEAD = `
  const Right = Date
  globalThis.Date = class extends Right {
    constructor(...given) {
      super(...(given.length > 0 ? given : [Right.now() + ${HOUR}]))
    }
    static now() {
      return Right.now() + ${HOUR}
    }
  }
  const { main } = await import('./src/faces/server/main.ts')
  await main()`

/** The token in the latest mail whose link goes there. */
async function mailedToken(port: number, path: string): Promise<string> {
  const list = await readUntil(
    async () => (await ask(port, '/dev/mail')).text,
    (text) => text.includes('/dev/mail/-/'),
  )
  const mail = await ask(port, /\/dev\/mail\/-\/[0-9a-f-]{36}/.exec(list)?.[0] ?? '')
  return new RegExp(`${path}#([\\w-]+)`).exec(mail.text)?.[1] ?? ''
}

test('the machine of a program is an hour ahead of its database: tokens, proofs and sessions go by the database', async (t) => {
  const database = await plantedDatabase()
  if (!database) return t.skip('PostgreSQL is not reachable; the embedded database has no clock of its own')
  const folder = plantedFolder()
  const port = await freePort()
  const env = environment(port, { folder: folder.path, database: database.url })
  let program = await startProgram({ port, env })
  t.after(async () => {
    await program.kill()
    await database.drop()
    folder.remove()
  })
  const person = await new Person(port).signIn()
  await person.post('/api/account/request-reset', { email: operator.email })
  const token = await mailedToken(port, '/reset-password')
  assert.notEqual(token, '')
  // One that ends in half an hour, by whatever clock it was begun.
  await database.query(`update account_sessions set expires_at = now() + interval '30 minutes'`)
  await program.stop()

  program = await startProgram({ port, env, code: MACHINE_AHEAD })
  assert.equal((await person.call('GET', '/api/account')).status, 200, 'the session has half an hour left')
  const change = await person.call('POST', '/api/account/email-change', { email: 'new@example.com' })
  assert.equal(change.status, 200, `a proof of a moment ago is fresh: ${change.text}`)
  const other = await new Person(port).signIn()
  const reset = await other.call('POST', '/api/account/reset-password', {
    token,
    password: 'a long new password 7',
    endOtherSessions: false,
  })
  assert.equal(reset.status, 200, `a link of a moment ago is good for an hour: ${reset.text}`)
  const late = await database.query(
    `select count(*)::int as n from account_sessions where last_used_at > now() + interval '1 minute'`,
  )
  assert.equal(late.rows[0].n, 0, 'nothing was done in an hour from now')
})
