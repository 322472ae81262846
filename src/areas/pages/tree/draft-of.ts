import type { Held } from '#areas/documents/index.ts'

/** The name under which this area holds documents. */
export const HOLDER = 'pages'

/** The draft of a page: the document of its id. */
export function draftOf(pageId: string): Held {
  return { holder: HOLDER, documentId: pageId }
}
