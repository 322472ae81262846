import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { NO_SERVER, racingDatabase } from '../testing/world.ts'
import { openDatabase } from './open-database.ts'

const server = await racingDatabase(2)
after(() => server?.close())

const OPTIONS = '-c geqo=off -c statement_timeout=0 -c search_path=portico,extensions'
const address = new URL(server?.pool?.options.connectionString ?? 'postgres://nobody@localhost/none')
const inQuery = new URLSearchParams({ host: address.hostname, port: address.port, options: OPTIONS })
address.searchParams.set('options', OPTIONS)

// As hosts of databases give their addresses: the driver takes such options in place of those it is given.
const addresses = {
  'that names options of its own': address.href,
  'of a socket': `${address.protocol}//${address.username}@${address.pathname}?${inQuery}`,
}

for (const [what, url] of Object.entries(addresses))
  test(
    `an address ${what} keeps its options, and ours stand behind them`,
    { skip: server === null && NO_SERVER },
    async () => {
      const database = await openDatabase({ url, connections: 1 })
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
