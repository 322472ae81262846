import type { ReactNode } from 'react'
import type { NavItem } from '../releases/navigation.ts'
import { NavList, type SiteHeaderProps } from './site-header.tsx'

export interface SiteFooterProps {
  readonly title: string
  readonly items: readonly NavItem[]
  readonly ctx: SiteHeaderProps['ctx']
  /** The sections of the site's footer; absent where it has none. */
  readonly sections?: ReactNode
}

/** The foot of every page: its own sections, then the footer's navigation, if there is one. */
export function SiteFooter({ title, items, ctx, sections }: SiteFooterProps) {
  const hasSections = sections !== undefined
  return (
    <footer className="site-footer t-paper">
      {hasSections && <div>{sections}</div>}
      {(!hasSections || items.length > 0) && (
        <div className="site-footer-plain">
          {!hasSections && <p>{title}</p>}
          {items.length > 0 && (
            <nav aria-label={ctx.words('page.footer_navigation')}>
              <NavList items={items} ctx={ctx} />
            </nav>
          )}
        </div>
      )}
    </footer>
  )
}
