import type { PageContext } from '../block-context.ts'
import type { BlockRegistry } from '../define-block.ts'
import type { PageDocument, Section } from '../nodes.ts'
import { SectionFrame } from './section-frame.tsx'

export interface PageViewProps {
  readonly document: PageDocument
  readonly registry: BlockRegistry
  readonly ctx: PageContext
  /** The sections to draw, in order: those this visitor may see. */
  readonly sections: readonly Section[]
}

/** How many pictures of a page's first section are loaded at once. */
const FIRST_PICTURES = 2

/** The sections of a page, the first with its pictures at once. */
export function PageView({ document, registry, ctx, sections }: PageViewProps) {
  const anchors = new Set<string>()
  return sections.map((section, index) => {
    const { anchor } = section
    const taken = anchor !== undefined && anchors.has(anchor)
    if (anchor !== undefined) anchors.add(anchor)
    return (
      <SectionFrame
        key={section.id}
        document={document}
        section={section}
        registry={registry}
        ctx={ctx}
        eager={index === 0 ? FIRST_PICTURES : 0}
        withoutAnchor={taken}
      />
    )
  })
}
