import { sql } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import type { LocalId } from '../form/form.ts'

/** A place to be taken: of an option, or under the empty name of the form as a whole. */
export interface Place {
  readonly option: LocalId
  readonly most: number
}

/**
 * Takes a place of each, where one is left: a guarded write, so that of a hundred who want the last one gets it. Who
 * takes several takes them in one order.
 *
 * @returns the options of which none was left: the transaction is to be rolled back then; and how many are taken now
 */
export async function takePlaces(
  ctx: Ctx,
  formId: Id,
  places: readonly Place[],
): Promise<{ readonly full: readonly LocalId[]; readonly last: boolean }> {
  const full: LocalId[] = []
  let last = false
  for (const { option, most } of places.toSorted((a, b) => (a.option < b.option ? -1 : 1))) {
    const { rows } = await sql<{ taken: number }>`
      insert into form_places (site_id, form_id, option_id, taken)
      values (${siteOf(ctx)}, ${formId}, ${option}, 1)
      on conflict (site_id, form_id, option_id)
        do update set taken = form_places.taken + 1 where form_places.taken < ${most}
      returning taken`.execute(ctx.db)
    const [row] = rows
    if (!row) full.push(option)
    else if (row.taken >= most) last = true
  }
  return { full, last }
}

/** Gives places back that were taken. */
export async function givePlaces(ctx: Ctx, formId: Id, options: readonly LocalId[]): Promise<void> {
  await sql`
    update form_places set taken = taken - 1
    where site_id = ${siteOf(ctx)} and form_id = ${formId} and option_id = any(${[...options]}::text[]) and taken > 0`.execute(
    ctx.db,
  )
}
