import type { Ref } from 'react'
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch'
import { classNames } from '../class-names.ts'
import { FieldNotes, fieldClasses, type FieldText } from '../field/field.tsx'
import css from './switch.module.css'

export interface SwitchProps
  extends
    Omit<FieldText, 'isLabelHidden' | 'isOptional' | 'isRequired'>,
    Pick<SwitchFieldProps, 'onBlur' | 'onFocus' | 'autoFocus' | 'id'> {
  value?: boolean
  defaultValue?: boolean
  onChange?: (value: boolean) => void
  /** What it was last set to is on its way: it keeps the focus, and refuses presses. */
  isBusy?: boolean
  /** The words on the left and the switch at the far end: for lists of settings. */
  isSpread?: boolean
  ref?: Ref<HTMLInputElement>
}

/** On or off, with effect at once. In a form that is saved by a button, take `checkbox`. */
export function Switch({
  label,
  help,
  error,
  value,
  defaultValue,
  onChange,
  isBusy,
  isSpread,
  className,
  ref,
  ...rest
}: SwitchProps) {
  return (
    <SwitchField
      {...rest}
      inputRef={ref}
      {...(value !== undefined && { isSelected: value })}
      defaultSelected={defaultValue}
      onChange={onChange}
      isReadOnly={isBusy}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={classNames(css.field, isSpread && css.spread, className)}
    >
      <SwitchButton className={fieldClasses.pressed(css.button)}>
        <span className={css.track} aria-hidden="true">
          <span className={css.knob} />
        </span>
        <span className={css.label}>{label}</span>
      </SwitchButton>
      {(help || error) && (
        <div className={css.notes}>
          <FieldNotes help={help} error={error} />
        </div>
      )}
    </SwitchField>
  )
}
