import assert from 'node:assert/strict'
import test, { before } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { givenRoleNames, type RoleName } from '#areas/sites/contract.ts'
import { changeStatus } from '#areas/sites/index.ts'
import { aContributor, anAccount, aSite, rightsOfRole } from '#areas/sites/testing.ts'
import { type Endpoint, pathNames } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import { siteStatus } from '#kernel/states/site-status.ts'
import { openApiDocument } from '#platform/http/openapi.ts'
import { takesKey } from '#platform/http/route.ts'
import { testCtx, testDatabase } from '#platform/testing/world.ts'
import { crumbs, ORIGIN, signedIn, type SignedIn, wholeApi } from './testing.ts'
import { endpoints, routes, sampled } from './walks/testing.ts'

// Every endpoint of the product, as a stranger, as the owner of another site, as a contributor who
// may only look, and with a forged token. Made from the declarations, so that none is forgotten.

let app: FastifyInstance
let owner: SignedIn
let foreign: SignedIn
let viewer: SignedIn
let siteId = ''
/** The site of another owner, and one of ours that can only be read. */
let foreignSite = ''
let expiredSite = ''
const contributors = new Map<RoleName, SignedIn>()

before(async () => {
  const database = await testDatabase()
  app = await wholeApi()
  await app.ready()
  await database.transaction('platform', async (db) => {
    const ctx = testCtx(db)
    // The first account of an instance is its operator: none of the people below.
    await anAccount(ctx)
    const [own, other] = [await anAccount(ctx), await anAccount(ctx)]
    siteId = await aSite(ctx, own)
    foreignSite = await aSite(ctx, other)
    expiredSite = await aSite(ctx, own)
    for (const to of [siteStatus.paid, siteStatus.expired])
      await changeStatus(ctx, { siteId: expiredSite, to, why: 'A test' })
    for (const role of givenRoleNames) {
      const { id } = await aContributor(ctx, siteId, { roles: [role] })
      contributors.set(role, await signedIn(ctx, id))
    }
    owner = await signedIn(ctx, own.id)
    foreign = await signedIn(ctx, other.id)
    viewer = contributors.get('viewer') ?? assert.fail('nobody only looks')
  })
})

async function ask(
  endpoint: Endpoint,
  person: SignedIn,
  site: string,
  headers: Record<string, string> = {},
  input: Readonly<Record<string, unknown>> = {},
) {
  const path = pathNames(endpoint.path).reduce(
    (path, name) => path.replace(`:${name}`, name === 'siteId' ? site : newId()),
    endpoint.path,
  )
  const isSafe = endpoint.method === 'GET'
  const url = isSafe ? `${path}?${new URLSearchParams(input as Record<string, string>)}` : path
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
    ...(isSafe ? {} : { payload: endpoint.takes === 'bytes' ? Buffer.from('x') : JSON.stringify(input) }),
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

/** The fields of an input, as the OpenAPI document shows them. */
function inputsOf({ input }: Endpoint): Readonly<Record<string, { readonly format?: string }>> {
  const { properties } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  return (properties ?? {}) as Record<string, { format?: string }>
}

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

test('R-30: another site’s owner gets for a site what anybody gets for one that does not exist', async () => {
  for (const endpoint of ofSite) {
    const theirs = await ask(endpoint, foreign, siteId)
    const nobodys = await ask(endpoint, foreign, newId())
    assert.equal(theirs.status, 404, named(endpoint))
    assert.deepEqual(theirs.body, nobodys.body, named(endpoint))
  }
})

test('R-29: a contributor who may only look is refused every right the role lacks, and nothing more', async () => {
  const rights = rightsOfRole('viewer')
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

/** The sites that calls name in their input, each with what it takes there. */
const naming = endpoints.flatMap((endpoint) =>
  endpoint.access.who === 'account'
    ? Object.entries(endpoint.access.sites ?? {}).map(([field, rule]) => ({ endpoint, field, rule }))
    : [],
)

/** Asks with one site in a field, and `others` in all that name one. */
function askOf({ endpoint, field }: (typeof naming)[number], person: SignedIn, site: string, others: string) {
  const rest = naming.filter((one) => one.endpoint === endpoint).map((one) => [one.field, others])
  const input = { ...sampled.naming[endpoint.name]?.(site), ...Object.fromEntries(rest), [field]: site }
  return ask(endpoint, person, '', {}, input)
}

test('a call that works on a site says so, in its path or by the field that names it', () => {
  assert.ok(naming.length > 5)
  for (const { endpoint, field } of naming) {
    assert.ok(sampled.naming[endpoint.name], `${endpoint.name} has no sample in \`naming\``)
    assert.equal(inputsOf(endpoint)[field]?.format, 'uuid', `${endpoint.name} ${field}`)
  }
  const open = endpoints.filter(({ access }) => access.who === 'account' || access.who === 'anyone')
  for (const endpoint of open.filter((one) => 'siteId' in inputsOf(one))) {
    const isDeclared = naming.some((one) => one.endpoint === endpoint && one.field === 'siteId')
    assert.notEqual(isDeclared, endpoint.name in sampled.ownAnswers, endpoint.name)
  }
})

test('R-30: a call with an answer of its own for a site that is not theirs has the same one for none', async () => {
  for (const endpoint of endpoints.filter(({ name }) => name in sampled.ownAnswers)) {
    const input = sampled.ownAnswers[endpoint.name]
    const theirs = await ask(endpoint, foreign, '', {}, { ...input, siteId })
    const nobodys = await ask(endpoint, foreign, '', {}, { ...input, siteId: newId() })
    assert.deepEqual(theirs, nobodys, endpoint.name)
  }
})

test('R-30: so it is of a site that a call names, for its owner’s like and for every role', async () => {
  for (const one of naming) {
    for (const [who, person, own] of [
      ['another owner', foreign, foreignSite],
      ...[...contributors].map(([role, person]) => [role, person, siteId] as const),
    ] as const) {
      const said = `${one.endpoint.name} ${one.field} as ${who}`
      const theirs = await askOf(one, person, own === siteId ? foreignSite : siteId, own)
      const nobodys = await askOf(one, person, newId(), own)
      // Where a role may not do even on its own site what the call takes there, that is said first.
      const code = theirs.body?.error?.code
      if (code !== 'right_missing') assert.equal(theirs.status, 404, said)
      assert.deepEqual(theirs.body, nobodys.body, said)
    }
  }
})

test('what a call may not do to a site that can only be read it is refused, where it names it too', async () => {
  for (const one of naming.filter(({ endpoint }) => endpoint.method !== 'GET')) {
    const { status, body } = await askOf(one, owner, expiredSite, siteId)
    const isRefused = status === 402 && body?.error?.code === 'read_only'
    assert.equal(isRefused, !one.rule.whenReadOnly, `${one.endpoint.name} ${one.field}`)
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

test('contract §6, R-26: nothing changes by a request that no page of ours sent', async () => {
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

test('contract §6: the OpenAPI document lists every call, with its access', () => {
  const { paths } = openApiDocument(routes, { title: 'Portico', version: '1' }) as {
    paths: Record<string, Record<string, { operationId: string; parameters: { name: string }[] }>>
  }
  const all = Object.values(paths).flatMap((methods) => Object.values(methods))
  const idsOf = (calls: typeof all) => calls.map((one) => one.operationId).toSorted()
  const namesOf = (of: typeof routes) => of.map(({ endpoint }) => endpoint.name).toSorted()
  assert.deepEqual(idsOf(all), namesOf(routes))
  const repeated = all.filter((one) => one.parameters.some(({ name }) => name === 'Idempotency-Key'))
  assert.deepEqual(idsOf(repeated), namesOf(routes.filter(takesKey)))
})
