import type { ReactNode, Ref } from 'react'
import { RadioButton, RadioField, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup'
import { classNames } from '../class-names.ts'
import {
  FieldFault,
  FieldHelp,
  FieldLabel,
  FieldNotes,
  fieldClasses,
  type FieldText,
} from '../field/field.tsx'
import { useFocusInside, type FieldHandle } from '../field/focus-inside.ts'
import css from './radio-group.module.css'

export interface RadioOption {
  readonly value: string
  readonly label: ReactNode
  readonly help?: ReactNode
  readonly isDisabled?: boolean
  /** A picture above the label, for cards. */
  readonly picture?: ReactNode
}

export interface RadioGroupProps extends FieldText {
  ref?: Ref<FieldHandle>
  options: readonly RadioOption[]
  value?: string | null
  defaultValue?: string
  onChange?: (value: string) => void
  onBlur?: () => void
  /** `cards`: each choice in a bordered card, side by side where there is room. */
  look?: 'list' | 'cards'
}

/** One of two to seven, all of them in view. */
export function RadioGroup({
  label,
  isLabelHidden,
  help,
  error,
  isOptional,
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  look = 'list',
  className,
  ref,
  ...rest
}: RadioGroupProps) {
  const element = useFocusInside(ref)
  return (
    <AriaRadioGroup
      ref={element}
      {...rest}
      {...(value !== undefined && { value })}
      defaultValue={defaultValue}
      onChange={onChange}
      onBlur={onBlur && (() => onBlur())}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={fieldClasses.field(className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isOptional={isOptional} />
      <FieldFault error={error} />
      <div className={classNames(css.options, css[look])}>
        {options.map((option) => (
          <RadioField
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled}
            className={css.field}
          >
            <RadioButton className={fieldClasses.pressed(css.button)}>
              {option.picture && <span className={css.picture}>{option.picture}</span>}
              <span className={css.mark} aria-hidden="true" />
              <span className={css.label}>{option.label}</span>
            </RadioButton>
            {option.help && (
              <div className={css.notes}>
                <FieldNotes help={option.help} />
              </div>
            )}
          </RadioField>
        ))}
      </div>
      <FieldHelp help={help} />
    </AriaRadioGroup>
  )
}
