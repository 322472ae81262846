import { authorsOf } from '#areas/documents/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readForm } from '../builder/form.store.ts'
import { cellOf, type Column } from '../form/columns.ts'
import type { Answers } from '../form/form.ts'
import { readAnswers } from '../form/stored-answers.ts'
import { unseal } from '../submissions/sealed.ts'
import type { getSubmission as endpoint, ShownAnswer } from './inbox.contract.ts'
import { shownRows } from './list-submissions.ts'
import { readNotes, readReplies } from './note.store.ts'
import { readColumns } from './read-columns.ts'
import { keptUntil, shownRow } from './submission.ts'
import { listStored, readFiles, readWhole, type SubmissionFile } from './submission.store.ts'

/** Other messages of the same sender that are shown. */
const OTHERS = 20

/** An answer as it is shown; what is sealed by its name alone. */
function shownAnswer(
  column: Column,
  { open, sealed, files }: { open: Answers; sealed: Answers; files: readonly SubmissionFile[] },
): ShownAnswer[] {
  const answer = open.get(column.id)
  if (answer === undefined && !sealed.has(column.id)) return []
  return [
    {
      field: column.id,
      kind: column.kind,
      label: column.label,
      text: column.sensitive || answer === undefined ? null : String(cellOf(column, answer)),
      isSensitive: column.sensitive,
      isRemoved: column.removed,
      isHidden: column.kind === 'hidden',
      files: files
        .filter(({ field }) => field === column.id)
        // The name of a file is part of its answer.
        .map(({ id, name, type, bytes }) => ({ id, name: column.sensitive ? '' : name, type, bytes })),
    },
  ]
}

/** A message with its notes, replies and files; sealed answers stay sealed. @throws Refusal 404 */
export async function getSubmission(
  ctx: Ctx,
  { submissionId }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const found = await readWhole(ctx, submissionId)
  if (!found) throw refuse('not_found', 'not_found')
  const { editionId: _, isFollowed: __, stateAt, sealed, page, language, signs, contactId, ...row } = found
  const columns = (await readColumns(ctx, [row.formId])).get(row.formId) ?? []
  const open = readAnswers(row.answers)
  const answers = { open, sealed: unseal(ctx, row.id, sealed), files: await readFiles(ctx, [row.id]) }
  const form = await readForm(ctx, row.formId)
  const [notes, replies] = [await readNotes(ctx, row.id), await readReplies(ctx, row.id)]
  const authorOf = await authorsOf(
    ctx,
    [...notes, ...replies].map(({ by }) => by),
  )
  const others =
    row.email === null ? [] : await listStored(ctx, { email: row.email, isWhole: true }, null, OTHERS + 1)
  const told = <T extends { at: Date; by: string | null }>(one: T) => ({
    ...one,
    at: one.at.toISOString(),
    by: authorOf(one.by),
  })
  return {
    submission: {
      ...shownRow(row, columns, open),
      answers: columns.flatMap((column) => shownAnswer(column, answers)),
      page,
      language,
      signs: signs.toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight)),
      contactId,
      keptUntil: keptUntil({ ...row, stateAt }, form?.settings.keepDays ?? null)?.toISOString() ?? null,
    },
    consents: [...open.values()].flatMap((answer) =>
      typeof answer === 'object' && 'version' in answer
        ? [{ words: answer.words, version: answer.version, at: row.sentAt.toISOString() }]
        : [],
    ),
    notes: notes.map(told),
    replies: replies.map(told),
    others: await shownRows(ctx, others.filter(({ id }) => id !== row.id).slice(0, OTHERS)),
  }
}
