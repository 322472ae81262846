import css from './entrance.module.css'

/** The product's mark and name: the front of a porch, drawn in ink. */
export function Wordmark() {
  return (
    <span className={css.wordmark}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={css.mark}>
        <rect width="32" height="32" rx="7" fill="var(--ink)" />
        <path
          fill="var(--paper)"
          d="M6 12.2 16 6.6l10 5.6v2H6zM8.6 16.2h2.8v7.6H8.6zM14.6 16.2h2.8v7.6h-2.8zM20.6 16.2h2.8v7.6h-2.8zM6.6 25h18.8v1.6H6.6z"
        />
      </svg>
      Portico
    </span>
  )
}
