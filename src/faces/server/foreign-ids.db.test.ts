import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Browser, WalkedSite } from '#areas/accounts/testing.ts'
import { givenRoleNames } from '#areas/sites/contract.ts'
import { aContributor } from '#areas/sites/testing.ts'
import { MINUTE } from '#kernel/clock.ts'
import { newId } from '#kernel/ids.ts'
import type { SampleInput } from '#platform/testing/samples.ts'
import { endpointOf, endpoints, openWalk, sampled, type Walk } from './walks/testing.ts'

// a call on one's own site that names a thing of another one. What there is of the other site is real: its pages,
// files, people, releases, as the areas make them. Whoever names it gets what they get for a thing that there never was,
// and nothing of it changes.

/** Stands in everything that is written on the other site: no answer may have it. */
const MARK = 'Zirbelkiefer'

/** The ids that a call may name beside the site itself, by their names. */
const things = Object.keys(sampled.things)

let walk: Walk

/** Makes a call as the app makes it. The number of the request is left out of what is given back. */
async function call(
  name: string,
  person: Browser,
  input: SampleInput,
): Promise<{ status: number; body: string }> {
  const { status, text } = await person.send(endpointOf(name), input)
  return { status, body: text.replace(/"requestId":"[^"]*"/, '') }
}

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
function withId(input: SampleInput, [key = '', ...rest]: readonly string[], id: string): SampleInput {
  if (rest.length === 0) return { ...input, [key]: id }
  if (rest[0] === '[]') return { ...input, [key]: [id] }
  return { ...input, [key]: withId((input[key] ?? {}) as SampleInput, rest, id) }
}

/** Everything that is kept of a site, as one line a table. */
async function kept(siteId: string): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'site_id' order by 1`.execute(
    walk.people.door.database.root,
  )
  const found: Record<string, string> = {}
  for (const { name } of rows) {
    const { rows: lines } = await sql<{ all: string }>`
      select count(*) || ' ' || md5(coalesce(string_agg(row::text, '|' order by row::text), '')) as all
      from ${sql.table(name)} as row where row.site_id = ${siteId}`.execute(walk.people.door.database.root)
    found[name] = lines[0]?.all ?? ''
  }
  return found
}

/** A site with one of every thing, and their ids. */
interface Furnished {
  readonly site: WalkedSite
  readonly ids: Readonly<Record<string, string>>
}

async function furnished(mark: string): Promise<Furnished> {
  const site = await walk.plant(mark)
  const ids: Record<string, string> = {}
  for (const thing of things) ids[thing] = await site.a(thing)
  return { site, ids }
}

let ours: Furnished
let theirs: Furnished
const contributors = new Map<string, Browser>()

before(async () => {
  walk = await openWalk()
  theirs = await furnished(MARK)
  ours = await furnished('Ours')
  for (const role of givenRoleNames) {
    const { id, email, browser } = await walk.people.someone()
    const account = { id, email, name: role } as Awaited<ReturnType<typeof aContributor>>
    await walk.people.asSystem((ctx) => aContributor(ctx, ours.site.siteId, { roles: [role], account }))
    contributors.set(role, browser)
  }
})
after(() => walk.people.door.close())

/** What the owner of a site calls an endpoint with. */
async function inputFor(name: string, site: WalkedSite): Promise<SampleInput> {
  return { siteId: site.siteId, ...(await sampled.inputs[name]?.(site)) }
}

test('every call on a site that takes an id has a sample', () => {
  assert.ok(taking.length > 30)
  assert.deepEqual(
    taking
      .map(({ name }) => name)
      .filter((name) => !(name in sampled.triedElsewhere) && !(name in sampled.inputs)),
    [],
    'these calls have no sample in `inputs` of their area',
  )
  const ofSites = endpoints.filter(({ access }) => access.who === 'site').map(({ name }) => name)
  const named = [...Object.keys(sampled.inputs), ...Object.keys(sampled.triedElsewhere)]
  assert.deepEqual(
    named.filter((name) => !ofSites.includes(name)),
    [],
    'these samples are of no call on a site',
  )
})

test('R-30: a thing of another site is for everybody, in every role, as one that never was, and stays as it is', async () => {
  const { siteId } = theirs.site
  const before = await kept(siteId)
  assert.ok(
    Object.values(before).filter((line) => !line.startsWith('0 ')).length > 12,
    'there is something to lose',
  )
  let tried = 0
  const same = async (name: string, field: string, person: Browser, id: string, who: string) => {
    const ask = async (id: string) =>
      call(name, person, withId(await inputFor(name, ours.site), field.split('.'), id))
    const nobodys = newId()
    const [answer, none] = [await ask(id), await ask(nobodys)]
    const said = `${name} ${field} as ${who}`
    assert.notEqual(none.status, 429, said)
    assert.equal(answer.status, none.status, said)
    assert.ok(!answer.body.includes(MARK), said)
    if (none.status >= 400)
      assert.equal(answer.body.replaceAll(id, ''), none.body.replaceAll(nobodys, ''), said)
    tried += 1
  }
  for (const { name, fields } of taking) {
    if (name in sampled.triedElsewhere) continue
    // So many calls in a minute are more than a site may make.
    walk.people.door.clock.advance(MINUTE)
    const asked = JSON.stringify(await inputFor(name, ours.site))
    const own = things.find((thing) => asked.includes(ours.ids[thing] ?? assert.fail(thing)))
    for (const field of fields) {
      for (const [thing, id] of Object.entries(theirs.ids))
        await same(name, field, ours.site.owner, id, `owner, with their ${thing}`)
      const id = theirs.ids[own ?? 'pageId'] ?? assert.fail(name)
      for (const [role, person] of contributors) await same(name, field, person, id, role)
    }
  }
  assert.ok(tried > 900, String(tried))
  assert.deepEqual(await kept(siteId), before)
})

test('what they ask for is reached: of the own site each finds what it asks for', async () => {
  for (const name of Object.keys(sampled.inputs)) {
    const site = await walk.plant('Ours', true)
    const { by, input = {} } = (await sampled.calls[name]?.(site)) ?? {
      by: site.owner,
      input: await inputFor(name, site),
    }
    const { status, body } = await call(name, by, input)
    assert.ok(status < 300, `${name}: ${status} ${body}`)
  }
})
