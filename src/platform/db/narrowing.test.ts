import assert from 'node:assert/strict'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { narrowingsOf, readShape, type Shape } from '../testing/narrowing.ts'
import { migrationsFolder } from '../testing/scratch-database.ts'
import { isKept, isUpTo, readVersionBefore } from '../testing/version-before.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import { migrate, readMigrations } from './migrate.ts'

// The version before runs on the new shape of the database: a migration that came after it neither takes away what it
// may use nor asks for what it does not know of, unless it is written down since which version programs do without.

const version = readVersionBefore()
const names = readMigrations(migrationsFolder).map(({ name }) => name)
const folder = mkdtempSync(join(tmpdir(), 'portico-narrowing-'))

let database: Database
let known: Shape
/** What each later migration narrows. */
const narrowed = new Map<string, string[]>()

before(async () => {
  database = await openDatabase({})
  const add = (name: string): void =>
    copyFileSync(join(migrationsFolder, `${name}.sql`), join(folder, `${name}.sql`))
  const last = names.indexOf(version.migration)
  assert.ok(last >= 0, `${version.migration} is no migration`)
  for (const name of names.slice(0, last + 1)) add(name)
  await migrate(database, folder)
  known = await readShape(database.root)
  let so = new Set<string>()
  for (const name of names.slice(last + 1)) {
    add(name)
    assert.deepEqual(await migrate(database, folder), [name])
    const now = narrowingsOf(known, await readShape(database.root))
    const fresh = now.filter((what) => !so.has(what))
    if (fresh.length > 0) narrowed.set(name, fresh)
    so = new Set(now)
  }
})

after(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

test('a migration narrows what is written down, and no more', () => {
  assert.deepEqual(
    [...narrowed],
    version.narrowings.map(({ migration, what }) => [migration, what.toSorted()]),
    'take it in two steps, or write down in migrations/before.json since which commit programs do without',
  )
})

test('programs do without since the version before, or longer', (t) => {
  if (!isKept(version.commit)) return t.skip('the version before is not in the history of this copy')
  assert.ok(isUpTo(version.commit, 'HEAD'), 'it is a version of this line')
  for (const { migration, since } of version.narrowings)
    assert.ok(isUpTo(since, version.commit), `${migration} comes before programs do without`)
  assert.ok(!isUpTo(version.commit, `${version.commit}^`), 'what comes later is told from what came before')
})

class Undone extends Error {}

/** What statements narrow, in a transaction that is taken back. */
async function planted(statements: readonly string[]): Promise<string[]> {
  let told: string[] = []
  await database.root
    .transaction()
    .execute(async (trx) => {
      const here = await readShape(trx)
      for (const statement of statements) await sql.raw(statement).execute(trx)
      told = narrowingsOf(here, await readShape(trx))
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  return told
}

const faults: readonly (readonly [plant: string, said: RegExp])[] = [
  ['drop table site_styles', /^gone: relation site_styles$/],
  ['alter table site_styles rename to planted', /^gone: relation site_styles$/],
  ['alter table pages drop column nav_title', /^gone: column pages\.nav_title text$/],
  ['alter table pages rename column nav_title to planted', /^gone: column pages\.nav_title text$/],
  ['alter table pages alter column position type bigint', /^gone: column pages\.position integer$/],
  ['alter table pages alter column updated_by set not null', /^new: pages\.updated_by is never null$/],
  ['alter table pages alter column nav drop default', /^new: pages\.nav has to be given$/],
  ['alter table pages add column planted text not null', /^new: pages\.planted has to be given$/],
  ["alter table pages add check (title <> 'planted')", /^new: pages holds to CHECK/],
  ['create unique index planted on pages (site_id, title)', /^new: key of pages: btree \(site_id, title\)$/],
  ['drop index pages_home', /^gone: key of pages: btree \(site_id\) WHERE /],
  ['revoke delete on pages from portico_app', /^gone: portico_app may delete pages$/],
  ['revoke all on pages from portico_platform', /^gone: portico_platform may select pages$/],
  ['drop policy platform on pages', /^gone: policy of pages for \* to \{portico_platform\}: true, true$/],
  ['create policy planted on pages as restrictive using (false)', /^new: policy of pages for \*/],
  ['alter table accounts enable row level security', /^new: row security of accounts$/],
  ['alter table accounts force row level security', /^new: forced row security of accounts$/],
  ['drop procedure portico.tenant', /^gone: function portico\.tenant\(/],
  ['alter function portico.site rename to planted', /^gone: function portico\.site\(\) giving uuid$/],
  ['revoke execute on function portico.site from public', /^gone: portico_app may execute portico\.site/],
  [
    'create trigger planted before update on pages for each row execute function suppress_redundant_updates_trigger()',
    /^new: trigger of pages: /,
  ],
  [
    'create table planted (site_id uuid, page_id uuid, foreign key (site_id, page_id) references pages (site_id, id))',
    /^new: rows of pages are held by planted$/,
  ],
]

for (const [plant, said] of faults)
  test(`a version before could fail: ${plant}`, async () => {
    const told = await planted([plant])
    assert.ok(
      told.some((what) => said.test(what)),
      told.join('\n'),
    )
  })

test('what is laid beside, opened or widened narrows nothing', async () => {
  const told = await planted([
    'alter table pages add column planted text',
    "alter table pages add column planted_too text not null default ''",
    'alter table pages alter column title drop not null',
    'create index planted_index on pages (site_id, title)',
    'drop index pages_tree',
    'create table planted (site_id uuid not null, page_id uuid not null, foreign key (site_id, page_id) references pages (site_id, id) on delete cascade)',
    "call portico.tenant('planted')",
    'grant select on accounts to portico_app',
    "create function planted() returns integer language sql as 'select 1'",
  ])
  assert.deepEqual(told, [])
})
