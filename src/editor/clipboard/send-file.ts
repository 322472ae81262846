import type { Json } from '#document/nodes.ts'
import type { FileValue, ImageValue } from '#document/values.ts'
import { notify } from '../actions/change.ts'
import type { Editor } from '../editor.ts'

/** Whoever leaves the page is asked first while files are under way to their places on it. */
export async function underWay({ store }: Editor, work: () => Promise<void>): Promise<void> {
  const count = (more: number) => store.show({ uploads: store.view().uploads + more })
  count(1)
  try {
    await work()
  } finally {
    count(-1)
  }
}

/**
 * Uploads a file, saying how far it is.
 *
 * @param how.tell is told the share that has left, 0 to 1
 * @param how.again sends it once more; offered where it could not be stored
 * @returns the stored file, or `undefined` when it could not be stored, which was said
 */
export async function sendFile<As extends 'image' | 'file'>(
  editor: Editor,
  file: File,
  as: As,
  how: { readonly tell?: (share: number) => void; readonly again?: () => void } = {},
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
    const text = words('editor.say.uploading_share', { name, share: percent / 100 })
    store.show({ notice: { text, tone: 'plain' } })
    how.tell?.(share)
  }
  try {
    const sent = props.assets[as === 'image' ? 'upload' : 'uploadFile']
    const value = await sent(file, progress)
    store.show({ notice: null })
    return value as unknown as Json & (As extends 'image' ? ImageValue : FileValue)
  } catch (error) {
    const text = error instanceof Error ? error.message : words('editor.say.upload_failed')
    const { again } = how
    if (!again) {
      notify(editor, text, 'danger')
      return undefined
    }
    store.show({ notice: null })
    const action = { label: words('editor.save.retry'), onAction: again }
    editor.offer({ text, detail: name, tone: 'danger', action })
    return undefined
  }
}
