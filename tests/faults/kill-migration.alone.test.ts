import assert from 'node:assert/strict'
import type { Socket } from 'node:net'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { migrate, MigrationError, readMigrations, statements } from '#platform/db/migrate.ts'
import {
  environment,
  isLongRun,
  launch,
  plantedDatabase,
  rounds,
  scratchDatabase,
  scratchFolder,
  withSeed,
} from './program.ts'

// Kill -9 during a migration: running it again completes it, to the schema of one that was never
// disturbed; a schema that is half or newer is refused with a sentence.

const folder = new URL('../../migrations', import.meta.url).pathname

/** A process that migrates, as the start of the program does, and then says so. */
const MIGRATE = `
  const { openDatabase } = await import('./src/platform/db/open-database.ts')
  const { migrate } = await import('./src/platform/db/migrate.ts')
  const { DATABASE_URL: url, DATA_DIR: folder } = process.env
  const database = await openDatabase(url ? { url, connections: 2 } : { folder })
  console.log('begun')
  await migrate(database, './migrations')
  await database.close()
  console.log('done')
`

/** Everything of ours in the catalogues, in words that two databases share. */
async function dump(database: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with ours as (select oid, nspname from pg_namespace where nspname in ('public', 'portico'))
    select format('column %s.%s.%s %s %s %s', nspname, relname, attname, format_type(atttypid, atttypmod),
        attnotnull, coalesce(pg_get_expr(adbin, adrelid), '')) as line
      from pg_attribute join pg_class on pg_class.oid = attrelid join ours on ours.oid = relnamespace
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attnum > 0 and not attisdropped
    union all select format('relation %s.%s %s %s %s', nspname, relname, relkind, relrowsecurity, relforcerowsecurity)
      from pg_class join ours on ours.oid = relnamespace
    union all select format('constraint %s %s', conname, pg_get_constraintdef(pg_constraint.oid))
      from pg_constraint join ours on ours.oid = connamespace
    union all select format('index %s', indexdef) from pg_indexes where schemaname in ('public', 'portico')
    union all select format('policy %s.%s %s %s %s', tablename, policyname, roles, qual, with_check)
      from pg_policies where schemaname in ('public', 'portico')
    union all select format('function %s.%s %s', nspname, proname, md5(prosrc))
      from pg_proc join ours on ours.oid = pronamespace where prolang in (select oid from pg_language where lanname in ('sql', 'plpgsql'))
    union all select format('trigger %s', pg_get_triggerdef(pg_trigger.oid)) from pg_trigger where not tgisinternal
    union all select format('grant %s.%s %s %s', table_schema, table_name, grantee, privilege_type)
      from information_schema.role_table_grants where table_schema in ('public', 'portico') and grantee like 'portico%'
    union all select format('migration %s %s', name, checksum) from portico.migrations`.execute(database.root)
  return rows.map((row) => row.line).toSorted()
}

/** Leaves a database as one that was cut in the middle of its first migration, with no transaction around it. */
async function halve(database: Database): Promise<void> {
  await sql.raw('create schema portico').execute(database.root)
  const [first] = readMigrations(folder)
  for (const statement of statements(first?.text ?? '').slice(0, 8))
    await sql.raw(statement).execute(database.root)
}

async function dumpOf(options: { url?: string; folder?: string }): Promise<string[]> {
  const database = await openDatabase({ ...options, connections: 2 })
  try {
    return await dump(database)
  } finally {
    await database.close()
  }
}

/** Runs the migrating process to its end, or kills it after so many milliseconds from its beginning. */
async function migrating(env: Record<string, string>, killAfter?: number): Promise<boolean> {
  const { child, output, ended } = launch({ env, code: MIGRATE })
  if (killAfter !== undefined) {
    while (!output().includes('begun') && child.exitCode === null) await pause(5)
    await pause(killAfter)
    child.kill('SIGKILL')
  }
  await ended
  const isDone = output().includes('done')
  if (!isDone && killAfter === undefined) throw new Error(`The migration did not complete: ${output()}`)
  return isDone
}

test('kill -9 during the migration of the embedded database: the next run completes it', async (t) => {
  const clean = await openDatabase({})
  await migrate(clean, folder)
  const expected = await dump(clean)
  await clean.close()
  let cuts = 0
  await withSeed(async (random) => {
    // On a quick machine the kill may come after the end: then earlier, until one has cut a migration short.
    for (let round = 0; round < rounds(1) || (cuts === 0 && round < 20); round += 1) {
      const data = scratchFolder()
      t.after(() => data.remove())
      const env = environment(0, { folder: data.path })
      const cut = Math.ceil((30 + random.below(1_200)) / (round + 1))
      const wasDone = await migrating(env, cut)
      if (!wasDone) cuts += 1
      await migrating(env)
      assert.deepEqual(await dumpOf({ folder: data.path }), expected, `killed after ${cut} ms (${wasDone})`)
    }
  })
  assert.ok(cuts > 0, 'no migration was cut short: that tries nothing')
})

/** What is told apart from the bookkeeping between migrations: what they do, and what says that it was done. */
const steps = new Set(readMigrations(folder).flatMap(({ text }) => statements(text)))
const isStep = (text: string): boolean => steps.has(text) || text.includes('into portico.migrations')

/**
 * The database over one line that breaks without a word before the step of that number: for the server, that is a
 * process that was killed. The last step of a migration is its commit.
 */
function breaking(url: string, step: number): Pick<Database, 'laying'> & { close(): Promise<void> } {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  let [seen, isWithin] = [0, false]
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    const asked = (first: unknown, ...rest: unknown[]): unknown => {
      const text = typeof first === 'string' ? first : (first as { text: string }).text
      if (isStep(text)) isWithin = true
      if (isStep(text) || (isWithin && text === 'commit')) seen += 1
      if (text === 'commit') isWithin = false
      if (seen === step) (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy()
      return query(first, ...rest)
    }
    Object.assign(client, { query: asked })
  })
  return { laying: new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }), close: () => pool.end() }
}

/** A database of PostgreSQL that was migrated without being disturbed, as words; null where there is none. */
async function undisturbed(): Promise<string[] | null> {
  const clean = await scratchDatabase()
  if (!clean) return null
  try {
    const database = await openDatabase({ url: clean.url, connections: 2 })
    await migrate(database, folder)
    await database.close()
    return await dumpOf({ url: clean.url })
  } finally {
    await clean.drop()
  }
}

/** Before which steps of a migration the line breaks: the first, one in the middle, the note that it was run, the commit. */
function cutsOf({ text }: { readonly text: string }): {
  readonly steps: number
  readonly cuts: readonly number[]
} {
  const steps = statements(text).length + 2
  const all = Array.from({ length: steps }, (_, at) => at + 1)
  return { steps, cuts: isLongRun ? all : [...new Set([1, Math.ceil(steps / 2), steps - 1, steps])] }
}

test('cut off at every migration, within it and before its commit, PostgreSQL goes on where it was', async (t) => {
  const expected = await undisturbed()
  const scratch = expected && (await scratchDatabase())
  if (!scratch) return t.skip('PostgreSQL is not reachable; the embedded database was tried')
  const looking = new pg.Client({ connectionString: scratch.url })
  t.after(async () => {
    await looking.end()
    await scratch.drop()
  })
  await looking.connect()
  const migrations = readMigrations(folder)
  for (const [at, migration] of migrations.entries()) {
    const { steps, cuts } = cutsOf(migration)
    // One step further it is whole, and the next one is cut off before its first; the last one ends.
    const [isFirst, isLast] = [at === 0, at === migrations.length - 1]
    for (const step of [...(isFirst ? cuts : cuts.slice(1)), steps + 1]) {
      const database = breaking(scratch.url, step)
      const failed = await migrate(database as Database, folder).then(
        () => false,
        () => true,
      )
      await database.close()
      const isOver = step > steps
      assert.equal(failed, !(isOver && isLast), `${migration.name}, before step ${step} of ${steps}`)
      const { rows } = await looking.query<{ name: string }>(
        'select name from portico.migrations order by name',
      )
      assert.deepEqual(
        rows.map(({ name }) => name),
        migrations.slice(0, at + (isOver ? 1 : 0)).map(({ name }) => name),
        'migrations are whole, and in their order',
      )
    }
  }
  assert.deepEqual(await dumpOf({ url: scratch.url }), expected)
})

test('a schema cut short outside a transaction, and a changed one, are refused', async (t) => {
  const open = async (scratch: Awaited<ReturnType<typeof scratchDatabase>>): Promise<Database> => {
    const database = await openDatabase(scratch ? { url: scratch.url, connections: 2 } : {})
    t.after(async () => {
      await database.close()
      await scratch?.drop()
    })
    return database
  }
  const half = await open(await scratchDatabase())
  await halve(half)
  // This is what a migration without its transaction would leave: running it again does not mend it.
  await assert.rejects(migrate(half, folder), (error) => {
    assert.ok(error instanceof MigrationError)
    assert.match(error.message, /^Migration 0001_platform failed: /)
    return true
  })

  const whole = await open(await plantedDatabase())
  await migrate(whole, folder)
  await sql`update portico.migrations set checksum = 'x' where name = '0001_platform'`.execute(whole.root)
  await assert.rejects(migrate(whole, folder), /0001_platform was changed/)
})
