import { bring } from '#platform/testing/world.ts'
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { billingArea } from '#areas/billing/area.ts'
import * as billing from '#areas/billing/contract.ts'
import { auditLog } from '#areas/billing/index.ts'
import { newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { recordDuties } from '../accounts/record-duties.ts'
import * as door from '../contract.ts'
import { aSegment, type Caller, openConsole } from '../testing.ts'
import { insertAct } from '../acts/act.store.ts'
import { recordBillingAct } from '../acts/record-billing-act.ts'

const { ask, cast, close, inside, pages } = await openConsole(billingArea.routes)
after(close)
bring(auditLog.of(recordBillingAct))

type Entry = door.LoggedAct
type Narrowed = Readonly<Record<string, unknown>>

const logOf = async (operator: Caller, narrowed: Narrowed = {}): Promise<Entry[]> => {
  const { status, body } = await ask(door.readAuditLog, operator, { by: operator.id, ...narrowed })
  assert.equal(status, 200)
  return body.items
}

/** The log from its beginning to its end, page by page. */
const allPages = async (operator: Caller, narrowed: Narrowed): Promise<string[]> =>
  (await pages(door.readAuditLog, operator, narrowed)).flatMap(({ items }) => items.map(({ id }) => id))

/** Acts of somebody, one at each moment. */
const did = (operator: Caller, moments: readonly string[]): Promise<string[]> =>
  inside(async (ctx) => {
    const ids: string[] = []
    for (const at of moments) {
      const id = newId()
      ids.push(id)
      await insertAct(ctx, {
        id,
        at: new Date(at),
        operatorId: operator.id,
        what: 'announcement_removed',
        kind: 'platform',
        about: '',
        values: {},
        changes: [],
        why: null,
      })
    }
    return ids
  })

/** What is handed in for a plan. */
const given = (name: string, month: string) => ({
  name,
  intent: 'For a test',
  included: ['Pages'],
  kind: 'standard',
  limits: { contributors: 2, storage: 10e9, sites: null },
  prices: [{ currency: 'EUR', month, year: '120' }],
  isOffered: false,
})

test('the audit log is the operator’s alone, and asked for properly', async () => {
  const { operator, owner } = await cast()
  assert.equal((await ask(door.readAuditLog, null)).status, 401)
  assert.equal((await ask(door.readAuditLog, owner)).status, 403)
  for (const wrong of [
    { kind: 'site' },
    { by: 'ada' },
    { from: '2026-02-30' },
    { cursor: 'x' },
    { direction: 'up' },
  ])
    assert.equal((await ask(door.readAuditLog, operator, wrong)).status, 422, JSON.stringify(wrong))
  const ends = { from: '0001-01-01', to: '9999-12-31' }
  assert.equal((await ask(door.readAuditLog, operator, ends)).status, 200)
})

test('a change of a plan and its prices is written down with what it was and what it is', async () => {
  const { operator, owner } = await cast()
  const [name, renamed] = [`Made ${newId()}`, `Named ${newId()}`]
  assert.equal((await ask(billing.createPlan, owner, given(name, '12'))).status, 403)
  const made = await ask(billing.createPlan, operator, given(name, '12'))
  const planId = made.body.id
  const change = (plan: ReturnType<typeof given>) =>
    ask(billing.changePlan, operator, { planId, ...plan }).then(({ status }) => assert.equal(status, 200))
  await change(given(name, '15'))
  // The same once more, and otherwise written: nothing was done.
  await change(given(name, '15.00'))
  await change({ ...given(renamed, '15'), limits: { ...given(name, '15').limits, contributors: 3 } })
  const refused = await ask(billing.changePlan, operator, { planId, ...given(renamed, '-1') })
  assert.equal(refused.status, 422)
  assert.equal((await ask(billing.removePlan, operator, { planId })).status, 200)
  const log = await logOf(operator, { kind: 'plan', direction: 'ascending' })
  const about = (called: string) => ({ kind: 'plan', id: planId, name: called })
  assert.deepEqual(
    log.map((act) => [act.what, act.by, act.about, act.changes]),
    [
      [
        'plan_created',
        'Ada Lind',
        about(name),
        [
          { what: 'price_month', currency: 'EUR', from: null, to: '12' },
          { what: 'price_year', currency: 'EUR', from: null, to: '120' },
        ],
      ],
      [
        'plan_changed',
        'Ada Lind',
        about(name),
        [{ what: 'price_month', currency: 'EUR', from: '12', to: '15' }],
      ],
      [
        'plan_changed',
        'Ada Lind',
        about(renamed),
        [
          { what: 'name', from: name, to: renamed },
          { what: 'limit.contributors', from: 2, to: 3 },
        ],
      ],
      [
        'plan_removed',
        'Ada Lind',
        about(renamed),
        [
          { what: 'price_month', currency: 'EUR', from: '15', to: null },
          { what: 'price_year', currency: 'EUR', from: '120', to: null },
        ],
      ],
    ],
  )
})

test('it is narrowed by person and kind, and names what is still there', async () => {
  const { operator, owner } = await cast()
  const other = { ...owner, isOperator: true }
  await ask(door.lockAccount, operator, { accountId: owner.id, isLocked: true, why: 'Spam' })
  await ask(door.lockAccount, operator, { accountId: owner.id, isLocked: false, why: '' })
  // The same address once more is nothing that was done.
  for (let times = 0; times < 2; times += 1)
    await ask(door.changeSupport, operator, { address: 'help@example.com' })
  await ask(door.changeSupport, other, { address: null })
  assert.deepEqual(
    (await logOf(operator)).map(({ what, about: { kind }, why }) => [what, kind, why]),
    [
      ['support_changed', 'platform', null],
      ['account_opened', 'account', null],
      ['account_locked', 'account', 'Spam'],
    ],
  )
  const [opened] = await logOf(operator, { kind: 'account' })
  const name = await inside(async (ctx) => {
    const { rows } = await sql<{ name: string }>`select name from accounts where id = ${owner.id}`.execute(
      ctx.db,
    )
    return rows[0]?.name
  })
  assert.deepEqual(opened?.about, { kind: 'account', id: owner.id, name })
  const [change] = await logOf(other)
  assert.deepEqual(change?.changes, [{ what: 'support_address', from: 'help@example.com', to: null }])
  const { people } = (await ask(door.readAuditLog, operator, { by: newId() })).body
  const ids = people.map(({ id }) => id)
  assert.ok(ids.includes(operator.id) && ids.includes(owner.id))
  assert.equal(new Set(ids).size, ids.length)
})

/** What is handed in for an experiment of some name. */
const tried = (name: string) => ({
  name,
  what: 'Whether the address comes first',
  type: 'AB_TEST',
  stickyBy: 'site',
  control: 'a',
  segments: [aSegment({ a: 50, b: 50 })],
})

test('an experiment that was removed is told by its name, and leads nowhere', async () => {
  const { operator } = await cast()
  const names = [`commerce.kept-${newId().slice(-12)}`, `commerce.gone-${newId().slice(-12)}`]
  for (const name of names)
    assert.equal((await ask(door.createExperiment, operator, tried(name))).status, 200)
  const [kept, gone] = names
  assert.equal((await ask(door.removeExperiment, operator, { name: gone })).status, 200)
  assert.deepEqual(
    (await logOf(operator, { direction: 'ascending' })).map(({ what, about }) => [what, about]),
    [
      ['experiment_created', { kind: 'experiment', id: kept, name: kept }],
      ['experiment_created', { kind: 'experiment', id: gone, name: '' }],
      ['experiment_removed', { kind: 'experiment', id: gone, name: '' }],
    ],
  )
})

test('a change of an experiment is written down with what it was and what it is', async () => {
  const { operator } = await cast()
  const name = `commerce.test-${newId().slice(-12)}`
  const made = tried(name)
  assert.equal((await ask(door.createExperiment, operator, made)).status, 200)
  const change = (given: object) =>
    ask(door.changeExperiment, operator, { ...made, ...given }).then(({ status }) =>
      assert.equal(status, 200),
    )
  await change({})
  const siteIds = Array.from({ length: 12 }, () => newId())
  const segments = [
    aSegment(
      { a: 25.5, b: 74.5 },
      { name: 'some', audience: { statuses: [1], types: [4], languages: ['de-DE'], circle: true } },
    ),
    aSegment({ a: 100 }, { name: 'chosen', audience: { siteIds } }),
  ]
  await change({ what: 'Another order', control: 'b', segments, stickyBy: 'site' })
  // Beyond those that are told: that something was done still is.
  const others = [...siteIds.slice(0, 11), newId()]
  const [some] = segments
  const chosen = aSegment({ a: 100 }, { name: 'chosen', audience: { siteIds: others } })
  await change({ what: 'Another order', control: 'b', segments: [some, chosen] })
  const log = await logOf(operator, { direction: 'ascending' })
  const shown = siteIds.slice(0, 10).join(', ')
  assert.deepEqual(
    log.map(({ what, changes }) => [what, changes]),
    [
      ['experiment_created', []],
      [
        'experiment_changed',
        [
          { what: 'what', from: made.what, to: 'Another order' },
          { what: 'control', from: 'a', to: 'b' },
          {
            what: 'segments',
            from: 'everybody: a 50 %, b 50 %',
            to: `some (EXPIRED, commerce, de-DE, circle): a 25.5 %, b 74.5 % · chosen (${shown}, +2): a 100 %`,
          },
        ],
      ],
      ['experiment_changed', []],
    ],
  )
})

test('a change of duties by a command is written down as nobody’s', async () => {
  const { operator, owner } = await cast()
  const before = { isOperator: false, isStaff: true }
  const after = { ...before, isOperator: true }
  await inside((ctx) => {
    const byCommand: Ctx = { ...ctx, actor: { kind: 'system', reason: 'command operator create' } }
    return recordDuties(byCommand, { accountId: owner.id, before, after })
  })
  await ask(door.lockAccount, operator, { accountId: owner.id, isLocked: true, why: 'Spam' })
  const narrowed = await logOf(operator, { by: 'command' })
  assert.ok(narrowed.every(({ by }) => by === null))
  assert.deepEqual(
    narrowed
      .filter(({ about: { id } }) => id === owner.id)
      .map(({ what, by, about, values, changes }) => [what, by, about.id, values, changes]),
    [
      [
        'duties_changed',
        null,
        owner.id,
        { operator: 'yes', staff: 'yes' },
        [{ what: 'is_operator', from: false, to: true }],
      ],
    ],
  )
})

test('its days are those of whoever asks, the last of them included', async () => {
  const { operator } = await cast()
  await inside((ctx) =>
    sql`update accounts set time_zone = 'America/New_York' where id = ${operator.id}`.execute(ctx.db),
  )
  // Midnight of New York; the clocks were put back on the first of November, a day of 25 hours.
  const [before, first, last, behind] = await did(operator, [
    '2026-11-01T03:59:59.999Z',
    '2026-11-01T04:00:00.000Z',
    '2026-11-02T04:59:59.999Z',
    '2026-11-02T05:00:00.000Z',
  ])
  const shown = async (from: string | null, to: string | null) =>
    (await logOf(operator, { ...(from && { from }), ...(to && { to }), direction: 'ascending' })).map(
      ({ id }) => id,
    )
  assert.deepEqual(await shown('2026-11-01', '2026-11-01'), [first, last])
  assert.deepEqual(await shown('2026-11-01', null), [first, last, behind])
  assert.deepEqual(await shown(null, '2026-11-01'), [before, first, last])
  assert.deepEqual(await shown('2026-11-03', '2026-11-01'), [])
})

test('pages leave no act out and tell none twice, whatever of a moment several share', async () => {
  const { operator } = await cast()
  const moment = '2026-11-20T10:00:00.123Z'
  const ids = await did(operator, [
    ...Array.from({ length: 7 }, () => moment),
    '2026-11-20T10:00:00.124Z',
    moment,
  ])
  const late = ids[7] ?? ''
  const inOrder = [...ids.filter((id) => id !== late), late]
  for (const limit of [1, 2, 4]) {
    const asked = { by: operator.id, limit }
    assert.deepEqual(await allPages(operator, { ...asked, direction: 'ascending' }), inOrder, `by ${limit}`)
    assert.deepEqual(await allPages(operator, asked), inOrder.toReversed(), `by ${limit}`)
  }
})
