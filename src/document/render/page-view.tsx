import type { PageContext } from '../block-context.ts'
import type { BlockRegistry } from '../define-block.ts'
import type { ReadSection } from '../layout/reading-order.ts'
import type { PageDocument, Section } from '../nodes.ts'
import { hasPictures, SectionFrame } from './section-frame.tsx'
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
 * Which section is the first to show pictures when a page opens: its first, or the second where the first
 * is words alone and leaves room below it. -1 when neither has one.
 */
function firstWithPictures({ registry, sections: [first, second] }: PageViewProps): number {
  if (!first) return -1
  if (hasPictures(first.section, first.order, registry)) return 0
  const isNear = second && !fills.has(first.section.height)
  return isNear && hasPictures(second.section, second.order, registry) ? 1 : -1
}

/** The sections of a page, with the pictures that are seen first loaded at once. */
export function PageView(given: PageViewProps) {
  const { document, registry, ctx, sections } = given
  const anchors = new Set(ownAnchors)
  const eager = firstWithPictures(given)
  return sections.map(({ section, order }, index) => {
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
        eager={index === eager ? FIRST_PICTURES : 0}
        withoutAnchor={taken}
      />
    )
  })
}
