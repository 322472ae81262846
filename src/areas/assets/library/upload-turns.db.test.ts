import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { anAccount, aSite } from '#areas/sites/testing.ts'
import type { Outside } from '#platform/http/route.ts'
import { testCtx, sharedDatabase } from '#platform/testing/world.ts'
import { onSiteOf } from '../testing.ts'
import { uploadAsset } from './upload-asset.ts'

const database = await sharedDatabase()

test('a site that floods uploads has six under way and some in line, and leaves the others theirs (R-35)', async () => {
  const { owner, noisy, quiet } = await database.transaction('platform', async (db) => {
    const ctx = testCtx(db)
    const account = await anAccount(ctx)
    return { owner: account, noisy: await aSite(ctx, account), quiet: await aSite(ctx, account) }
  })
  const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>()
  let begun = 0
  let refused = 0
  const send = async (siteId: string, name: string, body: Readable) => {
    const transaction: Outside['transaction'] = (work) => onSiteOf(database, owner, siteId, work)
    const surroundings = await transaction(async (ctx) => ctx)
    const { signal } = new AbortController()
    return uploadAsset({ ...surroundings, body, signal, transaction }, { siteId, name })
  }
  async function* slow(n: number) {
    begun += 1
    yield Buffer.alloc(100, n)
    await held
    yield Buffer.alloc(10, n)
  }
  const flood = Array.from({ length: 80 }, (_, n) =>
    send(noisy, `${n}.bin`, Readable.from(slow(n))).then(
      () => 'kept',
      (error: { code?: string; detail?: { retryAfter?: number } }) => {
        refused += 1
        return `${error.code} ${(error.detail?.retryAfter ?? 0) > 0}`
      },
    ),
  )
  while (begun < 6) await pause(5)
  const other = await send(quiet, 'mine.bin', Readable.from([Buffer.alloc(50, 1)]))
  assert.equal(other.isNew, true)
  assert.equal(begun, 6)
  // Who comes once the first are through finds room: all have to have come before.
  while (refused < 14) await pause(5)
  letGo(undefined)
  const outcomes = Object.groupBy(await Promise.all(flood), (outcome) => outcome)
  assert.deepEqual(
    Object.entries(outcomes).map(([outcome, all]) => [outcome, all?.length]),
    [
      ['kept', 66],
      ['limits.too_many true', 14],
    ],
  )
})
