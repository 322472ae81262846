import { writeCsv } from '#kernel/csv/csv.ts'
import { cellOf, type Column } from '../form/columns.ts'
import { readAnswers } from '../form/stored-answers.ts'
import type { ExportedSubmission } from './export.store.ts'

const BEFORE = ['reference', 'sent_at', 'state', 'page', 'language', 'tags']

/** Messages as CSV under today's names, some at a time; inert where a spreadsheet opens it. */
export async function* asCsv(
  columns: readonly Column[],
  batches: AsyncIterable<readonly ExportedSubmission[]>,
): AsyncGenerator<string> {
  // The mark tells spreadsheets that it is UTF-8.
  yield `\uFEFF${writeCsv([[...BEFORE, ...columns.map(({ label }) => label)]])}`
  for await (const rows of batches)
    yield writeCsv(
      rows.map((row) => {
        const answers = readAnswers(row.answers)
        return [
          row.reference,
          row.sentAt.toISOString(),
          row.state,
          row.page,
          row.language,
          row.tags.join(', '),
          ...columns.map((column) => cellOf(column, answers.get(column.id))),
        ]
      }),
    )
}
