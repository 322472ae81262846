import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type IconShape } from '../icon/icon.tsx'
import css from './badge.module.css'

export type BadgeTone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger'

export interface BadgeProps {
  children: ReactNode
  tone?: BadgeTone
  icon?: IconShape
}

/** A word about a thing: its plan, its kind, "Draft". The word says it; the colour only helps. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={classNames(css.badge, css[tone])}>
      {icon && <Icon of={icon} size="small" />}
      {children}
    </span>
  )
}

/** A state that changes over time: a dot and a word. For columns of a table. */
export function Status({
  children,
  tone = 'neutral',
  isHollow = false,
}: {
  children: ReactNode
  tone?: BadgeTone
  isHollow?: boolean
}) {
  return (
    <span className={classNames(css.status, css[tone])}>
      <span aria-hidden="true" className={classNames(css.dot, isHollow && css.hollow)} />
      {children}
    </span>
  )
}

/** How many: beside a navigation item or a tab. */
export function Count({ value, label }: { value: number | string; label?: string }) {
  return (
    <span className={css.count} aria-label={label} role={label ? 'img' : undefined}>
      {value}
    </span>
  )
}
