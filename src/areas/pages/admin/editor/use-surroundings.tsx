import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { useSite } from '#areas/sites/admin/index.tsx'
import type { BlockRegistry } from '#document/define-block.ts'
import type { PageDocument } from '#document/nodes.ts'
import type { SiteStyles } from '#document/styles.ts'
import type { Surroundings } from '#editor/index.tsx'
import type { PageRow } from '../../contract.ts'
import { directionOf } from '../../frame/page-links.ts'
import { overTheme } from '../../frame/site-header.tsx'
import type { drawingContext } from './page-drawing.ts'
import { CanvasFooter, CanvasHeader } from './site-frame.tsx'

/** Whether two states of a page have the same header and footer, over the same first section. */
function isFramedAlike(one: PageDocument, other: PageDocument): boolean {
  const [a, b] = [one, other].map(({ page, order, sections }) => {
    const first = order[0] === undefined ? undefined : sections[order[0]]
    return [page.header, page.footer, first?.theme, first?.width].join(' ')
  })
  return a === b
}

/** Which of the site's header and footer stand around a page as it is edited. */
function framesOf(page: PageRow, frame: PageDocument['page']): { hasHeader: boolean; hasFooter: boolean } {
  const hasFrame = page.kind === 'layout'
  return {
    hasHeader: hasFrame && page.settings.header === 'show' && frame.header !== 'none',
    hasFooter: hasFrame && page.settings.footer === 'show' && frame.footer !== 'none',
  }
}

/**
 * What stands around the page on the canvas: the site's header and footer, as the page has them.
 *
 * @param given.onHeader opens the settings of the header; absent where the person may not change it
 * @returns with it, what the editor calls with each state of the page
 */
export function useSurroundings(given: {
  page: PageRow
  pages: readonly PageRow[]
  document: PageDocument
  footer: PageDocument | null
  registry: BlockRegistry
  /** As they are drawn: the header as it is changed here, before it is stored. */
  styles: SiteStyles
  context: ReturnType<typeof drawingContext>
  onHeader: (() => void) | undefined
}): { surroundings: Surroundings; follow: (next: PageDocument) => void } {
  const { page, pages, footer, registry, styles, context, onHeader } = given
  const site = useSite()
  const navigate = useNavigate()
  const [shown, setShown] = useState(given.document)
  const follow = useCallback(
    (next: PageDocument) => setShown((before) => (isFramedAlike(before, next) ? before : next)),
    [],
  )
  const { hasHeader, hasFooter } = framesOf(page, shown.page)
  const footerId = styles.footer.document
  const surroundings = useMemo((): Surroundings => {
    const dir = directionOf(site.language)
    const ctx = { ...context, locale: site.language, dir, mode: 'page' as const }
    const over = overTheme(shown, styles)
    return {
      before: hasHeader && (
        <CanvasHeader title={site.title} styles={styles} pages={pages} ctx={ctx} over={over} />
      ),
      after: hasFooter && (
        <CanvasFooter title={site.title} pages={pages} ctx={ctx} document={footer} registry={registry} />
      ),
      open(part) {
        if (part === 'before') onHeader?.()
        if (part === 'after' && footerId) void navigate({ to: `/sites/${site.id}/pages/${footerId}` })
      },
    }
  }, [
    context,
    site.language,
    site.title,
    site.id,
    styles,
    pages,
    hasHeader,
    hasFooter,
    shown,
    footer,
    registry,
    onHeader,
    footerId,
    navigate,
  ])
  return { surroundings, follow }
}
