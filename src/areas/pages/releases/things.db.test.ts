import assert from 'node:assert/strict'
import {
  liveEditions,
  type Releasable,
  releasables,
  listPending,
  releaseScheduled,
  rollBack,
} from '#areas/releases/index.ts'
import { type Id, newId } from '#kernel/ids.ts'
import { bring } from '#platform/testing/world.ts'
import { goLive, testOnBlankSite as test } from '../testing.ts'
import { releasablePages } from './release-pages.ts'

// A made-up kind of thing beside the pages: what is drafted of it stands here.
const drafts = new Map<Id, Id | null>()
const things: Releasable = {
  kind: 'thing',
  pending: async () =>
    [...drafts].map(([id, edition]) => ({
      id,
      title: 'A thing',
      change: edition === null ? ('deleted' as const) : ('changed' as const),
      updatedAt: null,
      updatedBy: null,
    })),
  hold: async () => {},
  take: async (_ctx, chosen) =>
    [...drafts]
      .filter(([id]) => chosen === null || chosen.includes(id))
      .map(([id, editionId]) => ({ id, editionId })),
}

test('other things go live with a release, one by one too, and come back with an earlier one', async (world) => {
  bring(releasables.of(releasablePages), releasables.of(things))
  const { ctx, siteId, home } = world
  const [one, two] = [newId(), newId()]
  const [first, second, third] = [newId(), newId(), newId()]
  const live = async () => Object.fromEntries(await liveEditions(ctx, 'thing'))
  drafts.clear()
  drafts.set(one, first).set(two, second)
  const { changes } = await listPending(ctx)
  assert.ok(changes.some(({ kind, id }) => kind === 'thing' && id === one))
  const before = await goLive(world)
  assert.deepEqual(await live(), { [one]: first, [two]: second })

  drafts.set(one, third).set(two, null)
  await goLive(world, { pageIds: [home.id] })
  assert.deepEqual(await live(), { [one]: first, [two]: second }, 'nobody chose them')
  await goLive(world, { pageIds: [], also: { thing: [one] } })
  assert.deepEqual(await live(), { [one]: third, [two]: second })
  await goLive(world)
  assert.deepEqual(await live(), { [one]: third }, 'what is gone is shown no longer')

  await rollBack(ctx, { siteId, releaseId: before.id, reason: '' })
  assert.deepEqual(await live(), { [one]: first, [two]: second })
})

test('a scheduled release that others overtook shows its things as the latest', async (world) => {
  bring(releasables.of(releasablePages), releasables.of(things))
  const { ctx } = world
  const one = newId()
  const [first, second] = [newId(), newId()]
  drafts.clear()
  drafts.set(one, first)
  await goLive(world)
  const later = await goLive(world, { at: new Date(ctx.clock.now() + 60_000).toISOString() })
  const between = await goLive(world)
  drafts.set(one, second)
  await releaseScheduled(ctx, later.id)
  assert.deepEqual(Object.fromEntries(await liveEditions(ctx, 'thing')), { [one]: second })
  await rollBack(ctx, { siteId: world.siteId, releaseId: between.id, reason: '' })
  assert.deepEqual(Object.fromEntries(await liveEditions(ctx, 'thing')), { [one]: first })
})
