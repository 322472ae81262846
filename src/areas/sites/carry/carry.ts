import type { z } from 'zod'
import type { OwnerKey } from '#kernel/messages/message.ts'
import { point } from '#kernel/point.ts'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { CarriedRow } from '#platform/db/carried-rows.ts'

/** Where rows go: into an archive, or straight to a copy of their site. */
export type CarryTo = 'archive' | 'copy'

/** Which columns are set or not in the rows that go. */
type Only = Readonly<Record<string, 'set' | 'unset'>>

/**
 * A table whose rows leave a site and enter another. Columns, keys and what refers to what are told by the database's
 * own catalogue; here stands what it cannot know. Every `uuid` gets another value, in all rows the same.
 */
export interface CarriedTable {
  readonly name: string
  /** Rows that go; left out: all. */
  readonly only?: Only
  /** Rows that a copy of the site takes along, of those that go; left out: none. */
  readonly inCopies?: Only
  /** Columns that stay behind; they are laid as the table has them by default. */
  readonly without?: readonly string[]
  /** What values must be beyond the types of their columns; every column of JSON has its shape here. */
  readonly shape?: Readonly<Record<string, z.ZodType>>
  /** What travels beside its columns: {@link take} adds it, and {@link lay} takes it away. */
  readonly also?: Readonly<Record<string, z.ZodType>>
  /** Whether its ids stand in JSON, of its own area or of others: in documents, in settings. */
  readonly isNamed?: boolean
  /** What rows become as they leave. */
  readonly take?: (ctx: Ctx, rows: readonly CarriedRow[], to: CarryTo) => Promise<readonly CarriedRow[]>
  /** What rows become as they are laid on the context's site, under their new ids. @param newId of what JSON names besides */
  readonly lay?: (ctx: Ctx, rows: readonly CarriedRow[], newId: (before: Id) => Id) => readonly CarriedRow[]
  /** The file that each row is about; its columns `name` and `bytes` say how it is called and how long it is. */
  readonly file?: {
    readonly key: (siteId: Id, id: Id) => string
    /** Whether the first bytes of a file from outside are what its row says. */
    readonly isContent: (head: Buffer, row: CarriedRow) => boolean
  }
  /** What people call its rows, where they are told how many come along. */
  readonly label?: OwnerKey
}

/** How the data of an area leaves and enters with an archive, and goes to a copy of a site. */
export interface Carry {
  /** In the order in which they are laid: what is referred to comes first. */
  readonly tables: readonly CarriedTable[]
  /** The area's other tables with rows of sites: how its verbs carry them, or why they stay behind. */
  readonly otherwise: Readonly<Record<string, string>>
  /**
   * Looks through the rows of one archive, whose values have their shapes, in the order of the tables: it says of each
   * whether it is whole, by itself and beside those that were before it.
   */
  readonly checker?: () => (table: string, row: CarriedRow) => boolean
  /** Ids of what its verbs carry to a copy of the context's site, which stand in JSON of any area. */
  readonly named?: (ctx: Ctx) => Promise<readonly Id[]>
}

/** How areas carry their data. */
export const carry = point<Carry>('sites.carry')
