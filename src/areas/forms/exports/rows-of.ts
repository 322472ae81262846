import type { Outside } from '#platform/http/route.ts'
import type { SubmissionPlace } from '../inbox/submission.store.ts'
import { type ExportChoice, type ExportedSubmission, readBatch } from './export.store.ts'

/** Messages read in one transaction: no reader who is slow holds one open. */
const BATCH = 200

/** Messages some at a time, the newest first, as they are asked for. */
export async function* rowsOf(
  outside: Outside,
  choice: ExportChoice,
): AsyncGenerator<readonly ExportedSubmission[]> {
  let place: SubmissionPlace | null = null
  do {
    outside.signal.throwIfAborted()
    const from: SubmissionPlace | null = place
    const rows: readonly ExportedSubmission[] = await outside.transaction((ctx) =>
      readBatch(ctx, choice, from, BATCH),
    )
    if (rows.length > 0) yield rows
    const last = rows.length === BATCH ? rows.at(-1) : undefined
    place = last ? { sentAt: last.sentAt, id: last.id } : null
  } while (place !== null)
}
