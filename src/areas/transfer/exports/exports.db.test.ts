import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { onSiteOf, send } from '#areas/assets/testing.ts'
import { aSite, type TestAccount } from '#areas/sites/testing.ts'
import { newId } from '#kernel/ids.ts'
import type { Database } from '#platform/db/database.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { testCtx, testTools } from '#platform/testing/world.ts'
import { INTERVAL } from '../at-intervals.ts'
import { cancelExport } from './cancel-export.ts'
import { exportKey } from './export.ts'
import { fetchExport } from './fetch-export.ts'
import { linkExport } from './link-export.ts'
import { makeExport } from './make-export.job.ts'
import { startExport } from './start-export.ts'
import { tidyArchives } from '../tidy.job.ts'
import { onRestaurants, outsideOf, runJob, toolsKeeping, wholeOf } from '../testing.ts'

let database: Database
let owner: TestAccount
let siteId: string

const { exported, furnish, latest, linked, started } = onRestaurants((now) => {
  ;({ database, owner, siteId } = now)
})

describe('fetching an archive', () => {
  test('R-51: asks for a fresh proof, and stands on the timeline', async () => {
    await onSiteOf(database, owner, siteId, async (ctx) => {
      assert.ok(ctx.actor.kind === 'account')
      const stale = { ...ctx, actor: { ...ctx.actor, provedAt: ctx.clock.now() - 16 * 60_000 } }
      await assert.rejects(startExport(stale, { siteId, kind: 'archive' }), { code: 'prove_again' })
      await assert.rejects(linkExport(stale, { siteId, exportId: newId() }), { code: 'prove_again' })
    })
    await exported()
    const { rows } = await sql<{ what: string }>`
      select what from site_timeline where site_id = ${siteId} order by position`.execute(database.root)
    assert.deepEqual(
      rows.map(({ what }) => what).filter((what) => what.startsWith('transfer')),
      ['transfer.export_started', 'transfer.export_fetched'],
    )
  })

  test('R-51: a link opens once, within its hour, on its own site', async () => {
    const made = await started()
    const fetched = async (token: string, of = siteId, at = Date.now()) => {
      const clock = { now: () => at }
      const outside = await outsideOf(database, owner, null, of)
      return fetchExport(
        { ...outside, clock, transaction: (work) => outside.transaction((ctx) => work({ ...ctx, clock })) },
        { siteId: of, exportId: made.id, token },
      )
    }
    const missing = { code: 'not_found' }
    await assert.rejects(linked(siteId, made.id), missing, 'while it is being made')
    await runJob(database, makeExport, { exportId: made.id }, { siteId })
    const { token: first } = await linked(siteId, made.id)
    const { token } = await linked(siteId, made.id)
    await assert.rejects(fetched(first), missing, 'an earlier link')
    await assert.rejects(fetched(''), missing)
    const other = await database.transaction('platform', (db) => aSite(testCtx(db), owner))
    await assert.rejects(fetched(token, other), missing, 'another site’s')
    await assert.rejects(fetched(token, siteId, Date.now() + 61 * 60_000), missing, 'after its hour')
    const answer = await fetched(token)
    assert.ok((await wholeOf(answer.body as AsyncIterable<Uint8Array>)).length > 0)
    assert.match(answer.fileName ?? '', /^kestrel-.*\.zip$/)
    await assert.rejects(fetched(token), missing, 'a second time')
  })

  test('one is made at a time, and takes the place of the one before', async () => {
    const first = await started()
    await assert.rejects(started(), { code: 'transfer.under_way' })
    await runJob(database, makeExport, { exportId: first.id }, { siteId })
    const second = await started()
    assert.equal((await latest())?.id, second.id)
  })

  test('a site is packed so many times a day; another site as often', async () => {
    const [of, other] = await database.transaction('platform', async (db) => [
      await aSite(testCtx(db), owner),
      await aSite(testCtx(db), owner),
    ])
    assert.ok(of !== undefined && other !== undefined)
    const again = async (id: string) => {
      const made = await started(id)
      await sql`delete from site_exports where id = ${made.id}::uuid`.execute(database.root)
    }
    for (let n = 0; n < 20; n += 1) await again(of)
    await assert.rejects(again(of), { code: 'transfer.exports_a_day', kind: 'too_many' })
    await again(other)
  })

  test('a run that is ended in the middle leaves nothing that looks whole, and the next makes it', async () => {
    await furnish()
    const made = await started()
    const key = exportKey(siteId, made.id)
    const ended = AbortSignal.abort(new Error('the process ends'))
    await assert.rejects(
      runJob(database, makeExport, { exportId: made.id }, { siteId, isLastAttempt: false, signal: ended }),
      /the process ends/,
    )
    assert.equal(await testTools().storage.head(key), null)
    await runJob(database, makeExport, { exportId: made.id }, { siteId })
    assert.ok(await testTools().storage.head(key))
  })

  test('a file that is not what was uploaded is packed into no archive', async () => {
    const { asset } = await send(database, owner, siteId, Buffer.alloc(900, 1), 'a.bin')
    await testTools().storage.put(`${siteId}/assets/${asset.id}/original`, Buffer.alloc(900, 2))
    const made = await started()
    await assert.rejects(runJob(database, makeExport, { exportId: made.id }, { siteId }), {
      name: 'FileGone',
    })
    assert.equal((await latest())?.state, 'failed')
    assert.equal(await testTools().storage.head(exportKey(siteId, made.id)), null)
  })

  test('called off, it is packed no further, leaves nothing, and another can be made', async () => {
    await furnish()
    const { id: exportId } = await started()
    const cancel = () => onSiteOf(database, owner, siteId, (ctx) => cancelExport(ctx, { siteId, exportId }))
    const { storage } = testTools()
    let read = 0
    const tools = toolsKeeping({
      // Called off as the first file is opened, and told at the next look.
      async get(key, range) {
        read += 1
        if (read === 1) {
          assert.deepEqual(await cancel(), { export: null })
          await setTimeout(INTERVAL + 100)
        }
        return storage.get(key, range)
      },
    })
    await runJob(database, makeExport, { exportId }, { siteId, tools, isLastAttempt: false })
    assert.equal(read, 1, 'no other file was opened')
    assert.equal(await latest(), null)
    assert.equal(await storage.head(exportKey(siteId, exportId)), null)
    await assert.rejects(cancel(), { code: 'not_found' })
    const { rows } = await sql<{ what: string }>`
      select what from site_timeline where site_id = ${siteId} order by position desc limit 1`.execute(
      database.root,
    )
    assert.equal(rows[0]?.what, 'transfer.export_cancelled')
    const next = await started()
    await runJob(database, makeExport, { exportId: next.id }, { siteId })
    assert.equal((await latest())?.state, 'ready')
    const { export: stays } = await onSiteOf(database, owner, siteId, (ctx) =>
      cancelExport(ctx, { siteId, exportId: next.id }),
    )
    assert.equal(stays?.state, 'ready', 'what is ready stays')
  })

  test('a site that is removed while it is packed leaves no archive behind', async () => {
    await furnish()
    const gone = () => sql`delete from site_exports where site_id = ${siteId}`.execute(database.root)
    const { storage } = testTools()
    const { id: exportId } = await started()
    const tools = toolsKeeping({
      async put(key, body) {
        const bytes = await storage.put(key, body)
        await gone()
        return bytes
      },
    })
    await runJob(database, makeExport, { exportId }, { siteId, tools })
    assert.equal(await storage.head(exportKey(siteId, exportId)), null)
    // So does one whose process died in between.
    const { id: other } = await started()
    await storage.put(exportKey(siteId, other), Buffer.from('all of it'))
    await gone()
    await runJob(database, makeExport, { exportId: other }, { siteId })
    assert.equal(await storage.head(exportKey(siteId, other)), null)
  })

  test('one that is ready keeps its bytes where nobody heard of the commit', async () => {
    await furnish()
    const made = await started()
    let isLost = false
    const transaction: Database['transaction'] = async (scope, work) => {
      const done = await database.transaction(scope, work)
      if (isLost || (await latest())?.state !== 'ready') return done
      isLost = true
      throw new Error('Connection terminated unexpectedly')
    }
    const losing = Object.create(database, { transaction: { value: transaction } }) as Database
    await assert.rejects(runJob(losing, makeExport, { exportId: made.id }, { siteId }), /terminated/)
    assert.equal((await latest())?.state, 'ready')
    assert.ok(await testTools().storage.head(exportKey(siteId, made.id)), 'its bytes are gone')
  })

  test('once its hour is over it is removed', async () => {
    const made = await started()
    await runJob(database, makeExport, { exportId: made.id }, { siteId })
    const key = exportKey(siteId, made.id)
    const tidy = () =>
      runJob(
        database,
        defineJob({ ...tidyArchives, input: z.object({}), run: (job) => tidyArchives.run(job, new Date()) }),
        {},
      )
    await tidy()
    assert.ok(await testTools().storage.head(key), 'not before')
    await sql`update site_exports set expires_at = now() - interval '1 second' where id = ${made.id}`.execute(
      database.root,
    )
    await tidy()
    assert.equal(await testTools().storage.head(key), null)
  })
})
