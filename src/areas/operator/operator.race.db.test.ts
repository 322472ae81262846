import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { sql } from 'kysely'
import { changeDuties } from '#areas/accounts/index.ts'
import { aSite, anAccount, type TestAccount } from '#areas/sites/testing.ts'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { openRaces } from '#platform/testing/races.ts'
import { asAccount, NO_SERVER } from '#platform/testing/world.ts'
import { readActs } from './acts/act.store.ts'
import { recordAct } from './acts/record-act.ts'
import type { ActChange } from './contract.ts'
import { featuresOf } from './labs/feature.ts'
import {
  addSiteFeature,
  holdAccountFeatures,
  joinCircle,
  leaveCircle,
  putAccountFeatures,
  readAccountFeatures,
  readAllSiteFeatures,
  readSiteFeatures,
} from './labs/labs.store.ts'
import { saveCircleLabs } from './labs/save-circle-labs.ts'
import { saveInternalLabs } from './labs/save-internal-labs.ts'
import { changeSupport } from './support/change-support.ts'
import { putSupportAddress, readSupportAddress } from './support/settings.store.ts'

const races = await openRaces()

describe('races in the console', { skip: races === null && NO_SERVER }, () => {
  assert.ok(races)
  const { inside, inTurn } = races
  after(() => races.close())

  const [one, other] = featuresOf('internal').map(({ name }) => name)
  assert.ok(one && other)
  /** Two features are saved, and one of them at once in another window. */
  async function saveTwice(
    save: (ctx: Ctx, accountId: Id, features: readonly string[]) => Promise<unknown>,
  ): Promise<{ id: Id; both: readonly [Promise<unknown>, Promise<unknown>] }> {
    assert.ok(one && other)
    const { id } = await inside((ctx) => anAccount(ctx))
    const both = await inTurn(
      (ctx) => save(ctx, id, [one, other]),
      (ctx) => save(ctx, id, [one]),
    )
    return { id, both }
  }

  test('labs are saved in two windows at once: those of the later one are on, and nobody is refused', async () => {
    const { id, both } = await saveTwice((ctx, accountId, features) =>
      saveInternalLabs(asAccount(ctx, { id: accountId }, { isStaff: true }), { features: [...features] }),
    )
    await Promise.all(both)
    assert.deepEqual(await inside((ctx) => readAccountFeatures(ctx, id)), [one])
  })

  /** A site in the circle, and its owner. */
  const inCircle = async (ctx: Ctx): Promise<{ owner: TestAccount; siteId: Id }> => {
    const owner = await anAccount(ctx)
    const siteId = await aSite(ctx, owner)
    await joinCircle(ctx, siteId, owner.id, new Date())
    return { owner, siteId }
  }

  /** Two features are switched on at once, each by a window that read the list when none was on; gives what is on then. */
  async function switchedTwice(
    [first = '', second = '']: readonly string[],
    save: (ctx: Ctx, feature: string) => Promise<unknown>,
    read: (ctx: Ctx) => Promise<readonly string[]>,
  ): Promise<readonly string[]> {
    const both = await inTurn(
      (ctx) => save(ctx, first),
      (ctx) => save(ctx, second),
    )
    await Promise.all(both)
    return (await inside(read)).toSorted()
  }

  test('two windows that read the same labs switch on different ones at once: both are on', async () => {
    const { id } = await inside((ctx) => anAccount(ctx))
    const on = await switchedTwice(
      [one, other],
      (ctx, name) =>
        saveInternalLabs(asAccount(ctx, { id }, { isStaff: true }), { was: [], features: [name] }),
      (ctx) => readAccountFeatures(ctx, id),
    )
    assert.deepEqual(on, [one, other].toSorted())
  })

  test('who reads what is on before it is their turn turns the other off: the test above can fail', async () => {
    const { id } = await inside((ctx) => anAccount(ctx))
    const on = await switchedTwice(
      [one, other],
      async (ctx, name) => {
        const before = await readAccountFeatures(ctx, id)
        await holdAccountFeatures(ctx, id)
        await putAccountFeatures(ctx, id, [...before, name], new Date())
      },
      (ctx) => readAccountFeatures(ctx, id),
    )
    assert.deepEqual(on, [other])
  })

  test('two keepers of a site that read the same labs switch on different ones at once: both are on', async () => {
    const { owner, siteId } = await inside(inCircle)
    const names = featuresOf('circle').map(({ name }) => name)
    const on = await switchedTwice(
      names,
      (ctx, name) => saveCircleLabs(asAccount(ctx, owner), { siteId, was: [], features: [name] }),
      (ctx) => readSiteFeatures(ctx, siteId),
    )
    assert.deepEqual(on, names.slice(0, 2).toSorted())
  })

  test('who goes by what was on before the other was done turns theirs off: the test above can fail', async () => {
    const { owner, siteId } = await inside(inCircle)
    const names = featuresOf('circle').map(({ name }) => name)
    const on = await switchedTwice(
      names,
      async (ctx, name) => {
        const before = await readSiteFeatures(ctx, siteId)
        await saveCircleLabs(asAccount(ctx, owner), { siteId, features: [...before, name] })
      },
      (ctx) => readSiteFeatures(ctx, siteId),
    )
    assert.deepEqual(on, [names[1]])
  })

  test('who replaces them without waiting their turn meets those of the other: the test above can fail', async () => {
    const { both } = await saveTwice(async ({ db }, id, features) => {
      await sql`delete from labs_account_features where account_id = ${id}`.execute(db)
      for (const feature of features)
        await sql`
            insert into labs_account_features (account_id, feature, switched_at)
            values (${id}, ${feature}, now())`.execute(db)
    })
    await both[0]
    await assert.rejects(both[1], { code: '23505' })
  })

  /** A site is taken out of the circle as something is switched on for it; gives what is left switched on. */
  async function leavesAsItSwitches(
    switchOn: (ctx: Ctx, account: Pick<TestAccount, 'id'>, siteId: Id) => Promise<unknown>,
    leave: (ctx: Ctx, siteId: Id) => Promise<unknown>,
  ): Promise<readonly string[]> {
    const { owner, siteId } = await inside(inCircle)
    const both = await inTurn(
      (ctx) => switchOn(ctx, owner, siteId),
      (ctx) => leave(ctx, siteId),
    )
    await Promise.all(both)
    return inside(async (ctx) => (await readAllSiteFeatures(ctx)).get(siteId) ?? [])
  }
  const [feature = ''] = featuresOf('circle').map(({ name }) => name)

  test('a site leaves the circle as something is switched on for it: nothing stays behind', async () => {
    const left = await leavesAsItSwitches(
      (ctx, owner, siteId) => saveCircleLabs(asAccount(ctx, owner), { siteId, features: [feature] }),
      leaveCircle,
    )
    assert.deepEqual(left, [])
  })

  test('who switches on without holding the place leaves it behind: the test above can fail', async () => {
    const left = await leavesAsItSwitches(
      (ctx, { id }, siteId) => addSiteFeature(ctx, { siteId, feature, by: id, at: new Date() }),
      leaveCircle,
    )
    assert.deepEqual(left, [feature])
  })

  /** Two operators set the address for help at once; gives what the later one's act says it was before. */
  async function saidBefore(
    change: (ctx: Ctx, address: string) => Promise<unknown>,
  ): Promise<ActChange['from'] | undefined> {
    const { id } = await inside((ctx) => anAccount(ctx))
    const both = await inTurn(
      (ctx) => change(asAccount(ctx, { id }, { isOperator: true }), 'one@example.com'),
      (ctx) => change(asAccount(ctx, { id }, { isOperator: true }), 'other@example.com'),
    )
    await Promise.all(both)
    const acts = await inside((ctx) => readActs(ctx, { operatorId: id, limit: 2 }))
    const ofOther = acts.flatMap(({ changes }) => changes).find(({ to }) => to === 'other@example.com')
    return ofOther?.from
  }

  test('the address for help is set by two at once: the later act says what the earlier one made of it', async () => {
    await inside(({ db }) => sql`delete from operator_settings`.execute(db))
    assert.equal(await saidBefore((ctx, address) => changeSupport(ctx, { address })), 'one@example.com')
    assert.equal(await saidBefore((ctx, address) => changeSupport(ctx, { address })), 'one@example.com')
  })

  test('who reads it without holding it tells of an address that it no longer was: the test above can fail', async () => {
    const from = await saidBefore(async (ctx, address) => {
      const before = await readSupportAddress(ctx)
      await putSupportAddress(ctx, address)
      const changes = [{ what: 'support_address', from: before, to: address }]
      await recordAct(ctx, { kind: 'platform', about: '', what: 'support_changed', changes })
    })
    assert.equal(from, 'other@example.com')
  })

  /** An account is made staff by two operators at once; gives what the later one is told that it was before. */
  async function wasStaff(make: (ctx: Ctx, accountId: Id) => Promise<boolean>): Promise<boolean> {
    const { id } = await inside((ctx) => anAccount(ctx))
    await inside(({ db }) => sql`update accounts set verified_at = now() where id = ${id}`.execute(db))
    const [, later] = await inTurn(
      (ctx) => make(ctx, id),
      (ctx) => make(ctx, id),
    )
    return later
  }

  test('an account is made staff by two at once: for the later one it was already', async () => {
    const make = async (ctx: Ctx, accountId: Id) =>
      (await changeDuties(ctx, { accountId, isStaff: true })).isStaff
    assert.equal(await wasStaff(make), true)
  })

  test('who looks without holding it finds what it no longer was: the test above can fail', async () => {
    const before = await wasStaff(async ({ db }, id) => {
      const { rows } = await sql<{
        is_staff: boolean
      }>`select is_staff from accounts where id = ${id}`.execute(db)
      await sql`update accounts set is_staff = true where id = ${id}`.execute(db)
      return rows[0]?.is_staff === true
    })
    assert.equal(before, false)
  })
})
