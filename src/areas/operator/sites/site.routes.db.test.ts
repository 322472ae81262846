import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { aSite } from '#areas/sites/testing.ts'
import type { Endpoint } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import * as door from '../contract.ts'
import { openConsole } from '../testing.ts'

const { ask, cast, close, inside, pages, timelineOf } = await openConsole()
after(close)

test('everything an operator does to a site stands on its timeline, as the operator, with why', async () => {
  const { operator, siteId } = await cast()
  const status = (await ask(door.seeSite, operator, { siteId })).body.status
  const did: [Endpoint, Record<string, unknown>, string][] =
    status === siteStatus.comped
      ? [[door.moveSite, { to: siteStatus.trial, why: 'For the test' }, 'sites.status_changed']]
      : []
  did.push(
    [door.extendSiteTrial, { why: 'They were ill' }, 'sites.trial_extended'],
    [door.noteSite, { text: 'Called on Tuesday' }, 'operator.noted'],
    [door.moveSite, { to: siteStatus.paid, why: 'Paid by transfer' }, 'sites.status_changed'],
    [door.setCircle, { isIn: true, why: 'They asked' }, 'operator.circle_joined'],
    [door.setCircle, { isIn: false, why: 'They asked again' }, 'operator.circle_left'],
  )
  for (const [endpoint, input, what] of did) {
    const answer = await ask(endpoint, operator, { siteId, ...input })
    assert.equal(answer.status, 200, endpoint.name)
    const [latest] = await timelineOf(operator, siteId)
    assert.equal(latest?.what, what)
    assert.deepEqual(latest?.who, { kind: 'operator', name: 'Ada Lind' })
    assert.equal(latest?.why, input['why'] ?? input['text'])
  }
  const refused = await ask(door.moveSite, operator, { siteId, to: siteStatus.internal, why: '' })
  assert.deepEqual([refused.status, refused.code], [409, 'sites.status_move'])
  const late = { siteId, from: siteStatus.trial, to: siteStatus.expired, why: '' }
  const stale = await ask(door.moveSite, operator, late)
  assert.deepEqual([stale.status, stale.code], [409, 'sites.status_meanwhile'])
  assert.equal((await ask(door.noteSite, operator, { siteId: newId(), text: 'x' })).status, 404)
})

test('a site comes to live on an older version by its address, and back, on its timeline; nowhere but outside of here', async () => {
  const { operator, owner, siteId } = await cast()
  const link = async (address: string) => {
    const { status, code } = await ask(door.linkSite, operator, { siteId, address, why: 'Not moved yet' })
    return [status, code]
  }
  const bare = await ask(door.moveSite, operator, { siteId, to: siteStatus.linkedToLegacyVersion, why: '' })
  assert.deepEqual([bare.status, bare.code], [409, 'sites.no_legacy_address'])
  const seen = async () => {
    const { body } = await ask(door.seeSite, operator, { siteId })
    return [body.status, body.legacyAddress]
  }
  const { address: own } = (await ask(door.seeSite, operator, { siteId })).body
  const before = (await seen())[0]
  for (const bad of [
    'javascript:alert(1)',
    'ftp://old.example/',
    'old.example',
    `http://${own}/`,
    'https://me:x@old.example/',
  ])
    assert.deepEqual(await link(bad), [422, 'sites.legacy_address'], bad)
  assert.deepEqual(await seen(), [before, null])
  assert.equal(
    (await ask(door.linkSite, owner, { siteId, address: 'https://old.example/', why: '' })).status,
    403,
  )
  assert.deepEqual(await link('https://old.example/kestrel'), [200, undefined])
  assert.deepEqual(await seen(), [siteStatus.linkedToLegacyVersion, 'https://old.example/kestrel'])
  assert.deepEqual(await link('https://older.example'), [200, undefined])
  assert.deepEqual(await seen(), [siteStatus.linkedToLegacyVersion, 'https://older.example/'])
  const whats = (await timelineOf(operator, siteId)).slice(0, 3).map(({ what, who }) => [what, who.kind])
  assert.deepEqual(whats, [
    ['sites.legacy_address_set', 'operator'],
    ['sites.status_changed', 'operator'],
    ['sites.legacy_address_set', 'operator'],
  ])
  const back = await ask(door.moveSite, operator, { siteId, to: siteStatus.paid, why: 'Moved' })
  assert.equal(back.status, 200)
  const again = await ask(door.moveSite, operator, { siteId, to: siteStatus.linkedToLegacyVersion, why: '' })
  assert.equal(again.status, 200, 'where it was is kept')
})

test('sites are found by text, status and plan, in pages that leave none out', async () => {
  const { operator, owner } = await cast()
  const marked = `Sorrel ${newId().slice(-12)}`
  const ids = await inside(async (ctx) => {
    const made: string[] = []
    for (let n = 0; n < 5; n += 1) made.push(await aSite(ctx, owner, { title: marked }))
    return made
  })
  await ask(door.moveSite, operator, { siteId: ids[0], to: siteStatus.paid, why: '' })
  const all = await pages(door.findSites, operator, { search: marked.toUpperCase(), limit: 2 })
  assert.deepEqual(new Set(all.map(({ total }) => total)), new Set([5]))
  assert.deepEqual(all.flatMap(({ items }) => items.map(({ id }) => id)).toSorted(), ids.toSorted())
  const paid = await ask(door.findSites, operator, {
    search: marked,
    status: [siteStatus.paid, siteStatus.beta],
  })
  assert.deepEqual(
    paid.body.items.map(({ id }) => id),
    [ids[0]],
  )
  assert.equal(paid.body.items[0]?.owner.id, owner.id)
  assert.equal((await ask(door.findSites, operator, { search: '%' })).body.total, 0)
  assert.equal((await ask(door.findSites, operator, { planId: newId() })).body.total, 0)
  assert.equal((await ask(door.findSites, operator, { cursor: 'nonsense' })).status, 422)
})

test('the number beside the console’s list is the number of its rows: sites removed and internal stand in both, or in neither', async () => {
  const { operator, owner } = await cast()
  const mark = `tally${newId().slice(-8)}`
  const standings = [
    siteStatus.trial,
    siteStatus.paid,
    siteStatus.internal,
    siteStatus.expired,
    siteStatus.removed,
  ]
  const ids = await inside(async (ctx) => {
    const made: string[] = []
    for (const status of [...standings, siteStatus.removed]) {
      const id = await aSite(ctx, owner, { title: `${mark} ${made.length}` })
      await sql`update sites set status = ${status},
        status_before = case when ${status === siteStatus.removed} then status end,
        removed_at = case when ${status === siteStatus.removed} then now() end where id = ${id}`.execute(
        ctx.db,
      )
      made.push(id)
    }
    // What is being deleted row by row stands there until it is gone.
    await sql`update sites set purging_at = now() where id = ${made.at(-1)}`.execute(ctx.db)
    return made
  })
  const walk = async (asked: Record<string, unknown>): Promise<{ rows: string[]; totals: Set<number> }> => {
    const all = await pages(door.findSites, operator, { ...asked, limit: 2 })
    return {
      rows: all.flatMap(({ items }) => items.map(({ id }) => id)),
      totals: new Set(all.map(({ total }) => total)),
    }
  }
  const all = await walk({ search: mark })
  // Asked for in another order, they are the same sites, page by page.
  const byTitle = await walk({ search: mark, sort: 'title', direction: 'ascending' })
  assert.deepEqual(byTitle.rows, ids)
  assert.deepEqual((await walk({ search: mark, sort: 'title' })).rows, ids.toReversed())
  assert.deepEqual((await walk({ search: mark, direction: 'ascending' })).rows, all.rows.toReversed())
  assert.equal((await ask(door.findSites, operator, { sort: 'owner' })).status, 422)
  assert.deepEqual([all.rows.toSorted(), [...all.totals]], [ids.toSorted(), [ids.length]])
  for (const status of standings) {
    const { rows, totals } = await walk({ search: mark, status: [status] })
    assert.deepEqual([...totals], [rows.length], `of standing ${status}`)
    assert.equal(rows.length, status === siteStatus.removed ? 2 : 1)
  }
  // The figures of the health page are those of the list of each standing; only internal ones are in none.
  const { body } = await ask(door.readHealth, operator)
  for (const status of standings) {
    const listed = (await ask(door.findSites, operator, { status: [status] })).body.total
    const counted = body.sites.find((one) => one.status === status)?.count ?? 0
    assert.equal(counted, status === siteStatus.internal ? 0 : listed, `figure of standing ${status}`)
  }
})
