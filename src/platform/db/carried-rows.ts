import { type RawBuilder, sql } from 'kysely'
import { type Db, json } from './database.ts'

/** A column, as the database's own catalogue tells of it. */
export interface ColumnFacts {
  readonly name: string
  /** As it is written in SQL: `uuid`, `text[]`, `timestamp with time zone`. */
  readonly type: string
  readonly isNullable: boolean
}

/** A table of sites, as the database's own catalogue tells of it. */
export interface TableFacts {
  readonly name: string
  /** All but the site and what the database computes. */
  readonly columns: readonly ColumnFacts[]
  /** The columns of the primary key behind the site. */
  readonly key: readonly string[]
  /** Columns that lead to a row of another table of the site by its id. */
  readonly refers: readonly { readonly column: string; readonly to: string }[]
}

/** A row as it travels: a value of JSON for each column. */
export type CarriedRow = Readonly<Record<string, unknown>>

/** Rows that are read at once, whatever their size. */
const AT_ONCE = 500

/** What the catalogue says of tables, by their names. */
export async function describeTables(
  db: Db,
  names: readonly string[],
): Promise<ReadonlyMap<string, TableFacts>> {
  const { rows } = await sql<TableFacts>`
    select c.relname as name,
      coalesce((
        select json_agg(json_build_object(
          'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'isNullable', not a.attnotnull) order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attname <> 'site_id'
      ), '[]') as columns,
      coalesce((
        select json_agg(a.attname order by k.place)
        from pg_constraint p cross join unnest(p.conkey) with ordinality k (number, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
        where p.conrelid = c.oid and p.contype = 'p' and a.attname <> 'site_id'
      ), '[]') as key,
      coalesce((
        select json_agg(json_build_object('column', a.attname, 'to', r.relname) order by a.attname)
        from pg_constraint f join pg_class r on r.oid = f.confrelid cross join unnest(f.conkey) k (number)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
        where f.conrelid = c.oid and f.contype = 'f' and cardinality(f.conkey) = 2 and a.attname <> 'site_id'
      ), '[]') as refers
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname = any(${[...names]}::text[])`.execute(
    db,
  )
  const facts = new Map(rows.map((row) => [row.name, row]))
  for (const name of names) if (!facts.has(name)) throw new Error(`There is no table ${name}`)
  return facts
}

/** Which rows are meant: of a site, and with columns that are set or not. */
export interface RowsOf {
  readonly siteId: string
  readonly only: Readonly<Record<string, 'set' | 'unset'>>
}

function meant({ siteId, only }: RowsOf): RawBuilder<boolean> {
  const conditions = Object.entries(only).map(([column, state]) =>
    state === 'set' ? sql`and ${sql.id(column)} is not null` : sql`and ${sql.id(column)} is null`,
  )
  return sql<boolean>`site_id = ${siteId}::uuid ${sql.join(conditions, sql` `)}`
}

/**
 * Rows of a table as JSON, in the order of its primary key.
 *
 * @param after the last row of the part before; null: from the beginning
 * @param most bytes of JSON that a part comes to, unless a single row is more
 */
export async function readRows(
  db: Db,
  facts: TableFacts,
  of: RowsOf & { readonly without: readonly string[] },
  after: CarriedRow | null,
  most: number,
): Promise<CarriedRow[]> {
  const typeOf = new Map(facts.columns.map(({ name, type }) => [name, type]))
  const keys = sql.join(facts.key.map((name) => sql.id(name)))
  const behind = after
    ? sql`and (${keys}) > (${sql.join(
        facts.key.map((name) => sql`${String(after[name])}::${sql.raw(typeOf.get(name) ?? 'text')}`),
      )})`
    : sql``
  const { rows } = await sql<{ row: CarriedRow }>`
    with part as materialized (
      select row_number() over (order by ${keys}) as place,
        to_jsonb(found) - ${['site_id', ...of.without]}::text[] as row
      from (
        select * from ${sql.table(facts.name)} where ${meant(of)} ${behind} order by ${keys} limit ${AT_ONCE}
      ) as found
    )
    select row from (
      select place, row, sum(octet_length(row::text)) over (order by place) as so_far from part
    ) as measured
    where so_far <= ${most} or place = 1 order by place`.execute(db)
  return rows.map(({ row }) => row)
}

/** What a column of rows comes to. */
export async function sumColumn(db: Db, facts: TableFacts, of: RowsOf, column: string): Promise<number> {
  const { rows } = await sql<{ sum: string }>`
    select coalesce(sum(${sql.id(column)}), 0)::text as sum from ${sql.table(facts.name)} where ${meant(of)}`.execute(
    db,
  )
  return Number(rows[0]?.sum ?? 0)
}

/** The ids of rows. */
export async function readIds(db: Db, facts: TableFacts, of: RowsOf): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(facts.name)} where ${meant(of)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Writes rows of a site, which all have the same columns; those that are there by their key are left. */
export async function writeRows(
  db: Db,
  facts: TableFacts,
  siteId: string,
  rows: readonly CarriedRow[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = facts.columns.filter(({ name }) => Object.hasOwn(first, name))
  const names = sql.join(columns.map(({ name }) => sql.id(name)))
  const typed = sql.join(columns.map(({ name, type }) => sql`${sql.id(name)} ${sql.raw(type)}`))
  const key = sql.join(['site_id', ...facts.key].map((name) => sql.id(name)))
  await sql`
    insert into ${sql.table(facts.name)} (site_id, ${names})
    select ${siteId}::uuid, given.* from jsonb_to_recordset(${json(rows)}::jsonb) as given (${typed})
    on conflict (${key}) do nothing`.execute(db)
}

/** Whether a database refused values, be it by their type, a key or another constraint. */
export function isRefusedValue(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^2[23][0-9A-Z]{3}$/.test(error.code)
  )
}
