import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { testOnBlankSite as test } from '#areas/pages/testing.ts'
import { DAY, fixedClock } from '#kernel/clock.ts'
import { type Id, newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { insertFile } from '../submissions/file.store.ts'
import { aContactForm, aMessage, aReleasedForm } from '../testing.ts'
import { changeForm } from '../builder/change-form.ts'
import { keepTidy } from './keep-tidy.job.ts'
import { messageFiles } from './kept-files.ts'
import { sitesWithOld } from './retention.store.ts'
import { sortSubmissions } from './sort-submissions.ts'

const after = (ctx: Ctx, days: number): Ctx => ({ ...ctx, clock: fixedClock(ctx.clock.now() + days * DAY) })

/** The work of a day, so many days later; what messages are left. */
async function leftAfter(ctx: Ctx, days: number): Promise<Id[]> {
  const later = after(ctx, days)
  await keepTidy({ transaction: (work) => work(later), signal: new AbortController().signal })
  const { rows } = await sql<{ id: Id }>`
    select id from submissions where site_id = ${ctx.site?.id} order by id`.execute(ctx.db)
  return rows.map(({ id }) => id)
}

const told = async (ctx: Ctx): Promise<number> => {
  const { rows } = await sql`
    select 1 from mails where site_id = ${ctx.site?.id} and kind = 'forms.retention'`.execute(ctx.db)
  return rows.length
}

test('messages go after their days, and never before their owner was told a week ago', async (world) => {
  const { ctx, siteId } = world
  const formId = await aReleasedForm(ctx, aContactForm, { settings: { keepDays: 30 } })
  const kept = await aReleasedForm(ctx, aContactForm, { title: 'For ever', settings: { keepDays: null } })
  const [old, forEver] = [await aMessage(ctx, formId, {}), await aMessage(ctx, kept, {})]
  const both = [old, forEver].toSorted()
  assert.deepEqual(await leftAfter(ctx, 20), both)
  assert.equal(await told(ctx), 0)
  // A run that comes late tells first all the same.
  assert.deepEqual(await leftAfter(ctx, 100), both)
  assert.equal(await told(ctx), 1)
  assert.deepEqual(await leftAfter(ctx, 106), both)
  assert.deepEqual(await leftAfter(ctx, 107), [forEver])
  assert.equal(await told(ctx), 1)
  // The owner is notified again of a shorter time.
  await changeForm(ctx, { siteId, formId: kept, settings: { keepDays: 90 } })
  assert.deepEqual(await leftAfter(ctx, 108), [forEver])
  assert.equal(await told(ctx), 2)
})

test('what was put aside goes after 30 days from then, untold', async ({ ctx, siteId }) => {
  const formId = await aReleasedForm(ctx)
  const spam = await aMessage(ctx, formId, {}, { state: 'spam' })
  const later = await aMessage(ctx, formId, {})
  await sortSubmissions(after(ctx, 10), { siteId, ids: [later], state: 'trash' })
  assert.deepEqual(await leftAfter(ctx, 29), [spam, later].toSorted())
  assert.deepEqual(await leftAfter(ctx, 31), [later])
  assert.deepEqual(await leftAfter(ctx, 41), [])
})

test('steps and files that nothing came of go after a day; the daily work finds such sites alone', async (world) => {
  const { ctx, siteId } = world
  const formId = await aReleasedForm(ctx)
  const id = newId()
  const storageKey = `${siteId}/forms/${id}`
  await insertFile(ctx, formId, { id, name: 'a.txt', type: 'text/plain', bytes: 1, storageKey })
  const olds = (days: number) => ({
    aside: new Date(ctx.clock.now() + (days - 30) * DAY),
    loose: new Date(ctx.clock.now() + (days - 1) * DAY),
    told: new Date(ctx.clock.now() + (days - 7) * DAY),
  })
  const hasOld = async (days: number) =>
    (await sitesWithOld(ctx, olds(days), new Date(ctx.clock.now() + (days + 7) * DAY))).includes(siteId)
  const others = [`${siteId}/forms/${newId()}`, `${newId()}/forms/${newId()}`]
  const keptOf = async () => [...(await messageFiles.findKept(ctx, [storageKey, ...others]))]
  assert.deepEqual(await keptOf(), [storageKey, others[1]], 'files of sites that are not there are not ours')
  assert.equal(await hasOld(0.9), false)
  assert.equal(await hasOld(1.1), true)
  await leftAfter(ctx, 1.1)
  assert.deepEqual(await keptOf(), [others[1]])
})
