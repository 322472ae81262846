import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { DAY, fixedClock } from '#kernel/clock.ts'
import { siteStatus, type SiteStatus, TRIAL_DAYS } from '#kernel/states/site-status.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Db } from '#platform/db/database.ts'
import { resumeMails } from '#platform/mail/hold-mail.ts'
import { insertHold } from '#platform/mail/mail-hold.store.ts'
import { testRolledBack as test, testCtx } from '#platform/testing/world.ts'
import { readSite } from '../site/site.store.ts'
import { isPastReturn, monthsAfter } from '../site/site.ts'
import { changeStatus } from '../status/change-status.ts'
import { movesOf } from '../status/moves-of.ts'
import { TRIAL_NOTICE_DAYS } from './notice.ts'
import {
  aBookshop,
  aDaysWork,
  anAccount,
  aSite,
  noticesOf,
  pass,
  purgesOf,
  withoutPlans,
} from '../testing.ts'

withoutPlans()

// What becomes of a site whose last notice was written and could not leave.

const start = '2026-01-31T09:00:00Z'

/** Lets mails leave again, by the clock of the test. */
async function resume({ db, clock }: Ctx, waiting: 'send' | 'give_up'): Promise<void> {
  assert.notEqual(await resumeMails(db, waiting), null)
  const now = new Date(clock.now()).toISOString()
  await sql`update portico.instance set resumed_at = ${now}::timestamptz`.execute(db)
}

/** Sites of one owner that are removed, and of which the last mail was queued when mails began to be held. */
async function toldAndHeld(db: Db, count: number) {
  const clock = fixedClock(start)
  const ctx = testCtx(db, { clock })
  const owner = await anAccount(ctx)
  const sites: string[] = []
  for (let n = 0; n < count; n += 1) {
    const siteId = await aSite(ctx, owner)
    await changeStatus(ctx, { siteId, to: siteStatus.removed, why: 'A test' })
    sites.push(siteId)
  }
  await pass(ctx, clock, 29 * DAY)
  await insertHold(db)
  return { clock, ctx, sites }
}

test('while mails are held no last mail is queued and no purge begins, nor for a day after', async (db) => {
  const clock = fixedClock(start)
  const ctx = testCtx(db, { clock })
  const owner = await anAccount(ctx)
  const [told, untold] = [await aSite(ctx, owner), await aSite(ctx, owner)]
  await changeStatus(ctx, { siteId: told, to: siteStatus.removed, why: 'A test' })
  clock.advance(DAY)
  await changeStatus(ctx, { siteId: untold, to: siteStatus.removed, why: 'A test' })
  await pass(ctx, clock, 28 * DAY)
  await insertHold(db)
  await pass(ctx, clock, 3 * DAY)
  assert.deepEqual([await purgesOf(ctx, told), await purgesOf(ctx, untold)], [0, 0])
  assert.ok((await noticesOf(ctx, told)).includes('purge-in-1-day'))
  assert.ok(!(await noticesOf(ctx, untold)).includes('purge-in-1-day'))
  await resume(ctx, 'send')
  await aDaysWork(ctx)
  assert.ok((await noticesOf(ctx, untold)).includes('purge-in-1-day'))
  // Whose mail was held can bring the site back as well: the day is theirs.
  for (const siteId of [told, untold]) {
    const site = await readSite(ctx, siteId)
    assert.ok(site && !isPastReturn(site, clock.now() + DAY - 1) && isPastReturn(site, clock.now() + DAY))
  }
  await pass(ctx, clock, DAY - 1)
  assert.deepEqual([await purgesOf(ctx, told), await purgesOf(ctx, untold)], [0, 0])
  await pass(ctx, clock, 1)
  assert.deepEqual([await purgesOf(ctx, told), await purgesOf(ctx, untold)], [1, 1])
})

/** What the last mails of a removed site say, in the order in which they were queued: subject and plain text. */
async function lastMailsOf(ctx: Ctx, siteId: string): Promise<string[]> {
  const { rows } = await sql<{ said: string }>`
    select subject || ' ' || plain as said from mails
    where site_id = ${siteId} and kind = 'sites.purge-in-1-day' order by id`.execute(ctx.db)
  return rows.map(({ said }) => said)
}

test('what the mails of a removed site say stays true where they are held and arrive when their date is over', async (db) => {
  const { clock, ctx, siteId } = await aBookshop(db, start)
  await changeStatus(ctx, { siteId, to: siteStatus.removed, why: 'A test' })
  await pass(ctx, clock, 23 * DAY)
  await pass(ctx, clock, 6 * DAY)
  const { rows } = await sql<{ kind: string; subject: string; html: string; plain: string }>`
    select kind, subject, html, plain from mails where site_id = ${siteId}`.execute(db)
  assert.equal(rows.length, 3)
  for (const { kind, subject, html, plain } of rows) {
    assert.match(html, /until March 2, 2026 at least/, kind)
    if (kind !== 'sites.removed') assert.match(plain, /on March 2, 2026 at the earliest/, kind)
    assert.doesNotMatch(subject + html, /tomorrow|days|last day/i, kind)
  }
})

test('where mails were held since the last one, it is sent again with the day that holds, even if the first was given up', async (db) => {
  const { clock, ctx, sites } = await toldAndHeld(db, 1)
  const [siteId = ''] = sites
  await pass(ctx, clock, 10 * DAY)
  assert.equal((await lastMailsOf(ctx, siteId)).length, 1)
  await resume(ctx, 'give_up')
  await aDaysWork(ctx)
  await aDaysWork(ctx)
  const said = await lastMailsOf(ctx, siteId)
  assert.equal(said.length, 2)
  assert.match(said[1] ?? '', /March 12, 2026/)
  assert.equal(await purgesOf(ctx, siteId), 0)
  await pass(ctx, clock, DAY)
  assert.equal(await purgesOf(ctx, siteId), 1)
  assert.equal((await lastMailsOf(ctx, siteId)).length, 2)
})

test('a removed site whose purge waits for mails that are held can be brought back', async (db) => {
  const { clock, ctx, sites } = await toldAndHeld(db, 2)
  const [held = '', left = ''] = sites
  clock.advance(3 * DAY)
  const site = await readSite(ctx, held)
  assert.deepEqual(site && (await movesOf(ctx, site)), [siteStatus.trial])
  await changeStatus(ctx, { siteId: held, to: siteStatus.trial, why: 'A test' })
  await resume(ctx, 'send')
  // The work of the day has not come yet: the mail has left, and what it says holds.
  await changeStatus(ctx, { siteId: left, to: siteStatus.trial, why: 'A test' })
})

test('who brought a site back while mails were held is not told afterwards that it will be deleted', async (db) => {
  const { ctx, sites } = await toldAndHeld(db, 2)
  const [back = '', gone = ''] = sites
  // As where there is a mail server; what has left already is not called back.
  await sql`
    update mails set state = case kind when 'sites.removed' then 'sent' else 'queued' end
    where site_id in (${back}, ${gone})`.execute(db)
  await changeStatus(ctx, { siteId: back, to: siteStatus.trial, why: 'A test' })
  const states = async (siteId: string) => {
    const { rows } = await sql<{ state: string }>`
      select state from mails where site_id = ${siteId} and kind like 'sites.%' order by id`.execute(db)
    return rows.map(({ state }) => state)
  }
  assert.deepEqual(await states(back), ['sent', 'unknown'])
  assert.deepEqual(await states(gone), ['sent', 'queued'])
})

/** The mails of a site's life, by their types, with what became of each. */
async function statesOf(ctx: Ctx, siteId: string): Promise<Record<string, string>> {
  const { rows } = await sql<{ kind: string; state: string }>`
    select kind, state from mails where site_id = ${siteId} and kind like 'sites.%'`.execute(ctx.db)
  return Object.fromEntries(rows.map(({ kind, state }) => [kind, state]))
}

test('notices of a status are cancelled once the site has left it', async (db) => {
  const clock = fixedClock(start)
  const ctx = testCtx(db, { clock })
  const owner = await anAccount(ctx)
  const told = async (...[from, to]: readonly SiteStatus[]): Promise<unknown[]> => {
    const siteId = await aSite(ctx, owner)
    if (from === undefined || to === undefined) {
      await pass(ctx, clock, (TRIAL_DAYS - TRIAL_NOTICE_DAYS) * DAY)
    } else {
      await sql`update sites set status = ${from} where id = ${siteId}`.execute(db)
      await changeStatus(ctx, { siteId, to, why: 'A test' })
    }
    // As where there is a mail server.
    await sql`update mails set state = 'queued' where site_id = ${siteId}`.execute(db)
    const before = await statesOf(ctx, siteId)
    await changeStatus(ctx, { siteId, to: siteStatus.paid, why: 'A test' })
    return [before, await statesOf(ctx, siteId)]
  }
  const { paid, pastDue, resold, resoldGracePeriod } = siteStatus
  const calledOff = (kind: string) => [{ [kind]: 'queued' }, { [kind]: 'unknown' }]
  assert.deepEqual(await told(), calledOff('sites.trial-ending'))
  assert.deepEqual(await told(paid, pastDue), calledOff('sites.past-due'))
  assert.deepEqual(await told(resold, resoldGracePeriod), calledOff('sites.resold-grace'))
})

test('no removal notice is sent for an expired site that runs again', async (db) => {
  const clock = fixedClock(start)
  const ctx = testCtx(db, { clock })
  const owner = await anAccount(ctx)
  const [back, left, removed] = [
    await aSite(ctx, owner),
    await aSite(ctx, owner),
    await aSite(ctx, owner),
  ] as const
  const all = [back, left, removed]
  for (const siteId of all) await changeStatus(ctx, { siteId, to: siteStatus.expired, why: 'A test' })
  const expired = clock.now()
  for (const months of [1, 6, 11]) {
    await pass(ctx, clock, monthsAfter(expired, months) - clock.now())
  }
  // As where there is a mail server; what has left already is not called back.
  await sql`
    update mails set state = case kind when 'sites.expired-month-1' then 'sent' else 'queued' end
    where site_id = any(${all}::uuid[])`.execute(db)
  await changeStatus(ctx, { siteId: back, to: siteStatus.paid, why: 'A test' })
  await changeStatus(ctx, { siteId: removed, to: siteStatus.removed, why: 'A test' })
  const waiting = {
    'sites.expired': 'queued',
    'sites.expired-month-1': 'sent',
    'sites.expired-month-6': 'queued',
    'sites.expired-month-11': 'queued',
  }
  assert.deepEqual(await statesOf(ctx, left), waiting)
  assert.deepEqual(await statesOf(ctx, back), {
    'sites.expired': 'unknown',
    'sites.expired-month-1': 'sent',
    'sites.expired-month-6': 'unknown',
    'sites.expired-month-11': 'unknown',
  })
  // It was not brought back.
  const { 'sites.removed': _, ...others } = await statesOf(ctx, removed)
  assert.deepEqual(others, waiting)
})

test('an expired site whose last notice was held gets it again, and is removed a month after that', async (db) => {
  const { clock, ctx, siteId } = await aBookshop(db, start)
  await changeStatus(ctx, { siteId, to: siteStatus.expired, why: 'A test' })
  await pass(ctx, clock, monthsAfter(clock.now(), 14) - clock.now())
  await insertHold(db)
  await pass(ctx, clock, monthsAfter(clock.now(), 2) - clock.now())
  assert.equal((await readSite(ctx, siteId))?.status, siteStatus.expired)
  await resume(ctx, 'give_up')
  await aDaysWork(ctx)
  await aDaysWork(ctx)
  assert.deepEqual((await noticesOf(ctx, siteId)).toSorted(), [
    'expired',
    'expired-month-11',
    'expired-month-11',
  ])
  const told = clock.now()
  await pass(ctx, clock, monthsAfter(told, 1) - told - 1)
  assert.equal((await readSite(ctx, siteId))?.status, siteStatus.expired)
  await pass(ctx, clock, 1)
  assert.equal((await readSite(ctx, siteId))?.status, siteStatus.removed)
})
