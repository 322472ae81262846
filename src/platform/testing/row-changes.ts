import { type Kysely, sql } from 'kysely'

/** A row that was written. */
export interface RowChange {
  readonly table: string
  readonly what: 'INSERT' | 'UPDATE' | 'DELETE'
  /** JSON of the row; of an update, of the columns that are another. */
  readonly row: string
}

/** Writes down every row that is written from now on, in every table of the program. The queue's own are left out. */
export async function followRows(root: Kysely<unknown>): Promise<() => Promise<RowChange[]>> {
  await sql`create schema follow`.execute(root)
  await sql`create table follow.changes (number bigserial primary key, "table" text, what text, row jsonb)`.execute(
    root,
  )
  await sql`
    create function follow.note() returns trigger language plpgsql security definer as $$
    begin
      insert into follow.changes ("table", what, row) values (tg_argv[0], tg_op, case tg_op
        when 'INSERT' then to_jsonb(new)
        when 'DELETE' then to_jsonb(old)
        else (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(to_jsonb(new)) as after (key, value)
          where value is distinct from to_jsonb(old) -> key) end);
      return null;
    end
    $$`.execute(root)
  const { rows: tables } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c
    where c.relkind in ('r', 'p') and not c.relispartition
      and (c.relnamespace in ('public'::regnamespace, 'portico'::regnamespace) or c.oid = 'jobs.job'::regclass)
    order by 1`.execute(root)
  for (const { name } of tables)
    await sql`
      create trigger follow after insert or update or delete on ${sql.raw(name)}
        for each row execute function follow.note(${sql.lit(name)})`.execute(root)
  return async () => {
    const { rows } = await sql<RowChange>`
      with taken as (delete from follow.changes returning *)
      select "table", what, row::text as row from taken order by number`.execute(root)
    return rows
  }
}
