import { sql } from 'kysely'
import type { Ctx } from '#platform/ctx.ts'

export interface DatabaseFigures {
  readonly version: string
  readonly bytes: number
  /** Its time, in milliseconds since 1970 UTC. */
  readonly now: number
}

/** Version, size and time of the database. */
export async function readDatabaseFigures(ctx: Pick<Ctx, 'db'>): Promise<DatabaseFigures> {
  const { rows } = await sql<{ version: string; bytes: number; now: Date }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      clock_timestamp() as now`.execute(ctx.db)
  const [row] = rows
  if (!row) throw new Error('The database said nothing of itself')
  return { version: row.version.split(' ')[0] ?? row.version, bytes: row.bytes, now: row.now.getTime() }
}
