import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { NO_SERVER, racingDatabase } from '../testing/world.ts'
import { openDatabase } from './open-database.ts'

const server = await racingDatabase(2)
after(() => server?.close())

test(
  'an address that names options of its own keeps them, and ours stand behind them',
  { skip: server === null && NO_SERVER },
  async () => {
    const address = new URL(server?.pool?.options.connectionString ?? '')
    // As hosts of databases give their addresses: the driver takes such options in place of those it is given.
    address.searchParams.set(
      'options',
      '-c geqo=off -c statement_timeout=0 -c search_path=portico,extensions',
    )
    const database = await openDatabase({ url: address.href, connections: 1 })
    try {
      const names = [
        'geqo',
        'statement_timeout',
        'lock_timeout',
        'TimeZone',
        'synchronous_commit',
        'search_path',
      ]
      const { rows } = await sql<{ is: string }>`
        select current_setting(name) as is from unnest(${names}::text[]) with ordinality as of(name, place)
        order by place`.execute(database.root)
      assert.deepEqual(
        rows.map((row) => row.is),
        ['off', '5s', '3s', 'UTC', 'on', 'public,extensions'],
      )
    } finally {
      await database.close()
    }
  },
)
