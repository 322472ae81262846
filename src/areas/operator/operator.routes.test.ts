import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { lockAccount as lockDirectly } from '#areas/accounts/index.ts'
import { siteAccess } from '#areas/sites/index.ts'
import { aContributor, anAccount, aSite, type TestAccount } from '#areas/sites/testing.ts'
import { systemClock } from '#kernel/clock.ts'
import type { Endpoint, OutputOf } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import { isCommerceFlagOn } from '#kernel/page-context.ts'
import { EXPIRED_SITE_IMPROVEMENTS_FLAG, siteStatus } from '#kernel/states/site-status.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import type { Actor, Ctx } from '#platform/ctx.ts'
import { serveApi } from '#platform/http/api.ts'
import { crumbMaker } from '#platform/http/crumb.ts'
import { createHttp } from '#platform/http/http.ts'
import { insertJob } from '#platform/jobs/queue-job.ts'
import { insertMail, NO_SITE } from '#platform/mail/mail.store.ts'
import { testCtx, testDatabase, testTools } from '#platform/testing/world.ts'
import * as door from './contract.ts'
import { pageFlags } from './experiments/page-flags.ts'
import { betaFlagsOfSite } from './experiments/site-flags.ts'
import { routes } from './operator.routes.ts'
import { aSegment } from './testing.ts'

const origin = 'http://localhost:4000'
const crumbs = crumbMaker(secretsOf('a secret key that only the tests know of').key('crumb'))
const sessionId = newId()
const crumb = crumbs.make(sessionId)
const database = await testDatabase()
let app: FastifyInstance

interface Caller {
  readonly id: string
  readonly isOperator?: boolean
  readonly isStaff?: boolean
  /** Milliseconds since the last proof. */
  readonly provedAgo?: number
}

before(async () => {
  app = await createHttp()
  serveApi(app, routes, {
    database,
    clock: systemClock,
    crumbs,
    origin,
    tools: testTools(),
    // Whoever the header describes is signed in: sessions are another area's tests.
    authenticate: async (_db, request) => {
      const given = request.headers['x-test-caller']
      const visitor: Actor = { kind: 'visitor' }
      if (typeof given !== 'string') return { actor: visitor, locale: 'en-US' }
      const caller = JSON.parse(given) as Caller
      const actor: Actor = {
        kind: 'account',
        accountId: caller.id,
        sessionId,
        isOperator: caller.isOperator ?? false,
        isStaff: caller.isStaff ?? false,
        isVerified: true,
        provedAt: Date.now() - (caller.provedAgo ?? 0),
        rights: new Set(),
      }
      return { actor, locale: 'en-US' }
    },
    siteAccess,
  })
  await app.ready()
})
after(() => app.close())

const inside = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  database.transaction('platform', (db) => work(testCtx(db, { clock: systemClock })))

type Asked<E extends Endpoint> = OutputOf<E> & { error?: { code: string; field?: string } }

async function ask<E extends Endpoint>(
  endpoint: E,
  caller: Caller | null,
  input: Record<string, unknown> = {},
): Promise<{ status: number; body: Asked<E>; code: string | undefined }> {
  const rest = { ...input }
  const path = endpoint.path.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return value
  })
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) {
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one))
  }
  const inQuery = endpoint.method === 'GET'
  const response = await app.inject({
    method: endpoint.method,
    url: inQuery && query.size > 0 ? `${path}?${query}` : path,
    headers: {
      host: 'localhost:4000',
      origin,
      cookie: `crumb=${crumb}`,
      'x-csrf-token': crumb,
      ...(caller ? { 'x-test-caller': JSON.stringify(caller) } : {}),
    },
    ...(inQuery ? {} : { payload: rest }),
  })
  const body = response.json<Asked<E>>()
  return { status: response.statusCode, body, code: body.error?.code }
}

/** An operator of tests, an owner with a site, and people around them. */
async function cast() {
  return inside(async (ctx) => {
    const operator = await anAccount(ctx, { name: 'Ada Lind' })
    const owner = await anAccount(ctx)
    const siteId = await aSite(ctx, owner)
    const admin = await aContributor(ctx, siteId, { roles: ['admin'] })
    const editor = await aContributor(ctx, siteId, { roles: ['website_editor', 'billing'] })
    const stranger = await anAccount(ctx)
    await aSite(ctx, stranger)
    return { operator: { id: operator.id, isOperator: true }, owner, siteId, admin, editor, stranger }
  })
}

const timelineOf = async (operator: Caller, siteId: string) =>
  (await ask(door.siteTimeline, operator, { siteId })).body.items

test('contract §6: /api/labs/internal is for staff alone, at exactly this path', async () => {
  assert.equal(door.readInternalLabs.path, '/api/labs/internal')
  assert.equal(door.saveInternalLabs.path, '/api/labs/internal')
  const { operator, owner } = await cast()
  assert.equal((await ask(door.readInternalLabs, null)).status, 401)
  for (const caller of [owner, operator]) {
    assert.equal((await ask(door.readInternalLabs, caller)).status, 403)
    assert.equal((await ask(door.saveInternalLabs, caller, { features: [] })).status, 403)
  }
  const staff = { id: owner.id, isStaff: true }
  const read = await ask(door.readInternalLabs, staff)
  assert.equal(read.status, 200)
  assert.ok(read.body.features.length >= 3)
  assert.ok(read.body.features.every((one) => one.variant === 'internal' && !one.isOn))
  const saved = await ask(door.saveInternalLabs, staff, { features: ['i18nLang'] })
  assert.equal(saved.status, 200)
  const again = await ask(door.readInternalLabs, staff)
  assert.deepEqual(
    again.body.features.flatMap(({ name, isOn }) => (isOn ? [name] : [])),
    ['i18nLang'],
  )
  const wrong = await ask(door.saveInternalLabs, staff, { features: ['expired-site-improvements'] })
  assert.deepEqual([wrong.status, wrong.code], [422, 'operator.labs_unknown'])
})

test('contract §6: /api/labs/circle is for the owner and administrators of a site in the circle; 403 for everyone else', async () => {
  assert.equal(door.readCircleLabs.path, '/api/labs/circle')
  assert.equal(door.saveCircleLabs.path, '/api/labs/circle')
  const { operator, owner, siteId, admin, editor, stranger } = await cast()
  const tries = async (caller: TestAccount | Caller, site: string): Promise<number[]> => [
    (await ask(door.readCircleLabs, caller, { siteId: site })).status,
    (await ask(door.saveCircleLabs, caller, { siteId: site, features: [] })).status,
  ]
  assert.equal((await ask(door.readCircleLabs, null, { siteId })).status, 401)
  for (const caller of [owner, admin, editor, stranger, operator]) {
    assert.deepEqual(await tries(caller, siteId), [403, 403], 'not in the circle yet')
  }
  assert.equal((await ask(door.setCircle, owner, { siteId, isIn: true, why: '' })).status, 403)
  assert.equal((await ask(door.setCircle, operator, { siteId, isIn: true, why: 'They asked' })).status, 200)
  assert.deepEqual(await tries(owner, siteId), [200, 200])
  assert.deepEqual(await tries(admin, siteId), [200, 200])
  for (const caller of [editor, stranger, operator, { id: stranger.id, isStaff: true }]) {
    assert.deepEqual(await tries(caller, siteId), [403, 403])
  }
  assert.deepEqual(await tries(owner, newId()), [403, 403], 'a site that does not exist')

  await ask(door.saveCircleLabs, admin, { siteId, features: ['expired-site-improvements'] })
  const flags = await database.transaction('platform', (db) => pageFlags(db, { siteId, accountId: owner.id }))
  assert.deepEqual(flags.betaFeatureFlags, ['expired-site-improvements'])
  const ofSite = await database.transaction('platform', (db) => betaFlagsOfSite(db, siteId))
  assert.deepEqual(ofSite, ['expired-site-improvements'])

  // A feature of selling is a flag of the namespace `commerce`, as contract §§ 3 and 9 have it.
  await ask(door.saveCircleLabs, admin, { siteId, features: ['expired-site-improvements', 'currency-jpy'] })
  const selling = await database.transaction('platform', (db) =>
    pageFlags(db, { siteId, accountId: owner.id }),
  )
  assert.deepEqual(selling.betaFeatureFlags, ['expired-site-improvements'])
  assert.equal(isCommerceFlagOn({ commerceSettings: selling.commerceSettings ?? {} }, 'currency-jpy'), true)
  assert.equal(isCommerceFlagOn({ commerceSettings: selling.commerceSettings ?? {} }, 'currency-inr'), false)

  await ask(door.setCircle, operator, { siteId, isIn: false, why: '' })
  assert.deepEqual(await tries(owner, siteId), [403, 403], 'out of the circle: on the next request')
  const off = await database.transaction('platform', (db) => pageFlags(db, { siteId, accountId: owner.id }))
  assert.deepEqual(off.betaFeatureFlags, [])
  const acts = (await timelineOf(operator, siteId)).map(({ what, who }) => [what, who.kind])
  assert.deepEqual(acts.slice(0, 4), [
    ['operator.circle_left', 'operator'],
    ['operator.labs_on', 'account'],
    ['operator.labs_on', 'account'],
    ['operator.circle_joined', 'operator'],
  ])
})

test('contract §4, §6: the labs of an expired site are switched as before, what changes an expired site among them', async () => {
  const { operator, owner, siteId } = await cast()
  await ask(door.setCircle, operator, { siteId, isIn: true, why: '' })
  await ask(door.moveSite, operator, { siteId, to: siteStatus.comped, why: '' })
  await ask(door.moveSite, operator, { siteId, to: siteStatus.trial, why: '' })
  const moved = await ask(door.moveSite, operator, { siteId, to: siteStatus.expired, why: '' })
  assert.equal(moved.status, 200)
  assert.equal((await ask(door.readCircleLabs, owner, { siteId })).status, 200)
  const flags = () => inside((ctx) => betaFlagsOfSite(ctx.db, siteId))
  for (const features of [[EXPIRED_SITE_IMPROVEMENTS_FLAG], []]) {
    assert.equal((await ask(door.saveCircleLabs, owner, { siteId, features })).status, 200)
    assert.deepEqual([...(await flags())], features)
  }
  const guest = await inside((ctx) => aContributor(ctx, siteId, { roles: ['viewer'] }))
  assert.equal((await ask(door.saveCircleLabs, guest, { siteId, features: [] })).status, 403)
})

test('contract §6: getId answers { data: id }, a pseudonym: the same each time, another for each account', async () => {
  assert.equal(door.getRecordingId.path, '/api/commerce/fullstory/getId')
  assert.equal((await ask(door.getRecordingId, null)).status, 401)
  const { owner, stranger } = await cast()
  const mine = await ask(door.getRecordingId, owner)
  assert.deepEqual(Object.keys(mine.body), ['data'])
  assert.match(mine.body.data, /^[0-9a-f]{32}$/)
  assert.ok(!mine.body.data.includes(owner.id.replaceAll('-', '')))
  assert.deepEqual((await ask(door.getRecordingId, owner)).body, mine.body)
  assert.notDeepEqual((await ask(door.getRecordingId, stranger)).body, mine.body)
})

test('everything an operator does to a site stands on its timeline, as the operator, with why', async () => {
  const { operator, siteId } = await cast()
  const status = (await ask(door.seeSite, operator, { siteId })).body.status
  const did: [Endpoint, Record<string, unknown>, string][] =
    status === siteStatus.comped
      ? [[door.moveSite, { to: siteStatus.trial, why: 'For the test' }, 'sites.status_changed']]
      : []
  did.push(
    [door.extendSiteTrial, { why: 'They were ill' }, 'sites.trial_extended'],
    [door.noteSite, { text: 'Called on Tuesday' }, 'operator.noted'],
    [door.moveSite, { to: siteStatus.paid, why: 'Paid by transfer' }, 'sites.status_changed'],
    [door.setCircle, { isIn: true, why: 'They asked' }, 'operator.circle_joined'],
    [door.setCircle, { isIn: false, why: 'They asked again' }, 'operator.circle_left'],
  )
  for (const [endpoint, input, what] of did) {
    const answer = await ask(endpoint, operator, { siteId, ...input })
    assert.equal(answer.status, 200, endpoint.name)
    const [latest] = await timelineOf(operator, siteId)
    assert.equal(latest?.what, what)
    assert.deepEqual(latest?.who, { kind: 'operator', name: 'Ada Lind' })
    assert.equal(latest?.why, input['why'] ?? input['text'])
  }
  const refused = await ask(door.moveSite, operator, { siteId, to: siteStatus.internal, why: '' })
  assert.deepEqual([refused.status, refused.code], [409, 'sites.status_move'])
  const late = { siteId, from: siteStatus.trial, to: siteStatus.expired, why: '' }
  const stale = await ask(door.moveSite, operator, late)
  assert.deepEqual([stale.status, stale.code], [409, 'sites.status_meanwhile'])
  assert.equal((await ask(door.noteSite, operator, { siteId: newId(), text: 'x' })).status, 404)
})

test('sites are found by text, status and plan, in pages that leave none out', async () => {
  const { operator, owner } = await cast()
  const marked = `Sorrel ${newId().slice(-12)}`
  const ids = await inside(async (ctx) => {
    const made: string[] = []
    for (let n = 0; n < 5; n += 1) made.push(await aSite(ctx, owner, { title: marked }))
    return made
  })
  await ask(door.moveSite, operator, { siteId: ids[0], to: siteStatus.paid, why: '' })
  const found: string[] = []
  let cursor: string | null = null
  do {
    const page: { body: Asked<typeof door.findSites> } = await ask(door.findSites, operator, {
      search: marked.toUpperCase(),
      limit: 2,
      ...(cursor === null ? {} : { cursor }),
    })
    assert.equal(page.body.total, 5)
    found.push(...page.body.items.map(({ id }) => id))
    cursor = page.body.next
  } while (cursor !== null)
  assert.deepEqual(found.toSorted(), ids.toSorted())
  const paid = await ask(door.findSites, operator, {
    search: marked,
    status: [siteStatus.paid, siteStatus.beta],
  })
  assert.deepEqual(
    paid.body.items.map(({ id }) => id),
    [ids[0]],
  )
  assert.equal(paid.body.items[0]?.owner.id, owner.id)
  assert.equal((await ask(door.findSites, operator, { search: '%' })).body.total, 0)
  assert.equal((await ask(door.findSites, operator, { planId: newId() })).body.total, 0)
  assert.equal((await ask(door.findSites, operator, { cursor: 'nonsense' })).status, 422)
})

test('the number beside the console’s list is the number of its rows: sites removed and internal stand in both, or in neither', async () => {
  const { operator, owner } = await cast()
  const mark = `tally${newId().slice(-8)}`
  const standings = [
    siteStatus.trial,
    siteStatus.paid,
    siteStatus.internal,
    siteStatus.expired,
    siteStatus.removed,
  ]
  const ids = await inside(async (ctx) => {
    const made: string[] = []
    for (const status of [...standings, siteStatus.removed]) {
      const id = await aSite(ctx, owner, { title: `${mark} ${made.length}` })
      await sql`update sites set status = ${status},
        status_before = case when ${status === siteStatus.removed} then status end,
        removed_at = case when ${status === siteStatus.removed} then now() end where id = ${id}`.execute(
        ctx.db,
      )
      made.push(id)
    }
    // What is being deleted row by row stands there until it is gone.
    await sql`update sites set purging_at = now() where id = ${made.at(-1)}`.execute(ctx.db)
    return made
  })
  const walk = async (asked: Record<string, unknown>): Promise<{ rows: string[]; totals: Set<number> }> => {
    const rows: string[] = []
    const totals = new Set<number>()
    let cursor: string | null = null
    do {
      const page: { body: Asked<typeof door.findSites> } = await ask(door.findSites, operator, {
        ...asked,
        limit: 2,
        ...(cursor === null ? {} : { cursor }),
      })
      totals.add(page.body.total)
      rows.push(...page.body.items.map(({ id }) => id))
      cursor = page.body.next
    } while (cursor !== null)
    return { rows, totals }
  }
  const all = await walk({ search: mark })
  assert.deepEqual([all.rows.toSorted(), [...all.totals]], [ids.toSorted(), [ids.length]])
  for (const status of standings) {
    const { rows, totals } = await walk({ search: mark, status: [status] })
    assert.deepEqual([...totals], [rows.length], `of standing ${status}`)
    assert.equal(rows.length, status === siteStatus.removed ? 2 : 1)
  }
  // The figures of the health page are those of the list of each standing; only internal ones are in none.
  const { body } = await ask(door.readHealth, operator)
  for (const status of standings) {
    const listed = (await ask(door.findSites, operator, { status: [status] })).body.total
    const counted = body.sites.find((one) => one.status === status)?.count ?? 0
    assert.equal(counted, status === siteStatus.internal ? 0 : listed, `figure of standing ${status}`)
  }
})

test('accounts: lock, sessions, duties and second factor are the operator’s, written down, and the last two ask for a proof', async () => {
  const { operator, owner } = await cast()
  const accountId = owner.id
  // Another operator, so that this one is not the last.
  await inside((ctx) => sql`update accounts set is_operator = true where id = ${operator.id}`.execute(ctx.db))
  const stale = { ...operator, provedAgo: 20 * 60_000 }
  for (const [endpoint, input] of [
    [door.changeDuties, { isOperator: false, isStaff: true, why: '' }],
    [door.resetSecondFactor, { why: '' }],
  ] as const) {
    const answer = await ask(endpoint, stale, { accountId, ...input })
    assert.deepEqual([answer.status, answer.code], [401, 'prove_again'])
  }
  const locked = await ask(door.lockAccount, operator, { accountId, isLocked: true, why: 'Spam' })
  assert.equal(locked.status, 200)
  await ask(door.lockAccount, operator, { accountId, isLocked: false, why: '' })
  await ask(door.endSessions, operator, { accountId, why: 'Lost laptop' })
  await ask(door.changeDuties, operator, { accountId, isOperator: false, isStaff: true, why: '' })
  const none = await ask(door.resetSecondFactor, operator, { accountId, why: '' })
  assert.deepEqual([none.status, none.code], [409, 'operator.no_second_factor'])
  const seen = await ask(door.seeAccount, operator, { accountId })
  assert.equal(seen.body.isStaff, true)
  assert.equal(seen.body.isLocked, false)
  assert.equal(seen.body.sites.length, 1)
  assert.deepEqual(
    seen.body.acts.map(({ what, why, by }) => [what, why, by]),
    [
      ['duties_changed', null, 'Ada Lind'],
      ['sessions_ended', 'Lost laptop', 'Ada Lind'],
      ['account_opened', null, 'Ada Lind'],
      ['account_locked', 'Spam', 'Ada Lind'],
    ],
  )
  // What staff try ends with the duty.
  const staff = { id: accountId, isStaff: true }
  await ask(door.saveInternalLabs, staff, { features: ['i18nLang'] })
  await ask(door.changeDuties, operator, { accountId, isOperator: false, isStaff: false, why: '' })
  const flags = await database.transaction('platform', (db) => pageFlags(db, { siteId: null, accountId }))
  assert.deepEqual(flags.betaFeatureFlags, [])
  assert.equal((await ask(door.endSessions, operator, { accountId: newId(), why: '' })).status, 404)
  const found = await ask(door.findAccounts, operator, { search: owner.email })
  assert.deepEqual(
    found.body.items.map(({ id }) => id),
    [accountId],
  )
  await inside((ctx) =>
    sql`update accounts set is_operator = false where id = ${operator.id}`.execute(ctx.db),
  )
})

test('the last operator can be neither locked nor dismissed', async () => {
  const { operator } = await cast()
  const others = await inside(async (ctx) => {
    const { rows } = await sql<{ id: string }>`
      update accounts set is_operator = id = ${operator.id} where is_operator or id = ${operator.id}
      returning id`.execute(ctx.db)
    await assert.rejects(lockDirectly(ctx, { accountId: operator.id, isLocked: true }), {
      code: 'accounts.last_operator',
    })
    return rows.map(({ id }) => id).filter((id) => id !== operator.id)
  })
  const fired = await ask(door.changeDuties, operator, {
    accountId: operator.id,
    isOperator: false,
    isStaff: false,
    why: '',
  })
  assert.deepEqual([fired.status, fired.code], [409, 'accounts.last_operator'])
  await inside((ctx) =>
    sql`update accounts set is_operator = id = any(${others}::uuid[]) where id = any(${[...others, operator.id]}::uuid[])`.execute(
      ctx.db,
    ),
  )
})

const testName = () => `commerce.test-${newId().slice(-12)}`
const definition = {
  what: 'Whether the address comes first',
  type: 'AB_TEST',
  stickyBy: 'site',
  control: 'a',
  segments: [aSegment({ a: 50, b: 50 })],
} as const

test('an experiment is a draft until it is started; a kill acts on the next request, and so does reviving', async () => {
  const { operator, owner, siteId } = await cast()
  const name = testName()
  const asRead = async () =>
    (await ask(door.readConfiguration, owner, { siteId })).body.contexts[name] ?? null
  const onPage = async () =>
    (
      await database.transaction('platform', (db) => pageFlags(db, { siteId, accountId: owner.id }))
    ).commerceSettings?.['features']?.find((one) => `commerce.${one.name}` === name)
  const toggle = {
    ...definition,
    type: 'FEATURE_TOGGLE',
    control: 'false',
    segments: [aSegment({ true: 100, false: 0 })],
  }
  assert.equal((await ask(door.createExperiment, owner, { name, ...toggle })).status, 403)
  assert.equal((await ask(door.createExperiment, operator, { name, ...toggle })).status, 200)
  const twin = await ask(door.createExperiment, operator, { name, ...toggle })
  assert.deepEqual([twin.status, twin.code], [409, 'operator.experiment_taken'])
  assert.equal(await asRead(), null)
  const switched = (to: string) => ask(door.switchExperiment, operator, { name, to, why: '' })
  assert.equal((await switched('kill')).code, 'operator.experiment_idle')
  await switched('start')
  assert.equal((await asRead())?.variant, 'true')
  assert.deepEqual(await onPage(), { name: name.slice(9), variant: 'true', status: 'ACTIVE' })
  assert.equal((await ask(door.removeExperiment, operator, { name })).code, 'operator.experiment_runs')

  await switched('kill')
  assert.deepEqual(await asRead(), {
    experimentType: 'FEATURE_TOGGLE',
    variant: 'false',
    segmentName: 'default',
    containsError: false,
  })
  assert.equal((await onPage())?.status, 'KILLED')
  assert.equal((await switched('start')).code, 'operator.experiment_killed')
  await switched('revive')
  assert.equal((await asRead())?.variant, 'true')
  await switched('stop')
  assert.equal(await asRead(), null)
  const seen = await ask(door.getExperiment, operator, { name })
  assert.deepEqual(
    seen.body.acts.map(({ what }) => what),
    ['experiment_stop', 'experiment_revive', 'experiment_kill', 'experiment_start', 'experiment_created'],
  )
  assert.equal((await ask(door.removeExperiment, operator, { name })).status, 200)
  assert.equal((await ask(door.getExperiment, operator, { name })).status, 404)
})

test('definitions that could place nobody, or one subject twice, are refused at their field', async () => {
  const { operator } = await cast()
  const cases: [Record<string, unknown>, string][] = [
    [{ segments: [aSegment({ a: 50, b: 40 })] }, 'operator.weights_sum'],
    [{ control: 'z' }, 'operator.control_unknown'],
    [{ type: 'FEATURE_TOGGLE', control: 'false' }, 'operator.toggle_variants'],
    [
      { type: 'FEATURE_TOGGLE', control: 'true', segments: [aSegment({ true: 100 })] },
      'operator.toggle_control',
    ],
    [
      { segments: [aSegment({ a: 100 }, { audience: { accountIds: [newId()] } })] },
      'operator.condition_stray',
    ],
    [{ name: 'Loud Name' }, 'operator.experiment_name'],
  ]
  for (const [given, code] of cases) {
    const answer = await ask(door.createExperiment, operator, { name: testName(), ...definition, ...given })
    const body = answer.body as { error?: { code: string; faults?: { code: string }[] } }
    const codes = [body.error?.code, ...(body.error?.faults ?? []).map((fault) => fault.code)]
    assert.equal(answer.status, 422, code)
    assert.ok(codes.includes(code), `${code}: ${JSON.stringify(body)}`)
  }
})

test('an exposure is noted once, by what the server places, for sites one works on; toggles leave none', async () => {
  const { operator, owner, admin, siteId, stranger } = await cast()
  const name = testName()
  await ask(door.createExperiment, operator, { name, ...definition })
  const idle = await ask(door.exposed, owner, { name, siteId })
  assert.equal(idle.status, 200)
  const count = async (): Promise<number> =>
    (await ask(door.getExperiment, operator, { name })).body.counts.reduce(
      (sum, one) => sum + one.subjects,
      0,
    )
  assert.equal(await count(), 0, 'a draft exposes nobody')
  await ask(door.switchExperiment, operator, { name, to: 'start', why: '' })
  for (const caller of [owner, owner, admin]) {
    assert.equal((await ask(door.exposed, caller, { name, siteId })).status, 200)
  }
  assert.equal((await ask(door.exposed, stranger, { name, siteId })).status, 404)
  assert.equal((await ask(door.readConfiguration, stranger, { siteId })).status, 404)
  await ask(door.exposed, owner, { name })
  assert.equal(await count(), 1)
  const { variant, segmentName } =
    (await ask(door.readConfiguration, owner, { siteId })).body.contexts[name] ?? {}
  const [exposure] = (await ask(door.listExposures, operator, { name })).body.items
  assert.deepEqual(
    [exposure?.subjectKind, exposure?.subjectId, exposure?.variant, exposure?.segment],
    ['site', siteId, variant, segmentName],
  )
  await ask(door.switchExperiment, operator, { name, to: 'kill', why: '' })
  await inside((ctx) => sql`delete from experiment_exposures where experiment = ${name}`.execute(ctx.db))
  await ask(door.exposed, owner, { name, siteId })
  assert.equal(await count(), 0, 'a killed test exposes nobody')
})

test('mails are listed, opened without their secrets, and sent again where they failed', async () => {
  const { operator } = await cast()
  const address = `somebody-${newId()}@example.com`
  const token = 'k'.repeat(43)
  const ids = await inside(async (ctx) => {
    const made = [newId(), newId()]
    for (const [n, id] of made.entries()) {
      await insertMail(ctx.db, {
        siteId: NO_SITE,
        id,
        kind: 'accounts.reset',
        urgency: 'telling',
        messageId: `<${id}@example.com>`,
        from: { name: 'Portico', address: 'no-reply@example.com' },
        to: { name: '', address },
        replyTo: null,
        subject: 'Choose a new password',
        html: `<a href="${origin}/reset-password#${token}">Choose</a>`,
        plain: `${origin}/reset-password#${token}`,
        headers: {},
        attachments: [],
        locale: 'en-US',
        state: 'queued',
      })
      if (n === 0)
        await sql`update mails set state = 'failed', settled_at = now(), answer = '550 no' where id = ${id}`.execute(
          ctx.db,
        )
    }
    return made
  })
  const listed = await ask(door.listMails, operator, { address: address.toUpperCase() })
  assert.deepEqual(listed.body.items.map(({ id }) => id).toSorted(), ids.toSorted())
  assert.ok(listed.body.counts.failed >= 1)
  const opened = await ask(door.openMail, operator, { mailId: ids[0] })
  assert.ok(!JSON.stringify(opened.body).includes(token))
  assert.match(opened.body.plain, /reset-password#•+$/)
  assert.equal((await ask(door.resendMail, operator, { mailId: ids[0], siteId: null })).status, 200)
  const again = await ask(door.resendMail, operator, { mailId: ids[0], siteId: null })
  assert.deepEqual([again.status, again.code], [409, 'operator.mail_not_failed'])
  await sql`delete from mails where to_address = ${address}`.execute(database.root)
  await sql`delete from jobs.job where name = 'mail.send' and data->'input'->>'mailId' = ${ids[0]}`.execute(
    database.root,
  )
})

test('an event that was set aside is listed with its reason, and passed on again, once', async () => {
  const { operator, owner, siteId } = await cast()
  // Setting the scene: a listener that failed to the last try, as the relay leaves it.
  const subscriber = `operator.test-${newId().slice(-12)}`
  await inside((ctx) =>
    sql`insert into event_deliveries (site_id, subscriber, position, event_id, state, attempts, error, settled_at)
        select site_id, ${subscriber}, position, id, 'failed', 20, 'Out of paper', now()
        from events where site_id = ${siteId}::uuid and position is not null order by position limit 1`.execute(
      ctx.db,
    ),
  )
  const mine = async () =>
    (await ask(door.listSetAside, operator)).body.items.filter((one) => one.subscriber === subscriber)
  const [failed] = await mine()
  assert.deepEqual(
    [failed?.siteId, failed?.attempts, failed?.error, failed?.event],
    [siteId, 20, 'Out of paper', 'sites.created'],
  )
  assert.ok(failed)
  const due = { siteId, subscriber, position: failed.position }
  assert.equal((await ask(door.listSetAside, owner)).status, 403)
  assert.equal((await ask(door.retrySetAside, owner, due)).status, 403)
  assert.equal((await ask(door.retrySetAside, operator, { ...due, position: 0 })).status, 422)
  assert.equal((await ask(door.retrySetAside, operator, due)).status, 200)
  assert.deepEqual(await mine(), [])
  const again = await ask(door.retrySetAside, operator, due)
  assert.deepEqual([again.status, again.code], [409, 'operator.not_set_aside'])
  const [latest] = await timelineOf(operator, siteId)
  assert.deepEqual([latest?.what, latest?.values], ['operator.job_retried', { name: subscriber }])
})

test('jobs are listed with their counts, in pages that leave none out; a failed one is tried again, once', async () => {
  const { operator, siteId } = await cast()
  const name = `operator.test-${newId().slice(-12)}`
  const job = { name, retries: 0, backoff: { first: 1, longest: 1 }, timeout: 10 }
  const ids = await inside(async (ctx) => {
    const made: string[] = []
    for (let n = 0; n < 5; n += 1)
      made.push(await insertJob(ctx.db, null, job, { n }, { at: new Date(Date.now() + 9e8) }))
    await sql`update jobs.job set state = 'failed', completed_on = now(), output = '{"message":"Out of paper"}'
      where name = ${name} and id = ${made[0]}::uuid`.execute(ctx.db)
    return made
  })
  const found: string[] = []
  let cursor: string | null = null
  do {
    const page: { body: Asked<typeof door.listJobs> } = await ask(door.listJobs, operator, {
      name,
      limit: 2,
      ...(cursor === null ? {} : { cursor }),
    })
    found.push(...page.body.items.map(({ id }) => id))
    cursor = page.body.next
  } while (cursor !== null)
  assert.deepEqual(found.toSorted(), ids.toSorted())
  const failed = await ask(door.listJobs, operator, { name, state: 'failed' })
  assert.deepEqual(
    failed.body.items.map(({ id, error }) => [id, error]),
    [[ids[0], 'Out of paper']],
  )
  assert.ok(failed.body.counts.failed >= 1)
  assert.equal((await ask(door.retryJob, operator, { jobId: ids[0], name })).status, 200)
  const again = await ask(door.retryJob, operator, { jobId: ids[0], name })
  assert.deepEqual([again.status, again.code], [409, 'operator.job_not_failed'])
  // What is done to a site stands on its timeline; what is done to none, or to one that is gone, with the platform.
  for (const place of [siteId, newId()]) {
    const ofSite = await inside(async (ctx) => {
      const made = await insertJob(ctx.db, place, job, { n: 9 }, { at: new Date(Date.now() + 9e8) })
      await sql`update jobs.job set state = 'failed', completed_on = now()
        where name = ${name} and id = ${made}::uuid`.execute(ctx.db)
      return made
    })
    assert.equal((await ask(door.retryJob, operator, { jobId: ofSite, name })).status, 200)
  }
  const [latest] = await timelineOf(operator, siteId)
  assert.deepEqual(
    [latest?.what, latest?.who.kind, latest?.values],
    ['operator.job_retried', 'operator', { name }],
  )
  await sql`delete from jobs.job where name = ${name}`.execute(database.root)
})

test('an announcement is shown in its time, to everybody, until each puts it away', async () => {
  const { operator, owner, stranger } = await cast()
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const given = { title: 'Maintenance', text: '', tone: 'info', link: null, startsAt: at(-1), endsAt: at(1) }
  assert.equal((await ask(door.createAnnouncement, owner, given)).status, 403)
  const backwards = await ask(door.createAnnouncement, operator, { ...given, endsAt: at(-2) })
  assert.equal(backwards.status, 422)
  const made = await ask(door.createAnnouncement, operator, given)
  const late = await ask(door.createAnnouncement, operator, { ...given, startsAt: at(1), endsAt: at(2) })
  const over = await ask(door.createAnnouncement, operator, { ...given, startsAt: at(-2), endsAt: at(-1) })
  const shown = async (caller: Caller) =>
    (await ask(door.currentAnnouncements, caller)).body.announcements.map(({ id }) => id)
  const mine = [made, late, over].map(({ body }) => body.id)
  assert.deepEqual(
    (await shown(owner)).filter((id) => mine.includes(id)),
    [made.body.id],
  )
  assert.equal((await ask(door.dismissAnnouncement, owner, { announcementId: made.body.id })).status, 200)
  assert.equal((await ask(door.dismissAnnouncement, owner, { announcementId: made.body.id })).status, 200)
  assert.ok(!(await shown(owner)).includes(made.body.id))
  assert.ok((await shown(stranger)).includes(made.body.id))
  for (const id of mine) await ask(door.removeAnnouncement, operator, { announcementId: id })
  assert.equal((await ask(door.dismissAnnouncement, owner, { announcementId: made.body.id })).status, 404)
})

test('the address for help is the operator’s to set, and everybody’s to read', async () => {
  const { operator, owner } = await cast()
  assert.equal((await ask(door.changeSupport, owner, { address: 'a@example.com' })).status, 403)
  assert.equal((await ask(door.changeSupport, operator, { address: 'Help@Example.com' })).status, 200)
  assert.deepEqual((await ask(door.readSupport, owner)).body, { address: 'help@example.com' })
  await ask(door.changeSupport, operator, { address: null })
  assert.deepEqual((await ask(door.readSupport, owner)).body, { address: null })
})

test('health tells of database, disk, queue, versions and migrations; storage of files', async () => {
  const { operator } = await cast()
  const { status, body } = await ask(door.readHealth, operator)
  assert.equal(status, 200)
  assert.ok(body.database.bytes > 1_000_000)
  assert.match(body.database.version, /^\d+/)
  assert.ok(body.database.took >= 0)
  assert.ok((body.disk?.size ?? 0) > (body.disk?.free ?? 0))
  assert.ok(body.migrations.count >= 10)
  assert.match(body.migrations.last, /^\d{4}_/)
  assert.equal(body.isRecordingConfigured, false)
  assert.ok(body.sites.length > 0)
  const { siteId } = await cast()
  await inside((ctx) =>
    sql`update sites set status = ${siteStatus.internal} where id = ${siteId}`.execute(ctx.db),
  )
  const counted = await ask(door.readHealth, operator)
  assert.equal(
    counted.body.sites.some(({ status: one }) => one === siteStatus.internal),
    false,
    'sites.md: an internal site is hidden from counts',
  )
  const storage = await ask(door.readStorage, operator)
  assert.equal(storage.status, 200)
  assert.equal(storage.body.kind, 'folder')
})

test('a site that is gone, or never was, has no flags of its own', async () => {
  const { owner } = await cast()
  const flags = await database.transaction('platform', (db) =>
    pageFlags(db, { siteId: newId(), accountId: owner.id }),
  )
  assert.deepEqual(flags.betaFeatureFlags, [])
})
