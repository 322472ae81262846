import type { OwnerMessage } from '#kernel/messages/owner/en-US/index.ts'

/** A message of the editor's own catalogues. */
export type EditorKey = Extract<OwnerMessage, `editor.${string}`>
