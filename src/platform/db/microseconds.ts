import { type RawBuilder, sql } from 'kysely'

// A moment of the database is finer than one of ours by a thousand: a page of a list that goes on behind a row tells
// its moment as the database knows it, or rows of the same millisecond are left out or come twice. An order by the
// moment cut to milliseconds would be exact as well, and read off no index.

/** A moment as microseconds since 1970 UTC. */
export const microsecondsOf = (moment: RawBuilder<unknown>): RawBuilder<number> =>
  sql`(extract(epoch from ${moment}) * 1000000)::int8`

/** The moment of so many microseconds since 1970 UTC, exactly. */
export const momentAt = (microseconds: number): RawBuilder<Date> =>
  sql`('epoch'::timestamptz + ${microseconds}::float8 * interval '1 microsecond')`
