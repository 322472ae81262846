import type { Ref } from 'react'
import { parseTime } from '@internationalized/date'
import { DateInput, DateSegment, TimeField as AriaTimeField } from 'react-aria-components/TimeField'
import { FieldLabel, FieldNotes, fieldClasses, type FieldText } from '../field/field.tsx'
import { useFocusInside, type FieldHandle } from '../field/focus-inside.ts'
import css from '../date-field/date-field.module.css'

export interface TimeFieldProps extends FieldText {
  ref?: Ref<FieldHandle>
  /** `14:30`, whatever clock the person reads. Null is empty. */
  value?: string | null
  defaultValue?: string
  onChange?: (value: string | null) => void
  onBlur?: () => void
}

/** A time of day, in the clock of the person's language. */
export function TimeField({
  label,
  isLabelHidden,
  help,
  error,
  isOptional,
  value,
  defaultValue,
  onChange,
  onBlur,
  className,
  ref,
  ...rest
}: TimeFieldProps) {
  const element = useFocusInside(ref)
  return (
    <AriaTimeField
      ref={element}
      {...rest}
      {...(value !== undefined && { value: value === null ? null : parseTime(value) })}
      defaultValue={defaultValue === undefined ? undefined : parseTime(defaultValue)}
      onChange={onChange && ((time) => onChange(time === null ? null : time.toString().slice(0, 5)))}
      onBlur={onBlur && (() => onBlur())}
      shouldForceLeadingZeros
      isInvalid={Boolean(error) || undefined}
      validationBehavior="aria"
      className={fieldClasses.field(className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isOptional={isOptional} />
      <DateInput className={`${fieldClasses.box()} ${css.alone}`}>
        {(segment) => <DateSegment segment={segment} className={css.segment} />}
      </DateInput>
      <FieldNotes help={help} error={error} />
    </AriaTimeField>
  )
}
