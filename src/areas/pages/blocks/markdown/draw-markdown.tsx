import type { ReactNode } from 'react'
import type { PageContext } from '#document/block-context.ts'
import { lately } from '../lately.tsx'

/** The parser weighs more than all other blocks together; what draws by it comes with it. */
const parsed = await lately(() => import('./parsed-markdown.tsx'))

/**
 * Markdown (CommonMark with tables and strikethrough) as elements. HTML in it is words; links are
 * followed only where `isSafeUrl` holds; nothing is ever set as markup. Until it can be drawn, and
 * where the line failed, the words stand as they were written.
 */
export function drawMarkdown(text: string, ctx: Pick<PageContext, 'words'>): ReactNode {
  return parsed.draw((part) => (part ? part.parsedMarkdown(text, ctx) : text))
}

/** The headings of a markdown text, as they are drawn; none in a browser that has drawn no markdown yet. */
export function markdownHeadings(text: string): { level: 2 | 3 | 4 | 5 | 6; text: string }[] {
  return parsed.now()?.parsedHeadings(text) ?? []
}
