import { type Ref, useContext } from 'react'
import { type CalendarDate, type CalendarDateTime, parseDate, parseDateTime } from '@internationalized/date'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import { Button, DateInput, DatePicker, DateSegment, Group, Popover } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import CalendarIcon from 'lucide-react/icons/calendar'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { DisabledContext } from '../disabled/disabled-context.ts'
import { FieldLabel, FieldNotes, fieldClasses, type FieldText } from '../field/field.tsx'
import { useFocusInside, type FieldHandle } from '../field/focus-inside.ts'
import { Icon } from '../icon/icon.tsx'
import { popoverClass } from '../popover/popover.tsx'
import css from './date-field.module.css'

export interface DateFieldProps extends FieldText {
  ref?: Ref<FieldHandle>
  /** `2026-11-20`, or `2026-11-20T14:30` with `hasTime`: a date on the wall, without a zone. Null is empty. */
  value?: string | null
  defaultValue?: string
  onChange?: (value: string | null) => void
  onBlur?: () => void
  /** The earliest that can be chosen, written like `value`. */
  min?: string
  /** Asks for a time, too. */
  hasTime?: boolean
}

const read = (text: string, hasTime: boolean): CalendarDate | CalendarDateTime =>
  hasTime ? parseDateTime(text) : parseDate(text.slice(0, 10))

/** What a date is as text: to the day, or to the minute. */
function written(date: { toString(): string } | null, hasTime: boolean): string | null {
  return date === null ? null : date.toString().slice(0, hasTime ? 16 : 10)
}

/** A date, typed part by part in the order of the person's language, or picked from a calendar. */
export function DateField({
  label,
  isLabelHidden,
  help,
  error,
  isOptional,
  value,
  defaultValue,
  onChange,
  onBlur,
  min,
  hasTime = false,
  className,
  ref,
  isDisabled,
  ...rest
}: DateFieldProps) {
  const isOff = useContext(DisabledContext)
  const element = useFocusInside(ref)
  return (
    <DatePicker
      ref={element}
      {...rest}
      isDisabled={isDisabled ?? isOff}
      {...(value !== undefined && { value: value === null ? null : read(value, hasTime) })}
      defaultValue={defaultValue === undefined ? undefined : read(defaultValue, hasTime)}
      onChange={onChange && ((date) => onChange(written(date, hasTime)))}
      onBlur={onBlur && (() => onBlur())}
      minValue={min === undefined ? undefined : read(min, hasTime)}
      granularity={hasTime ? 'minute' : 'day'}
      shouldForceLeadingZeros
      isInvalid={Boolean(error) || undefined}
      validationBehavior="aria"
      className={fieldClasses.field(className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isOptional={isOptional} />
      <Group className={fieldClasses.box()}>
        <DateInput className={`${fieldClasses.input} ${css.input}`}>
          {(segment) => <DateSegment segment={segment} className={css.segment} />}
        </DateInput>
        <Button className={fieldClasses.action}>
          <Icon of={CalendarIcon} />
        </Button>
      </Group>
      <FieldNotes help={help} error={error} />
      <Popover className={popoverClass} offset={4} containerPadding={8}>
        <Dialog className={css.dialog}>
          <MonthCalendar />
        </Dialog>
      </Popover>
    </DatePicker>
  )
}

/** One month, walked with arrow keys; takes its value from the picker around it. */
function MonthCalendar() {
  return (
    <Calendar className={css.calendar}>
      <header className={css.head}>
        <CalendarHeading className={css.month} />
        <Button slot="previous" className={css.turn}>
          <Icon of={ChevronLeft} flips />
        </Button>
        <Button slot="next" className={css.turn}>
          <Icon of={ChevronRight} flips />
        </Button>
      </header>
      <MonthGrid />
    </Calendar>
  )
}

/** The weeks of a month, for any calendar around it. */
export function MonthGrid() {
  return (
    <CalendarGrid className={css.grid} weekdayStyle="short">
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>{(date) => <CalendarCell date={date} className={css.day} />}</CalendarGridBody>
    </CalendarGrid>
  )
}
