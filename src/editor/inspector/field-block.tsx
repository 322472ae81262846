import { useId, type ReactNode } from 'react'
import css from './inspector.module.css'

/** A setting of several controls under one name. */
export function FieldBlock({
  label,
  children,
  help,
  error,
}: {
  readonly label: string
  readonly children: ReactNode
  readonly help?: string
  readonly error?: string
}) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={css.block}>
      <span id={id} className={css.name}>
        {label}
      </span>
      {children}
      {error !== undefined && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
      {help !== undefined && <p className={css.help}>{help}</p>}
    </div>
  )
}
