import type { Ref } from 'react'
import { TextArea as AriaTextArea, TextField, type TextFieldProps } from 'react-aria-components/TextField'
import { FieldLabel, FieldNotes, fieldClasses, passingOn, type FieldText } from '../field/field.tsx'
import { KeptCaret } from '../field/kept-caret.tsx'
import { useWords } from '../words.ts'
import css from './text-area.module.css'

export interface TextAreaProps
  extends
    FieldText,
    Pick<
      TextFieldProps,
      | 'defaultValue'
      | 'onBlur'
      | 'onFocus'
      | 'onPaste'
      | 'onKeyDown'
      | 'maxLength'
      | 'spellCheck'
      | 'autoFocus'
      | 'autoComplete'
      | 'id'
    > {
  value?: string
  onChange?: (value: string) => void
  /** Lines shown at least; the field grows with its text up to `maxRows`. */
  rows?: number
  maxRows?: number
  placeholder?: string
  countTo?: number
  /** For code, addresses of pages, keys: equal widths, left to right, no spelling help. */
  isCode?: boolean
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text. */
export function TextArea({
  label,
  isLabelHidden,
  help,
  error,
  isOptional,
  rows = 3,
  maxRows = 16,
  placeholder,
  countTo,
  isCode,
  className,
  ref,
  value,
  ...rest
}: TextAreaProps) {
  const words = useWords()
  const count =
    countTo === undefined
      ? null
      : words('ui.count_of', { count: Array.from(value ?? '').length, total: countTo })
  return (
    <TextField
      {...rest}
      onKeyDown={passingOn(rest.onKeyDown)}
      {...(isCode && { spellCheck: 'false' as const, autoCorrect: 'off', autoCapitalize: 'off' })}
      value={value}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={fieldClasses.field(className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isOptional={isOptional} end={count} />
      <KeptCaret value={value} className={fieldClasses.box()}>
        <AriaTextArea
          ref={ref}
          rows={rows}
          placeholder={placeholder}
          dir={isCode ? 'ltr' : 'auto'}
          className={isCode ? css.code : css.area}
          style={{ '--rows': rows, '--max-rows': maxRows } as React.CSSProperties}
        />
      </KeptCaret>
      <FieldNotes help={help} error={error} />
    </TextField>
  )
}
