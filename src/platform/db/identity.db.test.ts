import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { testDatabase, testTools } from '../testing/world.ts'
import { databaseIdentity } from './identity.ts'

test('R-21: a server that does not say which it is has its database told by the database’s number', async () => {
  const { root } = await testDatabase()
  const { dataDir } = testTools().config
  const role = `plain_${newId().replaceAll('-', '')}`
  const asked = await databaseIdentity({ kind: 'postgres', root }, dataDir)
  assert.match(asked, /^postgres \d{10,} \d+$/)
  await sql`create role ${sql.id(role)}`.execute(root)
  try {
    const asPlain = () =>
      root.connection().execute(async (one) => {
        await sql`set role ${sql.id(role)}`.execute(one)
        try {
          return await databaseIdentity({ kind: 'postgres', root: one }, dataDir)
        } finally {
          await sql`reset role`.execute(one)
        }
      })
    assert.equal(await asPlain(), asked, 'no rights are needed where nobody took them')
    await sql`revoke execute on function pg_control_system() from public`.execute(root)
    assert.equal(await asPlain(), asked.replace(/ \d{10,}/, ' '))
  } finally {
    await sql`grant execute on function pg_control_system() to public`.execute(root)
    await sql`drop role ${sql.id(role)}`.execute(root)
  }
})
