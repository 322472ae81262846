import { memo, useCallback, useDeferredValue, useRef, useSyncExternalStore } from 'react'
import type { PageContext } from '#document/block-context.ts'
import { readingOrder } from '#document/layout/reading-order.ts'
import type { BlockId, SectionId } from '#document/nodes.ts'
import { SectionBackdrop, sectionClasses } from '#document/render/section-frame.tsx'
import { SectionView } from '#document/render/section-view.tsx'
import { withSavedSections, type SavedSections } from '#document/render/synced-sections.ts'
import { useSection } from '../editor-context.tsx'
import type { EditorStore } from '../store.ts'
import { LiveBlock } from './live-block.tsx'

/** The ids of a section's blocks in reading order; the same list while the order stays. */
function useReading(store: EditorStore, id: SectionId): readonly BlockId[] {
  const last = useRef<readonly BlockId[]>([])
  const read = useCallback(() => {
    const document = store.document()
    const section = store.section(id)
    const ids = section ? readingOrder(document, section).map((block) => block.id) : []
    const before = last.current
    if (ids.length !== before.length || ids.some((one, index) => one !== before[index])) last.current = ids
    return last.current
  }, [store, id])
  // Read once for every change of the layout, not for every glance.
  const known = useRef<{ document: unknown; ids: readonly BlockId[] } | null>(null)
  return useSyncExternalStore(
    useCallback(
      (listener: () => void) =>
        store.onLayout(() => {
          known.current = null
          listener()
        }),
      [store],
    ),
    () => {
      known.current ??= { document: null, ids: read() }
      return known.current.ids
    },
  )
}

/** The same list when only its order is another one: then it may follow a moment later. */
function useSettledOrder(now: readonly BlockId[]): readonly BlockId[] {
  const later = useDeferredValue(now)
  if (later === now) return now
  const known = new Set(later)
  return now.length === later.length && now.every((id) => known.has(id)) ? later : now
}

/** One section on the canvas: the visitor's own markup, with blocks that live by themselves. */
export const LiveSection = memo(function LiveSection({
  store,
  id,
  ctx,
  first,
  saved,
}: {
  readonly store: EditorStore
  readonly id: SectionId
  readonly ctx: PageContext
  readonly first: boolean
  readonly saved: SavedSections
}) {
  const section = useSection(store, id)
  // Where a block stands its grid says: what is read after what may wait until a drop is drawn (P15).
  const blocks = useSettledOrder(useReading(store, id))
  if (!section) return null
  if (section.source !== undefined) {
    // Drawn from where it is kept: it is edited there, not here.
    const document = withSavedSections(
      { ...store.document(), order: [id], sections: { [id]: section }, blocks: {} },
      saved,
    )
    const shown = document.sections[id] ?? section
    return <SectionView document={document} section={shown} registry={store.registry} ctx={ctx} />
  }
  return (
    <section id={section.anchor} className={sectionClasses(section)} data-section={id}>
      <SectionBackdrop section={section} ctx={ctx} eager={first} />
      <div className="grid">
        {blocks.map((block) => (
          <LiveBlock key={block} store={store} id={block} ctx={ctx} eager={first} />
        ))}
      </div>
    </section>
  )
})
