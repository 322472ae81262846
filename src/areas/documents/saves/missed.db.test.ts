import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { outsideIn } from '#platform/testing/outside-in.ts'
import { followDocument } from '../live/follow-document.ts'
import { testOnDocument as test, relabel, save } from '../testing.ts'
import { listPatches } from './list-patches.ts'

test('a reader who missed much of a document receives it in parts, by either endpoint', async (world) => {
  const { ctx, siteId, held } = world
  for (let at = 1; at <= 53; at += 1) await relabel(world, `Label ${at}`)
  const after = async (version: number) => {
    const { saved, ...told } = await listPatches(ctx, { ...held, after: version })
    return { ...told, versions: saved.map((one) => one.version) }
  }
  const versions = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
  assert.deepEqual(await after(0), { version: 50, hasMore: true, versions: versions(1, 50) })
  assert.deepEqual(await after(50), { version: 53, hasMore: false, versions: [51, 52, 53] })
  assert.deepEqual(await after(3), { version: 53, hasMore: false, versions: versions(4, 53) })
  assert.deepEqual(await after(53), { version: 53, hasMore: false, versions: [] })
  // Saves are a megabyte at the most; of such it is a handful.
  await sql`
    update document_patches
    set patches = jsonb_build_array(jsonb_build_object('op', 'remove', 'node', repeat('x', 1500000)))
    where site_id = ${siteId} and document_id = ${held.documentId} and version <= 10`.execute(ctx.db)
  assert.deepEqual(await after(0), { version: 3, hasMore: true, versions: [1, 2, 3] })
  const behind = await save(world, 0, [{ op: 'remove', node: 'nothing' }])
  assert.ok(behind.outcome === 'behind')
  assert.deepEqual([behind.version, behind.missing.length, behind.hasMore], [3, 3, true])

  const end = new AbortController()
  const outside = outsideIn(ctx, { signal: end.signal })
  const told: (string | undefined)[] = []
  for await (const { event, id } of await followDocument(outside, { ...held, since: 0 })) {
    if (event === 'caught-up') break
    told.push(id)
  }
  end.abort()
  assert.deepEqual(told, versions(1, 53).map(String))
})
