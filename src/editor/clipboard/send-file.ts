import type { Json } from '#document/nodes.ts'
import type { FileValue, ImageValue } from '#document/values.ts'
import { notify } from '../actions/change.ts'
import type { Editor } from '../editor.ts'

/**
 * Uploads a file, saying how far it is.
 *
 * @param tell is told the share that has left, 0 to 1
 * @returns the stored file, or `undefined` when it could not be stored, which was said
 */
export async function sendFile<As extends 'image' | 'file'>(
  editor: Editor,
  file: File,
  as: As,
  tell?: (share: number) => void,
): Promise<(Json & (As extends 'image' ? ImageValue : FileValue)) | undefined> {
  const { words, props, store } = editor
  const { name } = file
  notify(editor, words('editor.say.uploading', { name }))
  let shown = 0
  // Seen, not said: a voice that counts to a hundred is in the way.
  const progress = (share: number) => {
    const percent = Math.min(100, Math.round(share * 100))
    if (percent <= shown) return
    shown = percent
    const text = words('editor.say.uploading_share', { name, percent })
    store.show({ notice: { text, tone: 'plain' } })
    tell?.(share)
  }
  try {
    const sent = props.assets[as === 'image' ? 'upload' : 'uploadFile']
    const value = await sent(file, progress)
    store.show({ notice: null })
    return value as unknown as Json & (As extends 'image' ? ImageValue : FileValue)
  } catch (error) {
    notify(editor, error instanceof Error ? error.message : words('editor.say.upload_failed'), 'danger')
    return undefined
  }
}
