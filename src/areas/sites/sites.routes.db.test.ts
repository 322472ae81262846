import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { HOUR, systemClock } from '#kernel/clock.ts'
import type { Endpoint } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import type { Actor, Ctx } from '#platform/ctx.ts'
import { serveApi } from '#platform/http/api.ts'
import { crumbMaker } from '#platform/http/crumb.ts'
import { createHttp } from '#platform/http/http.ts'
import { testCtx, sharedDatabase, testTools } from '#platform/testing/world.ts'

import { siteAccess } from './contributors/site-access.ts'
import {
  changeContributor,
  changeRole,
  createRole,
  getSite,
  listContributors,
  listRoles,
  listSignIns,
  permissions as p,
  readPageContext,
  readTimeline,
  removeSite,
  restoreSite,
} from './contract.ts'
import { routes } from './sites.routes.ts'
import { changeStatus } from './status/change-status.ts'
import { aContributor, anAccount, aSite, type TestAccount, withoutPlans } from './testing.ts'

withoutPlans()

const origin = 'http://localhost:4000'
const crumbs = crumbMaker(secretsOf('a secret key that only the tests know of').key('crumb'))
const sessionId = newId()
const crumb = crumbs.make(sessionId)
const database = await sharedDatabase()
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

/** Asks an endpoint as an account; every name of the path is that of the site, as it is given, or an id nobody has. */
async function ask(
  endpoint: Endpoint,
  siteId: string,
  account: TestAccount | null,
  { ...body }: Record<string, unknown> = {},
): Promise<{ status: number; error: Record<string, unknown>; json: Record<string, unknown> }> {
  const url = endpoint.path.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const { [name]: given } = body
    delete body[name]
    return name === 'siteId' ? siteId : typeof given === 'string' ? given : newId()
  })
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

test('contract §4: the page context says nothing to whom the site is no longer for', async () => {
  const cast = await inside(async (ctx) => {
    const owner = await anAccount(ctx)
    const live = await aSite(ctx, owner)
    const parked = await aSite(ctx, owner, { beginning: { from: 'parking_page' } })
    const removed = await aSite(ctx, owner)
    const ended = await aContributor(ctx, live, { roles: ['admin'], endsAt: Date.now() - 1000 })
    const editor = await aContributor(ctx, parked, { roles: ['website_editor'] })
    const viewer = await aContributor(ctx, removed, { roles: ['viewer'] })
    await changeStatus(ctx, { siteId: removed, to: siteStatus.removed, reason: 'removed_by_hand' })
    return { owner, live, parked, removed, ended, editor, viewer }
  })
  const websiteFor = async (account: TestAccount, of: string) => {
    const path = `${readPageContext.path}?siteId=${of}` as const
    return (await ask({ ...readPageContext, path }, of, account)).json['website'] as { id: string }
  }
  assert.equal((await websiteFor(cast.ended, cast.live)).id, '')
  assert.equal((await websiteFor(cast.editor, cast.parked)).id, '')
  assert.equal((await websiteFor(cast.viewer, cast.removed)).id, '')
  for (const siteId of [cast.live, cast.parked, cast.removed]) {
    assert.equal((await websiteFor(cast.owner, siteId)).id, siteId)
  }
})

test('the sign-in history: contributors alone, since they are ones, by the page', async () => {
  const { siteId, owner, keeper, guest } = await inside(async (ctx) => {
    const [made, stranger] = [await anAccount(ctx, { name: 'Odile Brun' }), await anAccount(ctx)]
    const site = await aSite(ctx, made)
    const book = await aContributor(ctx, site, { roles: ['billing'] })
    const late = await anAccount(ctx, { name: 'Noor Said' })
    const at = (hours: number) => new Date(Date.now() + hours * HOUR)
    const signIn = (who: TestAccount, hours: number, outcome = 'signed_in', ip = '192.0.2.7') =>
      sql`insert into account_sign_ins (id, account_id, at, outcome, method, user_agent, ip)
        values (${newId()}, ${who.id}, ${at(hours)}, ${outcome}, 'passkey', '', ${ip})`.execute(ctx.db)
    await signIn(made, 1)
    await signIn(made, 2, 'wrong_password')
    await signIn(made, -1)
    await signIn(stranger, 1)
    await signIn(book, 3, 'signed_in', '2001:db8:1:2::9')
    await signIn(late, -1)
    return { siteId: site, owner: made, keeper: book, guest: stranger }
  })
  const rows = async (account: TestAccount, query = '') => {
    const path = `${listSignIns.path}${query}` as typeof listSignIns.path
    const { status, json } = await ask({ ...listSignIns, path }, siteId, account)
    return { status, items: json['items'] as Record<string, unknown>[], next: json['next'] as string | null }
  }
  assert.equal((await rows(guest)).status, 404)
  const all = await rows(keeper)
  assert.deepEqual(
    all.items.map(({ accountId, name, method, network }) => [accountId, name, method, network]),
    [
      [keeper.id, keeper.name, 'passkey', '2001:db8:1:2::/64'],
      [owner.id, 'Odile Brun', 'passkey', '192.0.2.7'],
    ],
  )
  const first = await rows(owner, '?limit=1')
  assert.equal(first.items.length, 1)
  const rest = await rows(owner, `?limit=1&cursor=${encodeURIComponent(first.next ?? '')}`)
  assert.deepEqual([rest.items[0]?.['accountId'], rest.next], [owner.id, null])
  const found = async (query: string, by = keeper) =>
    (await rows(by, query)).items.map(({ accountId }) => accountId)
  assert.deepEqual(await found('?search=odile%20BRUN'), [owner.id])
  // Whoever is not of the site, or came later, is found by nobody.
  assert.deepEqual(await found('?search=Noor'), [])
  assert.deepEqual(await found('?search=nobody'), [])
  // An address is found by who manages people, and told to nobody else letter by letter.
  const address = `?search=${encodeURIComponent(owner.email.slice(0, -3))}`
  assert.deepEqual(await found(address, owner), [owner.id])
  assert.deepEqual(await found(address), [])
  assert.deepEqual(await found('?method=password'), [])
  assert.deepEqual(await found('?method=password&method=passkey&direction=ascending'), [owner.id, keeper.id])
})

test('an expired site is read, but not changed, save for what the book allows', async () => {
  const { siteId, owner } = await inside(async (ctx) => {
    const account = await anAccount(ctx)
    const made = await aSite(ctx, account)
    await changeStatus(ctx, { siteId: made, to: siteStatus.expired, why: 'A test' })
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

test('a site is brought back by who may remove it, and by nobody else', async () => {
  const cast = await inside(async (ctx) => {
    const owner = await anAccount(ctx)
    const siteId = await aSite(ctx, owner)
    return {
      siteId,
      owner,
      admin: await aContributor(ctx, siteId, { roles: ['admin'] }),
      editor: await aContributor(ctx, siteId, { roles: ['website_editor'] }),
      stranger: await anAccount(ctx),
    }
  })
  const { siteId } = cast
  const restore = async (who: TestAccount) => (await ask(restoreSite, '', who, { siteId })).status
  assert.deepEqual([await restore(cast.editor), await restore(cast.stranger)], [403, 404])
  assert.equal((await ask(removeSite, siteId, cast.owner)).status, 200)
  assert.deepEqual([await restore(cast.editor), await restore(cast.stranger)], [404, 404])
  assert.equal(await restore(cast.admin), 200)
  assert.equal((await ask(getSite, siteId, cast.owner)).json['status'], siteStatus.trial)
})

/** A site with two who manage its people, and what its timeline tells of acts of a kind, the first one first. */
async function managedByTwo() {
  const people = await inside(async (ctx) => {
    const owner = await anAccount(ctx)
    const siteId = await aSite(ctx, owner)
    const admin = await aContributor(ctx, siteId, { roles: ['admin'] })
    return { siteId, owner, admin, guest: await aContributor(ctx, siteId, { roles: ['viewer'] }) }
  })
  const told = async (...kinds: string[]) => {
    const { json } = await ask(readTimeline, people.siteId, people.owner)
    const items = json['items'] as { what: string; values: Record<string, string> }[]
    const asked = items.filter(({ what }) => kinds.includes(what))
    return asked.map(({ what, values }) => [what, values]).toReversed()
  }
  return { ...people, told }
}

test('of a role two change name and rights, and both stand; of two who change its rights the later one is told what is there', async () => {
  const { siteId, owner, admin, told } = await managedByTwo()
  const rights = [p.pagesEdit.name, p.assetsEdit.name].toSorted()
  const made = { name: 'Baker', rights, reach: {} }
  const roleId = (await ask(createRole, siteId, owner, { siteId, ...made })).json['id']
  const change = (by: TestAccount, part: object) => ask(changeRole, siteId, by, { roleId, ...part })
  const now = async () => {
    const { roles } = (await ask(listRoles, siteId, owner)).json as { roles?: (typeof made)[] }
    return roles?.map((role) => [role.name, role.rights.toSorted()])
  }
  const from = { rights, reach: {} }
  const more = [...rights, p.pagesCreate.name].toSorted()
  assert.equal((await change(owner, { rights: more, from })).status, 200)
  assert.equal((await change(admin, { name: 'Miller', from })).status, 200)
  const refused = await change(admin, { name: 'Cook', rights: [p.pagesEdit.name], from })
  assert.deepEqual(
    [refused.status, refused.error['code'], refused.error['field'], refused.error['data']],
    [409, 'changed_meanwhile', 'rights', { rights: more, reach: {} }],
  )
  assert.deepEqual(await now(), [['Miller', more]])
  // Sent twice, in another order: it stands already, and is not told again.
  assert.equal((await change(owner, { rights: more.toReversed(), from })).status, 200)
  assert.deepEqual(await told('sites.role_changed'), [
    ['sites.role_changed', { name: 'Baker' }],
    ['sites.role_changed', { name: 'Miller' }],
  ])
  // As calls have always done: all of it, over anything.
  assert.equal((await change(admin, made)).status, 200)
  assert.deepEqual(await now(), [['Baker', rights]])
})

test('of a contributor two change roles and end, and both stand; of two who change the roles the later one is told what is there', async () => {
  const { siteId, owner, admin, guest, told } = await managedByTwo()
  const change = (by: TestAccount, part: object) =>
    ask(changeContributor, siteId, by, { accountId: guest.id, ...part })
  const now = async () => {
    const { contributors } = (await ask(listContributors, siteId, owner)).json as {
      contributors: { accountId: string; roles: string[]; endsAt: string | null }[]
    }
    const found = contributors.find(({ accountId }) => accountId === guest.id)
    return { roles: found?.roles, endsAt: found?.endsAt }
  }
  const from = { roles: ['viewer'], customRoleIds: [] }
  const editor = { roles: ['website_editor'], customRoleIds: [] }
  const endsAt = '2990-01-01T00:00:00.000Z'
  assert.equal((await change(owner, { endsAt })).status, 200)
  assert.equal((await change(admin, { ...editor, from })).status, 200)
  const refused = await change(owner, { roles: ['viewer', 'billing'], from })
  assert.deepEqual(
    [refused.status, refused.error['code'], refused.error['data']],
    [409, 'changed_meanwhile', editor],
  )
  assert.deepEqual(await now(), { roles: ['website_editor'], endsAt })
  // Sent twice it stands already; and who changes the end is not kept by roles they leave alone.
  assert.equal((await change(admin, { ...editor, from })).status, 200)
  assert.equal((await change(owner, { endsAt: null, from })).status, 200)
  const { name } = guest
  assert.deepEqual(await told('sites.contributor_changed', 'sites.contributor_end_changed'), [
    ['sites.contributor_end_changed', { name, lastDay: '2989-12-31' }],
    ['sites.contributor_changed', { name, roles: 'website_editor' }],
    ['sites.contributor_end_changed', { name, lastDay: '' }],
  ])
  // As calls have always done: all of it, over anything.
  const all = { ...from, calendars: null, endsAt }
  assert.equal((await change(owner, all)).status, 200)
  assert.deepEqual(await now(), { roles: ['viewer'], endsAt })
})
