import { useState, type ReactNode } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import css from './inspector.module.css'

/** A part of the inspector under a heading that opens and shuts. */
export function Fold({
  title,
  children,
  startsOpen = true,
}: {
  readonly title: string
  readonly children: ReactNode
  readonly startsOpen?: boolean
}) {
  const [open, setOpen] = useState(startsOpen)
  return (
    <section className={css.fold}>
      <h3>
        <button type="button" className={css.foldHead} aria-expanded={open} onClick={() => setOpen(!open)}>
          {title}
          <Icon of={ChevronDown} size="small" className={classNames(css.chevron, open && css.open)} />
        </button>
      </h3>
      {open && <div className={css.foldBody}>{children}</div>}
    </section>
  )
}
