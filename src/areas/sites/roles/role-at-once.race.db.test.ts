import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { Ctx } from '#platform/ctx.ts'
import { refuseStale } from '#platform/refuse-stale.ts'
import { openRaces } from '#platform/testing/races.ts'
import { NO_SERVER } from '#platform/testing/world.ts'
import { anAccount, aSite, onSiteAs, bringLaterRights } from '../testing.ts'
import { changeRole } from './change-role.ts'
import { createRole } from './create-role.ts'
import { putRole, readRoles } from './custom-role.store.ts'

const p = bringLaterRights()

const races = await openRaces(4)

interface Wanted {
  readonly siteId: string
  readonly roleId: string
  readonly rights: string[]
  readonly from: { rights: string[]; reach: Record<string, never> }
}

describe('two people give a role other rights at once', { skip: races === null && NO_SERVER }, () => {
  assert.ok(races)
  const { inside, inTurn } = races
  after(() => races.close())

  /** Both from the same rights, the later one before the earlier is through: what became of the later, and the rights then. */
  async function bothChange(change: (mine: Ctx, wanted: Wanted) => Promise<unknown>) {
    const from = { rights: [p.pagesEdit.name], reach: {} }
    const { owner, siteId, roleId } = await inside(async (ctx) => {
      const account = await anAccount(ctx)
      const id = await aSite(ctx, account)
      const role = { siteId: id, name: 'Baker', ...from }
      const made = await createRole(onSiteAs(ctx, account, id), role)
      return { owner: account, siteId: id, roleId: made.id }
    })
    const give = (ctx: Ctx, right: string) =>
      change(onSiteAs(ctx, owner, siteId), { siteId, roleId, rights: [right], from })
    const [earlier, later] = await inTurn(
      (ctx) => give(ctx, p.postsEdit.name),
      (ctx) =>
        give(ctx, p.assetsEdit.name).then(
          () => 'kept',
          (error: { code: string }) => error.code,
        ),
    )
    await earlier
    const became = await later
    const [role] = await inside((ctx) => readRoles(onSiteAs(ctx, owner, siteId), siteId, [roleId]))
    return [became, role?.rights]
  }

  test('the later one is refused, and what the earlier one gave stands', async () => {
    assert.deepEqual(await bothChange(changeRole), ['changed_meanwhile', [p.postsEdit.name]])
  })

  test('who compares without holding the role puts theirs in its place: the test above can fail', async () => {
    const naive = async (mine: Ctx, { siteId, roleId, rights, from }: Wanted): Promise<void> => {
      const role = (await readRoles(mine, siteId, [roleId]))[0] ?? assert.fail('No role')
      refuseStale({
        field: 'rights',
        seen: from,
        now: { ...from, rights: [...role.rights] },
        given: { ...from, rights },
      })
      await putRole(mine, siteId, { ...role, rights, now: mine.clock.now() })
    }
    assert.deepEqual(await bothChange(naive), ['kept', [p.assetsEdit.name]])
  })
})
