import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { Database } from '../db/database.ts'
import { bossDatabase } from './boss-database.ts'
import { JOBS_SCHEMA } from './queue-job.ts'

/**
 * Lays the tables of the queue in their own schema, or brings them up to the library's version, and lets our roles
 * queue. Runs with the migrations, before anything is queued; several processes may do it at once.
 */
export async function installJobs(database: Database): Promise<void> {
  const boss = new PgBoss({
    db: bossDatabase(database),
    schema: JOBS_SCHEMA,
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    supervise: false,
    schedule: false,
  })
  const faults: unknown[] = []
  boss.on('error', (error) => faults.push(error))
  await boss.start()
  await boss.stop({ graceful: false, close: false })
  if (faults.length > 0) throw new AggregateError(faults, 'The job queue could not be laid')
  const schema = sql.raw(JOBS_SCHEMA)
  const roles = sql.raw('portico_app, portico_platform')
  // A turn is found without reading all who wait (`queue-job.ts`). Asked first: laying one holds up whoever queues.
  for (const [name, columns] of [
    ['portico_turns', 'name, group_id, priority'],
    ['portico_heads', 'name, priority desc'],
  ] as const) {
    const { rows } = await sql`
      select from pg_indexes where schemaname = ${JOBS_SCHEMA} and indexname = ${name}`.execute(database.root)
    if (rows.length > 0) continue
    await sql`
      create index if not exists ${sql.raw(name)} on ${schema}.job (${sql.raw(columns)})
      where state < 'active'`.execute(database.root)
  }
  await sql`grant usage on schema ${schema} to ${roles}`.execute(database.root)
  await sql`grant select, insert, update on all tables in schema ${schema} to ${roles}`.execute(database.root)
  await sql`grant execute on all functions in schema ${schema} to ${roles}`.execute(database.root)
}
