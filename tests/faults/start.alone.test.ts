import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect, createServer as createTcpServer } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { Database } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { migrate, readMigrations } from '#platform/db/migrate.ts'
import { installJobs } from '#platform/jobs/install-jobs.ts'
import { migrationsFolder } from '#platform/testing/scratch-database.ts'
import {
  environment,
  freePort,
  launch,
  plantedFolder,
  postgresServer,
  root,
  rounds,
  scratchDatabase,
  scratchFolder,
  startProgram,
} from './program.ts'

// What keeps the program from starting is said in one sentence on stderr, with exit code 1.

/** Whoever may not write what others own: `nobody` for root, ourselves for everybody else. */
const asNobody: readonly string[] =
  process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : []

async function sentence(started: ReturnType<typeof launch>, expected: RegExp): Promise<void> {
  let onStdout = ''
  started.child.stdout?.on('data', (part: Buffer) => (onStdout += part.toString()))
  // One that starts all the same is ended, so that the test can say so.
  const late = setTimeout(() => started.child.kill('SIGKILL'), 120_000)
  const code = await started.ended
  clearTimeout(late)
  const lines = started.output().trim().split('\n')
  assert.equal(code, 1, started.output())
  assert.equal(lines.length, 1, `one sentence, not:\n${started.output()}`)
  assert.equal(onStdout, '', 'it is said on stderr')
  assert.match(lines[0] ?? '', expected)
  assert.match(lines[0] ?? '', /^[A-Z].*\.$/, 'a sentence')
}

test('a busy port', async (t) => {
  const folder = plantedFolder()
  const port = await freePort()
  const other = createServer().listen(port)
  t.after(() => {
    other.close()
    folder.remove()
  })
  await sentence(
    launch({ env: environment(port, { folder: folder.path }) }),
    new RegExp(`Port ${port} is in use`),
  )
})

test('a HOST that is no address of this machine', async (t) => {
  const folder = plantedFolder()
  t.after(() => folder.remove())
  // One of those that stand in documents and belong to nobody (RFC 5737).
  const more = { HOST: '203.0.113.7' }
  await sentence(
    launch({ env: environment(await freePort(), { folder: folder.path, more }) }),
    /^HOST takes an address of this machine, which 203\.0\.113\.7 is not\./,
  )
})

/** Whether anybody answers at an address of this machine. */
function answersAt(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    const end = (answer: boolean): void => {
      socket.destroy()
      resolve(answer)
    }
    socket.on('connect', () => end(true))
    socket.on('error', () => end(false))
  })
}

test('on localhost nobody else is let in, and HOST lets them in without the password that everybody knows', async (t) => {
  const folder = scratchFolder()
  t.after(() => folder.remove())
  const port = await freePort()
  const closed = await startProgram({ port, env: environment(port, { folder: folder.path }) })
  // All of 127.0.0.0/8 is this machine: who listens at every address answers at this one, too.
  assert.deepEqual(
    [await answersAt('127.0.0.1', port), await answersAt('127.0.0.2', port)],
    [true, false],
    'at its own name alone',
  )
  assert.match(closed.output(), /Password {6}portico-demonstration/)
  assert.equal(await closed.stop(), 0)

  const more = { HOST: '0.0.0.0', LOG_LEVEL: 'warn' }
  const open = await startProgram({ port, env: environment(port, { folder: folder.path, more }) })
  assert.ok(await answersAt('127.0.0.2', port))
  assert.match(open.output(), /Everybody knows the password of demo@portico\.example/)
  assert.equal(await open.stop(), 0)

  const proxied = { HOST: 'localhost', APP_ORIGIN: 'https://app.example.com', SITES_DOMAIN: 'example.site' }
  const behind = await startProgram({
    port,
    env: environment(port, { folder: folder.path, more: { ...proxied, LOG_LEVEL: 'warn' } }),
  })
  assert.match(behind.output(), /Everybody knows the password of demo@portico\.example/)
  assert.equal(await behind.stop(), 0)

  const fresh = scratchFolder()
  t.after(() => fresh.remove())
  const guarded = await startProgram({ port, env: environment(port, { folder: fresh.path, more }) })
  assert.match(guarded.output(), /Password {6}[\w-]{20}\n/)
  assert.doesNotMatch(guarded.output(), /Everybody knows/)
  assert.equal(await guarded.stop(), 0)

  const other = scratchFolder()
  t.after(() => other.remove())
  const hidden = await startProgram({ port, env: environment(port, { folder: other.path, more: proxied }) })
  assert.match(hidden.output(), /Password {6}[\w-]{20}\n/)
  assert.equal(await hidden.stop(), 0)
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
  for (let round = 0; round < rounds(2); round += 1) {
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

test('a wrong value of a variable', async () => {
  const env = environment(4000, { folder: '/nowhere', more: { ROLE: 'king' } })
  await sentence(launch({ env }), /ROLE takes/)
})

test('a database that is not there', async (t) => {
  const folder = scratchFolder()
  t.after(() => folder.remove())
  const database = 'postgres://nobody@127.0.0.1:1/portico'
  await sentence(
    launch({ env: environment(await freePort(), { folder: folder.path, database }) }),
    /DATABASE_URL/,
  )
})

test('a database that does not know us, or hangs up', async (t) => {
  const folder = scratchFolder()
  const silent = createTcpServer((socket) => socket.destroy()).listen(0)
  t.after(() => {
    silent.close()
    folder.remove()
  })
  const address = silent.address()
  const hangsUp = `postgres://nobody@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/portico`
  const server = await postgresServer()
  const stranger = server && new URL(server)
  if (stranger) stranger.username = 'nobody-of-that-name'
  for (const database of [hangsUp, ...(stranger ? [stranger.href] : [])]) {
    await sentence(
      launch({ env: environment(await freePort(), { folder: folder.path, database }) }),
      /^The database at DATABASE_URL does not let us in: /,
    )
  }
})

/** A command, which works on no such database either. */
const LIST = `const { command } = await import('./src/faces/server/command.ts'); process.exitCode = await command(['sites', 'list'])`

// All that lets rows be seen, and on both databases: isolation.test.ts.
test('R-30: a database in which one site could see the rows of another', async (t) => {
  const [folder, database] = [plantedFolder(), await scratchDatabase()]
  t.after(async () => {
    folder.remove()
    await database?.drop()
  })
  const loose = 'create table planted (site_id uuid not null)'
  if (database) await database.query(loose)
  else {
    const embedded = await openDatabase({ folder: folder.path })
    await sql.raw(loose).execute(embedded.root)
    await embedded.close()
  }
  const env = environment(await freePort(), { folder: folder.path, database: database?.url ?? null })
  const said =
    /^The table planted does not keep the rows of sites apart\. Run: alter table planted enable row level/
  await sentence(launch({ env }), said)
  await sentence(launch({ env, code: LIST }), said)
})

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
    const env = environment(await freePort(), { folder: data })
    await sentence(launch({ env, before: asNobody }), /data folder .*DATA_DIR/)
  })
}

test('a data folder where no folder can be', async () => {
  for (const data of ['/proc/portico', '/dev/null/portico'])
    await sentence(launch({ env: environment(await freePort(), { folder: data }) }), /data folder .*DATA_DIR/)
})

test('a file of the database that another user left behind', async (t) => {
  const folder = scratchFolder()
  t.after(() => folder.remove())
  chmodSync(folder.path, 0o777)
  const port = await freePort()
  const env = environment(port, { folder: join(folder.path, 'data') })
  const first = await startProgram({ port, env, before: asNobody })
  await first.stop()
  const left = join(folder.path, 'data', 'database', 'pg_logical', 'replorigin_checkpoint')
  chmodSync(left, 0)
  await sentence(launch({ env, before: asNobody }), /data folder .*replorigin_checkpoint.*DATA_DIR/)
})

test('a second process on the same data', async (t) => {
  const folder = plantedFolder()
  const port = await freePort()
  const first = await startProgram({ port, env: environment(port, { folder: folder.path }) })
  t.after(async () => {
    await first.kill()
    folder.remove()
  })
  const second = launch({ env: environment(await freePort(), { folder: folder.path }) })
  await sentence(second, /in use by another Portico process/)
})
