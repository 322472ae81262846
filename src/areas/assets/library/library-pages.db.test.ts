import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { sql } from 'kysely'
import { anAccount, aSite, type TestAccount } from '#areas/sites/testing.ts'
import type { Ctx } from '#platform/ctx.ts'
import { planSteps, type Step } from '#platform/testing/plan-steps.ts'
import { NO_SERVER, racingDatabase, testCtx } from '#platform/testing/world.ts'
import { assetOrders, type AssetOrder } from '../contract.ts'
import { onSiteOf } from '../testing.ts'
import { type AssetPlace, assetsInOrder, searchAssets } from './asset.store.ts'

const database = await racingDatabase(2)

/** Files of the library that is read; a small one stands beside it. */
const MANY = 20_000
const FEW = 200
const PAGE = 51

describe('pages of a large library', { skip: database === null && NO_SERVER }, () => {
  assert.ok(database)
  let owner: TestAccount
  let large = ''
  before(async () => {
    const sites = await database.transaction('platform', async (platform) => {
      const ctx = testCtx(platform)
      owner = await anAccount(ctx)
      return [await aSite(ctx, owner), await aSite(ctx, owner)] as const
    })
    large = sites[0]
    for (const [siteId, files] of [
      [sites[0], MANY],
      [sites[1], FEW],
    ] as const)
      // Many of a name, of a size and of a moment; a tenth lies in the trash.
      await onSiteOf(database, owner, siteId, (ctx) =>
        sql`
            insert into assets (site_id, id, kind, name, type, bytes, hash, created_at, deleted_at)
            select ${siteId}, gen_random_uuid(), 'file',
              (array['Éclair ', 'eclair ', 'Zebra ', 'apple '])[1 + at % 4] || at % 6000, 'application/pdf', at % 5000,
              md5(at::text) || md5(at::text), now() - (at % 300) * interval '1 hour',
              case when at % 10 = 0 then now() end
            from generate_series(1, ${files}) as at`.execute(ctx.db),
      )
    await sql`analyze assets`.execute(database.root)
  })
  after(() => database.close())
  const reading = <T>(work: (ctx: Ctx) => Promise<T>) => onSiteOf(database, owner, large, work)
  const asked = { search: '', kind: undefined, limit: PAGE } as const

  async function stepsOf(order: AssetOrder, from: AssetPlace | null): Promise<Step[]> {
    const [row] = await reading((ctx) =>
      assetsInOrder(ctx, { ...asked, ...order, after: from }).explain('json', sql`analyze`),
    )
    return planSteps(row)
  }

  for (const sort of assetOrders)
    for (const direction of ['ascending', 'descending'] as const)
      test(`by ${sort}, ${direction}, a page is read off an index, wherever it begins`, async () => {
        const order = { sort, direction }
        const all = await reading((ctx) =>
          searchAssets(ctx, { ...asked, ...order, limit: MANY, after: null }),
        )
        const middle = all[all.length >> 1]
        assert.ok(middle)
        for (const from of [null, middle]) {
          const steps = await stepsOf(order, from)
          const told = JSON.stringify(steps)
          assert.deepEqual(
            steps.map((step) => step['Node Type']),
            // Between them stands whose site it is, asked once (portico.tenant).
            ['Limit', 'Result', 'Index Scan'],
            told,
          )
          for (const step of steps) {
            assert.equal(step['Actual Rows'], PAGE, told)
            assert.equal(step['Rows Removed by Filter'] ?? 0, 0, told)
          }
        }
      })
})
