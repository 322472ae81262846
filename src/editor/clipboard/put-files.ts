import type { BlockId } from '#document/nodes.ts'
import { notify } from '../actions/change.ts'
import type { Editor } from '../editor.ts'
import type { FilePlace } from './add-files.ts'
import type { Taking } from './taking.ts'

/**
 * Uploads files and puts them on the page. How is fetched then: without a line they could not be sent either.
 *
 * @param to the block that takes them, or the place of those that become blocks; absent: after the selection
 */
export async function putFiles(
  editor: Editor,
  files: readonly File[],
  to?: { readonly block: BlockId; readonly taking: Taking } | FilePlace,
): Promise<void> {
  const ways = await import('./add-files.ts').catch(() => null)
  if (!ways) notify(editor, editor.words('editor.say.upload_failed'), 'danger')
  else if (to && 'taking' in to) await ways.takeFiles(editor, to.block, to.taking, files)
  else await ways.addFiles(editor, files, to)
}
