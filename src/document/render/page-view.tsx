import type { PageContext } from '../block-context.ts'
import type { BlockRegistry } from '../define-block.ts'
import type { ReadSection } from '../layout/reading-order.ts'
import type { PageDocument, Section } from '../nodes.ts'
import { type Device, eagerOf, hasPictures, SectionFrame } from './section-frame.tsx'
import { ownAnchors } from '../values.ts'

export interface PageViewProps {
  readonly document: PageDocument
  readonly registry: BlockRegistry
  readonly ctx: PageContext
  /** The sections to draw, in order: those this visitor may see. */
  readonly sections: readonly ReadSection[]
}

/** How many pictures of what is seen first are loaded at once. */
const FIRST_PICTURES = 2

/** Sections that leave nothing of a window to the next one. */
const fills = new Set<Section['height']>(['large', 'screen'])

/**
 * Which section is the first to show pictures when a page opens on a device: its first there, or the second where
 * the first is words alone and leaves room below it. Undefined when neither has one.
 */
function firstWithPictures({ registry, sections }: PageViewProps, device: Device): ReadSection | undefined {
  const [first, second] = sections.filter(({ section }) => section.hidden?.[device] !== true)
  if (!first) return undefined
  if (hasPictures(first.section, first.order, registry, device)) return first
  const isNear = second && !fills.has(first.section.height)
  return isNear && hasPictures(second.section, second.order, registry, device) ? second : undefined
}

/** The sections of a page, with the pictures that are seen first loaded at once. */
export function PageView(given: PageViewProps) {
  const { document, registry, ctx, sections } = given
  const anchors = new Set(ownAnchors)
  const phone = firstWithPictures(given, 'phone')
  const desktop = firstWithPictures(given, 'desktop')
  return sections.map((read) => {
    const { section, order } = read
    const eager = eagerOf(read === phone, read === desktop)
    const { anchor } = section
    const taken = anchor !== undefined && anchors.has(anchor)
    if (anchor !== undefined) anchors.add(anchor)
    return (
      <SectionFrame
        key={section.id}
        document={document}
        section={section}
        blocks={order}
        registry={registry}
        ctx={ctx}
        eager={eager === false ? 0 : FIRST_PICTURES}
        eagerOn={eager || undefined}
        withoutAnchor={taken}
      />
    )
  })
}
