import type { Column } from '../form/columns.ts'
import type { Outside } from '#platform/http/route.ts'
import { writeZip, type ZipInput } from '#platform/archive/write-zip.ts'
import { readFiles } from '../inbox/submission.store.ts'
import type { ExportedSubmission } from './export.store.ts'

/** A name that is one part of a path on every system. */
function partOf(name: string): string {
  const safe = name
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]/gu, '_')
    .replace(/^[.\s]+/, '')
    .replace(/[.\s]+$/, '')
  return safe.slice(-150) || 'file'
}

async function* filesOf(
  outside: Outside,
  columns: readonly Column[],
  batches: AsyncIterable<readonly ExportedSubmission[]>,
): AsyncGenerator<ZipInput> {
  const open = new Set(columns.map(({ id }) => id))
  for await (const rows of batches) {
    const references = new Map(rows.map(({ id, reference }) => [id, reference]))
    const files = await outside.transaction((ctx) => readFiles(ctx, [...references.keys()]))
    for (const [at, file] of files.entries()) {
      outside.signal.throwIfAborted()
      if (!open.has(file.field)) continue
      const opened = await outside.tools.storage.get(file.storageKey)
      if (!opened) continue
      const folder = references.get(file.submissionId) ?? ''
      // Two files of a message may have one name.
      const isTwice = files.some(
        (other, before) =>
          before < at && other.submissionId === file.submissionId && other.name === file.name,
      )
      yield {
        name: `${folder}/${isTwice ? `${file.id.slice(-6)}-` : ''}${partOf(file.name)}`,
        body: opened.stream,
      }
    }
  }
}

/** The files of messages, in a folder for each; those of sensitive fields stay here. */
export function asZip(
  outside: Outside,
  columns: readonly Column[],
  batches: AsyncIterable<readonly ExportedSubmission[]>,
): AsyncIterable<Uint8Array> {
  return writeZip(filesOf(outside, columns, batches))
}
