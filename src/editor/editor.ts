import type { Translate } from '#kernel/messages/message.ts'
import type { NodeId } from '#document/nodes.ts'
import type { IconShape } from '#ui/icon/icon.tsx'
import type { ToastMessage } from '#ui/toast/toast-queue.ts'
import type { CanvasHandle } from './canvas-handle.ts'
import type { Keys } from './keyboard/keys.ts'
import type { PageEditorProps } from './props.ts'
import type { EditorStore } from './store.ts'
import type { EditorKey } from './words.ts'

/** Headings of the shortcuts sheet and the palette, in their order. */
export const actionGroups = ['edit', 'insert', 'arrange', 'select', 'section', 'text', 'view'] as const
export type ActionGroup = (typeof actionGroups)[number]

/**
 * Something a person can do. Menu, palette, keyboard, toolbar and tests read the same value, so that what
 * one offers the others know, under one name.
 */
export interface Action {
  readonly id: string
  readonly group: ActionGroup
  readonly label: EditorKey
  /** Presses that run it; the first is shown. */
  readonly keys?: readonly Keys[]
  readonly icon?: IconShape
  /** Whether it applies now; always when absent. */
  when?(editor: Editor): boolean
  /** Changes the page or the view. What it has to say it says itself. */
  run(editor: Editor): void
  /** The browser's own event does it (copy, cut, paste): the keys are shown and left to the browser. */
  readonly native?: boolean
  /** Not offered in the palette: it means something only under the pointer or the focus. */
  readonly quiet?: boolean
  /** Said when its keys are pressed while it does not apply. */
  readonly otherwise?: EditorKey
  /** Works while a text is being edited, too. */
  readonly inText?: boolean
  /** Works though nothing may be changed. */
  readonly reading?: boolean
}

/** What every part of the editor leans on. */
export interface Editor {
  readonly store: EditorStore
  readonly props: PageEditorProps
  /** A sentence of the editor's own. */
  readonly words: Translate
  readonly actions: readonly Action[]
  /** Has a sentence read out. */
  say(text: string): void
  /** Says what happened with a way on, until it is closed. */
  offer(message: ToastMessage): void
  readonly canvas: CanvasHandle
  /** Sends now what waits to be saved. */
  saveNow(): Promise<void>
  /** Gives up what the server refused, and shows what is stored. */
  discard(): void
  /** What {@link discard} would give up: nodes of the page, and whether styles are among it. */
  refused(): { readonly nodes: readonly NodeId[]; readonly styles: boolean }
  /** The same editor for as long as the page is open, always with the newest props: for what outlives a render. */
  readonly live: Editor
  /** Tries again to reach the server. */
  retry(): void
  /** Loads the app anew, in its newest version; what is not stored comes back. */
  reload(): void
}
