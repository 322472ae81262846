import assert from 'node:assert/strict'
import test, { before } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { authenticate, createAccount, startSession } from '#areas/accounts/index.ts'
import { createSite, rightsOfRole, siteAccess } from '#areas/sites/index.ts'
import { aContributor, aSiteInput, asAccount } from '#areas/sites/testing.ts'
import { type Endpoint, pathNames } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import type { Ctx } from '#platform/ctx.ts'
import { serveApi } from '#platform/http/api.ts'
import { crumbMaker } from '#platform/http/crumb.ts'
import { createHttp } from '#platform/http/http.ts'
import { openApiDocument } from '#platform/http/openapi.ts'
import { takesKey } from '#platform/http/route.ts'
import { installJobs } from '#platform/jobs/install-jobs.ts'
import { testClock, testCtx, testDatabase, testTools } from '#platform/testing/world.ts'
import { areas } from './areas.ts'

// Every endpoint of the product, as a stranger, as the owner of another site, as a contributor who
// may only look, and with a forged token. Made from the declarations, so that none is forgotten.

const ORIGIN = 'http://localhost:4000'
const routes = areas.flatMap((area) => area.routes)
const endpoints = routes.map((route) => route.endpoint)
const crumbs = crumbMaker(secretsOf('a secret key that only the tests know of').key('crumb'))

interface Person {
  readonly cookie: string
  readonly crumb: string
}

let app: FastifyInstance
let owner: Person
let stranger: Person
let foreign: Person
let viewer: Person
let siteId = ''

async function signedIn(ctx: Ctx, accountId: string): Promise<Person> {
  const session = testCtx(ctx.db)
  const { sessionId } = await startSession(session, { accountId })
  const [cookie] = [...session.cookies]
  const crumb = crumbs.make(sessionId)
  return { cookie: `${cookie?.[0]}=${cookie?.[1]}; crumb=${crumb}`, crumb }
}

before(async () => {
  const database = await testDatabase()
  await installJobs(database)
  app = await createHttp()
  serveApi(
    app,
    areas.flatMap((area) => area.routes),
    { database, clock: testClock, crumbs, origin: ORIGIN, tools: testTools(), authenticate, siteAccess },
  )
  await app.ready()
  await database.transaction('platform', async (db) => {
    const ctx = testCtx(db)
    const make = async (name: string): Promise<string> => {
      const made = await createAccount(ctx, {
        email: `${name}-${newId()}@example.com`,
        name,
        passwordHash: null,
        isVerified: true,
      })
      assert.ok(made)
      return made.accountId
    }
    // The first account of an instance is its operator: none of the people below.
    await make('operator')
    const [ownerId, foreignId] = [await make('Mira Okafor'), await make('Jonas Berg')]
    siteId = (await createSite(asAccount(ctx, { id: ownerId }), aSiteInput())).id
    await createSite(asAccount(ctx, { id: foreignId }), aSiteInput())
    const watcher = await aContributor(ctx, siteId, { roles: ['viewer'] })
    owner = await signedIn(ctx, ownerId)
    foreign = await signedIn(ctx, foreignId)
    viewer = await signedIn(ctx, watcher.id)
  })
  const crumb = crumbs.make('')
  stranger = { cookie: `crumb=${crumb}`, crumb }
})

async function ask(endpoint: Endpoint, person: Person, site: string, headers: Record<string, string> = {}) {
  const url = pathNames(endpoint.path).reduce(
    (path, name) => path.replace(`:${name}`, name === 'siteId' ? site : newId()),
    endpoint.path,
  )
  const isSafe = endpoint.method === 'GET'
  const response = await app.inject({
    method: endpoint.method,
    url,
    headers: {
      host: 'localhost:4000',
      cookie: person.cookie,
      ...(isSafe
        ? {}
        : {
            origin: ORIGIN,
            'sec-fetch-site': 'same-origin',
            'x-csrf-token': person.crumb,
            'content-type': endpoint.takes === 'bytes' ? 'application/octet-stream' : 'application/json',
          }),
      ...headers,
    },
    ...(isSafe ? {} : { payload: endpoint.takes === 'bytes' ? Buffer.from('x') : '{}' }),
  })
  // A call that sends bytes answers with them where it is allowed, and with our errors where it is not.
  const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json')
  const body =
    response.body === '' || (endpoint.sends === 'bytes' && !isJson)
      ? null
      : (JSON.parse(response.body) as { error?: { code: string; requestId?: string } })
  if (body?.error) delete body.error.requestId
  return { status: response.statusCode, body }
}

const closed = endpoints.filter((endpoint) => endpoint.access.who !== 'anyone')
const ofSite = endpoints.filter((endpoint) => endpoint.access.who === 'site')
const named = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`

test('there are endpoints to walk, each with a name of its own and an access', () => {
  assert.ok(endpoints.length > 50)
  assert.equal(new Set(endpoints.map((endpoint) => endpoint.name)).size, endpoints.length)
  assert.equal(new Set(endpoints.map(named)).size, endpoints.length)
  assert.deepEqual(
    endpoints
      .filter((endpoint) => pathNames(endpoint.path).includes('siteId') && endpoint.access.who === 'account')
      .map(named),
    [],
  )
})

test('a stranger is asked to sign in, whatever is closed', async () => {
  for (const endpoint of closed) {
    const { status, body } = await ask(endpoint, stranger, siteId)
    assert.equal(status, 401, named(endpoint))
    assert.equal(body?.error?.code, 'sign_in', named(endpoint))
  }
})

test('R-30: another site’s owner gets for a site what anybody gets for one that does not exist', async () => {
  for (const endpoint of ofSite) {
    const theirs = await ask(endpoint, foreign, siteId)
    const nobodys = await ask(endpoint, foreign, newId())
    assert.equal(theirs.status, 404, named(endpoint))
    assert.deepEqual(theirs.body, nobodys.body, named(endpoint))
  }
})

test('R-29: a contributor who may only look is refused every right the role lacks, and nothing more', async () => {
  const rights = rightsOfRole.viewer
  for (const endpoint of ofSite) {
    if (endpoint.access.who !== 'site' || endpoint.sends === 'events') continue
    const { right } = endpoint.access
    const isLacking = right !== null && !rights.has(right.name)
    // What the role may do is not done here: one of the calls leaves the site.
    if (!isLacking && endpoint.method !== 'GET') continue
    const { status, body } = await ask(endpoint, viewer, siteId)
    if (isLacking) {
      assert.equal(status, 403, named(endpoint))
      assert.equal(body?.error?.code, 'right_missing', named(endpoint))
    } else {
      assert.notEqual(body?.error?.code, 'right_missing', named(endpoint))
    }
  }
})

test('what takes no more than the right to look stays open while a site can only be read', () => {
  const look = ofSite.filter(
    ({ access }) => access.who === 'site' && access.right?.name === 'site.see_unreleased',
  )
  assert.ok(look.some(({ method }) => method !== 'GET'))
  for (const endpoint of look) {
    const isOpen =
      endpoint.method === 'GET' || (endpoint.access.who === 'site' && endpoint.access.whenReadOnly)
    assert.ok(isOpen, named(endpoint))
  }
})

test('an account that does not run the platform is refused the operator’s calls', async () => {
  for (const endpoint of endpoints.filter((one) => one.access.who === 'operator')) {
    const { status, body } = await ask(endpoint, owner, siteId)
    assert.equal(status, 403, named(endpoint))
    assert.equal(body?.error?.code, 'operator_only', named(endpoint))
  }
})

test('R-26: nothing changes by a request that no page of ours sent', async () => {
  const forgeries: Record<string, Record<string, string>> = {
    'without a token': { 'x-csrf-token': '' },
    'with a token of another session': { 'x-csrf-token': crumbs.make(newId()) },
    'from another origin': { origin: 'http://halm.sites.localhost:4000' },
    'across sites': { 'sec-fetch-site': 'same-site' },
    'with a second cookie of the name': { cookie: `${owner.cookie}; crumb=x` },
  }
  for (const endpoint of endpoints.filter((one) => one.method !== 'GET')) {
    for (const [how, headers] of Object.entries(forgeries)) {
      const { status, body } = await ask(endpoint, owner, siteId, headers)
      assert.equal(status, 403, `${named(endpoint)} ${how}`)
      assert.equal(body?.error?.code, 'forged', `${named(endpoint)} ${how}`)
    }
  }
})

test('R-26: what a form of any site can send without asking is taken by no endpoint', async () => {
  const types = [
    'application/x-www-form-urlencoded',
    'application/x-www-form-urlencoded; charset=utf-8',
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/xml',
  ]
  for (const endpoint of endpoints.filter((one) => one.method !== 'GET')) {
    const other = endpoint.takes === 'bytes' ? 'application/json' : 'application/octet-stream'
    for (const type of [...types, other]) {
      const { status, body } = await ask(endpoint, owner, siteId, { 'content-type': type })
      assert.equal(status, 415, `${named(endpoint)} as ${type}`)
      assert.equal(body?.error?.code, `${endpoint.takes}.wrong_type`, `${named(endpoint)} as ${type}`)
    }
  }
})

test('no endpoint answers nonsense with a fault of ours', async () => {
  for (const endpoint of endpoints) {
    if (endpoint.sends === 'events') continue
    const { status } = await ask(endpoint, owner, siteId)
    assert.notEqual(status, 500, named(endpoint))
  }
})

test('the OpenAPI document lists every call, with its access', () => {
  const document = openApiDocument(routes, { title: 'Portico', version: '1' }) as {
    paths: Record<
      string,
      Record<string, { operationId: string; 'x-access': string; parameters: { name: string }[] }>
    >
  }
  const listed = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map((one) => one.operationId),
  )
  assert.deepEqual(listed.toSorted(), endpoints.map((endpoint) => endpoint.name).toSorted())
  const repeated = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .filter((one) => one.parameters.some(({ name }) => name === 'Idempotency-Key'))
  assert.deepEqual(
    repeated.map((one) => one.operationId).toSorted(),
    routes
      .filter(takesKey)
      .map(({ endpoint }) => endpoint.name)
      .toSorted(),
  )
})
