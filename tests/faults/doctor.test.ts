import assert from 'node:assert/strict'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { migrate } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { startS3Server } from '#platform/testing/s3-server.ts'
import { environment, scratchDatabase, scratchFolder } from './program.ts'
import { run, runAlone } from './run-command.ts'

test('the doctor looks for the app’s name as for those of sites, and into the bucket', async (t) => {
  const folder = scratchFolder()
  const store = await startS3Server('portico')
  t.after(async () => {
    await store.close()
    folder.remove()
  })
  const { accessKeyId, secretAccessKey } = store.credentials
  const given = (more: Record<string, string>) =>
    environment(4000, {
      folder: folder.path,
      database: 'postgres://nobody@127.0.0.1:1/portico',
      more: {
        APP_ORIGIN: 'https://app.portico.invalid',
        SITES_DOMAIN: 'sites.localhost',
        S3_BUCKET: 'portico',
        S3_ENDPOINT: store.endpoint,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
        ...more,
      },
    })
  const right = await run(['doctor'], given({}))
  assert.match(right.said, /^WRONG names +app\.portico\.invalid is not found\. .*$/m)
  assert.match(right.said, /^ok +names +Browsers find sites\.localhost by themselves\.$/m)
  assert.match(right.said, /^ok +files +The bucket portico can be written, read and emptied\.$/m)
  assert.equal(store.files.size, 0, 'it leaves nothing behind')
  const wrong = await run(['doctor'], given({ S3_BUCKET: 'another', APP_ORIGIN: 'http://localhost:4000' }))
  assert.match(wrong.said, /^WRONG files +The bucket another cannot be used \(.+\)\. .*S3_ENDPOINT.*$/m)
  assert.match(
    wrong.said,
    /^ok +names +(localhost leads somewhere|Browsers find localhost by themselves)\.$/m,
  )
})

test('the doctor has a line for the clock, which tells of another than the database’s', async (t) => {
  const scratch = await scratchDatabase()
  if (!scratch) return t.skip('PostgreSQL is not reachable; an embedded database has no clock of its own')
  const folder = scratchFolder()
  t.after(async () => {
    await scratch.drop()
    folder.remove()
  })
  const env = environment(4000, { folder: folder.path, database: scratch.url })
  assert.equal((await run(['migrate'], env)).code, 0)
  const right = await run(['doctor'], env)
  assert.match(right.said, /^ok +clock +It is 20\S+, for the database too\.$/m)
  const ahead = await runAlone(['doctor'], env, 'const now = Date.now; Date.now = () => now() + 3_600_000')
  assert.equal(ahead.code, 1)
  assert.match(ahead.said, /^ok +database +PostgreSQL answers\.$/m)
  assert.match(ahead.said, /^WRONG clock +The database’s clock is 3(600|599) s behind this machine’s\. .*$/m)
})

/** A database on PostgreSQL of its own, the doctor of it, and a program that others can reach and whose mails leave. */
async function patient(t: TestContext) {
  const scratch = await scratchDatabase()
  if (!scratch) return null
  const folder = scratchFolder()
  t.after(async () => {
    await scratch.drop()
    folder.remove()
  })
  const more = { HOST: '::', SMTP_URL: 'smtp://127.0.0.1:1' }
  const env = environment(4000, { folder: folder.path, database: scratch.url, more })
  const doctor = async (): Promise<string> => {
    const { said } = await run(['doctor'], env)
    assert.match(said, /^ok +database +PostgreSQL answers\.$/m)
    assert.match(said, / durability +PostgreSQL /)
    assert.match(said, /^ok +clock +It is 20\S+, for the database too\.$/m)
    return said
  }
  const lay = () => run(['migrate'], env).then(({ code, said }) => assert.equal(code, 0, said))
  const list = () => run(['sites', 'list'], env)
  return { scratch, folder, doctor, lay, list }
}

const OLDER = /^ok +migrations +The database is older than this program\. .* run "migrate", .*\.$/m

test('the doctor of an empty database says so, and looks at what does not hang on migrations', async (t) => {
  const given = await patient(t)
  if (!given) return t.skip('PostgreSQL is not reachable')
  const { scratch, doctor, lay, list } = given
  const said = await doctor()
  assert.match(
    said,
    /^ok +migrations +The database is empty\. Start Portico, or run "migrate", and then this again: .*\.$/m,
  )
  assert.doesNotMatch(said, / isolation | demonstration | sending /)
  assert.deepEqual((await scratch.query(`select from pg_namespace where nspname = 'portico'`)).rows, [])
  await lay()
  const whole = await doctor()
  assert.doesNotMatch(whole, / migrations | sending /)
  assert.match(whole, /^ok +isolation /m)
  assert.match(whole, /^ok +demonstration /m)
  // no command works on one in which one site could see the rows of another.
  await scratch.query('alter table pages no force row level security')
  const listed = await list()
  assert.equal(listed.code, 1, listed.said)
  assert.match(listed.said, /^The table pages does not keep the rows of sites apart\. /)
})

test('the doctor of a database that a migration is to come to looks at all that a start would look at', async (t) => {
  const given = await patient(t)
  if (!given) return t.skip('PostgreSQL is not reachable')
  const { scratch, doctor, lay } = given
  await lay()
  await scratch.query(
    'delete from portico.migrations where name = (select max(name) from portico.migrations)',
  )
  const well = await doctor()
  assert.match(well, OLDER)
  assert.match(well, /^ok +isolation +The rows of sites are kept apart\./m)
  assert.match(well, /^ok +demonstration +No account /m)
  assert.doesNotMatch(well, / sending /)
  await scratch.query('alter table pages no force row level security')
  await scratch.query(`insert into portico.instance (database, held_at) values ('', now())`)
  const ill = await doctor()
  assert.match(ill, OLDER)
  assert.match(ill, /^WRONG isolation +The table pages does not keep the rows of sites apart\. /m)
  assert.match(ill, /^WRONG sending +Mails are held since /m)
})

test('the doctor of a database at its first migration says what can be seen only after the others', async (t) => {
  const given = await patient(t)
  if (!given) return t.skip('PostgreSQL is not reachable')
  const { scratch, folder, doctor } = given
  const first = join(folder.path, 'first')
  mkdirSync(first)
  copyFileSync('migrations/0001_platform.sql', join(first, '0001_platform.sql'))
  const database = await openDatabase({ url: scratch.url })
  try {
    await migrate(database, first)
  } finally {
    await database.close()
  }
  // A migration that is still to run may lay what keeps these rows apart.
  await scratch.query('alter table idempotent_answers no force row level security')
  const said = await doctor()
  assert.match(said, OLDER)
  assert.match(
    said,
    /^WRONG isolation +The table idempotent_answers .* Run "migrate" before: it may mend this\.$/m,
  )
  assert.match(said, /^ok +demonstration +This can be seen once all migrations have run\.$/m)
})

test('the doctor of a database that a newer version wrote says so, in the words of the start', async (t) => {
  const given = await patient(t)
  if (!given) return t.skip('PostgreSQL is not reachable')
  const { scratch, doctor, lay } = given
  await lay()
  await scratch.query(
    `insert into portico.migrations (name, checksum) values ('9998_to_come', ''), ('9999_later', '')`,
  )
  const said = await doctor()
  assert.match(
    said,
    /^WRONG migrations +The database was written by a newer version: it has migration 9998_to_come\./m,
  )
  assert.match(said, /^ok +isolation /m)
  assert.match(said, /^ok +demonstration /m)
})

test('R-30: the doctor says what a login is to be granted that may not work as our roles', async (t) => {
  const scratch = await scratchDatabase()
  if (!scratch) return t.skip('PostgreSQL is not reachable; the embedded database has no logins')
  const folder = scratchFolder()
  const login = scratch.name
  await scratch.admin(`create role ${login} login createrole password '${login}'`)
  await scratch.admin(`alter database ${scratch.name} owner to ${login}`)
  t.after(async () => {
    await scratch.drop()
    await scratch.admin(`drop role ${login}`)
    folder.remove()
  })
  const url = new URL(scratch.url)
  url.username = login
  url.password = login
  const env = environment(4000, { folder: folder.path, database: url.href })
  assert.equal((await run(['migrate'], env)).code, 0)
  assert.match((await run(['doctor'], env)).said, /^ok +isolation +The rows of sites are kept apart\.$/m)
  await scratch.admin(`alter role ${login} nocreaterole`)
  const { rows } = await scratch.admin(
    `select rolname as by from pg_auth_members join pg_roles on pg_roles.oid = grantor
      where member = $1::regrole and roleid = 'portico_app'::regrole`,
    [login],
  )
  for (const { by } of rows) await scratch.admin(`revoke portico_app from ${login} granted by ${by} cascade`)
  const ill = await run(['doctor'], env)
  assert.equal(ill.code, 1)
  assert.match(ill.said, /^ok +database +PostgreSQL answers\.$/m)
  assert.match(
    ill.said,
    new RegExp(
      `^WRONG isolation .* may not work as portico_app\\. .*run: grant portico_app to ${login}`,
      'm',
    ),
  )
})
