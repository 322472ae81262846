import assert from 'node:assert/strict'
import test, { before } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { createAccount } from '#areas/accounts/index.ts'
import { givenRoleNames } from '#areas/sites/contract.ts'
import { aContributor, aSiteInput } from '#areas/sites/testing.ts'
import type { Endpoint } from '#kernel/endpoint.ts'
import { DAY } from '#kernel/clock.ts'
import { newSection } from '#document/nodes.ts'
import { newId } from '#kernel/ids.ts'
import { newToken, tokenHash } from '#platform/auth/token.ts'
import type { Database } from '#platform/db/database.ts'
import { siteKey } from '#platform/storage/storage.ts'
import { testCtx, testDatabase, testTools } from '#platform/testing/world.ts'
import { areas } from './areas.ts'
import { requestFor, signedIn, type SignedIn, wholeApi } from './testing.ts'

// a call on one's own site that names a thing of another one. What there is of the other site is real: its pages,
// files, people, releases. Whoever names it gets what they get for a thing that there never was, and nothing of it changes.

/** Stands in everything that is written on the other site: no answer may have it. */
const MARK = 'Zirbelkiefer'
/** Opens the export of either site, but none through the other. */
const TOKEN = newToken()
const endpoints = areas.flatMap((area) => area.routes).map(({ endpoint }) => endpoint)
type Input = Readonly<Record<string, unknown>>

let app: FastifyInstance
let database: Database

function endpointOf(name: string): Endpoint {
  const found = endpoints.find((one) => one.name === name)
  assert.ok(found, name)
  return found
}

/** Makes a call as the app makes it. The number of the request is left out of what is given back. */
async function call(
  name: string,
  person: SignedIn,
  input: Input,
  bytes?: Buffer,
): Promise<{ status: number; body: string }> {
  const { statusCode, body } = await app.inject(requestFor(endpointOf(name), person, input, bytes))
  return { status: statusCode, body: body.replace(/"requestId":"[^"]*"/, '') }
}

/** A call that has to work, and what it is answered. */
async function made<T>(name: string, person: SignedIn, input: Input, bytes?: Buffer): Promise<T> {
  const { status, body } = await call(name, person, input, bytes)
  assert.ok(status < 300, `${name}: ${status} ${body}`)
  return (body === '' ? null : JSON.parse(body)) as T
}

/** What there is of a site, by what a field of a call names. */
interface Things {
  readonly accountId: string
  readonly roleId: string
  readonly invitationId: string
  readonly pageId: string
  readonly folderId: string
  readonly thrownPageId: string
  readonly releaseId: string
  readonly plannedId: string
  readonly redirectId: string
  readonly linkId: string
  readonly assetId: string
  readonly thrownAssetId: string
  readonly exportId: string
}

interface Site extends Things {
  readonly siteId: string
  readonly owner: SignedIn
}

/** Of a site, the ids that a call may name beside the site itself. */
const things: readonly (keyof Things)[] = [
  'accountId',
  'roleId',
  'invitationId',
  'pageId',
  'folderId',
  'thrownPageId',
  'releaseId',
  'plannedId',
  'redirectId',
  'linkId',
  'assetId',
  'thrownAssetId',
  'exportId',
]

/** A site with something of everything that has an id. */
async function furnished(title: string): Promise<Site> {
  const [owner, other] = await database.transaction('platform', async (db) => {
    const ctx = testCtx(db)
    const person = async (name: string): Promise<SignedIn> => {
      const email = `${newId()}@example.com`
      const account = await createAccount(ctx, { email, name, passwordHash: null, isVerified: true })
      assert.ok(account)
      return signedIn(ctx, account.accountId)
    }
    return [await person(`${title} Owner`), await person(`${title} Contributor`)]
  })
  assert.ok(owner && other)
  const { id: siteId } = await made<{ id: string }>('sites.createSite', owner, { ...aSiteInput(), title })
  await database.transaction('platform', (db) =>
    aContributor(testCtx(db), siteId, { roles: ['viewer'], account: { id: other.accountId } as never }),
  )
  const make = <T = { id: string }>(name: string, input: Input = {}, bytes?: Buffer) =>
    made<T>(name, owner, { siteId, ...input }, bytes)
  const page = async (given: Input = {}) =>
    (await make<{ page: { id: string } }>('pages.create', { title, ...given })).page.id
  const file = async (name: string) =>
    (await make<{ asset: { id: string } }>('assets.upload', { name }, drawing(`${title} ${name}`))).asset.id
  const release = async (given: Input) =>
    (await make<{ release: { id: string } }>('releases.release', { note: title, ...given })).release.id

  const roleId = (await make('sites.createRole', aRole(title))).id
  const invitationId = (await make('sites.invite', { ...anInvitation(), customRoleIds: [roleId] })).id
  const [pageId, folderId, thrownPageId] = [await page(), await page({ kind: 'folder' }), await page()]
  await make('pages.save', { pageId, ...aSave(title) })
  const releaseId = await release({})
  await release({ note: 'Another' })
  await make('pages.delete', { pageId: thrownPageId })
  const [assetId, thrownAssetId] = [await file('kept.svg'), await file('thrown.svg')]
  await make('assets.delete', { assetId: thrownAssetId })
  const added = await make<{ redirect: { id: string } }>('redirects.add', { from: '/was', to: '/is' })
  return {
    siteId,
    owner,
    accountId: other.accountId,
    roleId,
    invitationId,
    pageId,
    folderId,
    thrownPageId,
    releaseId,
    plannedId: await release({ at: new Date(Date.now() + DAY).toISOString() }),
    redirectId: added.redirect.id,
    linkId: (await make('previews.make', { days: 7 })).id,
    assetId,
    thrownAssetId,
    exportId: await packed(
      siteId,
      (await make<{ export: { id: string } }>('transfer.startExport')).export.id,
    ),
  }
}

/** Lets an export be made, to be fetched with {@link TOKEN}. */
async function packed(siteId: string, exportId: string): Promise<string> {
  await testTools().storage.put(siteKey(siteId, 'exports', `${exportId}.zip`), Buffer.from(MARK))
  await sql`update site_exports set state = 'ready', bytes = 12, expires_at = now() + interval '1 year',
    token_hash = ${tokenHash(TOKEN)}, token_expires_at = now() + interval '1 year'
    where site_id = ${siteId} and id = ${exportId}`.execute(database.root)
  return exportId
}

const drawing = (title: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>${title}</title></svg>`)
const aRole = (name: string) => ({ name, rights: ['pages.edit'], collections: null, calendars: null })
const roles = { roles: [], calendars: null, endsAt: null }
const anInvitation = () => ({ ...roles, email: `${newId()}@example.com`, customRoleIds: [] as string[] })
const aSave = (title: string) => ({
  base: 0,
  patches: [
    {
      op: 'insert',
      parent: 'page',
      after: null,
      nodes: { section: newSection({ name: title }), blocks: [] },
    },
  ],
  clientId: `client-${newId()}`,
  saveId: `save-${newId()}`,
})

/**
 * Each call on a site that takes ids, with things of the site itself, in an order in which each finds what it asks for.
 * Fields for what there is nothing of yet (calendars, collections) are empty.
 */
const samples: Readonly<Record<string, (site: Site) => Input>> = {
  'assets.read': ({ assetId }) => ({ ids: [assetId] }),
  'assets.change': ({ assetId }) => ({ assetId, alt: 'Bread' }),
  'pages.open': ({ pageId }) => ({ pageId }),
  'pages.patches': ({ pageId }) => ({ pageId, after: 0 }),
  'pages.presence': ({ pageId }) => ({ pageId, clientId: 'client-0001', selection: [], caret: null }),
  'pages.versions': ({ pageId }) => ({ pageId }),
  'pages.open_version': ({ pageId }) => ({ pageId, version: 1 }),
  'pages.name_version': ({ pageId }) => ({ pageId, version: 1, name: 'First' }),
  'pages.restore_version': ({ pageId }) => ({ pageId, version: 1 }),
  'pages.where_linked': ({ pageId }) => ({ pageId }),
  'pages.save': ({ pageId }) => ({ pageId, ...aSave('More') }),
  'pages.change': ({ pageId, assetId }) => ({ pageId, settings: { socialImage: assetId } }),
  'pages.create': ({ folderId }) => ({ title: 'Bread', parentId: folderId }),
  'pages.move': ({ pageId, folderId }) => ({ pageId, nav: 'main', parentId: null, before: folderId }),
  'pages.duplicate': ({ pageId }) => ({ pageId }),
  'pages.restore': ({ thrownPageId }) => ({ pageId: thrownPageId }),
  'pages.delete': ({ pageId }) => ({ pageId }),
  'assets.delete': ({ assetId }) => ({ assetId }),
  'assets.restore': ({ thrownAssetId }) => ({ assetId: thrownAssetId }),
  'assets.purge': ({ assetId }) => ({ ids: [assetId] }),
  'releases.release': ({ thrownPageId }) => ({ pageIds: [thrownPageId], note: 'One page' }),
  'releases.look_roll_back': ({ releaseId }) => ({ releaseId }),
  'releases.roll_back': ({ releaseId }) => ({ releaseId, reason: 'A test' }),
  'releases.cancel': ({ plannedId }) => ({ releaseId: plannedId }),
  'redirects.deleteMany': ({ redirectId }) => ({ redirectIds: [redirectId] }),
  'previews.delete': ({ linkId }) => ({ linkId }),
  'transfer.cancelExport': ({ exportId }) => ({ exportId }),
  'transfer.fetchExport': ({ exportId }) => ({ exportId, token: TOKEN }),
  'transfer.linkExport': ({ exportId }) => ({ exportId }),
  'sites.invite': ({ roleId }) => ({ ...anInvitation(), customRoleIds: [roleId] }),
  'sites.resendInvitation': ({ invitationId }) => ({ invitationId }),
  'sites.revokeInvitation': ({ invitationId }) => ({ invitationId }),
  'sites.createRole': () => aRole(`Role ${newId()}`),
  'sites.changeRole': ({ roleId }) => ({ roleId, ...aRole('Baker') }),
  'sites.changeContributor': ({ accountId, roleId }) => ({ ...roles, accountId, customRoleIds: [roleId] }),
  'sites.removeContributor': ({ accountId }) => ({ accountId }),
  'sites.removeRole': ({ roleId }) => ({ roleId }),
  'sites.viewAs': ({ roleId }) => ({ role: roleId }),
}

/** Calls that take ids and are walked elsewhere: a stream that does not end where it begins, and what is no site's. */
const elsewhere = new Set(['pages.follow', 'billing.choosePlan'])

/** Where ids stand in what a call takes, such as `settings.socialImage` and `ids.[]`. */
function idsIn(shape: unknown, at: readonly string[] = []): string[] {
  if (typeof shape !== 'object' || shape === null) return []
  const { format, properties, items, anyOf } = shape as Readonly<Record<string, unknown>>
  return [
    ...(format === 'uuid' ? [at.join('.')] : []),
    ...(Array.isArray(anyOf) ? anyOf.flatMap((one) => idsIn(one, at)) : []),
    ...Object.entries((properties ?? {}) as object).flatMap(([key, one]) => idsIn(one, [...at, key])),
    ...idsIn(items, [...at, '[]']),
  ]
}

const taking = endpoints.flatMap(({ name, access, input }) => {
  const shape = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  const fields = [...new Set(idsIn(shape))].filter((field) => field !== 'siteId')
  return access.who === 'site' && fields.length > 0 ? [{ name, fields }] : []
})

/** An input with one of its ids another. */
function withId(input: Input, [key = '', ...rest]: readonly string[], id: string): Input {
  if (rest.length === 0) return { ...input, [key]: id }
  if (rest[0] === '[]') return { ...input, [key]: [id] }
  return { ...input, [key]: withId((input[key] ?? {}) as Input, rest, id) }
}

/** Everything that is kept of a site, as one line a table. */
async function kept(siteId: string): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'site_id' order by 1`.execute(database.root)
  const found: Record<string, string> = {}
  for (const { name } of rows) {
    const { rows: lines } = await sql<{ all: string }>`
      select count(*) || ' ' || md5(coalesce(string_agg(row::text, '|' order by row::text), '')) as all
      from ${sql.table(name)} as row where row.site_id = ${siteId}`.execute(database.root)
    found[name] = lines[0]?.all ?? ''
  }
  return found
}

let ours: Site
let theirs: Site
const people = new Map<string, SignedIn>()

before(async () => {
  database = await testDatabase()
  app = await wholeApi()
  await app.ready()
  theirs = await furnished(MARK)
  ours = await furnished('Ours')
  await database.transaction('platform', async (db) => {
    const ctx = testCtx(db)
    for (const role of givenRoleNames)
      people.set(role, await signedIn(ctx, (await aContributor(ctx, ours.siteId, { roles: [role] })).id))
  })
})

test('every call on a site that takes an id is walked', () => {
  assert.ok(taking.length > 30)
  assert.deepEqual(
    taking
      .map(({ name }) => name)
      .filter((name) => !elsewhere.has(name))
      .toSorted(),
    Object.keys(samples).toSorted(),
  )
})

test('R-30: a thing of another site is for everybody, in every role, as one that never was, and stays as it is', async () => {
  const before = await kept(theirs.siteId)
  assert.ok(
    Object.values(before).filter((line) => !line.startsWith('0 ')).length > 12,
    'there is something to lose',
  )
  let tried = 0
  const same = async (name: string, field: string, person: SignedIn, id: string, who: string) => {
    const ask = (id: string) =>
      call(name, person, {
        siteId: ours.siteId,
        ...withId(samples[name]?.(ours) ?? {}, field.split('.'), id),
      })
    const nobodys = newId()
    const [answer, none] = [await ask(id), await ask(nobodys)]
    const said = `${name} ${field} as ${who}`
    assert.equal(answer.status, none.status, said)
    assert.ok(!answer.body.includes(MARK), said)
    if (none.status >= 400)
      assert.equal(answer.body.replaceAll(id, ''), none.body.replaceAll(nobodys, ''), said)
    tried += 1
  }
  for (const { name, fields } of taking) {
    if (elsewhere.has(name)) continue
    for (const field of fields) {
      for (const thing of things) await same(name, field, ours.owner, theirs[thing], 'owner')
      const asked = JSON.stringify(samples[name]?.(ours))
      const id = theirs[things.find((thing) => asked.includes(ours[thing])) ?? 'pageId']
      for (const [role, person] of people) await same(name, field, person, id, role)
    }
  }
  assert.ok(tried > 900, String(tried))
  assert.deepEqual(await kept(theirs.siteId), before)
})

/** Refusals that only come where the thing was found: it went out a moment ago, and somebody has it. */
const foundFirst = ['sites.invited_just_now', 'sites.role_in_use']

test('what they ask for is reached: of the own site each finds what it asks for', async () => {
  for (const [name, sample] of Object.entries(samples)) {
    const { status, body } = await call(name, ours.owner, { siteId: ours.siteId, ...sample(ours) })
    const isFound = status < 300 || foundFirst.some((code) => body.includes(`"${code}"`))
    assert.ok(isFound, `${name}: ${status} ${body}`)
  }
})
