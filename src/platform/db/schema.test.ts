import assert from 'node:assert/strict'
import test from 'node:test'
import { sql } from 'kysely'
import { testDatabase } from '../testing/world.ts'

async function rows<T>(query: ReturnType<typeof sql<T>>): Promise<T[]> {
  return (await query.execute((await testDatabase()).root)).rows
}

/** Tables of ours that hold rows of a site. */
const tenantTables = () =>
  rows(sql<{ name: string; enabled: boolean; forced: boolean }>`
    select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p')
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'site_id' and not a.attisdropped)
    order by c.relname`)

test('R-30: row policies are enabled and forced on every table with a site', async () => {
  const tables = await tenantTables()
  assert.ok(tables.length >= 10, 'there are tenant tables')
  assert.deepEqual(
    tables.filter((table) => !table.enabled || !table.forced).map((table) => table.name),
    [],
  )
})

test('R-30: the policy of the application binds rows to the site of the transaction, for reading and writing', async () => {
  const loose = await rows(sql<{ name: string }>`
    select c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p')
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'site_id' and not a.attisdropped)
      and not exists (
        select from pg_policies p
        where p.schemaname = 'public' and p.tablename = c.relname and 'portico_app' = any (p.roles)
          and p.cmd = 'ALL' and p.qual like '%portico.site()%' and p.with_check like '%portico.site()%')`)
  assert.deepEqual(loose, [])
})

test('R-30: the roles we work as neither own a table nor pass by its policies', async () => {
  const strong = await rows(sql<{ rolname: string }>`
    select rolname from pg_roles
    where rolname in ('portico_app', 'portico_platform') and (rolsuper or rolbypassrls or rolcanlogin)`)
  assert.deepEqual(strong, [])
  const owned = await rows(sql<{ relname: string }>`
    select c.relname from pg_class c join pg_roles r on r.oid = c.relowner
    where r.rolname in ('portico_app', 'portico_platform')`)
  assert.deepEqual(owned, [])
})

test('R-32: keys of tenant tables begin with the site', async () => {
  const foreign = await rows(sql<{ name: string }>`
    select i.indexrelid::regclass::text as name
    from pg_index i
    join pg_class c on c.oid = i.indrelid
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute site on site.attrelid = c.oid and site.attname = 'site_id' and not site.attisdropped
    where n.nspname = 'public' and (i.indisunique or i.indisprimary) and i.indkey[0] <> site.attnum`)
  assert.deepEqual(foreign, [])
})

test('R-32: a row never points to another site: foreign keys between tenant tables carry the site', async () => {
  const loose = await rows(sql<{ name: string }>`
    select con.conrelid::regclass::text || '.' || con.conname as name
    from pg_constraint con
    join pg_attribute a on a.attrelid = con.conrelid and a.attname = 'site_id' and not a.attisdropped
    join pg_attribute b on b.attrelid = con.confrelid and b.attname = 'site_id' and not b.attisdropped
    where con.contype = 'f'
      and not exists (
        select from unnest(con.conkey, con.confkey) as pair (mine, theirs)
        where pair.mine = a.attnum and pair.theirs = b.attnum)`)
  assert.deepEqual(loose, [])
})

test('R-33: views ask as whoever reads them, and no function of ours lends its owner’s rights', async () => {
  const views = await rows(sql<{ relname: string }>`
    select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'portico') and c.relkind in ('v', 'm')
      and not coalesce(c.reloptions::text like '%security_invoker=true%', false)`)
  assert.deepEqual(views, [])
  const functions = await rows(sql<{ proname: string }>`
    select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'portico') and p.prosecdef`)
  assert.deepEqual(functions, [])
})

test('R-31: without a site a transaction sees no tenant row, and cannot write one', async () => {
  const database = await testDatabase()
  const [first] = await tenantTables()
  assert.ok(first)
  const id = '0190b1de-0000-7000-8000-00000000000a'
  const seen = await database.transaction({ site: id }, async (db) => {
    const { rows: found } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(first.name)}`.execute(db)
    return found[0]?.count
  })
  assert.equal(seen, 0)
})

test('the checks above see a table that breaks them', async () => {
  const database = await testDatabase()
  await sql`create table planted (id uuid primary key, site_id uuid not null, parent uuid references planted (id))`.execute(
    database.root,
  )
  try {
    const tables = await tenantTables()
    assert.deepEqual(
      tables.filter((table) => !table.forced).map((table) => table.name),
      ['planted'],
    )
  } finally {
    await sql`drop table planted`.execute(database.root)
  }
})
