import { type Kysely, sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { Database } from '../db/database.ts'
import { takeLayingTurn } from '../db/laying-turn.ts'
import { bossDatabase } from './boss-database.ts'
import { IN_ORDER, JOBS_SCHEMA } from './queue-job.ts'

/** Held by the process that changes the queue's schema; others wait. */
const LAYING = 729104613

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
  // A turn is found without reading all who wait (`queue-job.ts`). Checked first: creating one blocks inserts.
  // So are the pages of the console's list, and how many wait, run and have failed.
  for (const [name, index] of [
    ['portico_turns', "(name, group_id, priority) where state < 'active'"],
    ['portico_heads', "(name, priority desc) where state < 'active'"],
    ['portico_states', '(state, created_on, id)'],
  ] as const) {
    const isThere = async (db: Kysely<unknown>): Promise<boolean> =>
      (
        await sql`
          select from pg_indexes where schemaname = ${JOBS_SCHEMA} and indexname = ${name}`.execute(db)
      ).rows.length > 0
    if (await isThere(database.laying)) continue
    await database.laying.transaction().execute(async (trx) => {
      // As a migration has it: over the jobs of weeks it takes what it takes, and one process lays it.
      await takeLayingTurn(trx, LAYING)
      if (await isThere(trx)) return
      await sql`create index ${sql.raw(name)} on ${schema}.job ${sql.raw(index)}`.execute(trx)
    })
  }
  await keepApart(database.laying)
  await keepInOrder(database.laying)
}

/**
 * Lets our roles queue, and keeps what is queued apart: a transaction of a site sees and changes the jobs of that site
 * alone, and none of the queue's other tables but the names of the lines. The library works as their owner, past it.
 */
async function keepApart(root: Kysely<unknown>): Promise<void> {
  const schema = sql.raw(JOBS_SCHEMA)
  const both = sql.raw('portico_app, portico_platform')
  await root.transaction().execute(async (trx) => {
    // It appears at once for running processes, and one process creates it at a time.
    await takeLayingTurn(trx, LAYING)
    await sql`grant usage on schema ${schema} to ${both}`.execute(trx)
    await sql`grant select, insert, update on all tables in schema ${schema} to portico_platform`.execute(trx)
    await sql`revoke all on all tables in schema ${schema} from portico_app`.execute(trx)
    await sql`grant select, insert, update on ${schema}.job to portico_app`.execute(trx)
    await sql`grant select, insert on ${schema}.queue to portico_app`.execute(trx)
    await sql`grant execute on all functions in schema ${schema} to ${both}`.execute(trx)
    const { rows } = await sql<{ isApart: boolean }>`
      select relrowsecurity as "isApart" from pg_class
      where relnamespace = ${JOBS_SCHEMA}::regnamespace and relname = 'job'`.execute(trx)
    // Checked first: it blocks inserts.
    if (rows[0]?.isApart !== true) {
      const mine = sql`(data ->> 'siteId') = portico.site()::text`
      await sql`create policy site on ${schema}.job to portico_app using (${mine}) with check (${mine})`.execute(
        trx,
      )
      await sql`create policy platform on ${schema}.job to portico_platform using (true) with check (true)`.execute(
        trx,
      )
      await sql`alter table ${schema}.job enable row level security`.execute(trx)
    }
    // A turn depends on what waits of all sites. It reveals only their number.
    await sql`
      create or replace function portico.job_turn(line text, first integer, last integer, whose text) returns integer
        language plpgsql stable security definer
        set search_path = pg_catalog, pg_temp
        as $$
      begin
        return least(
          first,
          (select min(priority) - 1 from ${schema}.job
            where name = line and priority between last and first and state = 'active'),
          (select max(priority) from ${schema}.job
            where name = line and priority between last and first and state < 'active' and start_after <= now()),
          (select min(priority) - 1 from ${schema}.job
            where name = line and priority between last and first and state < 'active' and start_after <= now()
              and group_id = whose)
        );
      end
      $$`.execute(trx)
    await sql`revoke execute on function portico.job_turn from public`.execute(trx)
    await sql`grant execute on function portico.job_turn to ${both}`.execute(trx)
  })
}

/**
 * Two things that the library's policy of order leaves open. It takes the oldest first, by when a transaction began:
 * one that began before another and committed after it would run before it. And one that has failed for good would
 * block its key until it is removed.
 */
async function keepInOrder(root: Kysely<unknown>): Promise<void> {
  const schema = sql.raw(JOBS_SCHEMA)
  await root.transaction().execute(async (trx) => {
    await takeLayingTurn(trx, LAYING)
    await sql`
      create or replace function portico.place_job() returns trigger
        language plpgsql
        set search_path = pg_catalog, pg_temp
        as $$
      begin
        -- Held until the commit is seen; a transaction that waits for it only has to commit.
        perform pg_advisory_xact_lock(hashtext(new.name), hashtext(new.singleton_key));
        -- Later than what waits: the embedded engine's clock counts milliseconds, and a clock may be set back.
        update ${schema}.job set created_on = greatest(clock_timestamp(), (
          select max(created_on) + interval '1 microsecond' from ${schema}.job
          where name = new.name and singleton_key = new.singleton_key and state = 'created' and not blocked
            and policy = '${sql.raw(IN_ORDER)}' and id <> new.id
        )) where name = new.name and id = new.id;
        return null;
      end
      $$`.execute(trx)
    await sql`
      create or replace function portico.let_pass() returns trigger
        language plpgsql
        set search_path = pg_catalog, pg_temp
        as $$
      begin
        new.policy := 'standard';
        return new;
      end
      $$`.execute(trx)
    const { rows } = await sql`
      select from pg_trigger where tgrelid = ${`${JOBS_SCHEMA}.job`}::regclass and tgname = 'portico_place'`.execute(
      trx,
    )
    // Checked first: it blocks inserts.
    if (rows.length > 0) return
    await sql`
      create constraint trigger portico_place after insert on ${schema}.job deferrable initially deferred
        for each row when (new.policy = '${sql.raw(IN_ORDER)}' and new.state = 'created')
        execute function portico.place_job()`.execute(trx)
    await sql`
      create trigger portico_let_pass before insert on ${schema}.job
        for each row when (new.policy = '${sql.raw(IN_ORDER)}' and new.state = 'failed')
        execute function portico.let_pass()`.execute(trx)
  })
}
