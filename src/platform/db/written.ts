import { type Compilable, CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

/** Where a value goes that is given when the statement is asked. */
class Gap {
  readonly at: number

  constructor(at: number) {
    this.at = at
  }
}

type Gaps<Values extends readonly unknown[]> = { readonly [At in keyof Values]: RawBuilder<Values[At]> }

/**
 * A statement that is put together once, and asked with other values each time. For those that are asked with every
 * page: putting one together takes a fifth of the time that the embedded database takes to answer it.
 *
 * @param write puts it together; in the place of each value it is given SQL that stands for it
 * @returns asks it in a transaction, with the values in the same order, and gives its rows
 */
export function written<Values extends readonly unknown[], Row>(
  write: (db: Db, ...gaps: Gaps<Values>) => Compilable<Row> | RawBuilder<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  let made: CompiledQuery | undefined
  return async (db, ...values) => {
    if (!made) {
      const gaps = values.map((_, at) => sql.val(new Gap(at))) as unknown as Gaps<Values>
      const statement = write(db, ...gaps)
      made = 'isRawBuilder' in statement ? statement.compile(db) : statement.compile()
    }
    const given = made.parameters.map((one) => (one instanceof Gap ? values[one.at] : one))
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(made.sql, given))
    return rows
  }
}
