import type { editor } from '#kernel/messages/owner/en-US/editor.ts'

/** A message of the editor's own catalogue. */
export type EditorKey = keyof typeof editor
