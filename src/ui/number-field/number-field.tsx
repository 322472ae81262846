import type { ReactNode, Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { FieldLabel, FieldNotes, fieldClasses, type FieldText } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import css from './number-field.module.css'

export interface NumberFieldProps
  extends
    FieldText,
    Pick<
      AriaNumberFieldProps,
      'minValue' | 'maxValue' | 'step' | 'formatOptions' | 'onBlur' | 'onFocus' | 'autoFocus' | 'id'
    > {
  /** Null is the empty field. */
  value?: number | null
  defaultValue?: number
  onChange?: (value: number | null) => void
  prefix?: ReactNode
  suffix?: ReactNode
  placeholder?: string
  /** Buttons for one step less and more. Leave them out for prices and other large numbers. */
  hasSteps?: boolean
  ref?: Ref<HTMLInputElement>
}

/**
 * A number, written and read in the person's own format (`1.234,5` in German); arrow keys step. The value is
 * kept inside `minValue` and `maxValue` on leaving the field.
 */
export function NumberField({
  label,
  isLabelHidden,
  help,
  error,
  isOptional,
  value,
  onChange,
  prefix,
  suffix,
  placeholder,
  hasSteps = false,
  className,
  ref,
  ...rest
}: NumberFieldProps) {
  return (
    <AriaNumberField
      {...rest}
      {...(value !== undefined && { value: value ?? Number.NaN })}
      onChange={onChange && ((next) => onChange(Number.isNaN(next) ? null : next))}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      isWheelDisabled
      className={fieldClasses.field(className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isOptional={isOptional} />
      <div className={fieldClasses.box()}>
        {prefix && <span className={fieldClasses.addon}>{prefix}</span>}
        <Input ref={ref} className={`${fieldClasses.input} ${css.number}`} placeholder={placeholder} />
        {suffix && <span className={fieldClasses.addon}>{suffix}</span>}
        {hasSteps && (
          <>
            <Button slot="decrement" className={fieldClasses.action}>
              <Icon of={Minus} size="small" />
            </Button>
            <Button slot="increment" className={fieldClasses.action}>
              <Icon of={Plus} size="small" />
            </Button>
          </>
        )}
      </div>
      <FieldNotes help={help} error={error} />
    </AriaNumberField>
  )
}
