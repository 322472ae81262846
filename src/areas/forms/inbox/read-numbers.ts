import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readForm } from '../builder/form.store.ts'
import { cellOf, type Column } from '../form/columns.ts'
import { type Answer, OTHER } from '../form/form.ts'
import type { readNumbers as endpoint } from './inbox.contract.ts'
import { momentsBetween } from './list-submissions.ts'
import { countAnswers, countByDay, countByPage, countValues, latestAnswers } from './number.store.ts'
import { readColumns } from './read-columns.ts'

/** The latest texts that are listed of a field, and the pages. */
const LATEST = 20
const PAGES = 100

const isChosen = ({ kind }: Column): boolean => kind === 'choice' || kind === 'several' || kind === 'dropdown'
const isGraded = ({ kind }: Column): boolean => kind === 'rating' || kind === 'scale'

type Values = Awaited<ReturnType<typeof countValues>>

/** How many of each: options in the order of the form, also those never chosen; grades from the least. */
function barsOf(column: Column, values: Values): { label: string; count: number }[] {
  const counts = new Map(
    values.filter(({ field }) => field === column.id).map(({ value, count }) => [value, count]),
  )
  if (isGraded(column))
    return [...counts]
      .toSorted(([one], [other]) => Number(one) - Number(other))
      .map(([label, count]) => ({ label, count }))
  const others = counts.get('') ?? 0
  return [
    ...[...column.options].map(([id, label]) => ({ label, count: counts.get(id) ?? 0 })),
    ...(others > 0 ? [{ label: OTHER, count: others }] : []),
  ]
}

/** Numbers of a form; nothing of sealed fields is counted. @throws Refusal 404 */
export async function readNumbers(
  ctx: Ctx,
  { formId, from, to }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  if (!(await readForm(ctx, formId))) throw refuse('not_found', 'not_found')
  const { zone, ...between } = await momentsBetween(ctx, { from, to })
  const of = { formId, ...between }
  const columns = ((await readColumns(ctx, [formId])).get(formId) ?? []).filter(({ sensitive }) => !sensitive)
  const byDay = await countByDay(ctx, of, zone)
  const answered = await countAnswers(ctx, of)
  const barred = columns.filter((column) => isChosen(column) || isGraded(column)).map(({ id }) => id)
  const values = await countValues(ctx, of, barred)
  const worded = columns.filter((column) => !isGraded(column) && !isChosen(column)).map(({ id }) => id)
  const latest = await latestAnswers(ctx, of, worded, LATEST)
  return {
    total: byDay.reduce((sum, { count }) => sum + count, 0),
    byDay,
    byPage: await countByPage(ctx, of, PAGES),
    fields: columns.map((column) => ({
      field: column.id,
      label: column.label,
      kind: column.kind,
      answered: answered.get(column.id)?.answered ?? 0,
      bars: isChosen(column) || isGraded(column) ? barsOf(column, values) : [],
      mean: answered.get(column.id)?.mean ?? null,
      texts: latest
        .filter(({ field }) => field === column.id)
        .map(({ answer }) => String(cellOf(column, answer as Answer))),
    })),
  }
}
