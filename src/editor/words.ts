import type { OwnerKey } from '#kernel/messages/message.ts'

/** A message of the editor's own catalogues. */
export type EditorKey = Extract<OwnerKey, `editor.${string}`>
