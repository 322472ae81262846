import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import { join } from 'node:path'
import { after, test, type TestContext } from 'node:test'
import { sql } from 'kysely'
import { isPrivate, readConfig } from '#platform/config/config.ts'
import type { Database } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { migrate, readMigrations } from '#platform/db/migrate.ts'
import { installJobs } from '#platform/jobs/install-jobs.ts'
import { migrationsFolder } from '#platform/testing/scratch-database.ts'
import {
  ask,
  environment,
  freePort,
  launch,
  plantedDatabase,
  plantedFolder,
  postgresServer,
  root,
  rounds,
  scratchDatabase,
  scratchFolder,
  startProgram,
} from './program.ts'
import { failingStarts } from './run-command.ts'
import { copyPrepared } from '../prepared.ts'

// What keeps the program from starting is said in one sentence on stderr, with exit code 1.

/** Whoever may not write what others own: `nobody` for root, ourselves for everybody else. */
const NOBODY = 65_534
const asNobody: readonly string[] =
  process.getuid?.() === 0 ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : []

let opened: ReturnType<typeof failingStarts> | undefined
after(async () => (await opened)?.kill())

/** Starts the program, which says one sentence and ends with 1. The starts share a process, as loading it takes longest. */
async function sentence(env: Record<string, string>, expected: RegExp): Promise<void> {
  const { start } = await (opened ??= failingStarts(asNobody))
  const { code, said } = await start(env)
  assert.equal(code, 1, said)
  assert.equal(said.split('\n').length, 1, `one sentence, not:\n${said}`)
  assert.match(said, expected)
  assert.match(said, /^[A-Z].*\.$/, 'a sentence')
}

/** A folder that `nobody` may write. */
function openFolder(t: TestContext): string {
  const folder = scratchFolder()
  chmodSync(folder.path, 0o777)
  t.after(() => folder.remove())
  return folder.path
}

test('a wrong value of a variable: one sentence, on stderr, and the process ends with 1', async () => {
  const { child, output, ended } = launch({
    env: environment(4000, { folder: '/nowhere', more: { ROLE: 'king' } }),
  })
  let onStdout = ''
  child.stdout?.on('data', (part: Buffer) => (onStdout += part.toString()))
  assert.equal(await ended, 1, output())
  assert.match(output(), /^ROLE takes .*\.\n$/)
  assert.equal(onStdout, '')
})

test('HOST lets others in: told where everybody knows the password, and planted with another', async (t) => {
  const [planted, empty] = [await plantedDatabase(), await scratchDatabase()]
  const folder = plantedFolder()
  t.after(async () => {
    await planted?.drop()
    await empty?.drop()
    folder.remove()
  })
  const start = async (data: string, database: string | null) => {
    const port = await freePort()
    const more = { HOST: '0.0.0.0', LOG_LEVEL: 'warn' }
    const program = await startProgram({ port, env: environment(port, { folder: data, database, more }) })
    t.after(() => program.kill())
    return program
  }
  const standing = await start(folder.path, planted?.url ?? null)
  // All of 127.0.0.0/8 is this machine: who listens at every address answers at this one, too.
  assert.equal((await ask(standing.port, '/healthz', { address: '127.0.0.2' })).status, 200)
  assert.match(standing.output(), /Everybody knows the password of demo@portico\.example/)
  assert.equal(await standing.stop(), 0)

  const fresh = await start(openFolder(t), empty?.url ?? null)
  assert.match(fresh.output(), /Password {6}[\w-]{20}\n/)
  assert.doesNotMatch(fresh.output(), /Everybody knows/)
  assert.equal(await fresh.stop(), 0)
})

test('only at localhost, by its address and by its own, is nobody else let in', () => {
  const of = (more: Record<string, string>): boolean =>
    isPrivate(readConfig(environment(4000, { folder: '/nowhere', more })))
  const proxied = { APP_ORIGIN: 'https://app.example.com', SITES_DOMAIN: 'example.site' }
  assert.deepEqual(
    [of({}), of({ HOST: '::' }), of(proxied), of({ ...proxied, HOST: 'localhost' })],
    [true, false, false, false],
  )
})

test('several processes that make the secret key of one folder have the same', async (t) => {
  const folder = scratchFolder()
  t.after(() => folder.remove())
  const code = `const { readConfig } = await import('./src/platform/config/config.ts'); console.log(readConfig(process.env).secretKey)`
  const { SECRET_KEY: _, ...env } = environment(4000, { folder: join(folder.path, 'data') })
  const started = Array.from({ length: 4 }, () => launch({ env, code }))
  await Promise.all(started.map(({ ended }) => ended))
  const keys = new Set(started.map(({ output }) => output().trim()))
  assert.equal(keys.size, 1, [...keys].join('\n'))
  assert.match([...keys][0] ?? '', /^[\w-]{64}$/)
  assert.deepEqual(readdirSync(join(folder.path, 'data')), ['secret-key'])
})

test('several processes begin on one empty database', async (t) => {
  const scratch = await scratchDatabase()
  if (!scratch) return t.skip('no PostgreSQL is reachable')
  t.after(() => scratch.drop())
  for (let round = 0; round < rounds(1); round += 1) {
    const opened: Database[] = await Promise.all(
      Array.from({ length: 4 }, () => openDatabase({ url: scratch.url })),
    )
    try {
      const ran = await Promise.all(opened.map((one) => migrate(one, migrationsFolder)))
      assert.deepEqual(
        ran.flat().toSorted(),
        readMigrations(migrationsFolder).map(({ name }) => name),
        'each is run once',
      )
    } finally {
      await Promise.all(opened.map((one) => one.close()))
    }
    await scratch.query('drop schema portico cascade; drop schema public cascade; create schema public')
  }
})

test('a process waits for what another one lays, however long that takes', async (t) => {
  const scratch = await scratchDatabase()
  if (!scratch) return t.skip('no PostgreSQL is reachable')
  const folder = scratchFolder()
  const opened: Database[] = []
  t.after(async () => {
    await Promise.all(opened.map((one) => one.close()))
    folder.remove()
    await scratch.drop()
  })
  for (let n = 0; n < 3; n += 1) opened.push(await openDatabase({ url: scratch.url }))
  const [first, second, third] = opened
  if (!first || !second || !third) throw new Error('Three were opened')
  // Longer than a statement may take else, or wait for a lock.
  writeFileSync(join(folder.path, '0001_slow.sql'), 'select pg_sleep(6)')
  const ran = await Promise.all([migrate(first, folder.path), migrate(second, folder.path)])
  assert.deepEqual(ran.flat(), ['0001_slow'], 'it is run once')

  await scratch.query('drop table portico.migrations')
  await migrate(first, migrationsFolder)
  await installJobs(first)
  const { promise: isHeld, resolve: held } = Promise.withResolvers<void>()
  const laying = first.root.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`select pg_advisory_xact_lock(729104613)`.execute(trx)
    held()
    await sql`select pg_sleep(6)`.execute(trx)
  })
  await isHeld
  await Promise.all([installJobs(second), installJobs(third), laying])
})

test('a database that is not there, does not know us, or hangs up', async (t) => {
  const silent = createTcpServer((socket) => socket.destroy()).listen(0)
  t.after(() => silent.close())
  const address = silent.address()
  const hangsUp = `postgres://nobody@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/portico`
  const server = await postgresServer()
  const stranger = server && new URL(server)
  if (stranger) stranger.username = 'nobody-of-that-name'
  const refused = /^The database at DATABASE_URL does not let us in: /
  const folder = openFolder(t)
  for (const [database, expected] of [
    ['postgres://nobody@127.0.0.1:1/portico', /DATABASE_URL/],
    [hangsUp, refused],
    ...(stranger ? ([[stranger.href, refused]] as const) : []),
  ] as const)
    await sentence(environment(4000, { folder, database }), expected)
})

/** A start on a database of PostgreSQL that was prepared by these statements. */
async function startOn(t: TestContext, statements: readonly string[], expected: RegExp): Promise<void> {
  const database = await scratchDatabase()
  if (!database) return t.skip('PostgreSQL is not reachable')
  t.after(() => database.drop())
  for (const text of statements) await database.query(text)
  await sentence(environment(4000, { folder: openFolder(t), database: database.url }), expected)
}

// All that lets rows be seen, and on both databases: isolation.test.ts.
test('R-30: a database in which one site could see the rows of another', (t) =>
  startOn(
    t,
    ['create table planted (site_id uuid not null)'],
    /^The table planted does not keep the rows of sites apart\. Run: alter table planted enable row level/,
  ))

test('a database that a newer version has written', (t) =>
  startOn(
    t,
    [
      'create schema portico',
      'create table portico.migrations (name text primary key, checksum text not null)',
      `insert into portico.migrations (name, checksum) values ('9999_from_tomorrow', 'x')`,
    ],
    /newer version: it has migration 9999_from_tomorrow\./,
  ))

test('a missing runtime pin', async () => {
  // The Node that npm found in place of the pinned one is an older one.
  const older = `Object.defineProperty(process.versions, 'node', { value: '20.20.2' }); await import('./scripts/start.mjs')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', older], { cwd: root })
  let output = ''
  child.stderr.on('data', (part: Buffer) => (output += part.toString()))
  const code = await new Promise((resolve) => child.on('close', resolve))
  assert.equal(code, 1)
  assert.equal(output.trim().split('\n').length, 1, output)
  assert.match(output, /Node 26.*npm ci/)
})

for (const kind of [
  'a folder that others own',
  'a folder inside one',
  'a lock that others own',
  'a database that others own',
  'files that others own',
  'a file in its place',
]) {
  test(`an unwritable data folder: ${kind}`, async (t) => {
    const scratch = scratchFolder()
    t.after(() => {
      chmodSync(scratch.path, 0o755)
      scratch.remove()
    })
    chmodSync(scratch.path, 0o755)
    let data = join(scratch.path, 'data')
    if (kind === 'a file in its place') writeFileSync(data, '')
    else mkdirSync(data)
    if (kind === 'a folder inside one') {
      chmodSync(data, 0o555)
      data = join(data, 'inner')
    } else if (kind === 'a file in its place') chmodSync(data, 0o444)
    else if (kind === 'a folder that others own') chmodSync(data, 0o555)
    else {
      chmodSync(data, 0o777)
      if (kind === 'a lock that others own') writeFileSync(join(data, 'lock'), '', { mode: 0o444 })
      if (kind === 'a database that others own') mkdirSync(join(data, 'database'), { mode: 0o555 })
      if (kind === 'files that others own') mkdirSync(join(data, 'files'), { mode: 0o555 })
    }
    // The files are looked at when there is a database: on PostgreSQL it need not be made.
    const database = kind === 'files that others own' ? await plantedDatabase() : null
    t.after(() => database?.drop())
    await sentence(
      environment(4000, { folder: data, database: database?.url ?? null }),
      /data folder .*DATA_DIR/,
    )
  })
}

test('a data folder where no folder can be', async () => {
  for (const data of ['/proc/portico', '/dev/null/portico'])
    await sentence(environment(4000, { folder: data }), /data folder .*DATA_DIR/)
})

test('a file of the database that another user left behind', async (t) => {
  const data = join(openFolder(t), 'data')
  mkdirSync(data)
  copyPrepared('planted', data)
  if (asNobody.length > 0)
    for (const entry of ['', ...readdirSync(data, { recursive: true, encoding: 'utf8' })])
      chownSync(join(data, entry), NOBODY, NOBODY)
  chmodSync(join(data, 'database', 'pg_logical', 'replorigin_checkpoint'), 0)
  await sentence(environment(4000, { folder: data }), /data folder .*replorigin_checkpoint.*DATA_DIR/)
})

test('a second process on the same data', async (t) => {
  const folder = plantedFolder()
  const port = await freePort()
  const first = await startProgram({ port, env: environment(port, { folder: folder.path }) })
  t.after(async () => {
    await first.kill()
    folder.remove()
  })
  const second = launch({ env: environment(4000, { folder: folder.path }) })
  assert.equal(await second.ended, 1, second.output())
  assert.match(second.output(), /in use by another Portico process/)
})

// Last: these fail late, and what they leave open is in the shared process.
test('a HOST that is no address of this machine, and a busy port', async (t) => {
  const database = await plantedDatabase()
  const other = createServer()
  t.after(async () => {
    other.close()
    await database?.drop()
  })
  const port = await freePort()
  await once(other.listen(port), 'listening')
  const folder = openFolder(t)
  const start = (more: Record<string, string>, expected: RegExp) =>
    sentence(environment(port, { folder, database: database?.url ?? null, more }), expected)
  // One of those that stand in documents and belong to nobody (RFC 5737).
  await start(
    { HOST: '203.0.113.7' },
    /^HOST takes an address of this machine, which 203\.0\.113\.7 is not\./,
  )
  await start({}, new RegExp(`Port ${port} is in use`))
})
