import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { siteStatus, siteStatuses } from '#kernel/states/site-status.ts'
import { siteType } from '#kernel/states/site-type.ts'
import { testRolledBack as test } from '#platform/testing/world.ts'
import { aBookshop, onSiteAs } from '../testing.ts'
import { getSite } from './get-site.ts'
import { updateSite } from './site.store.ts'

test('contract §2: the database takes no other codes than those of a status and of a type', async (db) => {
  const { siteId } = await aBookshop(db)
  /** Puts a site with these codes beside the one there is, and tells what was against it. */
  const against = async (codes: { readonly status: number; readonly type: number }) => {
    const id = newId()
    const given = JSON.stringify({ id, slug: `codes-${id.slice(-12)}`, ...codes })
    await sql`savepoint here`.execute(db)
    try {
      await sql`
        insert into sites
        select (jsonb_populate_record(one, ${given}::text::jsonb)).* from sites one where id = ${siteId}`.execute(
        db,
      )
      return null
    } catch (error) {
      await sql`rollback to savepoint here`.execute(db)
      const { code, constraint } = error as { code?: string; constraint?: string }
      return [code, constraint]
    }
  }
  const known = { status: siteStatus.paid, type: siteType.commerce }
  assert.equal(await against(known), null)
  for (const status of [9, 10, 16])
    assert.deepEqual(await against({ ...known, status }), ['23514', 'sites_status_known'], `status ${status}`)
  for (const type of [0, 6])
    assert.deepEqual(await against({ ...known, type }), ['23514', 'sites_type_known'], `type ${type}`)
})

test('contract §2: a site tells its status and its type as numbers', async (db) => {
  const { ctx, owner, siteId } = await aBookshop(db)
  const now = new Date(ctx.clock.now())
  const told = async () => {
    const { status, type } = await getSite(onSiteAs(ctx, owner, siteId))
    return [status, type]
  }
  await updateSite(ctx, siteId, { legacy_address: 'https://before.example' })
  for (const status of siteStatuses) {
    const isRemoved = status === siteStatus.removed
    const left = { removed_at: isRemoved ? now : null, status_before: isRemoved ? siteStatus.paid : null }
    await updateSite(ctx, siteId, { status, ...left })
    assert.deepEqual(await told(), [status, 1])
  }
  for (const type of Object.values(siteType)) {
    await updateSite(ctx, siteId, { type })
    assert.deepEqual(await told(), [15, type])
  }
})
