import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import type { Browser, WalkedSite } from '#areas/accounts/testing.ts'
import { MINUTE } from '#kernel/clock.ts'
import { takesKey } from '#platform/http/route.ts'
import type { SampleCall } from '#platform/testing/samples.ts'
import { endpointOf, openWalk, routes, sampled, type Walk } from './walks/testing.ts'

// R-01, of every POST of the product: repeated under one key it has one effect and one answer. A new one is walked only
// with a sample of its area, and fails until it has it; what need not be repeatable says why where it is bound.

const posts = routes.filter(({ endpoint }) => endpoint.method === 'POST')
const harmlessOf = (route: (typeof routes)[number]): string | null => (route.steps ? route.harmless : null)

let walk: Walk
let site: WalkedSite
let keys = 0

before(async () => {
  walk = await openWalk()
  site = await walk.plant('Kestrel', true)
})
after(() => walk.people.door.close())

/** Whether an area brings a call that works. */
const isSampled = (name: string): boolean => name in sampled.calls || name in sampled.inputs

/** A call that works, and who makes it: the site's owner, unless the area says otherwise. */
async function sampleOf(name: string): Promise<SampleCall<Browser>> {
  const call = sampled.calls[name]
  if (call) return call(site)
  return { by: site.owner, input: { siteId: site.siteId, ...(await sampled.inputs[name]?.(site)) } }
}

/** Everything that is kept, as one line a table; answers kept for repeats are none of it. */
async function kept(): Promise<Record<string, string>> {
  const { root } = walk.people.door.database
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'portico', 'jobs')
      and table_name not in ('idempotent_answers', 'rate_limits')`.execute(root)
  assert.ok(tables.length > 40)
  const each = tables.map(
    ({ name }) => sql`select ${name} as name, count(*) || ' ' ||
      md5(coalesce(string_agg(row::text, '|' order by row::text), '')) as all from ${sql.raw(name)} as row`,
  )
  const { rows } = await sql<{ name: string; all: string }>`${sql.join(each, sql` union all `)}`.execute(root)
  return Object.fromEntries(rows.map(({ name, all }) => [name, all]))
}

/** What an answer sets in a browser; forgery tokens are another each time, and are as good. */
const setBy = (cookies: readonly string[]): string[] => cookies.filter((one) => !one.startsWith('crumb='))

test('R-01: every POST heeds a key or says why it need not, and every one that does is walked', () => {
  for (const route of posts) {
    const { name } = route.endpoint
    const reason = harmlessOf(route)
    assert.notEqual(takesKey(route), reason !== null, name)
    if (reason !== null) assert.ok(reason.length > 30, name)
  }
  const walked = posts.filter(takesKey).map(({ endpoint }) => endpoint.name)
  assert.deepEqual(
    walked.filter((name) => !isSampled(name)),
    [],
    'these POSTs have no sample in `calls` or `inputs` of their area',
  )
})

for (const { name } of posts.filter(takesKey).map(({ endpoint }) => endpoint))
  test(`R-01: ${name}, repeated under one key, has one effect and one answer`, async () => {
    const endpoint = endpointOf(name)
    walk.people.door.clock.advance(2 * MINUTE)
    const { by, input = {} } = await sampleOf(name)
    const headers = { 'idempotency-key': `key-${(keys += 1)}` }
    const isLeaving = name in sampled.leaving
    const asBefore = by.copy()
    const first = await by.send(endpoint, input, headers)
    assert.equal(first.status, 200, first.text)
    const before = await kept()
    const again = await (sampled.renewing.includes(name) || isLeaving ? by : asBefore).send(
      endpoint,
      input,
      headers,
    )
    assert.deepEqual(await kept(), before)
    assert.equal(again.status, sampled.leaving[name] ?? 200, again.text)
    if (!isLeaving) {
      assert.equal(again.headers['idempotent-replayed'], 'true')
      assert.equal(again.text, first.text)
      assert.deepEqual(setBy(again.setCookies), setBy(first.setCookies))
    }
    // Answers hold secrets, and cookies of sessions: none of it is readable where they are kept.
    const { rows } = await sql<{ body: string }>`select body from idempotent_answers`.execute(
      walk.people.door.database.root,
    )
    for (const { body } of rows) assert.match(body, /^v1\.[\w-]+$/)
  })
