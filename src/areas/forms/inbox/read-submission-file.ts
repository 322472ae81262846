import { record } from '#areas/sites/index.ts'
import type { InputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { BytesAnswer, Outside } from '#platform/http/route.ts'
import type { readSubmissionFile as endpoint } from './inbox.contract.ts'
import { readColumns } from './read-columns.ts'
import { readFiles, readWhole } from './submission.store.ts'

/**
 * Sends a file that came with a message, to be saved and never shown: what a stranger sent runs nowhere. One of a
 * sensitive field is recorded on the site's timeline, like an opened answer.
 *
 * @throws Refusal 404
 */
export async function readSubmissionFile(
  outside: Outside,
  { submissionId, fileId }: InputOf<typeof endpoint>,
): Promise<BytesAnswer> {
  const file = await outside.transaction(async (ctx) => {
    const submission = await readWhole(ctx, submissionId)
    const found = (await readFiles(ctx, [submissionId])).find(({ id }) => id === fileId)
    if (!submission || !found) throw refuse('not_found', 'not_found')
    const columns = (await readColumns(ctx, [submission.formId])).get(submission.formId) ?? []
    const column = columns.find(({ id }) => id === found.field)
    if (column?.sensitive === true)
      await record(ctx, {
        what: 'forms.answer_opened',
        values: { form: submission.form, reference: submission.reference, field: column.label },
      })
    return found
  })
  const opened = await outside.tools.storage.get(file.storageKey)
  if (!opened) throw refuse('not_found', 'not_found')
  outside.answer.header('content-length', String(opened.bytes))
  outside.answer.header('cache-control', 'no-store')
  return { type: 'application/octet-stream', body: opened.stream, fileName: file.name }
}
