import { useMemo } from 'react'
import type { PageContext } from '#document/block-context.ts'
import type { PageDocument } from '#document/nodes.ts'
import { ownCss } from '#document/render/page-css.ts'
import { readSections } from '#document/layout/reading-order.ts'
import { PageView } from '#document/render/page-view.tsx'
import type { BlockRegistry } from '#document/define-block.ts'
import type { SiteStyles, ThemeName } from '#document/styles.ts'
import type { PageRow } from '../../contract.ts'
import { SiteFooter } from '../../frame/site-footer.tsx'
import { SiteHeader } from '../../frame/site-header.tsx'
import { navigationOf } from '../../releases/navigation.ts'

export interface SiteFrameProps {
  readonly title: string
  readonly styles: SiteStyles
  readonly pages: readonly PageRow[]
  readonly ctx: PageContext
}

/** The site's header as it stands over the page on the canvas. */
export function CanvasHeader({
  title,
  styles,
  pages,
  ctx,
  over,
}: SiteFrameProps & { over: ThemeName | null }) {
  const items = useMemo(() => navigationOf(pages, 'main'), [pages])
  return <SiteHeader title={title} styles={styles} items={items} ctx={ctx} over={over} />
}

/** The site's footer as it stands under the page on the canvas. */
export function CanvasFooter({
  title,
  pages,
  ctx,
  document,
  registry,
}: Omit<SiteFrameProps, 'styles'> & { document: PageDocument | null; registry: BlockRegistry }) {
  const items = useMemo(() => navigationOf(pages, 'footer'), [pages])
  if (document === null) return <SiteFooter title={title} items={items} ctx={ctx} />
  return (
    <SiteFooter
      title={title}
      items={items}
      ctx={ctx}
      sections={
        <PageView document={document} registry={registry} ctx={ctx} sections={readSections(document)} />
      }
    />
  )
}

/** The sheet of a footer's own sections. */
export function footerCss(document: PageDocument | null, registry: BlockRegistry): string {
  return document ? ownCss(document, registry) : ''
}
