import { classNames } from '../class-names.ts'
import css from './mark.module.css'

/**
 * The product's mark: the front of a porch, in the ink of the side that is shown, so that it stands out from a dark
 * screen as from a light one. What it stands for is said beside it.
 */
export function Mark({ size = 'medium' }: { readonly size?: 'medium' | 'large' }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className={classNames(css.mark, size === 'large' && css.large)}
    >
      <rect width="32" height="32" rx="7" fill="var(--ink)" />
      <path
        fill="var(--paper)"
        d="M6 12.2 16 6.6l10 5.6v2H6zM8.6 16.2h2.8v7.6H8.6zM14.6 16.2h2.8v7.6h-2.8zM20.6 16.2h2.8v7.6h-2.8zM6.6 25h18.8v1.6H6.6z"
      />
    </svg>
  )
}
