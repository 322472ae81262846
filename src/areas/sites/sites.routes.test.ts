import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { systemClock } from '#kernel/clock.ts'
import type { Endpoint } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import type { Actor, Ctx } from '#platform/ctx.ts'
import { serveApi } from '#platform/http/api.ts'
import { crumbMaker } from '#platform/http/crumb.ts'
import { createHttp } from '#platform/http/http.ts'
import { testCtx, testDatabase, testTools } from '#platform/testing/world.ts'
import { rightsOfRole } from './contributors/role.ts'
import { siteAccess } from './contributors/site-access.ts'
import { readPageContext, roleNames } from './contract.ts'
import { routes } from './sites.routes.ts'
import { changeStatus } from './status/change-status.ts'
import { aContributor, anAccount, aSite, type TestAccount } from './testing.ts'

const origin = 'http://localhost:4000'
const crumbs = crumbMaker(secretsOf('a secret key that only the tests know of').key('crumb'))
const sessionId = newId()
const crumb = crumbs.make(sessionId)
const database = await testDatabase()
let app: FastifyInstance

before(async () => {
  app = await createHttp()
  serveApi(app, routes, {
    database,
    clock: systemClock,
    crumbs,
    origin,
    tools: testTools(),
    // Whoever the header names is signed in: sessions are another area's tests.
    authenticate: async (_db, request) => {
      const accountId = request.headers['x-test-account']
      const visitor: Actor = { kind: 'visitor' }
      if (typeof accountId !== 'string') return { actor: visitor, locale: 'en-US' }
      const actor: Actor = {
        kind: 'account',
        accountId,
        sessionId,
        isOperator: false,
        isStaff: false,
        isVerified: true,
        provedAt: Date.now(),
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

/** Asks an endpoint as an account; every name of the path is that of the site, or an id nobody has. */
async function ask(
  endpoint: Endpoint,
  siteId: string,
  account: TestAccount | null,
  body: Record<string, unknown> = {},
): Promise<{ status: number; error: Record<string, unknown>; json: Record<string, unknown> }> {
  const url = endpoint.path.replace(/:([a-zA-Z]+)/g, (_, name: string) =>
    name === 'siteId' ? siteId : newId(),
  )
  const response = await app.inject({
    method: endpoint.method,
    url,
    headers: {
      host: 'localhost:4000',
      origin,
      cookie: `crumb=${crumb}`,
      'x-csrf-token': crumb,
      ...(account ? { 'x-test-account': account.id } : {}),
    },
    ...(endpoint.method === 'GET' ? {} : { payload: body }),
  })
  const json = response.json<Record<string, unknown>>()
  return { status: response.statusCode, error: (json['error'] ?? {}) as Record<string, unknown>, json }
}

const ofSites = routes.map((route) => route.endpoint).filter((endpoint) => endpoint.access.who === 'site')

test('a stranger and another site’s owner get of every call what a site that does not exist gives', async () => {
  const { siteId, owner } = await inside(async (ctx) => {
    const stranger = await anAccount(ctx)
    await aSite(ctx, stranger)
    return { siteId: await aSite(ctx, await anAccount(ctx)), owner: stranger }
  })
  assert.ok(ofSites.length > 20)
  for (const endpoint of ofSites) {
    const theirs = await ask(endpoint, siteId, owner)
    const nobodys = await ask(endpoint, newId(), owner)
    assert.equal(theirs.status, 404, endpoint.name)
    assert.equal(nobodys.status, 404, endpoint.name)
    assert.deepEqual({ ...theirs.error, requestId: '' }, { ...nobodys.error, requestId: '' }, endpoint.name)
    const visitor = await ask(endpoint, siteId, null)
    assert.ok(visitor.status === 401 || visitor.status === 403, endpoint.name)
  }
})

test('contract §4: the page context of a site is for who works on it; of another’s site nothing is said', async () => {
  const { siteId, owner, stranger } = await inside(async (ctx) => {
    const [one, other] = [await anAccount(ctx), await anAccount(ctx)]
    return { siteId: await aSite(ctx, one), owner: one, stranger: other }
  })
  const contextFor = async (account: TestAccount | null, of: string) => {
    const path = `${readPageContext.path}?siteId=${of}` as const
    return ask({ ...readPageContext, path }, siteId, account)
  }
  assert.equal((await contextFor(null, siteId)).status, 401)
  const theirs = await contextFor(stranger, siteId)
  const nobodys = await contextFor(stranger, newId())
  assert.deepEqual([theirs.status, theirs.json], [200, nobodys.json])
  assert.deepEqual(theirs.json['website'], {
    id: '',
    language: 'en-US',
    websiteType: 1,
    siteStatus: { value: 'PAID' },
  })
  const mine = await contextFor(owner, siteId)
  assert.deepEqual(mine.json['website'], {
    id: siteId,
    language: 'en-GB',
    websiteType: 1,
    siteStatus: { value: 'TRIAL' },
  })
  assert.deepEqual(mine.json['authenticatedAccount'], { id: owner.id, preferredLocale: 'en-US' })
})

test('every call lets through the roles that hold its right, and no other', async () => {
  for (const role of roleNames) {
    const { siteId, account } = await inside(async (ctx) => {
      const owner = await anAccount(ctx)
      const made = await aSite(ctx, owner)
      return {
        siteId: made,
        account: role === 'owner' ? owner : await aContributor(ctx, made, { roles: [role] }),
      }
    })
    for (const endpoint of ofSites) {
      if (endpoint.access.who !== 'site') continue
      // What ends the role's place on the site would end the test.
      if (endpoint.name === 'sites.leaveSite' || endpoint.name === 'sites.removeSite') continue
      const { right } = endpoint.access
      const isHeld = right === null || rightsOfRole[role].has(right.name)
      const { status, error } = await ask(endpoint, siteId, account)
      const isRefused = status === 403 && error['code'] === 'right_missing'
      assert.equal(isRefused, !isHeld, `${endpoint.name} as ${role}: ${status} ${String(error['code'])}`)
      assert.ok(status < 500, `${endpoint.name} as ${role}: ${status}`)
    }
  }
})

test('an expired site is read, but not changed, save for what the book allows', async () => {
  const { siteId, owner } = await inside(async (ctx) => {
    const account = await anAccount(ctx)
    const made = await aSite(ctx, account)
    await changeStatus(ctx, { siteId: made, to: siteStatus.expired })
    return { siteId: made, owner: account }
  })
  for (const endpoint of ofSites) {
    if (endpoint.access.who !== 'site' || endpoint.name === 'sites.removeSite') continue
    const { status, error } = await ask(endpoint, siteId, owner)
    const isReadOnly = status === 402 && error['code'] === 'read_only'
    const isAllowed = endpoint.method === 'GET' || endpoint.access.whenReadOnly
    assert.equal(isReadOnly, !isAllowed, `${endpoint.name}: ${status} ${String(error['code'])}`)
  }
})

test('a site is made, found, changed, removed and brought back over the wire', async () => {
  const owner = await inside((ctx) => anAccount(ctx))
  const call = (name: string): Endpoint => {
    const found = routes.find(({ endpoint }) => endpoint.name === `sites.${name}`)
    assert.ok(found, name)
    return found.endpoint
  }
  const slug = `wire-${newId().slice(-12)}`
  const input = {
    title: '  Kestrel   Books ',
    slug,
    beginning: { from: 'blank' },
    language: 'en-GB',
    country: 'GB',
    currency: 'GBP',
    timeZone: 'Europe/London',
  }
  const sanctioned = await ask(call('createSite'), '', owner, { ...input, country: 'KP' })
  assert.deepEqual([sanctioned.status, sanctioned.error['code']], [403, 'sites.country_sanctioned'])
  const assigned = await ask(call('createSite'), '', owner, { ...input, status: 8, ownerId: newId() })
  assert.equal(assigned.status, 422, 'nobody assigns a status or an owner')
  const made = await ask(call('createSite'), '', owner, input)
  const siteId = String(made.json['id'])
  const taken = await ask(call('createSite'), '', owner, input)
  assert.deepEqual([taken.status, taken.error['field']], [409, 'slug'])
  const site = await ask(call('getSite'), siteId, owner)
  assert.deepEqual([site.json['status'], site.json['trialDaysLeft'], site.json['selling']], [3, 14, 'test'])
  const changed = await ask(call('changeSettings'), siteId, owner, {
    title: 'Kestrel & Sons',
    currency: 'EUR',
  })
  assert.equal(changed.status, 200)
  const title = async () => (await ask(call('getSite'), siteId, owner)).json['title']
  assert.equal(await title(), 'Kestrel & Sons')
  assert.equal((await ask(call('removeSite'), siteId, owner)).status, 200)
  assert.equal((await ask(call('listContributors'), siteId, owner)).status, 403)
  const listed = await ask(call('listSites'), '', owner)
  assert.deepEqual((listed.json['items'] as { rights: string[] }[])[0]?.rights, ['site.remove'])
  assert.equal((await ask(call('restoreSite'), siteId, owner)).status, 200)
  const timeline = await ask(call('readTimeline'), siteId, owner)
  assert.deepEqual(
    (timeline.json['items'] as { what: string }[]).map(({ what }) => what),
    [
      'sites.status_changed',
      'sites.status_changed',
      'sites.changed_currency',
      'sites.changed_title',
      'sites.created',
    ],
  )
})
