import { sectionOf, type PageDocument, type PageFrame, type Section, type SectionId } from '../nodes.ts'
import type { Json } from '../nodes.ts'
import type { Patch } from '../patch.ts'

/** What of a section is set by a person in its inspector. */
export type SectionSettings = Partial<
  Pick<
    Section,
    'theme' | 'height' | 'width' | 'gap' | 'align' | 'background' | 'divider' | 'anchor' | 'audience' | 'rows'
  >
>

/** Sets properties of a section; `undefined` takes away those that may be absent. */
export function setSection(document: PageDocument, node: SectionId, settings: SectionSettings): Patch[] {
  if (!sectionOf(document, node)) return []
  return Object.entries(settings).map(([key, value]): Patch => ({
    op: 'set',
    node,
    path: [key],
    ...(value === undefined ? {} : { value: value as unknown as Json }),
  }))
}

/** Sets how the page's header and footer differ from the site's. */
export function setFrame(frame: Partial<PageFrame>): Patch[] {
  return Object.entries(frame).map(([key, value]): Patch => ({ op: 'set', node: 'page', path: [key], value }))
}
