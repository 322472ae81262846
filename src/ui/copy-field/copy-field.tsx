import { recordingClass } from '#kernel/session-recording.ts'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Input, TextField } from 'react-aria-components/TextField'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { announce } from '../announcer/announcer.tsx'
import { FieldLabel, FieldNotes, fieldClasses } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { useWords } from '../words.ts'
import css from './copy-field.module.css'

export interface CopyFieldProps {
  label: ReactNode
  isLabelHidden?: boolean
  help?: ReactNode
  value: string
  /** Equal widths, left to right: addresses, keys, DNS records. */
  isCode?: boolean
}

/** Text to be taken elsewhere, with a button that copies it and says so. It may be a secret: no recording shows it. */
export function CopyField({ label, isLabelHidden, help, value, isCode = true }: CopyFieldProps) {
  const words = useWords()
  const input = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), 2_000)
    return () => clearTimeout(timer)
  }, [isCopied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(true)
      announce(words('ui.copied'))
    } catch {
      // The browser refuses the clipboard: the text is selected, so that the person's own keys copy it.
      input.current?.focus()
      input.current?.select()
    }
  }
  return (
    <TextField value={value} isReadOnly className={fieldClasses.field()}>
      <FieldLabel label={label} isHidden={isLabelHidden} />
      <div className={`${fieldClasses.box()} ${recordingClass.mask}`}>
        <Input
          ref={input}
          className={`${fieldClasses.input} ${isCode ? css.code : ''}`}
          dir={isCode ? 'ltr' : 'auto'}
          onFocus={(event) => event.target.select()}
        />
        <Button
          className={`${fieldClasses.action} ${css.copy}`}
          onPress={() => void copy()}
          aria-label={words('ui.copy')}
        >
          <Icon of={isCopied ? Check : Copy} className={isCopied ? css.done : undefined} />
        </Button>
      </div>
      <FieldNotes help={help} />
    </TextField>
  )
}
