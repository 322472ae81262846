import type { ReactNode } from 'react'
import css from './visually-hidden.module.css'

/** Text for assistive technology only. `as` keeps the markup valid where a `div` may not stand. */
export function VisuallyHidden({
  children,
  as: Tag = 'span',
}: {
  children: ReactNode
  as?: 'span' | 'div' | 'h1' | 'h2' | 'caption'
}) {
  return <Tag className={css.hidden}>{children}</Tag>
}
