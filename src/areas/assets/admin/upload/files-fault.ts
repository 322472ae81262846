import { problemIn } from '#kernel/api-client/api-error.ts'
import { FileTooLarge } from './send-file.ts'

/** What the server says of a file that it will never take. */
const FILES_FAULTS = new Set([
  'assets.empty',
  'assets.too_large',
  'images.broken',
  'images.file_too_large',
  'images.too_many_pixels',
  'images.too_much_memory',
  'images.unsafe_svg',
  'images.wrong_type',
])

/** Whether the file itself is at fault: sent again as it is, it is refused again. */
export function isFilesFault(error: unknown): boolean {
  return error instanceof FileTooLarge || FILES_FAULTS.has(problemIn(error)?.code ?? '')
}
