import assert from 'node:assert/strict'
import test from 'node:test'
import { sql, type Transaction } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { type SchemaCheck, schemaChecks } from '../testing/schema-checks.ts'
import { testDatabase } from '../testing/world.ts'
import { LooseIsolationError, readIsolation, refuseLoose } from './isolation.ts'
import { tenantTables } from './tenancy.ts'

const checks = Object.entries(schemaChecks)

test('R-30, R-32, R-33: the schema keeps what it is held to', async () => {
  const { root } = await testDatabase()
  const tables = (await tenantTables(root)).map(({ name }) => name)
  for (const name of ['sites', 'pages', 'mails', 'jobs.job', 'idempotent_answers'])
    assert.ok(tables.includes(name), `${name} holds rows of sites`)
  for (const [name, check] of checks) assert.deepEqual(await check(root), [], name)
  assert.deepEqual((await readIsolation(root)).faults, [])
})

class Undone extends Error {}

/** Plants a fault, looks, and takes it back: nobody else has seen it. */
async function planted(statements: readonly string[], look: (trx: Transaction<unknown>) => Promise<void>) {
  const { root } = await testDatabase()
  await root
    .transaction()
    .execute(async (trx) => {
      for (const statement of statements) await sql.raw(statement).execute(trx)
      await look(trx)
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
}

const TABLE = 'create table planted (site_id uuid not null, id uuid not null, during int4range, other uuid'

/** A fault for every check, and what the check says of it; `start`: what the program says that does not start then. */
const faults: readonly {
  readonly check: SchemaCheck
  readonly plant: readonly string[]
  readonly said: string
  readonly start?: RegExp
}[] = [
  ...(['pages', 'sites', 'idempotent_answers'] as const).flatMap((table) =>
    (['no force row level security', 'disable row level security'] as const).map((change) => ({
      check: 'forced' as const,
      plant: [`alter table ${table} ${change}`],
      said: table,
      start: new RegExp(
        `^The table ${table} does not keep the rows of sites apart. Run: alter table ${table} enable row level security, force row level security$`,
      ),
    })),
  ),
  { check: 'forced', plant: [`${TABLE})`], said: 'planted', start: /^The table planted does not keep/ },
  { check: 'forced', plant: ['alter table jobs.job disable row level security'], said: 'jobs.job' },
  { check: 'bound', plant: ['drop policy site on pages'], said: 'pages' },
  { check: 'bound', plant: ['drop policy site on sites'], said: 'sites' },
  ...(['pages', 'sites', 'jobs.job', 'account_sign_ins'] as const).flatMap((table) =>
    [
      'to portico_app using (true)',
      'using (true)',
      'for select to portico_app using (true)',
      'for insert to portico_app with check (true)',
    ].map((policy) => ({
      check: 'bound alone' as const,
      plant: [`create policy more on ${table} ${policy}`],
      said: `${table}.more`,
      start: new RegExp(
        `^The policy more of the table ${table} shows a site .* Run: drop policy more on ${table}`,
      ),
    })),
  ),
  {
    check: 'bound alone',
    plant: ['alter policy site on pages with check (true)'],
    said: 'pages.site',
    start: /^The policy site of the table pages /,
  },
  {
    check: 'members of none',
    plant: ['grant portico_platform to portico_app'],
    said: 'portico_app of portico_platform',
    start:
      /The role portico_app is a member of portico_platform.* Run: revoke portico_platform from portico_app/,
  },
  {
    check: 'members of none',
    plant: ['grant pg_read_all_data to portico_app'],
    said: 'portico_app of pg_read_all_data',
    start: /^The role portico_app is a member of pg_read_all_data/,
  },
  ...(['bypassrls', 'superuser'] as const).map((strength) => ({
    check: 'weak' as const,
    plant: [`alter role portico_app ${strength}`],
    said: 'portico_app',
    start: /The role portico_app passes by row security/,
  })),
  { check: 'weak', plant: ['alter role portico_app login'], said: 'portico_app' },
  {
    check: 'owners of none',
    plant: ['alter table pages owner to portico_app'],
    said: 'pages',
    start: /^The table pages belongs to portico_app/,
  },
  {
    check: 'apart or of nobody',
    plant: ['create table planted (id uuid)', 'grant select on planted to portico_app'],
    said: 'planted',
  },
  {
    check: 'apart or of nobody',
    plant: ['create table jobs.planted (id uuid)', 'grant update (id) on jobs.planted to public'],
    said: 'jobs.planted',
  },
  {
    check: 'apart or of nobody',
    plant: ['grant select on account_sessions to portico_app'],
    said: 'account_sessions',
  },
  { check: 'written down', plant: ['revoke all on plans from portico_app'], said: 'plans' },
  {
    check: 'keys begin with the site',
    plant: ['create unique index planted on pages (id, site_id)'],
    said: 'planted',
  },
  { check: 'keys begin with the site', plant: [`${TABLE}, primary key (id))`], said: 'planted_pkey' },
  {
    check: 'exclusions have the site',
    plant: [`${TABLE}, constraint apart exclude using gist (during with &&))`],
    said: 'planted.apart',
  },
  {
    check: 'exclusions have the site',
    plant: [`${TABLE}, constraint apart exclude using gist (site_id with <>, during with &&))`],
    said: 'planted.apart',
  },
  {
    check: 'references carry the site',
    plant: [`${TABLE}, unique (id), constraint parent foreign key (other) references planted (id))`],
    said: 'planted.parent',
  },
  {
    check: 'references carry the site',
    plant: [`${TABLE}, constraint parent foreign key (other) references sites (id))`],
    said: 'planted.parent',
  },
  {
    check: 'views ask as their reader',
    plant: ['create view planted as select id from pages'],
    said: 'planted',
  },
  {
    check: 'views ask as their reader',
    plant: ['create materialized view portico.planted as select id from pages'],
    said: 'portico.planted',
  },
  {
    check: 'functions lend nothing',
    plant: [`create function planted() returns integer language sql security definer as 'select 1'`],
    said: 'planted',
  },
  {
    check: 'functions lend nothing',
    plant: ['alter function portico.job_turn reset search_path'],
    said: 'portico.job_turn',
  },
  {
    check: 'functions lend nothing',
    plant: ['grant execute on function portico.job_turn to public'],
    said: 'portico.job_turn',
  },
]

test('a fault is planted for every check', () => {
  assert.deepEqual(
    checks.map(([name]) => name).filter((name) => !faults.some(({ check }) => check === name)),
    [],
  )
})

for (const { check, plant, said, start } of faults)
  test(`${check}: ${plant.join('; ')}`, async () => {
    await planted(plant, async (trx) => {
      assert.ok((await schemaChecks[check](trx)).includes(said))
      if (!start) return
      const { faults: told } = await readIsolation(trx)
      assert.ok(
        told.some((sentence) => start.test(sentence)),
        told.join('\n'),
      )
    })
  })

test('an exclusion, a reference and a key of the site’s own are no faults', async () => {
  await planted(
    [
      `${TABLE}, primary key (site_id, id), exclude using gist (site_id with =, during with &&),
        foreign key (site_id, other) references planted (site_id, id), foreign key (site_id) references sites (id))`,
      `call portico.tenant('planted')`,
      'create view seen with (security_invoker = on) as select id from planted',
    ],
    async (trx) => {
      for (const [name, look] of checks) assert.deepEqual(await look(trx), [], name)
      assert.deepEqual((await readIsolation(trx)).faults, [])
    },
  )
})

interface Seen {
  /** Which of the two sites' rows are seen. */
  readonly read: readonly number[]
  /** What comes of writing for each: how many rows were changed, or what it was refused with. */
  readonly writes: Readonly<Record<string, readonly string[]>>
}

/** What a transaction that works for `site` sees and writes of the rows of two sites; empty: it is bound to none. */
async function seenBy(trx: Transaction<unknown>, site: string, sites: readonly string[]): Promise<Seen> {
  await sql`select set_config('role', 'portico_app', true), set_config('portico.site_id', ${site}, true)`.execute(
    trx,
  )
  const { rows } = await sql<{ whose: string }>`select site_id as whose from site_styles`.execute(trx)
  const written = async (statement: ReturnType<typeof sql>): Promise<string> => {
    await sql`savepoint here`.execute(trx)
    try {
      return String((await statement.execute(trx)).numAffectedRows)
    } catch (error) {
      return (error as { code: string }).code
    } finally {
      await sql`rollback to savepoint here`.execute(trx)
    }
  }
  const forEach = async (statement: (of: string) => ReturnType<typeof sql>): Promise<string[]> => {
    const out: string[] = []
    for (const of of sites) out.push(await written(statement(of)))
    return out
  }
  const other = newId()
  const seen = {
    read: rows.map(({ whose }) => sites.indexOf(whose)).toSorted(),
    writes: {
      update: await forEach((of) => sql`update site_styles set version = 1 where site_id = ${of}`),
      delete: await forEach((of) => sql`delete from site_styles where site_id = ${of}`),
      insert: await forEach(
        (of) => sql`insert into site_styles (site_id, styles, begun) values (${of}, '{}', '{}')
          on conflict (site_id) do nothing`,
      ),
      give: await forEach((of) => sql`update site_styles set site_id = ${other} where site_id = ${of}`),
    },
  }
  await sql`reset role`.execute(trx)
  return seen
}

const REFUSED = '42501'
const EACH_ITS_OWN = [
  {
    read: [],
    writes: { update: ['0', '0'], delete: ['0', '0'], insert: [REFUSED, REFUSED], give: ['0', '0'] },
  },
  {
    read: [0],
    writes: { update: ['1', '0'], delete: ['1', '0'], insert: ['0', REFUSED], give: [REFUSED, '0'] },
  },
  {
    read: [1],
    writes: { update: ['0', '1'], delete: ['0', '1'], insert: [REFUSED, '0'], give: ['0', REFUSED] },
  },
] satisfies Seen[]

async function seenByAll(trx: Transaction<unknown>): Promise<Seen[]> {
  const sites = [newId(), newId()]
  for (const site of sites)
    await sql`insert into site_styles (site_id, styles, begun) values (${site}, '{}', '{}')`.execute(trx)
  const out: Seen[] = []
  for (const site of ['', ...sites]) out.push(await seenBy(trx, site, sites))
  return out
}

test('R-31: without a site a transaction sees no tenant row and cannot write one, with one its own alone', async () => {
  await planted([], async (trx) => {
    assert.deepEqual(await seenByAll(trx), EACH_ITS_OWN)
    await sql`select set_config('role', 'portico_app', true), set_config('portico.site_id', '', true)`.execute(
      trx,
    )
    for (const { name } of await tenantTables(trx)) {
      const { rows } = await sql`select from ${sql.raw(name)}`.execute(trx)
      assert.equal(rows.length, 0, name)
    }
  })
})

for (const change of [
  'alter table site_styles disable row level security',
  'alter policy site on site_styles using (true) with check (true)',
  'create policy more on site_styles using (true)',
])
  test(`what is seen and written of others is told: ${change}`, async () => {
    await planted([change], async (trx) => {
      const [unbound, first, second] = await seenByAll(trx)
      for (const seen of [unbound, first, second]) {
        assert.deepEqual(seen?.read, [0, 1])
        assert.deepEqual(seen?.writes['update'], ['1', '1'])
      }
    })
  })

test('R-30: a role that passes by row security is refused, in a sentence that says what to run', async () => {
  const { root } = await testDatabase()
  // Roles belong to the whole server: one of our own is not touched while others work as it.
  for (const strength of ['bypassrls', 'superuser']) {
    const role = `strong_${newId().replaceAll('-', '')}`
    await sql`create role ${sql.id(role)} ${sql.raw(strength)}`.execute(root)
    try {
      const isolation = await readIsolation(root, [role])
      assert.throws(
        () => refuseLoose(isolation),
        (error) =>
          error instanceof LooseIsolationError &&
          error.message ===
            `The role ${role} passes by row security, so that a site could see the rows of another. Run: alter role ${role} nosuperuser nobypassrls.`,
      )
      await sql`alter role ${sql.id(role)} nosuperuser nobypassrls`.execute(root)
      refuseLoose(await readIsolation(root, [role]))
    } finally {
      await sql`drop role ${sql.id(role)}`.execute(root)
    }
  }
})
