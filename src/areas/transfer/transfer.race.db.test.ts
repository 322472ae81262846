import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { onSiteOf, send } from '#areas/assets/testing.ts'
import { anAccount, aSite, type TestAccount } from '#areas/sites/testing.ts'
import { systemClock } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import type { Database } from '#platform/db/database.ts'
import { meeting } from '#platform/testing/meeting.ts'
import { NO_SERVER, racingDatabase, testCtx } from '#platform/testing/world.ts'
import { fetchExport } from './exports/fetch-export.ts'
import { linkExport } from './exports/link-export.ts'
import { makeExport } from './exports/make-export.job.ts'
import { startExport } from './exports/start-export.ts'
import { checkImport } from './imports/check-import.job.ts'
import { makeImport } from './imports/make-import.ts'
import { siteOfImport } from './imports/make-import.job.ts'
import { readImport } from './imports/read-import.ts'
import { uploadImport } from './imports/upload-import.ts'
import { asPerson, handedIn, naming, outsideOf, runJob, standing, wholeOf, limited } from './testing.ts'

const database = (await racingDatabase()) as Database

describe('races on archives', { skip: database === null && NO_SERVER }, () => {
  let owner: TestAccount
  let siteId: string
  let exportId: string
  before(async () => {
    await database.transaction('platform', async (db) => {
      const ctx = testCtx(db)
      owner = await anAccount(ctx)
      siteId = await aSite(ctx, owner)
    })
    await send(database, owner, siteId, Buffer.alloc(200_000, 5))
  })
  after(() => database?.close())
  afterEach(() => limited({}))

  const start = () =>
    onSiteOf(database, owner, siteId, (ctx) => startExport(ctx, { siteId, kind: 'archive' }))
  const link = () =>
    onSiteOf(database, owner, siteId, (ctx) => {
      assert.ok(ctx.actor.kind === 'account')
      const actor = { ...ctx.actor, provedAt: Date.now() }
      return linkExport({ ...ctx, actor, clock: systemClock }, { siteId, exportId })
    })
  const fetched = async (token: string) => {
    const outside = await outsideOf(database, owner, null, siteId)
    const answer = await fetchExport(
      {
        ...outside,
        transaction: (work) => outside.transaction((ctx) => work({ ...ctx, clock: systemClock })),
      },
      { siteId, exportId, token },
    )
    return wholeOf(answer.body as AsyncIterable<Uint8Array>)
  }
  const kept = <T>(settled: readonly PromiseSettledResult<T>[]): T[] =>
    settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))

  test('of many who ask at once for an export, one has it made', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 8 }, start))
    assert.equal(kept(asked).length, 1)
    exportId = kept(asked)[0]?.export.id ?? ''
    for (const one of asked)
      if (one.status === 'rejected')
        assert.equal((one.reason as { code?: string }).code, 'transfer.under_way')
  })

  test('R-51: of many who use one link at once, one gets the archive', async () => {
    await runJob(database, makeExport, { exportId }, { siteId })
    const { token } = await link()
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => fetched(token)))
    assert.equal(kept(tries).length, 1)
  })

  test('naive looks before the write let more in: the tests above can fail', async () => {
    await link()
    const inUse = async () => {
      const { rows } = await sql<{ hash: string | null }>`
          select token_hash as hash from site_exports where id = ${exportId}`.execute(database.root)
      return rows[0]?.hash !== null
    }
    const looked = meeting(2)
    const takeNaively = async () => {
      const isOpen = await inUse()
      await looked()
      await sql`update site_exports set token_hash = null, token_expires_at = null where id = ${exportId}`.execute(
        database.root,
      )
      return isOpen
    }
    const taken = await Promise.all(Array.from({ length: 8 }, takeNaively))
    assert.ok(taken.filter(Boolean).length > 1)
  })

  test('of two imports at once that want the last site somebody may own, one gets it', async () => {
    const archive = await fetched((await link()).token)
    const person = await database.transaction('platform', (db) => anAccount(testCtx(db)))
    limited({ ofAccount: async () => ({ most: 1, plan: 'Small', next: null }) })
    const imports: string[] = []
    for (const title of ['One', 'Other']) {
      const { id } = await handedIn(database, person, archive)
      await asPerson(database, person, (ctx) =>
        makeImport(ctx, { importId: id, ...naming(`last-${newId()}`), title }),
      )
      imports.push(id)
    }
    await Promise.all(imports.map((importId) => runJob(database, siteOfImport, { importId })))
    const states = await Promise.all(imports.map((id) => standing(database, person, id)))
    assert.deepEqual(states.map(({ state, problem }) => [state, problem?.code]).toSorted(), [
      ['checked', 'sites.limit_sites'],
      ['made', undefined],
    ])
  })

  test('R-14: runs of one import at once make one site', async () => {
    const archive = await fetched((await link()).token)
    const { import: one } = await uploadImport(await outsideOf(database, owner, archive), { name: 'a.zip' })
    await runJob(database, checkImport, { importId: one.id })
    await asPerson(database, owner, (ctx) =>
      makeImport(ctx, {
        importId: one.id,
        title: 'Once',
        slug: `once-${newId()}`,
        language: 'en-GB',
        country: 'GB',
        currency: 'GBP',
        timeZone: 'Europe/London',
      }),
    )
    await Promise.all(Array.from({ length: 4 }, () => runJob(database, siteOfImport, { importId: one.id })))
    const { import: made } = await asPerson(database, owner, (ctx) => readImport(ctx, { importId: one.id }))
    assert.deepEqual([made.state, made.problem], ['made', null])
    const { rows } = await sql<{ sites: number; files: number }>`
        select (select count(*) from sites where owner_id = ${owner.id})::int as sites,
          (select count(*) from assets where site_id = ${made.siteId})::int as files`.execute(database.root)
    assert.deepEqual(rows, [{ sites: 2, files: 1 }])
  })
})
