import type { ReactNode, Ref } from 'react'
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox'
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup'
import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import {
  FieldFault,
  FieldHelp,
  FieldLabel,
  FieldNotes,
  fieldClasses,
  type FieldText,
} from '../field/field.tsx'
import { useFocusInside, type FieldHandle } from '../field/focus-inside.ts'
import { Icon } from '../icon/icon.tsx'
import css from './checkbox.module.css'

/** The drawn box; its look follows the state of the `CheckboxButton` or `Checkbox` around it. */
export function CheckboxMark({ isIndeterminate }: { isIndeterminate?: boolean }) {
  return (
    <span className={css.mark} aria-hidden="true">
      <Icon of={isIndeterminate ? Minus : Check} size="small" className={css.tick} />
    </span>
  )
}

/** The class for a clickable line with a {@link CheckboxMark} in it. */
export const checkboxClass = fieldClasses.pressed(css.button)

export interface CheckboxProps
  extends
    Omit<FieldText, 'isLabelHidden' | 'isOptional'>,
    Pick<
      CheckboxFieldProps,
      'onBlur' | 'onFocus' | 'autoFocus' | 'id' | 'isIndeterminate' | 'aria-describedby'
    > {
  value?: boolean
  defaultValue?: boolean
  onChange?: (value: boolean) => void
  ref?: Ref<HTMLInputElement>
}

/** Yes or no, taken over with the form it stands in. What takes effect at once is a `switch`. */
export function Checkbox({
  label,
  help,
  error,
  value,
  defaultValue,
  onChange,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  return (
    <CheckboxField
      {...rest}
      inputRef={ref}
      {...(value !== undefined && { isSelected: value })}
      defaultSelected={defaultValue}
      onChange={onChange}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={[css.field, className].filter(Boolean).join(' ')}
    >
      <CheckboxButton className={checkboxClass}>
        <CheckboxMark isIndeterminate={rest.isIndeterminate} />
        <span className={css.label}>{label}</span>
      </CheckboxButton>
      <div className={css.notes}>
        <FieldNotes help={help} error={error} />
      </div>
    </CheckboxField>
  )
}

export interface CheckboxOption {
  readonly value: string
  readonly label: ReactNode
  readonly help?: ReactNode
  readonly isDisabled?: boolean
}

export interface CheckboxGroupProps extends FieldText {
  ref?: Ref<FieldHandle>
  options: readonly CheckboxOption[]
  value?: readonly string[]
  defaultValue?: readonly string[]
  onChange?: (value: string[]) => void
  onBlur?: () => void
}

/** Any number of a few. */
export function CheckboxGroup({
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
  className,
  ref,
  ...rest
}: CheckboxGroupProps) {
  const element = useFocusInside(ref)
  return (
    <AriaCheckboxGroup
      ref={element}
      {...rest}
      {...(value !== undefined && { value: [...value] })}
      {...(defaultValue !== undefined && { defaultValue: [...defaultValue] })}
      onChange={onChange}
      onBlur={
        onBlur &&
        ((event: React.FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && onBlur())
      }
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={fieldClasses.field(className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isOptional={isOptional} />
      <FieldFault error={error} />
      <div className={css.options}>
        {options.map((option) => (
          <CheckboxField
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled}
            className={css.field}
          >
            <CheckboxButton className={checkboxClass}>
              <CheckboxMark />
              <span className={css.label}>{option.label}</span>
            </CheckboxButton>
            {option.help && (
              <div className={css.notes}>
                <FieldNotes help={option.help} />
              </div>
            )}
          </CheckboxField>
        ))}
      </div>
      <FieldHelp help={help} />
    </AriaCheckboxGroup>
  )
}
