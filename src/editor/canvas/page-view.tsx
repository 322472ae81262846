import { useSyncExternalStore } from 'react'
import type { PageContext } from '#document/block-context.ts'
import type { SavedSections } from '#document/render/synced-sections.ts'
import type { EditorStore } from '../store.ts'
import { LiveSection } from './live-section.tsx'

/** The page's sections, drawn into the frame. */
export function PageView({
  store,
  ctx,
  saved,
}: {
  readonly store: EditorStore
  readonly ctx: PageContext
  readonly saved: SavedSections
}) {
  const order = useSyncExternalStore(store.onLayout, () => store.document().order)
  return order.map((id, index) => (
    <LiveSection key={id} store={store} id={id} ctx={ctx} first={index === 0} saved={saved} />
  ))
}
