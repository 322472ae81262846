import { Mark } from '#ui/mark/mark.tsx'
import css from './entrance.module.css'

/** The product's mark and name. */
export function Wordmark() {
  return (
    <span className={css.wordmark}>
      <Mark size="large" />
      Portico
    </span>
  )
}
