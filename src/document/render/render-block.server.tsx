import { blockOf, type BlockId, type PageDocument } from '../nodes.ts'
import { seenSections, strangerSees } from '../seen-sections.ts'
import { BlockFrame, heldBy } from './block-frame.tsx'
import type { RenderOptions } from './render-page.server.tsx'
import { noMarks, staticMarkup } from './static-markup.ts'

/**
 * Draws one block as it stands on its page, frame and all: what takes its place after its form was sent.
 *
 * @returns null where the page has no such block, or none that its reader sees
 */
export function renderBlock(
  stored: PageDocument,
  id: BlockId,
  { registry, ctx, sees = strangerSees }: RenderOptions,
): string | null {
  const document = seenSections(stored, sees)
  const block = blockOf(document, id)
  if (!block) return null
  const holder = Object.values(document.blocks).find(({ slots = {} }) =>
    Object.values(slots).some((held) => held.includes(id)),
  )
  return staticMarkup(
    <BlockFrame
      block={block}
      held={heldBy(document, block, registry)}
      registry={registry}
      ctx={ctx}
      {...(holder ? { holder } : {})}
    />,
    noMarks(),
  )
}
