import { type Kysely, sql } from 'kysely'
import { type Db, sqlState } from './database.ts'
import { readMigrations, writtenByNewer } from './migrate.ts'

/** Which migrations were run on this database, and when; the last one first. */
export async function migrationsRun(db: Db): Promise<{ name: string; at: Date }[]> {
  const { rows } = await sql<{ name: string; at: Date }>`
    select name, applied_at as at from portico.migrations order by name desc`.execute(db)
  return rows
}

/**
 * How far a database has come: `empty` before the first migration, `behind` where some of the folder's have not run,
 * `ahead` where it has one that the folder does not have, else `whole`.
 */
export type Stage =
  | { readonly is: 'empty' | 'behind' | 'whole' }
  | {
      readonly is: 'ahead'
      /** What keeps a start from it, in the words of the start. */
      readonly says: string
    }

/** How far a database has come, without a change to it. */
export async function readStage(root: Kysely<unknown>, folder: string): Promise<Stage> {
  const { rows } = await sql<{ is_there: boolean }>`
    select to_regclass('portico.migrations') is not null as is_there`.execute(root)
  if (!rows[0]?.is_there) return { is: 'empty' }
  const run = new Set((await migrationsRun(root as unknown as Db)).map(({ name }) => name))
  if (run.size === 0) return { is: 'empty' }
  const folders = new Set(readMigrations(folder).map(({ name }) => name))
  const [unknown] = run.difference(folders).values().toArray().toSorted()
  if (unknown !== undefined) return { is: 'ahead', says: writtenByNewer(unknown) }
  return { is: folders.isSubsetOf(run) ? 'whole' : 'behind' }
}

/** What PostgreSQL says of a table, a column, a function, a role or a schema that is not there. */
const NOT_THERE: ReadonlySet<string | undefined> = new Set(['42P01', '42703', '42883', '42704', '3F000'])

/** Whether a question failed because it asks for something that the database does not have. */
export const isNotLaid = (error: unknown): boolean => NOT_THERE.has(sqlState(error))
