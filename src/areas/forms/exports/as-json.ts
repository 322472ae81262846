import type { Id } from '#kernel/ids.ts'
import { cellOf, type Column } from '../form/columns.ts'
import { readAnswers } from '../form/stored-answers.ts'
import type { ExportedSubmission } from './export.store.ts'

/** Messages as a JSON list, some at a time: each answer as it is kept, and as one text. */
export async function* asJson(
  columnsOf: (formId: Id) => readonly Column[],
  batches: AsyncIterable<readonly ExportedSubmission[]>,
): AsyncGenerator<string> {
  yield '[\n'
  let isFirst = true
  for await (const rows of batches) {
    const texts = rows.map((whole) => {
      const { id: _, formId, answers: stored, ...row } = whole
      const answers = readAnswers(stored)
      const said = columnsOf(formId).flatMap((column) => {
        const answer = answers.get(column.id)
        if (answer === undefined) return []
        const { id: field, kind, label } = column
        return [{ field, kind, label, text: cellOf(column, answer), answer }]
      })
      return JSON.stringify({ ...row, sentAt: row.sentAt.toISOString(), answers: said })
    })
    yield `${isFirst ? '' : ',\n'}${texts.join(',\n')}`
    isFirst = false
  }
  yield '\n]\n'
}
