import type { ReactNode } from 'react'
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { isInputMethods } from '../key/input-method.ts'
import { useWords } from '../words.ts'
import hidden from '../visually-hidden/visually-hidden.module.css'
import css from './field.module.css'

/** What every field says around its control, and the states it can be in. */
export interface FieldText {
  /** Above the control, in sentence case, without a colon. */
  label: ReactNode
  /** Keeps the label for assistive technology only: in bars and tables where a heading says the same. */
  isLabelHidden?: boolean
  /** Below the control: what is expected, with an example. */
  help?: ReactNode
  /** What is wrong and what to do; its presence makes the field invalid. */
  error?: ReactNode
  /** Says "optional" beside the label. Fields without it are taken to be required in a form. */
  isOptional?: boolean
  isRequired?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
  name?: string
  className?: string
}

/** The label line. `end` stands at its far side: a counter, a quiet link. */
export function FieldLabel({
  label,
  isHidden,
  isOptional,
  end,
}: {
  label: ReactNode
  isHidden?: boolean
  isOptional?: boolean
  end?: ReactNode
}) {
  const words = useWords()
  const content = (
    <>
      {label}
      {isOptional && <span className={css.optional}> {words('ui.optional')}</span>}
    </>
  )
  if (isHidden) return <Label className={hidden.hidden}>{content}</Label>
  return (
    <div className={css.line}>
      <Label className={css.label}>{content}</Label>
      {end && <span className={css.end}>{end}</span>}
    </div>
  )
}

/** What is wrong, read out with the field. Before the answers where there are many: below them it may be out of sight. */
export function FieldFault({ error }: { error?: ReactNode }) {
  return (
    <FieldError className={css.error}>
      {error && (
        <>
          <Icon of={CircleAlert} size="small" className={css.errorIcon} />
          <span>{error}</span>
        </>
      )}
    </FieldError>
  )
}

/** What is expected, read out with the field. */
export function FieldHelp({ help }: { help?: ReactNode }) {
  if (!help) return null
  return (
    <Text slot="description" className={css.help}>
      {help}
    </Text>
  )
}

/** The lines below the control: the error when there is one, and the help. */
export function FieldNotes({ help, error }: { help?: ReactNode; error?: ReactNode }) {
  return (
    <>
      <FieldFault error={error} />
      <FieldHelp help={help} />
    </>
  )
}

/**
 * Classes that fields share: `field` (the column), `box` (the bordered control), `input`, `addon`; `pressed` is the line
 * of words that is pressed where the library hides the input: of a box, a choice, a switch.
 */
export const fieldClasses = {
  field: (className?: string) => classNames(css.field, className),
  box: (...more: (string | false | undefined)[]) => classNames(css.box, ...more),
  input: css.input,
  addon: css.addon,
  action: css.action,
  pressed: (...more: (string | false | undefined)[]) => classNames(css.pressed, ...more),
}

type KeyHandler = NonNullable<AriaTextFieldProps['onKeyDown']>

/**
 * A key handler that leaves alone what it does not prevent: React Aria keeps every key from the surroundings once a
 * field listens, and Escape would no longer close the dialog around it.
 */
export function passingOn(handler: KeyHandler | undefined): KeyHandler | undefined {
  return (
    handler &&
    ((event) => {
      // What an input method is told is nobody else's: not the field's, and not the window's around it.
      if (isInputMethods(event.nativeEvent)) return
      handler(event)
      if (!event.isDefaultPrevented()) event.continuePropagation()
    })
  )
}
