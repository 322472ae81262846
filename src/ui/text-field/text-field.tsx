import { useState, type ReactNode, type Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { FieldLabel, FieldNotes, fieldClasses, passingOn, type FieldText } from '../field/field.tsx'
import { KeptCaret } from '../field/kept-caret.tsx'
import { Icon } from '../icon/icon.tsx'
import { useWords } from '../words.ts'

type InputProps = Pick<
  AriaTextFieldProps,
  | 'defaultValue'
  | 'onBlur'
  | 'onFocus'
  | 'onPaste'
  | 'onKeyDown'
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCorrect'
  | 'autoFocus'
  | 'maxLength'
  | 'spellCheck'
  | 'id'
  | 'enterKeyHint'
>

export interface TextFieldProps extends FieldText, InputProps {
  value?: string
  onChange?: (value: string) => void
  /** Stays visible inside the box, before the text: `https://`. Read out with the label. */
  prefix?: ReactNode
  /** Stays visible inside the box, after the text: `.example.com`, `kg`. */
  suffix?: ReactNode
  /** An example, never the only place where something is said. */
  placeholder?: string
  /** Shows how many characters are used of how many that read well; more are allowed unless `maxLength` says no. */
  countTo?: number
  /** Beside the label, at its far end. */
  labelEnd?: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** One line of text. `type="password"` brings a button that shows what was typed. */
export function TextField({
  label,
  isLabelHidden,
  help,
  error,
  isOptional,
  prefix,
  suffix,
  placeholder,
  countTo,
  labelEnd,
  type = 'text',
  className,
  ref,
  value,
  ...rest
}: TextFieldProps) {
  const words = useWords()
  const [revealed, setRevealed] = useState(false)
  const isPassword = type === 'password'
  const count =
    countTo === undefined
      ? null
      : words('ui.count_of', { count: Array.from(value ?? '').length, total: countTo })
  return (
    <AriaTextField
      {...rest}
      onKeyDown={passingOn(rest.onKeyDown)}
      value={value}
      type={isPassword && revealed ? 'text' : type}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={fieldClasses.field(className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isOptional={isOptional} end={labelEnd ?? count} />
      <KeptCaret value={value} className={fieldClasses.box()}>
        {prefix && <span className={fieldClasses.addon}>{prefix}</span>}
        <Input
          ref={ref}
          data-takes-focus={rest.autoFocus || undefined}
          className={fieldClasses.input}
          placeholder={placeholder}
          dir={isPassword ? undefined : 'auto'}
        />
        {suffix && <span className={fieldClasses.addon}>{suffix}</span>}
        {isPassword && (
          <Button
            className={fieldClasses.action}
            aria-label={words(revealed ? 'ui.password.hide' : 'ui.password.show')}
            isDisabled={rest.isDisabled}
            onPress={() => setRevealed(!revealed)}
          >
            <Icon of={revealed ? EyeOff : Eye} />
          </Button>
        )}
      </KeptCaret>
      <FieldNotes help={help} error={error} />
    </AriaTextField>
  )
}
