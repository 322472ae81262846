import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import css from './layout.module.css'

/** The room a screen has. `narrow` for forms and settings, `wide` for tables and boards. */
export function Page({
  children,
  width = 'medium',
}: {
  children: ReactNode
  width?: 'narrow' | 'medium' | 'wide'
}) {
  return <div className={classNames(css.page, css[width])}>{children}</div>
}

/** A main column and a side column, which goes below where there is no room. */
export function Columns({
  children,
  side,
  sideLabel,
}: {
  children: ReactNode
  side: ReactNode
  sideLabel: string
}) {
  return (
    <div className={css.columnsFrame}>
      <div className={css.columns}>
        <div className={css.mainColumn}>{children}</div>
        <aside aria-label={sideLabel} className={css.sideColumn}>
          {side}
        </aside>
      </div>
    </div>
  )
}

/** Things below one another; `gap` is a step of the space scale. */
export function Stack({ children, gap = 16 }: { children: ReactNode; gap?: 4 | 8 | 12 | 16 | 24 | 40 | 64 }) {
  return <div className={classNames(css.stack, css[`gap${gap}`])}>{children}</div>
}

/** Things beside one another, going to the next line where there is no room. `isSpread` pushes them to both ends. */
export function Cluster({
  children,
  gap = 8,
  isSpread = false,
}: {
  children: ReactNode
  gap?: 4 | 8 | 12 | 16 | 24
  isSpread?: boolean
}) {
  return <div className={classNames(css.cluster, css[`gap${gap}`], isSpread && css.spread)}>{children}</div>
}

/** Equal boxes, as many beside one another as fit; `min` is the least width of one in rem. */
export function Grid({
  children,
  min = 16,
  gap = 16,
}: {
  children: ReactNode
  min?: number
  gap?: 8 | 12 | 16 | 24
}) {
  return (
    <div
      className={classNames(css.grid, css[`gap${gap}`])}
      style={{ '--min': `${min}rem` } as React.CSSProperties}
    >
      {children}
    </div>
  )
}
