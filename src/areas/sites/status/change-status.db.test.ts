import assert from 'node:assert/strict'
import { DAY } from '#kernel/clock.ts'
import {
  canMove,
  siteStatus,
  siteStatuses,
  siteStatusName,
  type SiteStatus,
} from '#kernel/states/site-status.ts'
import type { Ctx } from '#platform/ctx.ts'
import { asAccount, rolledBack, testRolledBack as test, testCtx } from '#platform/testing/world.ts'
import { advanceSite } from '../lifecycle/advance-site.ts'
import { movesOf } from './moves-of.ts'
import { readSite, updateSite } from '../site/site.store.ts'
import { siteType } from '#kernel/states/site-type.ts'
import { aBookshop, anAccount, aSite, withoutPlans } from '../testing.ts'
import { readEntries } from '../timeline/timeline.store.ts'
import { changeStatus } from './change-status.ts'
import { extendTrial } from './extend-trial.ts'

withoutPlans()

const start = '2026-11-20T10:00:00Z'

async function put(ctx: Ctx, siteId: string, status: SiteStatus, before: SiteStatus | null): Promise<void> {
  const now = new Date(ctx.clock.now())
  const isRemoved = status === siteStatus.removed
  await updateSite(ctx, siteId, {
    status,
    status_since: now,
    status_before: isRemoved ? before : null,
    status_before_since: isRemoved ? now : null,
    removed_at: isRemoved ? now : null,
    legacy_address: 'https://legacy.example/kestrel',
  })
}

const refusal = { name: 'Refusal', code: 'sites.status_move', kind: 'conflict' }

test('every move of the table is made, staying is none, and every other is refused', async (db) => {
  const { ctx, owner, siteId } = await aBookshop(db)
  let moves = 0
  for (const from of siteStatuses) {
    const befores = from === siteStatus.removed ? siteStatuses.filter((one) => one !== from) : [null]
    for (const before of befores) {
      for (const to of siteStatuses) {
        await put(ctx, siteId, from, before)
        const attempt = changeStatus(asAccount(ctx, owner), { siteId, to, why: 'a test' })
        if (from === to) {
          assert.equal((await attempt).status, to)
        } else if (!canMove(from, to, before)) {
          await assert.rejects(attempt, refusal, `${from}→${to}, before ${before}`)
          assert.equal((await readSite(ctx, siteId))?.status, from)
        } else {
          assert.equal((await attempt).status, to)
          moves += 1
        }
      }
    }
  }
  assert.equal(moves, 44 + 3 + 12)
})

test('a change stands on the timeline with who and why', async (db) => {
  const ctx = testCtx(db)
  const operator = await anAccount(ctx)
  const siteId = await aSite(ctx, await anAccount(ctx))
  const to = siteStatus.comped
  await changeStatus(asAccount(ctx, operator), {
    siteId,
    to,
    why: 'A friend of the house',
    asOperator: true,
  })
  const [entry] = await readEntries(ctx, { siteId, before: null, limit: 1 })
  assert.equal(entry?.what, 'sites.status_changed')
  assert.deepEqual(entry?.values, { from: siteStatusName[3], to: siteStatusName[7] })
  assert.equal(entry?.why, 'A friend of the house')
  assert.equal(entry?.actorKind, 'operator')
  assert.equal(entry?.actorId, operator.id)
})

test('a change says why by a reason of the list, and a command of the operator is the operator’s', async (db) => {
  const ctx = testCtx(db)
  const operator = await anAccount(ctx)
  const siteId = await aSite(ctx, await anAccount(ctx))
  const last = async () => {
    const [entry] = await readEntries(ctx, { siteId, before: null, limit: 1 })
    return [entry?.values['reason'], entry?.why, entry?.actorKind, entry?.actorId]
  }
  await changeStatus(ctx, { siteId, to: siteStatus.expired, reason: 'trial_over' })
  assert.deepEqual(await last(), ['trial_over', null, 'system', null])
  await extendTrial(ctx, { siteId, why: 'They were ill' })
  assert.deepEqual(await last(), ['trial_extended', 'They were ill', 'operator', null])
  await changeStatus(ctx, {
    siteId,
    to: siteStatus.comped,
    reason: 'billing_off',
    asOperator: true,
    inNameOf: operator.id,
  })
  assert.deepEqual(await last(), ['billing_off', null, 'operator', operator.id])
})

test('asked for what it is, a site stays as it is, and nothing is recorded', async (db) => {
  const { clock, ctx, siteId } = await aBookshop(db, start)
  const before = await changeStatus(ctx, { siteId, to: siteStatus.paid, why: 'A test' })
  clock.advance(DAY)
  assert.deepEqual(await changeStatus(ctx, { siteId, to: siteStatus.paid, why: 'A test' }), before)
  const entries = await readEntries(ctx, { siteId, before: null, limit: 20 })
  assert.equal(entries.filter(({ what }) => what === 'sites.status_changed').length, 1)
})

test('a site that somebody else moved is not moved by who decided before that', async (db) => {
  const { ctx, siteId } = await aBookshop(db)
  const from = siteStatus.trial
  await changeStatus(ctx, { siteId, from, to: siteStatus.paid, why: 'A test' })
  const late = changeStatus(ctx, { siteId, from, to: siteStatus.expired, why: 'A test' })
  await assert.rejects(late, { code: 'sites.status_meanwhile', kind: 'conflict' })
  assert.equal(
    (await changeStatus(ctx, { siteId, from, to: siteStatus.paid, why: 'A test' })).status,
    siteStatus.paid,
  )
})

test('no site: not found', async (db) => {
  const siteId = '019aa000-0000-7000-8000-00000000ffff'
  await assert.rejects(changeStatus(testCtx(db), { siteId, to: siteStatus.paid, why: 'A test' }), {
    code: 'not_found',
  })
})

test('a removed site goes back to the status it had, and its clock goes on', async (db) => {
  const { clock, ctx, siteId } = await aBookshop(db, start)
  await changeStatus(ctx, { siteId, to: siteStatus.paid, why: 'A test' })
  await changeStatus(ctx, { siteId, to: siteStatus.pastDue, why: 'A test' })
  const since = clock.now()
  clock.advance(10 * DAY)
  await changeStatus(ctx, { siteId, to: siteStatus.removed, why: 'A test' })
  clock.advance(2 * DAY)
  const site = await changeStatus(ctx, { siteId, to: siteStatus.pastDue, why: 'A test' })
  assert.equal(site.statusSince, since)
  assert.equal(site.removedAt, null)
  assert.equal(site.statusBefore, null)
})

test('a removed site whose 30 days are over, or whose purge has begun, is moved by nobody', async (db) => {
  const { clock, ctx, siteId } = await aBookshop(db, start)
  const gone = { code: 'sites.gone', kind: 'gone' }
  const back = () => changeStatus(ctx, { siteId, to: siteStatus.trial, why: 'A test' })
  await changeStatus(ctx, { siteId, to: siteStatus.removed, why: 'A test' })
  const moves = async () => {
    const removed = await readSite(ctx, siteId)
    return removed && (await movesOf(ctx, removed))
  }
  // Nobody was told that its time is over tomorrow: it is not.
  clock.advance(32 * DAY)
  assert.deepEqual(await moves(), [siteStatus.trial])
  clock.advance(-3 * DAY)
  assert.equal(await advanceSite(ctx, siteId), 'told')
  clock.advance(DAY - 1)
  assert.deepEqual(await moves(), [siteStatus.trial])
  clock.advance(1)
  assert.deepEqual(await moves(), [])
  await assert.rejects(back(), gone)
  await assert.rejects(changeStatus(ctx, { siteId, to: siteStatus.paid, why: 'A test' }), gone)
  clock.advance(-DAY)
  await updateSite(ctx, siteId, { purging_at: new Date(clock.now()) })
  await assert.rejects(back(), gone)
  assert.equal((await readSite(ctx, siteId))?.status, siteStatus.removed)
})

test('a site that was expired for a year begins that year anew when it is brought back', async (db) => {
  const { clock, ctx, siteId } = await aBookshop(db, start)
  await changeStatus(ctx, { siteId, to: siteStatus.expired, why: 'A test' })
  clock.advance(366 * DAY)
  await changeStatus(ctx, { siteId, to: siteStatus.removed, why: 'A test' })
  const site = await changeStatus(ctx, { siteId, to: siteStatus.expired, why: 'A test' })
  assert.equal(site.statusSince, clock.now())
})

test('a trial is longer by 7 days each time, while it runs and after its end', async (db) => {
  const { clock, ctx, siteId } = await aBookshop(db, start)
  const ends = clock.now() + 14 * DAY
  assert.equal((await extendTrial(ctx, { siteId })).trialEndsAt, ends + 7 * DAY)
  assert.equal((await extendTrial(ctx, { siteId })).trialEndsAt, ends + 14 * DAY)
  clock.advance(40 * DAY)
  await changeStatus(ctx, { siteId, to: siteStatus.expired, why: 'A test' })
  const again = await extendTrial(ctx, { siteId, why: 'They were ill' })
  assert.equal(again.status, siteStatus.trial)
  assert.equal(again.trialEndsAt, clock.now() + 7 * DAY)
  // By the table of statuses, too: a trial that has ended comes back for 7 days, and the timeline says so.
  await changeStatus(ctx, { siteId, to: siteStatus.expired, why: 'A test' })
  const moved = await changeStatus(ctx, { siteId, to: siteStatus.trial, why: 'They asked' })
  assert.equal(moved.trialEndsAt, clock.now() + 7 * DAY)
  const [latest] = await readEntries(ctx, { siteId, before: null, limit: 1 })
  assert.equal(latest?.values['reason'], 'trial_extended')
  await changeStatus(ctx, { siteId, to: siteStatus.paid, why: 'A test' })
  await assert.rejects(extendTrial(ctx, { siteId }), { code: 'sites.no_trial' })
})

test('visitors of a linked site are sent to a page of the web, and nowhere else', async () => {
  const kept = async (address: string): Promise<void> =>
    rolledBack('platform', async (db) => {
      const { ctx, siteId } = await aBookshop(db)
      await updateSite(ctx, siteId, {
        status: siteStatus.linkedToLegacyVersion,
        legacy_address: address,
      })
    })
  for (const address of ['https://old.example', 'http://old.example:8080/kestrel?a=1#b'])
    await assert.doesNotReject(kept(address), address)
  for (const address of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//old.example/',
    '/kestrel',
    '',
    'https://',
    'https://name:secret@old.example/',
    'https://old.example/a b',
    'https://old.example/\r\nset-cookie: a=b',
  ])
    await assert.rejects(kept(address), { code: '23514' }, address)
})

test('a parking page is active at once, and has no trial', async (db) => {
  const ctx = testCtx(db)
  const siteId = await aSite(ctx, await anAccount(ctx), { beginning: { from: 'parking_page' } })
  const site = await readSite(ctx, siteId)
  assert.equal(site?.type, siteType.parkingPage)
  assert.equal(site?.status, siteStatus.activeParkingPage)
  assert.equal(site?.trialEndsAt, null)
})
