import { type Db as BossDb, fromPglite } from 'pg-boss'
import type { Database } from '../db/database.ts'

/**
 * The database as the queue's library wants it. On PostgreSQL it runs on our pool; on the embedded database on the
 * engine itself, which makes it wait for an open transaction as every other caller does.
 */
export function bossDatabase(database: Database): BossDb {
  const listen: BossDb['listen'] = async (channel, onNotification, onReconnect) => {
    const close = await database.listen(channel, onNotification, onReconnect)
    onReconnect()
    return { close }
  }
  const { embedded, pool } = database
  if (embedded) return { ...fromPglite(embedded), listen }
  if (!pool) throw new Error('A PostgreSQL database without a pool')
  return {
    listen,
    async executeSql(text, values) {
      // Several statements at once give one result each; their rows are wanted together.
      const result: unknown = values?.length ? await pool.query(text, values) : await pool.query(text)
      const results = Array.isArray(result) ? result : [result]
      return { rows: results.flatMap((one: { rows?: unknown[] }) => one.rows ?? []) }
    },
  }
}
