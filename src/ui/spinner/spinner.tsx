import { classNames } from '../class-names.ts'
import css from './spinner.module.css'

/** A turning ring. It shows itself after 200 ms, so that short waits stay quiet. Hidden: the words beside it say what is going on. */
export function Spinner({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames(css.spinner, className)} />
}
