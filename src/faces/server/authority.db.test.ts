import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { aContributor, anAccount, aSite } from '#areas/sites/testing.ts'
import { type Endpoint, pathNames } from '#kernel/endpoint.ts'
import { newId } from '#kernel/ids.ts'
import type { RefusalCode } from '#kernel/messages/message.ts'
import { Refusal } from '#kernel/refusal.ts'
import { testCtx, testDatabase } from '#platform/testing/world.ts'
import { areas } from './areas.ts'
import { crumbs, requestFor, signedIn, type SignedIn, wholeApi } from './testing.ts'
import { routes, sampled, samplesByArea } from './walks/testing.ts'

/** What a call that got through is put off with: a code of no verb's. */
const REACHED = 'reached' as RefusalCode

// who may call what, written down once more in the samples of the areas, from the table of the product book
// (sites.md, contributors and permissions) and by nobody's declaration: a right that is declared wrongly differs from it,
// and a call that is missing there fails. Only access is asked: what would be done is put off, so that every call can be
// made by everybody.

/** The columns of the product book's table. */
const roles = [
  'owner',
  'admin',
  'website_editor',
  'store_manager',
  'campaigns_editor',
  'scheduling_admin',
  'scheduling_editor',
  'scheduling_viewer',
  'analytics_viewer',
  'billing',
  'comment_moderator',
  'viewer',
] as const
type Role = (typeof roles)[number]
/** Besides: nobody, somebody of another site, and who runs the platform. */
type Person = Role | 'stranger' | 'foreigner' | 'operator'
const people: readonly Person[] = [...roles, 'stranger', 'foreigner', 'operator']
const signed = people.filter((one) => one !== 'stranger')

/** The groups that the areas' rows name. */
const groups = { contributors: roles, accounts: signed, anyone: people, operators: ['operator'] } as const

/** By call, the people of each row that it stands in. */
const expected = new Map<string, (readonly Person[])[]>()
for (const { authority } of samplesByArea.values())
  for (const { may, calls } of authority) {
    const named = typeof may === 'string' ? groups[may] : may.map(personOf)
    for (const name of calls.trim().split(/\s+/)) expected.set(name, [...(expected.get(name) ?? []), named])
  }

function personOf(name: string): Person {
  return people.find((one) => one === name) ?? assert.fail(`The product book knows no role ${name}`)
}

let app: FastifyInstance
let siteId = ''
const cast = new Map<Person, SignedIn>()

before(async () => {
  const database = await testDatabase()
  await database.transaction('platform', async (db) => {
    const ctx = testCtx(db)
    // The first account of an instance is its operator.
    cast.set('operator', await signedIn(ctx, (await anAccount(ctx)).id))
    const [owner, foreigner] = [await anAccount(ctx), await anAccount(ctx)]
    siteId = await aSite(ctx, owner)
    await aSite(ctx, foreigner)
    cast.set('owner', await signedIn(ctx, owner.id))
    cast.set('foreigner', await signedIn(ctx, foreigner.id))
    for (const role of roles) {
      if (role === 'owner') continue
      cast.set(role, await signedIn(ctx, (await aContributor(ctx, siteId, { roles: [role] })).id))
    }
  })
  const crumb = crumbs.make('')
  cast.set('stranger', { accountId: '', cookie: `crumb=${crumb}`, crumb })
  const putOff = () => Promise.reject(new Refusal('conflict', REACHED))
  app = await wholeApi({ routes: routes.map((route) => ({ ...route, run: putOff })) })
  await app.ready()
})
after(() => app.close())

/** Codes of who is turned away for who they are. */
const away = new Set(['sign_in', 'operator_only', 'right_missing', 'not_found', 'prove_again', 'forged'])

/** How somebody is received: let in, or with which code turned away. */
async function received(endpoint: Endpoint, person: SignedIn): Promise<string> {
  // A call that may be made of no site or of one is open to every account, and asks for its right where it names one.
  const given = sampled.naming[endpoint.name]?.(siteId) ?? {}
  const inPath = Object.fromEntries(
    pathNames(endpoint.path).map((name) => [name, name === 'siteId' ? siteId : newId()]),
  )
  const response = await app.inject(requestFor(endpoint, person, { ...given, ...inPath }))
  const { error } = JSON.parse(response.body) as { error?: { code: string } }
  assert.ok(error, `${endpoint.name}: ${response.statusCode} ${response.body}`)
  if (away.has(error.code)) return error.code
  // The call itself was reached, or what it was given, which is looked at after who gives it.
  assert.ok(error.code === REACHED || response.statusCode === 422, `${endpoint.name}: ${response.body}`)
  if (endpoint.name in sampled.naming) assert.equal(error.code, REACHED, `${endpoint.name}: ${response.body}`)
  return 'let in'
}

test('R-29: the table has every call, each in one row of its own area, and none that there is not', () => {
  for (const area of areas.filter((one) => one.routes.length > 0)) {
    const named = samplesByArea.get(area.name)?.authority.flatMap(({ calls }) => calls.trim().split(/\s+/))
    const names = area.routes.map(({ endpoint }) => endpoint.name)
    assert.deepEqual(named?.toSorted(), names.toSorted(), `the table of src/areas/${area.name}/samples.ts`)
  }
  for (const [name, found] of expected) assert.equal(found.length, 1, name)
})

test('R-29: every call is open to whom the product book names, and to nobody else', async () => {
  let asked = 0
  const wrong: string[] = []
  for (const { endpoint } of routes) {
    const [may] = expected.get(endpoint.name) ?? []
    assert.ok(may, endpoint.name)
    for (const person of people) {
      const found = await received(endpoint, cast.get(person) ?? assert.fail(person))
      asked += 1
      if ((found === 'let in') !== may.includes(person)) wrong.push(`${endpoint.name} as ${person}: ${found}`)
      // Who may not is told no more than they may know: that there is such a site is for its own people.
      else if (found !== 'let in' && person === 'stranger') assert.equal(found, 'sign_in', endpoint.name)
      else if (found !== 'let in' && endpoint.access.who === 'operator')
        assert.equal(found, 'operator_only', endpoint.name)
      else if (found !== 'let in' && may.includes('owner')) {
        const isInside = (roles as readonly string[]).includes(person)
        assert.equal(found, isInside ? 'right_missing' : 'not_found', `${endpoint.name} as ${person}`)
      }
    }
  }
  assert.deepEqual(wrong, [])
  assert.equal(asked, routes.length * people.length)
})
