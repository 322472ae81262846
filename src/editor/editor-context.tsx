import { createContext, useCallback, useContext, useRef, useSyncExternalStore } from 'react'
import type { Block, NodeId, PageDocument, Section } from '#document/nodes.ts'
import type { Editor } from './editor.ts'
import type { EditorStore } from './store.ts'
import type { View } from './view.ts'

const EditorContext = createContext<Editor | null>(null)
export const EditorProvider = EditorContext.Provider

/** The editor around this component. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('outside of the editor')
  return editor
}

/** Part of the view; draws again when that part is another one. */
export function useView<T>(select: (view: View) => T): T {
  const { store } = useEditor()
  return useStoreView(store, select)
}

/** {@link useView} for roots outside of the editor's own tree (the frame). */
export function useStoreView<T>(store: EditorStore, select: (view: View) => T): T {
  return useSyncExternalStore(store.onView, () => select(store.view()))
}

/** A part of a block, drawn again when that part is another one. */
export function useBlockPart<T>(store: EditorStore, id: NodeId, select: (block: Block | undefined) => T): T {
  return useSyncExternalStore(
    useCallback((listener: () => void) => store.onNode(id, listener), [store, id]),
    () => select(store.block(id)),
  )
}

export function useSection(store: EditorStore, id: NodeId): Section | undefined {
  return useSyncExternalStore(
    useCallback((listener: () => void) => store.onNode(id, listener), [store, id]),
    () => store.section(id),
  )
}

/** Something told from the whole document; `same` decides whether it is another. Keep it cheap. */
export function useDocument<T>(
  store: EditorStore,
  select: (document: PageDocument) => T,
  same: (one: T, other: T) => boolean = Object.is,
): T {
  const last = useRef<{ document: PageDocument; select: unknown; value: T } | null>(null)
  return useSyncExternalStore(store.onDocument, () => {
    const document = store.document()
    // Told anew for another document, and for another question (a selector of another render).
    if (last.current?.document === document && last.current.select === select) return last.current.value
    const value = select(document)
    const kept = last.current && same(last.current.value, value) ? last.current.value : value
    last.current = { document, select, value: kept }
    return kept
  })
}
