import { bring } from '#platform/testing/world.ts'
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { billingArea } from '#areas/billing/area.ts'
import * as billing from '#areas/billing/contract.ts'
import { auditLog } from '#areas/billing/index.ts'
import { newId } from '#kernel/ids.ts'
import { recordBillingAct } from './acts/record-billing-act.ts'
import * as door from './contract.ts'
import { featuresOf } from './labs/feature.ts'
import { aSegment, type Caller, openConsole } from './testing.ts'

const { ask, cast, close, inside } = await openConsole(billingArea.routes)
after(close)
bring(auditLog.of(recordBillingAct))

/** What the operator is told to have changed, of acts of a kind, the first one first. */
async function told(operator: Caller, what: string): Promise<unknown[]> {
  const { body } = await ask(door.readAuditLog, operator, { by: operator.id, direction: 'ascending' })
  return body.items.filter((act) => act.what === what).map((act) => act.changes)
}

const aPlan = () => ({
  name: `Made ${newId()}`,
  intent: 'For a test',
  included: ['Pages'],
  kind: 'standard' as const,
  limits: { contributors: 2, storage: 10e9, sites: 5 },
  prices: [
    { currency: 'EUR', month: '10', year: '100' },
    { currency: 'USD', month: '11', year: '110' },
  ],
  isOffered: false,
})

/** Makes a plan; says how it stands. */
async function madePlan(operator: Caller) {
  const given = aPlan()
  const { body } = await ask(billing.createPlan, operator, given)
  const change = (part: object) => ask(billing.changePlan, operator, { planId: body.id, ...part })
  const now = async () => {
    const { plans } = (await ask(billing.listPlans, operator)).body
    return plans.find(({ id }) => id === body.id) ?? assert.fail('No plan')
  }
  return { given, change, now }
}

test('of a plan two operators change different things, and both stand', async () => {
  const { operator } = await cast()
  const { given, change, now } = await madePlan(operator)
  assert.equal((await change({ intent: 'For the many' })).status, 200)
  assert.equal((await change({ limits: { contributors: 3 } })).status, 200)
  assert.equal((await change({ limits: { sites: null } })).status, 200)
  assert.equal((await change({})).status, 200)
  const plan = await now()
  assert.equal(plan.intent, 'For the many')
  assert.deepEqual(plan.limits, { ...given.limits, contributors: 3, sites: null })
  assert.deepEqual(plan.prices, given.prices)
  assert.deepEqual(await told(operator, 'plan_changed'), [
    [{ what: 'intent', from: 'For a test', to: 'For the many' }],
    [{ what: 'limit.contributors', from: 2, to: 3 }],
    [{ what: 'limit.sites', from: 5, to: null }],
  ])
})

test('prices that somebody else has changed are not put back: who read the others is told what is there', async () => {
  const { operator } = await cast()
  const { given, change, now } = await madePlan(operator)
  const [euro, dollar] = given.prices
  assert.ok(euro && dollar)
  const from = { prices: given.prices }
  const dearer = [{ ...euro, month: '12' }, dollar]
  const gone = [euro]
  assert.equal((await change({ prices: dearer, from })).status, 200)
  const refused = await change({ prices: gone, from })
  assert.deepEqual([refused.status, refused.code], [409, 'changed_meanwhile'])
  assert.deepEqual(refused.body.error?.data, { prices: dearer })
  assert.deepEqual((await now()).prices, dearer)
  // Sent twice, in another order and spelling: it stands already.
  const again = [dollar, { ...euro, month: '12.00' }]
  assert.equal((await change({ prices: again, from })).status, 200)
  // Who changes something else is not kept by what they do not change.
  assert.equal((await change({ intent: 'For the few', from })).status, 200)
  assert.equal((await change({ prices: gone, from: { prices: dearer } })).status, 200)
  // As calls have always done: all of it, over anything.
  assert.equal((await change(given)).status, 200)
  const { id: _, sites: __, ...plan } = await now()
  assert.deepEqual(plan, given)
})

test('how the instance bills is changed by two at once, and both stand', async () => {
  const { operator } = await cast()
  const read = async () => (await ask(billing.listPlans, operator)).body.settings
  const before = await read()
  const contact = `ask-${newId()}@example.com`
  // As it is already: nothing was done.
  assert.equal((await ask(billing.changeBilling, operator, before)).status, 200)
  assert.equal((await ask(billing.changeBilling, operator, { contact })).status, 200)
  assert.equal((await ask(billing.changeBilling, operator, { sitesWithoutPlan: 7 })).status, 200)
  assert.deepEqual(await read(), { ...before, contact, sitesWithoutPlan: 7 })
  assert.deepEqual(await told(operator, 'billing_changed'), [
    [{ what: 'contact', from: before.contact, to: contact }],
    [{ what: 'sites_without_plan', from: before.sitesWithoutPlan, to: 7 }],
  ])
  assert.equal((await ask(billing.changeBilling, operator, before)).status, 200)
  assert.deepEqual(await read(), before)
})

test('of an announcement two change different things, and both stand; its times are judged together', async () => {
  const { operator } = await cast()
  const given = {
    title: `News ${newId()}`,
    text: 'A text',
    tone: 'info',
    link: null,
    startsAt: '2030-01-02T00:00:00.000Z',
    endsAt: '2030-01-05T00:00:00.000Z',
  }
  const { body } = await ask(door.createAnnouncement, operator, given)
  const change = (part: object) =>
    ask(door.changeAnnouncement, operator, { announcementId: body.id, ...part })
  assert.equal((await change({ text: 'Another text' })).status, 200)
  assert.equal((await change({ tone: 'warning' })).status, 200)
  assert.equal((await change({ endsAt: '2030-01-03T00:00:00.000Z' })).status, 200)
  // The same once more, and otherwise written: nothing was done.
  assert.equal((await change({ endsAt: '2030-01-03T00:00:00Z' })).status, 200)
  const late = await change({ startsAt: '2030-01-04T00:00:00.000Z' })
  assert.deepEqual([late.status, late.code], [422, 'operator.ends_before'])
  const { announcements } = (await ask(door.listAnnouncements, operator)).body
  assert.deepEqual(
    announcements.find(({ id }) => id === body.id),
    {
      id: body.id,
      ...given,
      text: 'Another text',
      tone: 'warning',
      endsAt: '2030-01-03T00:00:00.000Z',
      dismissals: 0,
    },
  )
  assert.deepEqual(await told(operator, 'announcement_changed'), [
    [{ what: 'text', from: 'A text', to: 'Another text' }],
    [{ what: 'tone', from: 'info', to: 'warning' }],
    [{ what: 'ends_at', from: '2030-01-05T00:00:00.000Z', to: '2030-01-03T00:00:00.000Z' }],
  ])
  assert.equal((await change({ ...given, link: 'https://example.com/more', endsAt: null })).status, 200)
  assert.deepEqual((await told(operator, 'announcement_changed')).at(-1), [
    { what: 'text', from: 'Another text', to: 'A text' },
    { what: 'tone', from: 'warning', to: 'info' },
    { what: 'link', from: null, to: 'https://example.com/more' },
    { what: 'ends_at', from: '2030-01-03T00:00:00.000Z', to: null },
  ])
})

test('of an announcement two change the times: who read the others is told what is there', async () => {
  const { operator } = await cast()
  const day = (n: number) => `2030-01-0${n}T00:00:00.000Z`
  const from = { startsAt: day(2), endsAt: day(5) }
  const given = { title: `News ${newId()}`, text: 'A text', tone: 'info', link: null, ...from }
  const { body } = await ask(door.createAnnouncement, operator, given)
  const change = (part: object) =>
    ask(door.changeAnnouncement, operator, { announcementId: body.id, ...part })
  const now = async () => {
    const { announcements } = (await ask(door.listAnnouncements, operator)).body
    const found = announcements.find(({ id }) => id === body.id) ?? assert.fail('No announcement')
    return { startsAt: found.startsAt, endsAt: found.endsAt }
  }
  const sooner = { startsAt: day(2), endsAt: day(3) }
  assert.equal((await change({ ...sooner, from })).status, 200)
  // Also where the two would fit no more: what is there is told before what is wrong with it.
  for (const part of [{ startsAt: day(4), endsAt: day(5) }, { startsAt: day(4) }, { endsAt: null }]) {
    const refused = await change({ ...part, from })
    assert.deepEqual([refused.status, refused.code], [409, 'changed_meanwhile'])
    assert.equal(refused.body.error?.field, 'from')
    assert.deepEqual(refused.body.error?.data, sooner)
  }
  assert.deepEqual(await now(), sooner)
  // Sent twice, in another spelling: it stands already. Who changes something else is not kept by it.
  assert.equal((await change({ endsAt: '2030-01-03T00:00:00Z', from })).status, 200)
  assert.equal((await change({ text: 'Another text', from })).status, 200)
  const later = { startsAt: day(4), endsAt: day(5) }
  assert.equal((await change({ ...later, from: sooner })).status, 200)
  assert.deepEqual(await now(), later)
})

test('labs are switched by two who read the same list: what each switched stands; who says nothing of it replaces all', async () => {
  const { operator, owner, siteId, admin } = await cast()
  await ask(door.setCircle, operator, { siteId, isIn: true, why: '' })
  const staff = { id: owner.id, isStaff: true }
  const variants = [
    {
      variant: 'circle',
      one: owner,
      other: admin,
      read: door.readCircleLabs,
      save: door.saveCircleLabs,
      of: { siteId },
    },
    {
      variant: 'internal',
      one: staff,
      other: staff,
      read: door.readInternalLabs,
      save: door.saveInternalLabs,
      of: {},
    },
  ] as const
  for (const { variant, one, other, read, save, of } of variants) {
    const [first = '', second = '', third = ''] = featuresOf(variant).map(({ name }) => name)
    const isOn = (features: readonly door.LabsFeature[]) =>
      features.flatMap(({ name, isOn }) => (isOn ? [name] : []))
    const now = async () => isOn((await ask(read, one, of)).body.features)
    const put = (by: Caller, part: { features: string[]; was?: string[] }) =>
      ask(save, by, { ...of, ...part })
    assert.equal((await put(one, { features: [third] })).status, 200)
    const was = [third]
    assert.equal((await put(one, { was, features: [third, first] })).status, 200)
    const later = await put(other, { was, features: [second] })
    assert.equal(later.status, 200)
    assert.deepEqual(isOn(later.body.features), [first, second])
    assert.deepEqual(await now(), [first, second])
    // Sent twice it is the same; what was read is kept nowhere, so a name that has left the list does no harm in it.
    assert.equal((await put(other, { was: [...was, 'left-the-list'], features: [second] })).status, 200)
    assert.deepEqual(await now(), [first, second])
    assert.equal((await put(other, { features: [third] })).status, 200)
    assert.deepEqual(await now(), [third])
  }
})

test('an operator whose duty ends is not made one again by who changes another duty of theirs', async () => {
  const { operator, owner } = await cast()
  const change = (part: object) => ask(door.changeDuties, operator, { accountId: owner.id, why: '', ...part })
  const duties = async () => {
    const { isOperator, isStaff } = (await ask(door.seeAccount, operator, { accountId: owner.id })).body
    return { isOperator, isStaff }
  }
  const standsBy = (is: boolean) =>
    inside((ctx) => sql`update accounts set is_operator = ${is} where id = ${operator.id}`.execute(ctx.db))
  // Another operator, so that this one is not the last.
  await standsBy(true)
  assert.equal((await change({ isOperator: true, isStaff: false })).status, 200)
  assert.equal((await change({ isStaff: true })).status, 200)
  assert.deepEqual(await duties(), { isOperator: true, isStaff: true })
  assert.equal((await change({ isOperator: false, isStaff: true })).status, 200)
  assert.equal((await change({ isStaff: true })).status, 200)
  assert.deepEqual(await duties(), { isOperator: false, isStaff: true })
  assert.equal((await change({ isOperator: true, isStaff: false })).status, 200)
  const [operatorOn, staffOn, operatorOff] = [
    { what: 'is_operator', from: false, to: true },
    { what: 'is_staff', from: false, to: true },
    { what: 'is_operator', from: true, to: false },
  ]
  assert.deepEqual(await told(operator, 'duties_changed'), [
    [operatorOn],
    [staffOn],
    [operatorOff],
    [operatorOn, { what: 'is_staff', from: true, to: false }],
  ])
  await standsBy(false)
})

test('of an experiment what it is about is changed beside who sees what; of two who change that, the later one is told what is there', async () => {
  const { operator } = await cast()
  const name = `commerce.test-${newId().slice(-12)}`
  const placing = {
    stickyBy: 'site',
    control: 'a',
    segments: [aSegment({ a: 50, b: 50 }, { name: 'first' }), aSegment({ a: 100 }, { name: 'rest' })],
  }
  const given = { what: 'Before', type: 'AB_TEST', ...placing }
  await ask(door.createExperiment, operator, { name, ...given })
  const change = (part: object) => ask(door.changeExperiment, operator, { name, ...part })
  const now = async () => {
    const { what, type, stickyBy, control, segments } = (await ask(door.getExperiment, operator, { name }))
      .body.experiment
    return { what, type, stickyBy, control, segments }
  }
  const [first, rest] = placing.segments
  const more = [aSegment({ a: 20, b: 80 }, { name: 'first' }), rest]
  assert.equal((await change({ segments: more, from: placing })).status, 200)
  assert.equal((await change({ what: 'After', from: placing })).status, 200)
  const refused = [
    await change({ segments: [first], from: placing }),
    // Who sees what is one: a control is chosen by who looks at the shares.
    await change({ control: 'b', from: placing }),
  ]
  for (const { status, code, body } of refused) {
    assert.deepEqual([status, code], [409, 'changed_meanwhile'])
    assert.deepEqual(body.error?.data, { ...placing, segments: more })
  }
  assert.deepEqual(await now(), { ...given, what: 'After', segments: more })
  assert.equal((await change({ segments: more, from: placing })).status, 200)
  assert.equal((await change({ control: 'b', from: { ...placing, segments: more } })).status, 200)
  // What is given is judged with what stays.
  const stray = await change({ segments: [aSegment({ a: 100 })] })
  assert.deepEqual([stray.status, stray.code], [422, 'operator.control_unknown'])
  const changed = (await told(operator, 'experiment_changed')) as { what: string }[][]
  assert.deepEqual(
    changed.map((changes) => changes.map(({ what }) => what)),
    [['segments'], ['what'], ['control']],
  )
  assert.equal((await change(given)).status, 200)
  assert.deepEqual(await now(), given)
})

test('segments that cannot be read are not emptied by who says something else: they are replaced, or stay', async () => {
  const { operator } = await cast()
  const name = `commerce.test-${newId().slice(-12)}`
  const shares = aSegment({ true: 100, false: 0 })
  const placing = { stickyBy: 'site', control: 'false', segments: [shares] }
  await ask(door.createExperiment, operator, { name, what: 'Before', type: 'FEATURE_TOGGLE', ...placing })
  const kept = '[{"name":"from another time"}]'
  await inside((ctx) =>
    sql`update experiments set segments = ${kept}::jsonb where name = ${name}`.execute(ctx.db),
  )
  const stored = () =>
    inside(async (ctx) => {
      const { rows } = await sql<{ segments: unknown; sticky_by: string }>`
        select segments, sticky_by from experiments where name = ${name}`.execute(ctx.db)
      return rows[0]
    })
  const change = (part: object) => ask(door.changeExperiment, operator, { name, ...part })
  const refused = await change({ stickyBy: 'account' })
  assert.deepEqual([refused.status, refused.code], [422, 'field.required'])
  assert.equal((await change({ what: 'After' })).status, 200)
  assert.equal((await change({ stickyBy: 'site', what: 'Later' })).status, 200)
  assert.deepEqual(await stored(), { segments: JSON.parse(kept), sticky_by: 'site' })
  assert.equal((await change({ stickyBy: 'account', segments: [shares] })).status, 200)
  assert.deepEqual(await stored(), { segments: [shares], sticky_by: 'account' })
})
