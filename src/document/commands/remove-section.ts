import { sectionOf, type PageDocument, type SectionId } from '../nodes.ts'
import type { Patch } from '../patch.ts'

/** Takes sections off the page with everything on them; locked ones stay. */
export function removeSections(document: PageDocument, sections: readonly SectionId[]): Patch[] {
  return [...new Set(sections)].flatMap((node): Patch[] => {
    const section = sectionOf(document, node)
    return section && !section.locked ? [{ op: 'remove', node }] : []
  })
}
