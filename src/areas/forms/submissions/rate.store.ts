import { sql } from 'kysely'
import { DAY, HOUR, MINUTE } from '#kernel/clock.ts'
import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { FORM_RATE, NETWORK_RATE } from '#platform/spam/score.ts'

/** What counts of a message are asked by. */
export interface Counted {
  readonly formId: Id
  readonly network: string
  /** Null: it says too little to be the same as another. */
  readonly said: string | null
}

export interface Counts {
  readonly fromNetwork: number
  readonly toForm: number
  readonly repeats: number
}

/** As many that say the same weigh as much as any more do. */
const REPEATS_MAX = 5

/** Counts messages that came before, this one added, no further than it matters; in one statement. */
export async function countMessages(ctx: Ctx, { formId, network, said }: Counted): Promise<Counts> {
  const now = ctx.clock.now()
  const since = (time: number): Date => new Date(now - time)
  const site = siteOf(ctx)
  const { rows } = await sql<{ network: number; form: number; repeats: number }>`
    select
      (select count(*)::integer from (
        select from submissions where site_id = ${site} and network_hash = ${network}
          and sent_at > ${since(10 * MINUTE)} limit ${NETWORK_RATE + 1}) as one) as network,
      (select count(*)::integer from (
        select from submissions where site_id = ${site} and form_id = ${formId}
          and sent_at > ${since(HOUR)} limit ${FORM_RATE + 1}) as one) as form,
      (select count(*)::integer from (
        select from submissions where site_id = ${site} and said = ${said}
          and sent_at > ${since(DAY)} limit ${REPEATS_MAX}) as one) as repeats`.execute(ctx.db)
  const [row] = rows
  return {
    fromNetwork: (row?.network ?? 0) + 1,
    toForm: (row?.form ?? 0) + 1,
    repeats: row?.repeats ?? 0,
  }
}
