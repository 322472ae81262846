import { siteFacts } from '#areas/sites/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { placeIn, writeCursor } from '#kernel/shapes.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readAnswers } from '../form/stored-answers.ts'
import type { listSubmissions as endpoint, SubmissionRow } from './inbox.contract.ts'
import { readColumns } from './read-columns.ts'
import { listStored, searchStored, type SubmissionSearch } from './submission.store.ts'
import { type ListedSubmission, shownRow } from './submission.ts'

/** Messages as lists show them. */
export async function shownRows(ctx: Ctx, found: readonly ListedSubmission[]): Promise<SubmissionRow[]> {
  const columns = await readColumns(ctx, [...new Set(found.map(({ formId }) => formId))])
  return found.map((row) => shownRow(row, columns.get(row.formId) ?? [], readAnswers(row.answers)))
}

/** The moment at which a day of the calendar begins in a zone. */
const beginning = (day: string, zone: string): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds)

/** The moments between two days of the site's calendar, both included. */
export async function momentsBetween(
  ctx: Ctx,
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<{ since?: Date; until?: Date; zone: string }> {
  const { timeZone: zone } = await siteFacts(ctx)
  const after = to === undefined ? undefined : Temporal.PlainDate.from(to).add({ days: 1 }).toString()
  return {
    zone,
    ...(from === undefined ? {} : { since: beginning(from, zone) }),
    ...(after === undefined ? {} : { until: beginning(after, zone) }),
  }
}

/** The messages of the site, the newest first. */
export async function listSubmissions(
  ctx: Ctx,
  input: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { search, cursor, limit, field, value } = input
  const at = placeIn(cursor, ['moment', 'id'])
  const place = at && { sentAt: new Date(at[0]), id: at[1] }
  const isByDay = input.from !== undefined || input.to !== undefined
  const { since, until } = isByDay ? await momentsBetween(ctx, input) : {}
  const given: SubmissionSearch = {
    formId: input.formId,
    state: input.state,
    tag: input.tag === '' ? undefined : input.tag,
    assignee: input.assignee,
    since,
    until,
    ...(field === undefined || value === undefined ? {} : { answer: { field, value } }),
  }
  const text = search.trim()
  const found =
    text === ''
      ? await listStored(ctx, given, place, limit + 1)
      : await searchStored(ctx, { ...given, text }, place, limit + 1)
  const last = found.length > limit ? found[limit - 1] : undefined
  return {
    items: await shownRows(ctx, found.slice(0, limit)),
    next: last ? writeCursor([last.sentAt.getTime(), last.id]) : null,
  }
}
