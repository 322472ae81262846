import { z } from 'zod'
import type { Id } from '#kernel/ids.ts'
import { id, instant, LARGEST_INTEGER } from '#kernel/shapes.ts'
import { isStorable } from '#kernel/storable-text.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import {
  type CarriedRow,
  type ColumnFacts,
  describeTables,
  readIds,
  readRows,
  sumColumn,
  type TableFacts,
  writeRows,
} from '#platform/db/carried-rows.ts'
import { carry, type CarriedTable, type CarryTo } from './carry.ts'
import { idOn, type NewIds, readdressed } from './new-ids.ts'

/** A table that is carried, with what the database's catalogue says of it and the shape of its rows. */
export interface Carried extends CarriedTable {
  readonly facts: TableFacts
  /** Of a row from outside. */
  readonly row: z.ZodType<CarriedRow>
}

const text = (most: number) => z.string().max(most).refine(isStorable)

const shapes: Readonly<Record<string, z.ZodType>> = {
  uuid: id,
  text: text(1_000_000),
  'text[]': z.array(text(10_000)).max(1_000),
  boolean: z.boolean(),
  integer: z.number().int().min(-LARGEST_INTEGER).max(LARGEST_INTEGER),
  bigint: z.number().int(),
  real: z.number().min(-1e30).max(1e30),
  'timestamp with time zone': instant,
}

function shapeOf({ name, shape }: CarriedTable, column: ColumnFacts): z.ZodType {
  const given = shape?.[column.name]
  const known = given ?? shapes[column.type]
  if (!known) throw new Error(`${name}.${column.name} (${column.type}) has no shape`)
  return column.isNullable && !given ? known.nullable() : known
}

function carriedTable(table: CarriedTable, facts: TableFacts): Carried {
  const columns = facts.columns.filter(({ name }) => !table.without?.includes(name))
  return {
    ...table,
    facts,
    row: z.strictObject({
      ...Object.fromEntries(columns.map((column) => [column.name, shapeOf(table, column)])),
      ...table.also,
    }) as z.ZodType<CarriedRow>,
  }
}

/** Every table whose rows are carried, of all areas, in the order in which they are laid. */
export async function carriedTables(ctx: Pick<Ctx, 'db' | 'tools'>): Promise<readonly Carried[]> {
  const tables = ctx.tools.of(carry).flatMap((one) => one.tables)
  const facts = await describeTables(
    ctx.db,
    tables.map(({ name }) => name),
  )
  return tables.flatMap((table) => {
    const known = facts.get(table.name)
    return known ? [carriedTable(table, known)] : []
  })
}

const rowsOf = (siteId: Id, { only, inCopies }: CarriedTable, to: CarryTo) => ({
  siteId,
  only: { ...only, ...(to === 'copy' ? inCopies : {}) },
})

/** A part of a table's rows, and the last row that was looked at: after it the next part begins. */
export interface TakenRows {
  readonly rows: readonly CarriedRow[]
  /** Null: there is no more. */
  readonly last: CarriedRow | null
}

/** Takes rows of the context's site out, a part at a time. */
export async function takeRows(
  ctx: Ctx,
  table: Carried,
  to: CarryTo,
  after: CarriedRow | null,
  most: number,
): Promise<TakenRows> {
  const of = { ...rowsOf(siteOf(ctx), table, to), without: table.without ?? [] }
  const rows = await readRows(ctx.db, table.facts, of, after, most)
  return { rows: table.take ? await table.take(ctx, rows, to) : rows, last: rows.at(-1) ?? null }
}

/** Bytes of the files that rows of the context's site are about. */
export async function sumCarriedFiles(ctx: Ctx, tables: readonly Carried[]): Promise<number> {
  let sum = 0
  for (const table of tables)
    if (table.file)
      sum += await sumColumn(ctx.db, table.facts, rowsOf(siteOf(ctx), table, 'archive'), 'bytes')
  return sum
}

/** The id on a new site of what had another elsewhere. */
export function newIdOf(siteId: Id, ids: NewIds, before: Id): Id {
  return ids.get(before) ?? idOn(siteId, before)
}

/** Rows as the context's site has them: every id is another. @param ids of what JSON names */
function laidRows(ctx: Ctx, table: Carried, rows: readonly CarriedRow[], ids: NewIds): readonly CarriedRow[] {
  const siteId = siteOf(ctx)
  const typeOf = new Map(table.facts.columns.map(({ name, type }) => [name, type]))
  const anew = (column: string, value: unknown): unknown => {
    if (typeof value === 'string' && typeOf.get(column) === 'uuid') return newIdOf(siteId, ids, value)
    return typeOf.get(column) === 'jsonb' ? readdressed(value, ids) : value
  }
  const laid = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [column, anew(column, value)])),
  )
  return table.lay ? table.lay(ctx, laid, (before) => newIdOf(siteId, ids, before)) : laid
}

/** Lays rows on the context's site; those that are there are left. */
export async function layRows(
  ctx: Ctx,
  table: Carried,
  rows: readonly CarriedRow[],
  ids: NewIds,
): Promise<void> {
  await writeRows(ctx.db, table.facts, siteOf(ctx), laidRows(ctx, table, rows, ids))
}

/** What a column has that nobody says anything of. */
function beginning({ type, isNullable }: ColumnFacts, now: Date): unknown {
  if (isNullable) return null
  if (type === 'timestamp with time zone') return now.toISOString()
  return type === 'integer' || type === 'bigint' ? 0 : type === 'boolean' ? false : ''
}

/**
 * Lays rows that were written by hand on the context's site, by table: what they leave out is at its beginning.
 *
 * @throws Error for a table that is not carried, and for a row that is not whole
 */
export async function layPlainly(
  ctx: Ctx,
  rows: Readonly<Record<string, readonly CarriedRow[]>>,
  ids: NewIds,
): Promise<void> {
  if (Object.keys(rows).length === 0) return
  const tables = await carriedTables(ctx)
  for (const name of Object.keys(rows))
    if (!tables.some((table) => table.name === name)) throw new Error(`No area carries ${name}`)
  for (const table of tables) {
    const given = rows[table.name] ?? []
    await layRows(
      ctx,
      table,
      given.map((row) => wholeRow(table, row, new Date(ctx.clock.now()))),
      ids,
    )
  }
}

/** A row with all its columns. @throws Error where it is not as its area has it */
export function wholeRow(table: Carried, row: CarriedRow, now: Date): CarriedRow {
  const columns = table.facts.columns.filter(({ name }) => !table.without?.includes(name))
  const whole = Object.fromEntries(columns.map((column) => [column.name, beginning(column, now)]))
  return table.row.parse({ ...whole, ...row })
}

/** Bytes of JSON that are copied from site to site at once. */
const PART = 1_000_000

/** New ids for all that a copy of a site has and JSON names. */
export async function namedOnCopy(ctx: Ctx, from: Id, to: Id): Promise<NewIds> {
  const source: Ctx = { ...ctx, site: { id: from } }
  const named: Id[] = []
  for (const one of ctx.tools.of(carry)) named.push(...((await one.named?.(source)) ?? []))
  for (const table of await carriedTables(ctx))
    if (table.inCopies && table.isNamed)
      named.push(...(await readIds(ctx.db, table.facts, rowsOf(from, table, 'copy'))))
  return new Map(named.map((before) => [before, idOn(to, before)]))
}

/** Copies from site to site what copies take along, in a transaction of the platform. */
export async function copyRows(ctx: Ctx, from: Id, to: Id, ids: NewIds): Promise<void> {
  const [source, target]: Ctx[] = [from, to].map((siteId) => ({ ...ctx, site: { id: siteId } }))
  if (!source || !target) return
  for (const table of await carriedTables(ctx)) {
    if (!table.inCopies) continue
    for (let after: CarriedRow | null = null; ;) {
      const { rows, last } = await takeRows(source, table, 'copy', after, PART)
      if (!last) break
      await layRows(target, table, rows, ids)
      after = last
    }
  }
}
