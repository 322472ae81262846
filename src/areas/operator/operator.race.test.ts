import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { anAccount } from '#areas/sites/testing.ts'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Database } from '#platform/db/database.ts'
import { untilWaiting } from '#platform/testing/until-waiting.ts'
import { asAccount, racingDatabase, testCtx } from '#platform/testing/world.ts'
import { featuresOf } from './labs/feature.ts'
import { readAccountFeatures } from './labs/labs.store.ts'
import { saveInternalLabs } from './labs/save-internal-labs.ts'

const database: Database | null = await racingDatabase()

describe(
  'races in the console',
  { skip: database === null && 'no PostgreSQL is named by TEST_DATABASE_URL' },
  () => {
    after(() => database?.close())
    const inside = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> => {
      if (!database) throw new Error('No database')
      return database.transaction('platform', (db) => work(testCtx(db)))
    }

    test('labs are saved in two windows at once: those of the later one are on, and nobody is refused', async () => {
      assert.ok(database)
      const [one = '', other = ''] = featuresOf('internal').map(({ name }) => name)
      const { id } = await inside((ctx) => anAccount(ctx))
      const save = (ctx: Ctx, accountId: Id, features: string[]) =>
        saveInternalLabs(asAccount(ctx, { id: accountId }, { isStaff: true }), { features })
      const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
      const { promise: looked, resolve: look } = Promise.withResolvers<void>()
      const first = inside(async (ctx) => {
        await save(ctx, id, [one, other])
        hold()
        await looked
      })
      await isHeld
      const second = inside((ctx) => save(ctx, id, [one]))
      await untilWaiting(database, second)
      look()
      await Promise.all([first, second])
      assert.deepEqual(await inside((ctx) => readAccountFeatures(ctx, id)), [one])
    })
  },
)
