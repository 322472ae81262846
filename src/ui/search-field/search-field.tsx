import { useEffect, useRef, useState } from 'react'
import { Button, Input, SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { FieldLabel, fieldClasses } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import css from './search-field.module.css'

export interface SearchFieldProps {
  /** What is searched: "Search orders". The name of the field; shown as its placeholder. */
  label: string
  value: string
  /** Called when typing rests for `wait` milliseconds, and at once on enter and on clearing. */
  onChange: (value: string) => void
  /** Milliseconds of rest before `onChange`; 0 tells every key. */
  wait?: number
  autoFocus?: boolean
  className?: string
}

/** A search box. Escape empties it. */
export function SearchField({ label, value, onChange, wait = 200, className, ...rest }: SearchFieldProps) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  if (value !== known) {
    setKnown(value)
    setText(value)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const tell = (next: string) => {
    clearTimeout(timer.current)
    setKnown(next)
    onChange(next)
  }
  const type = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    if (wait === 0 || next === '') tell(next)
    else timer.current = setTimeout(() => tell(next), wait)
  }
  return (
    <AriaSearchField
      {...rest}
      value={text}
      onChange={type}
      onSubmit={tell}
      className={fieldClasses.field(className)}
    >
      <FieldLabel label={label} isHidden />
      <div className={fieldClasses.box(css.box)}>
        <Icon of={Search} className={css.icon} />
        <Input className={fieldClasses.input} placeholder={label} enterKeyHint="search" />
        {text !== '' && (
          <Button className={fieldClasses.action}>
            <Icon of={X} size="small" />
          </Button>
        )}
      </div>
    </AriaSearchField>
  )
}
