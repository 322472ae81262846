import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconShape } from '../icon/icon.tsx'
import css from './empty-state.module.css'

export interface EmptyStateProps {
  icon?: IconShape
  /** What will be here: "Orders will appear here". */
  title: ReactNode
  /** What it is for and how it comes about, in a sentence or two. */
  children?: ReactNode
  action?: ReactNode
  /** `small` inside a card or table; `large` for a whole screen. */
  size?: 'small' | 'large'
  /** The heading's level, `1` where it is the whole screen; without one the title is a paragraph. */
  level?: 1 | 2 | 3
}

/** What a list shows when it holds nothing. */
export function EmptyState({ icon, title, children, action, size = 'large', level }: EmptyStateProps) {
  const Title = level ? (`h${level}` as const) : 'p'
  return (
    <div className={classNames(css.state, css[size])} data-empty>
      {icon && (
        <span className={css.icon}>
          <Icon of={icon} size="large" />
        </span>
      )}
      <Title className={css.title}>{title}</Title>
      {children && <div className={css.text}>{children}</div>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}
