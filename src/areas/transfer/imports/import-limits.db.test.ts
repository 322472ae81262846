import { Readable } from 'node:stream'
import assert from 'node:assert/strict'
import { afterEach, describe, test } from 'node:test'
import { sql } from 'kysely'
import { noLimit } from '#areas/sites/index.ts'
import { anAccount, aSite, type TestAccount } from '#areas/sites/testing.ts'
import type { Database } from '#platform/db/database.ts'
import { testCtx } from '#platform/testing/world.ts'
import { LARGEST_ARCHIVE } from '../contract.ts'
import { checkImport } from './check-import.job.ts'
import { importLimits } from './import-limits.ts'
import { siteOfImport } from './make-import.job.ts'
import { uploadImport } from './upload-import.ts'
import { limited, onRestaurants, asPerson, keptKeys, outsideOf, runJob, toolsKeeping } from '../testing.ts'

let database: Database
let owner: TestAccount

const { ask, exported, furnish, handedIn, madeOf, standing } = onRestaurants((now) => {
  ;({ database, owner } = now)
})

const limit = (most: number, next: string | null = 'Large') => ({ most, plan: 'Small', next })
afterEach(() => limited({}))

describe('what is let in of an archive', () => {
  test('a limit holds when the site is made, and leaves nothing of it', async () => {
    await furnish()
    const one = await handedIn(await exported())
    const kept = await keptKeys()
    for (const [sites, storage, code] of [
      [1, 1e9, 'sites.limit_sites'],
      [9, 1_000, 'sites.limit_storage'],
    ] as const) {
      limited({
        ofSite: async (_ctx, name) => (name === 'storage' ? limit(storage) : noLimit),
        ofAccount: async () => limit(sites),
      })
      await ask(one.id)
      await runJob(database, siteOfImport, { importId: one.id })
      const { state, problem } = await standing(one.id)
      assert.deepEqual([state, problem?.code], ['checked', code])
      assert.deepEqual(await keptKeys(), kept)
    }
    limited({})
    await madeOf(one.id)
  })

  test('what a site that begins has no room for is not taken in, nor is an archive of a site too many', async () => {
    await furnish()
    const archive = await exported()
    const kept = await keptKeys()
    const bounded = (storage: number, sites: number) =>
      limited({
        ofNewSite: async (_ctx, name) => (name === 'storage' ? limit(storage) : noLimit),
        ofAccount: async () => limit(sites),
      })
    const sent = async function* () {
      // As long as it goes on, and no longer than it has to.
      for (let n = 0; n < 900; n += 1) {
        pieces += 1
        yield Buffer.alloc(1_000_000)
      }
    }
    let pieces = 0
    bounded(1_000_000, 99)
    const outside = await outsideOf(database, owner, null)
    await assert.rejects(uploadImport({ ...outside, body: Readable.from(sent()) }, { name: 'large.zip' }), {
      code: 'transfer.no_room',
      kind: 'payment_required',
    })
    assert.ok(pieces < 700, `${pieces} megabytes were taken in`)
    bounded(1e9, 1)
    await assert.rejects(handedIn(archive), { code: 'sites.limit_sites', kind: 'payment_required' })
    assert.deepEqual(await keptKeys(), kept)
  })

  test('megabytes of an account are counted, and those of what is broken off too', async () => {
    const person = await database.transaction('platform', (db) => anAccount(testCtx(db)))
    const counted: number[] = []
    const outside = await outsideOf(database, person, null)
    const tools: typeof outside.tools = {
      ...outside.tools,
      limits: {
        ...outside.tools.limits,
        async take(limit, key, points = 1) {
          if (limit.name === 'transfer.megabytes') counted.push(points)
          await outside.tools.limits.take(limit, key, points)
        },
      },
    }
    async function* broken() {
      for (let n = 0; n < 7; n += 1) yield Buffer.alloc(1_000_000)
      throw new Error('the line was cut')
    }
    await assert.rejects(
      uploadImport({ ...outside, tools, body: Readable.from(broken()) }, { name: 'a.zip' }),
    )
    assert.deepEqual(counted, [1, 7])
  })

  test('R-40: more files than a new site has room for are refused by the list, before any is unpacked', async () => {
    await furnish()
    const archive = await exported()
    // The first file's bytes are not what they were, which unpacking would find.
    const at = archive.indexOf(Buffer.from('%PDF-1.7 the notes'))
    const broken = Buffer.from(archive)
    broken.write('#', at)
    const kept = await keptKeys()
    const most = async (bytes: number) =>
      limited({
        ofNewSite: async () => limit(bytes),
      })
    await most(300_000)
    const { state, problem, done } = await handedIn(broken)
    assert.deepEqual([state, problem?.code, done], ['refused', 'transfer.no_room', 0])
    assert.match(problem?.message ?? '', /plan Small has room for 0\.3 MB/)
    assert.deepEqual(await keptKeys(), kept)
    await most(400_000)
    assert.equal((await handedIn(broken)).problem?.code, 'archive.damaged')
    assert.equal((await handedIn(archive)).state, 'checked')
  })

  test('what may be handed in is told by the plan a new site begins with', async () => {
    const allowed = () => asPerson(database, owner, importLimits)
    assert.deepEqual(await allowed(), { most: LARGEST_ARCHIVE, room: null })
    const bounded = (most: number) =>
      limited({
        ofNewSite: async () => limit(most, null),
      })
    bounded(1e9)
    assert.deepEqual(await allowed(), { most: 1.6e9, room: { most: 1e9, plan: 'Small' } })
    bounded(5e10)
    assert.deepEqual(await allowed(), { most: LARGEST_ARCHIVE, room: { most: 5e10, plan: 'Small' } })
  })

  test('R-40: a file that is longer than all of it could be is turned away before it is sent', async () => {
    limited({
      ofNewSite: async () => limit(1e9, null),
    })
    const outside = await outsideOf(database, owner, Buffer.from('its beginning'))
    const saying = (length: number) => ({
      ...outside,
      request: { ...outside.request, headers: { 'content-length': String(length) } },
    })
    await assert.rejects(uploadImport(saying(5e9), { name: 'a.zip' }), { code: 'transfer.no_room' })
    await assert.rejects(uploadImport(saying(2e10), { name: 'a.zip' }), { code: 'archive.too_large' })
    await uploadImport(saying(1.1e9), { name: 'a.zip' })
  })

  test('who has not confirmed their address makes sites of archives, too, but no more than of templates', async () => {
    const archive = await exported()
    await sql`update accounts set verified_at = null where id = ${owner.id}::uuid`.execute(database.root)
    const unverified = async () => {
      const outside = await outsideOf(database, owner, archive)
      assert.ok(outside.actor.kind === 'account')
      return { ...outside, actor: { ...outside.actor, isVerified: false } }
    }
    const hand = async () => (await uploadImport(await unverified(), { name: 'a.zip' })).import.id
    // One was made from a template.
    const second = await hand()
    await runJob(database, checkImport, { importId: second })
    await ask(second)
    const third = await hand()
    await runJob(database, checkImport, { importId: third })
    await madeOf(third)
    // Asked for while there was room, and made when there is none.
    await database.transaction('platform', (db) => aSite(testCtx(db), owner))
    await runJob(database, siteOfImport, { importId: second })
    const { state, problem } = await standing(second)
    assert.deepEqual([state, problem?.code], ['checked', 'sites.unverified'])
    // Before anything is sent.
    await assert.rejects(hand(), { code: 'sites.unverified' })
  })

  test('before an address is confirmed 2 GB a day are taken in, told as they come', async () => {
    const piece = Buffer.alloc(1_000_000)
    const handing = async (megabytes: number, said?: number) => {
      const outside = await outsideOf(database, owner, Buffer.alloc(0))
      assert.ok(outside.actor.kind === 'account')
      async function* come() {
        for (let n = 0; n < megabytes; n += 1) yield piece
      }
      return uploadImport(
        {
          ...outside,
          actor: { ...outside.actor, isVerified: false },
          body: Readable.from(come()),
          request: {
            ...outside.request,
            headers: said === undefined ? {} : { 'content-length': String(said) },
          },
          tools: toolsKeeping({
            async put(_, body) {
              let length = 0
              for await (const some of body as AsyncIterable<Uint8Array>) length += some.length
              return length
            },
          }),
        },
        { name: 'a.zip' },
      )
    }
    await assert.rejects(handing(1, 2_000_000_001), { code: 'sites.unverified' })
    await handing(30)
    await assert.rejects(handing(2_000), { kind: 'too_many' }, 'in the middle')
    await assert.rejects(handing(1), { kind: 'too_many' })
  })
})
