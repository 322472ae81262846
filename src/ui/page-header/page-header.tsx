import type { ReactNode } from 'react'
import css from './page-header.module.css'

export interface PageHeaderProps {
  title: ReactNode
  /** After the title: a status, a count. */
  status?: ReactNode
  /** A line about what this is, or when it changed. */
  children?: ReactNode
  /** Above the title: `Breadcrumbs`. */
  above?: ReactNode
  /** The primary action last, quiet ones before it; where these fill a row, `HeaderActions`. */
  actions?: ReactNode
  /** Below: tabs, filters. */
  below?: ReactNode
}

/** The head of a screen: its one `h1`, and what can be done. */
export function PageHeader({ title, status, children, above, actions, below }: PageHeaderProps) {
  return (
    <header className={css.header}>
      {above}
      <div className={css.row}>
        <div className={css.lead}>
          <div className={css.line}>
            <h1 className={css.title}>{title}</h1>
            {status}
          </div>
          {children && <div className={css.text}>{children}</div>}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {below && <div className={css.below}>{below}</div>}
    </header>
  )
}
