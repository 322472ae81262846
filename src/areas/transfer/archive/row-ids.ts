import type { Carried } from '#areas/sites/index.ts'
import type { CarriedRow } from '#platform/db/carried-rows.ts'

/** An id as its 16 bytes: there may be a million of them. */
const packed = (id: unknown): string => Buffer.from(String(id).replaceAll('-', ''), 'hex').toString('latin1')

/** The ids of rows that others refer to, and whether what refers finds what it means. */
export class RowIds {
  readonly #ids: ReadonlyMap<string, Set<string>>

  constructor(tables: readonly Carried[]) {
    const referred = new Set(tables.flatMap(({ facts }) => facts.refers.map(({ to }) => to)))
    this.#ids = new Map([...referred].map((name) => [name, new Set()]))
  }

  /** Takes a row in, where all that it refers to was taken in before and its own id is no other's; tells whether it did. */
  take({ name, facts }: Carried, row: CarriedRow): boolean {
    const leads = facts.refers.every(
      ({ column, to }) => row[column] === null || this.#ids.get(to)?.has(packed(row[column])) === true,
    )
    const own = this.#ids.get(name)
    if (!leads || own?.has(packed(row['id'])) === true) return false
    own?.add(packed(row['id']))
    return true
  }
}
