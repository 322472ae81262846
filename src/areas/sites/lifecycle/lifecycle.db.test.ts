import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { DAY, fixedClock } from '#kernel/clock.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import type { Ctx } from '#platform/ctx.ts'
import { createLog, silentLog } from '#platform/log/log.ts'
import { testRolledBack as test, testCtx, testDatabase } from '#platform/testing/world.ts'
import { readContributor } from '../contributors/contributor.store.ts'
import { noticeMails } from '../emails/notice-mails.ts'
import { findSitesByStatus } from '../site/find-site.ts'
import { readSite } from '../site/site.store.ts'
import { monthsAfter, nextStep } from '../site/site.ts'
import { changeStatus } from '../status/change-status.ts'
import { movesOf } from '../status/moves-of.ts'
import { extendTrial } from '../status/extend-trial.ts'
import {
  aBookshop,
  aContributor,
  aDaysWork,
  anAccount,
  aSite,
  noticesOf,
  pass,
  purgesOf,
  withoutPlans,
} from '../testing.ts'
import { readEntries } from '../timeline/timeline.store.ts'
import { advanceAll, endContributions } from './daily.ts'
import { advanceSite } from './advance-site.ts'
import { deleteRows, tenantTables } from './lifecycle.store.ts'
import { purgeOrder } from './purge-order.ts'
import { purgeSite } from './purge-site.ts'

withoutPlans()

const start = '2026-01-31T09:00:00Z'

/** What a recurring job is given, all of it within one transaction. */
const run = (ctx: Ctx): Parameters<typeof advanceAll>[0] => ({
  transaction: (work) => work(ctx),
  signal: new AbortController().signal,
  log: silentLog(),
})

test('a trial ends, expires, is notified at 1, 6 and 11 months, and is removed after 12', async (db) => {
  const { clock, ctx, siteId } = await aBookshop(db, start)
  const seen: [string, number, string[]][] = []
  for (let day = 0; day < 440; day += 1) {
    const before = await noticesOf(ctx, siteId)
    await aDaysWork(ctx)
    const after = await noticesOf(ctx, siteId)
    const fresh = [...after]
    for (const kind of before) fresh.splice(fresh.indexOf(kind), 1)
    const status = (await readSite(ctx, siteId))?.status ?? 0
    if (fresh.length > 0) {
      seen.push([new Date(clock.now()).toISOString().slice(0, 10), status, fresh])
      await aDaysWork(ctx)
      assert.deepEqual(await noticesOf(ctx, siteId), after, 'a second run on the same day does nothing')
    }
    clock.advance(DAY)
  }
  assert.deepEqual(seen, [
    ['2026-02-11', 3, ['trial-ending']],
    ['2026-02-14', 1, ['expired']],
    ['2026-03-14', 1, ['expired-month-1']],
    ['2026-08-14', 1, ['expired-month-6']],
    ['2027-01-14', 1, ['expired-month-11']],
    ['2027-02-14', 5, ['removed']],
    ['2027-03-09', 5, ['purge-in-7-days']],
    ['2027-03-15', 5, ['purge-in-1-day']],
  ])
})

test('a trial extended after its notice gets another before its new end', async (db) => {
  const { clock, ctx, siteId } = await aBookshop(db, start)
  const told = async () => (await noticesOf(ctx, siteId)).filter((kind) => kind === 'trial-ending').length
  await pass(ctx, clock, 12 * DAY)
  await extendTrial(ctx, { siteId })
  await aDaysWork(ctx)
  assert.equal(await told(), 1)
  await pass(ctx, clock, 6 * DAY)
  await aDaysWork(ctx)
  assert.equal(await told(), 2)
})

test('past due for 15 days, resold grace for 30: then expired', async (db) => {
  const clock = fixedClock(start)
  const ctx = testCtx(db, { clock })
  const owner = await anAccount(ctx)
  const due = await aSite(ctx, owner)
  const resold = await aSite(ctx, owner)
  await changeStatus(ctx, { siteId: due, to: siteStatus.paid, why: 'A test' })
  await changeStatus(ctx, { siteId: due, to: siteStatus.pastDue, why: 'A test' })
  for (const to of [siteStatus.paid, siteStatus.resold, siteStatus.resoldGracePeriod]) {
    await changeStatus(ctx, { siteId: resold, to, why: 'A test' })
  }
  const statusOf = async (siteId: string) => (await readSite(ctx, siteId))?.status
  await pass(ctx, clock, 15 * DAY - 1)
  assert.equal(await statusOf(due), siteStatus.pastDue)
  await pass(ctx, clock, 1)
  assert.equal(await statusOf(due), siteStatus.expired)
  assert.equal(await statusOf(resold), siteStatus.resoldGracePeriod)
  await pass(ctx, clock, 15 * DAY)
  assert.equal(await statusOf(resold), siteStatus.expired)
  assert.deepEqual((await noticesOf(ctx, due)).toSorted(), ['expired', 'past-due'])
  assert.deepEqual((await noticesOf(ctx, resold)).toSorted(), ['expired', 'resold-grace'])
})

test('administrators of a site whose owner deleted their account are notified, and may restore it', async (db) => {
  const { clock, ctx, owner, siteId } = await aBookshop(db, start)
  const admins = [
    await aContributor(ctx, siteId, { roles: ['admin'] }),
    await aContributor(ctx, siteId, { roles: ['admin', 'viewer'] }),
  ]
  await aContributor(ctx, siteId, { roles: ['admin'], endsAt: clock.now() + 90 * DAY })
  await aContributor(ctx, siteId, { roles: ['website_editor'] })
  await changeStatus(ctx, { siteId, to: siteStatus.removed, why: 'A test' })
  await sql`update accounts set email = null, name = '', deleted_at = now() where id = ${owner.id}`.execute(
    db,
  )
  await pass(ctx, clock, 23 * DAY)
  await pass(ctx, clock, 6 * DAY)
  await aDaysWork(ctx)
  const { rows } = await sql<{ to: string; kind: string; plain: string }>`
    select to_address as to, kind, plain from mails where site_id = ${siteId} and kind like 'sites.purge%'
    order by kind, to_address`.execute(db)
  const told = admins.map(({ email }) => email).toSorted()
  assert.deepEqual(
    rows.map(({ to, kind }) => [kind, to]),
    [...told.map((to) => ['sites.purge-in-1-day', to]), ...told.map((to) => ['sites.purge-in-7-days', to])],
  )
  for (const { plain } of rows) {
    assert.doesNotMatch(plain, /you own/)
    assert.match(plain, /you are an administrator of/)
  }
})

test('a job that was away for months moves on and does not send what is over', async (db) => {
  const { clock, ctx, siteId } = await aBookshop(db, start)
  await changeStatus(ctx, { siteId, to: siteStatus.expired, why: 'A test' })
  await pass(ctx, clock, monthsAfter(clock.now(), 7) - clock.now())
  assert.deepEqual((await noticesOf(ctx, siteId)).toSorted(), ['expired', 'expired-month-6'])
})

test('a job that was away past the 30 days tells first, and purges a day later: until then the site comes back', async (db) => {
  const clock = fixedClock(start)
  const ctx = testCtx(db, { clock })
  const owner = await anAccount(ctx)
  const [gone, back] = [await aSite(ctx, owner), await aSite(ctx, owner)]
  for (const siteId of [gone, back])
    await changeStatus(ctx, { siteId, to: siteStatus.removed, why: 'A test' })
  await pass(ctx, clock, 40 * DAY)
  await aDaysWork(ctx)
  assert.equal(await purgesOf(ctx, gone), 0)
  assert.deepEqual((await noticesOf(ctx, gone)).toSorted(), ['purge-in-1-day', 'removed'])
  const site = await readSite(ctx, gone)
  assert.deepEqual(site && nextStep(site), { to: null, at: clock.now() + DAY })
  const { rows } = await sql<{ html: string }>`
    select html from mails where site_id = ${gone} and kind = 'sites.purge-in-1-day'`.execute(db)
  assert.match(rows[0]?.html ?? '', /March 13, 2026/, 'the day in the mail is the day it is removed')
  await pass(ctx, clock, DAY - 1)
  assert.equal(await purgesOf(ctx, gone), 0)
  await changeStatus(ctx, { siteId: back, to: siteStatus.trial, why: 'A test' })
  await pass(ctx, clock, 1)
  assert.deepEqual([await purgesOf(ctx, gone), await purgesOf(ctx, back)], [1, 0])
  assert.deepEqual((await noticesOf(ctx, gone)).toSorted(), ['purge-in-1-day', 'removed'])
})

test('a notice sent late on the last day gives a whole day, in the mail and in the app', async (db) => {
  const { clock, ctx, siteId } = await aBookshop(db, start)
  await changeStatus(ctx, { siteId, to: siteStatus.removed, why: 'A test' })
  await pass(ctx, clock, 30 * DAY - 1)
  await pass(ctx, clock, DAY - 1)
  assert.equal(await purgesOf(ctx, siteId), 0)
  const site = await readSite(ctx, siteId)
  assert.deepEqual(site && (await movesOf(ctx, site)), [siteStatus.trial])
  await pass(ctx, clock, 1)
  assert.equal(await purgesOf(ctx, siteId), 1)
})

test('a notice, late or not, tells since when and until when, and no time that is over', async (db) => {
  for (const [months, kind] of [
    [5, 'expired-month-1'],
    [10, 'expired-month-6'],
    [11, 'expired-month-11'],
    [14, 'expired-month-11'],
  ] as const) {
    const clock = fixedClock(start)
    const ctx = testCtx(db, { clock })
    const siteId = await aSite(ctx, await anAccount(ctx))
    await changeStatus(ctx, { siteId, to: siteStatus.expired, why: 'A test' })
    await pass(ctx, clock, monthsAfter(clock.now(), months) - clock.now())
    const { rows } = await sql<{ subject: string; plain: string; html: string }>`
      select subject, plain, html from mails where site_id = ${siteId} and kind = ${`sites.${kind}`}`.execute(
      db,
    )
    const [mail] = rows
    assert.ok(mail, kind)
    assert.match(mail.plain, /expired on January 31, 2026/)
    const site = await readSite(ctx, siteId)
    const next = new Date((site && nextStep(site)?.at) ?? 0)
    const day = next.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    assert.ok(mail.subject.includes(day) && mail.plain.includes(day), `${kind}: ${day}`)
    if (kind === 'expired-month-11')
      for (const said of [mail.subject, mail.plain])
        assert.ok(said.includes(`removed on ${day} at the earliest`))
    assert.doesNotMatch(mail.subject + mail.html, /\b(one|six|eleven|a) (more )?months?\b/i)
  }
})

test('what fails is undone whole and done by the next run; the others have their turn', async () => {
  const clock = fixedClock(start)
  const database = await testDatabase()
  const made = await database.transaction('platform', async (db) => {
    const ctx = testCtx(db, { clock })
    const owner = await anAccount(ctx)
    return [await aSite(ctx, owner), await aSite(ctx, owner), await aSite(ctx, owner)]
  })
  clock.advance(15 * DAY)
  let left = 2
  const lines: string[] = []
  const job = (isCrashing: boolean) => ({
    transaction: <T>(work: (ctx: Ctx) => Promise<T>) =>
      database.transaction('platform', async (db) => {
        const result = await work(testCtx(db, { clock }))
        // The work of the second site is done and then lost, as a crash before the commit loses it.
        if (isCrashing && typeof result !== 'object' && (left -= 1) === 0) throw new Error('the process died')
        return result
      }),
    signal: new AbortController().signal,
    log: createLog({
      level: 'error',
      format: 'json',
      destination: { write: (line) => void lines.push(line) },
    }),
  })
  await assert.rejects(advanceAll(job(true)), AggregateError)
  const failed = lines.map((line) => (JSON.parse(line) as { of?: string }).of ?? '')
  assert.deepEqual([failed.length, made.includes(failed[0] ?? '')], [1, true], 'the log tells which it was')
  const state = (work: (ctx: Ctx) => Promise<unknown>) =>
    database.transaction('platform', (db) => work(testCtx(db, { clock })))
  const expired = async (): Promise<number> => {
    const found = (await state((ctx) => findSitesByStatus(ctx.db, [siteStatus.expired]))) as { id: string }[]
    return found.filter(({ id }) => made.includes(id)).length
  }
  assert.equal(await expired(), 2)
  await advanceAll(job(false))
  await advanceAll(job(false))
  assert.equal(await expired(), 3)
  for (const siteId of made) {
    await state(async (ctx) => {
      assert.deepEqual(await noticesOf(ctx, siteId), ['expired'])
      const entries = await readEntries(ctx, { siteId, before: null, limit: 50 })
      const changes = entries.filter(({ what }) => what === 'sites.status_changed')
      assert.deepEqual(
        changes.map(({ values }) => values['reason']),
        ['trial_over'],
      )
    })
  }
})

test('a contributor whose end has come is taken off, once, with a line on the timeline', async (db) => {
  const { clock, ctx, siteId } = await aBookshop(db, start)
  const guest = await aContributor(ctx, siteId, { roles: ['viewer'], endsAt: clock.now() + DAY })
  await endContributions(run(ctx))
  assert.ok(await readContributor(ctx, siteId, guest.id))
  clock.advance(DAY)
  await endContributions(run(ctx))
  await endContributions(run(ctx))
  assert.equal(await readContributor(ctx, siteId, guest.id), null)
  const entries = await readEntries(ctx, { siteId, before: null, limit: 50 })
  assert.equal(entries.filter(({ what }) => what === 'sites.contributor_ended').length, 1)
})

test('a purge deletes every row and file of the site, goes on after a crash, and touches no other', async () => {
  const clock = fixedClock(start)
  const database = await testDatabase()
  const { storage } = testCtx(null as never).tools
  const [gone, stays] = await database.transaction('platform', async (db) => {
    const ctx = testCtx(db, { clock })
    const owner = await anAccount(ctx)
    const made = [await aSite(ctx, owner), await aSite(ctx, owner)]
    for (const siteId of made) {
      await aContributor(ctx, siteId, { roles: ['viewer'] })
      await changeStatus(ctx, { siteId, to: siteStatus.removed, why: 'A test' })
    }
    return made as [string, string]
  })
  await storage.put(`${gone}/a/picture`, new Uint8Array([1]))
  await storage.put(`${stays}/a/picture`, new Uint8Array([1]))
  clock.advance(29 * DAY)
  const transaction = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
    database.transaction('platform', (db) => work(testCtx(db, { clock })))
  assert.equal(await transaction((ctx) => advanceSite(ctx, gone)), 'told')
  clock.advance(DAY)
  assert.equal(await transaction((ctx) => advanceSite(ctx, gone)), 'purge')
  assert.equal(await transaction((ctx) => advanceSite(ctx, gone)), 'nothing', 'it is under way')

  let steps = 0
  const crashing = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> => {
    steps += 1
    if (steps === 6) throw new Error('the process died')
    return transaction(work)
  }
  await assert.rejects(
    purgeSite({ storage, transaction: crashing }, gone, async () => {}),
    /died/,
  )
  let ends = 0
  await purgeSite({ storage, transaction }, gone, async () => void (ends += 1))
  await purgeSite({ storage, transaction }, gone, async () => void (ends += 1))
  assert.equal(ends, 1)
  await transaction(async (ctx) => {
    assert.equal(await readSite(ctx, gone), null)
    assert.ok(await readSite(ctx, stays))
    for (const { name } of await tenantTables(ctx)) {
      const { rows } = await sql`select 1 from ${sql.id(name)} where site_id = ${gone}`.execute(ctx.db)
      assert.equal(rows.length, 0, name)
    }
  })
  assert.equal(await storage.head(`${gone}/a/picture`), null)
  assert.ok(await storage.head(`${stays}/a/picture`))
})

test('a purge whose job gave up is gone on with a day later, and once a day', async (db) => {
  const { clock, ctx, siteId } = await aBookshop(db, start)
  await changeStatus(ctx, { siteId, to: siteStatus.removed, why: 'A test' })
  const queued = () => purgesOf(ctx, siteId)
  await pass(ctx, clock, 29 * DAY)
  await pass(ctx, clock, DAY)
  assert.equal(await queued(), 1)
  // The store of files was away for longer than the job is tried again.
  await pass(ctx, clock, DAY / 2)
  assert.equal(await queued(), 1, 'it may still be at work')
  await pass(ctx, clock, DAY / 2)
  await aDaysWork(ctx)
  assert.equal(await queued(), 2)
  await pass(ctx, clock, DAY)
  assert.equal(await queued(), 3)
})

test('every table of a site can be purged: an order exists, and the platform may delete', async (db) => {
  const ctx = testCtx(db)
  const order = purgeOrder(await tenantTables(ctx))
  assert.ok(order.length > 5)
  for (const { name } of order) await deleteRows(ctx, name, '019aa000-0000-7000-8000-00000000ffff', 10)
})

test('tables that refer to each other have no order', () => {
  const ring = (name: string, to: string) => ({ name, refersToItself: false, refersTo: [to] })
  assert.throws(() => purgeOrder([ring('a', 'b'), ring('b', 'a')]), /a, b/)
  const order = purgeOrder([ring('line', 'order'), { name: 'order', refersToItself: true, refersTo: [] }])
  assert.deepEqual(
    order.map(({ name }) => name),
    ['line', 'order'],
  )
})

test('a notice says what is true whoever reads it: who removed a site, and what visitors saw of a trial', async () => {
  const { words, formats } = testCtx(null as never).tools
  const said = async (kind: keyof typeof noticeMails) => {
    const mail = noticeMails[kind]
    return JSON.stringify(mail.render(mail.sample, words('en-US'), await formats('en-US')))
  }
  assert.doesNotMatch(await said('purge_in_7_days'), /you removed/i)
  assert.match(await said('purge_in_7_days'), /was removed on January 4, 2026/)
  // Until then they saw that it is coming soon.
  assert.doesNotMatch(await said('trial_ending'), /no longer see/)
  assert.match(await said('trial_ending'), /see that the site is not available/)
})

test('every notice has words', async () => {
  const { words, formats } = testCtx(null as never).tools
  for (const [kind, mail] of Object.entries(noticeMails)) {
    const content = mail.render(mail.sample, words('en-US'), await formats('en-US'))
    const said = JSON.stringify(content)
    assert.ok(!said.includes('site_mail.'), kind)
    assert.ok(said.includes('Kestrel Books'), kind)
    assert.equal(said.includes('/export'), kind.startsWith('expired'), kind)
  }
})
