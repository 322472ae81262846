import type { Ref } from 'react'
import { parseDate } from '@internationalized/date'
import { CalendarHeading } from 'react-aria-components/Calendar'
import {
  Button,
  DateInput,
  DateRangePicker,
  DateSegment,
  Group,
  Popover,
} from 'react-aria-components/DateRangePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import CalendarIcon from 'lucide-react/icons/calendar'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { MonthGrid } from '../date-field/date-field.tsx'
import { FieldLabel, FieldNotes, fieldClasses, type FieldText } from '../field/field.tsx'
import { useFocusInside, type FieldHandle } from '../field/focus-inside.ts'
import { Icon } from '../icon/icon.tsx'
import { popoverClass } from '../popover/popover.tsx'
import date from '../date-field/date-field.module.css'
import css from './date-range.module.css'

/** The first and the last day, both included: `2026-11-01`. */
export interface DateRange {
  readonly start: string
  readonly end: string
}

export interface DateRangeFieldProps extends FieldText {
  ref?: Ref<FieldHandle>
  value?: DateRange | null
  onChange?: (value: DateRange | null) => void
  onBlur?: () => void
  max?: string
}

/** From a day to a day. */
export function DateRangeField({
  label,
  isLabelHidden,
  help,
  error,
  isOptional,
  value,
  onChange,
  onBlur,
  max,
  className,
  ref,
  ...rest
}: Omit<DateRangeFieldProps, 'name'>) {
  const element = useFocusInside(ref)
  return (
    <DateRangePicker
      ref={element}
      {...rest}
      {...(value !== undefined && {
        value: value === null ? null : { start: parseDate(value.start), end: parseDate(value.end) },
      })}
      onChange={
        onChange &&
        ((range) =>
          onChange(range === null ? null : { start: range.start.toString(), end: range.end.toString() }))
      }
      onBlur={onBlur && (() => onBlur())}
      maxValue={max === undefined ? undefined : parseDate(max)}
      shouldForceLeadingZeros
      isInvalid={Boolean(error) || undefined}
      validationBehavior="aria"
      className={fieldClasses.field(className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isOptional={isOptional} />
      <Group className={fieldClasses.box(css.box)}>
        <DateInput slot="start" className={css.input}>
          {(segment) => <DateSegment segment={segment} className={date.segment} />}
        </DateInput>
        <span aria-hidden="true" className={css.dash}>
          –
        </span>
        <DateInput slot="end" className={css.input}>
          {(segment) => <DateSegment segment={segment} className={date.segment} />}
        </DateInput>
        <Button className={`${fieldClasses.action} ${css.open}`}>
          <Icon of={CalendarIcon} />
        </Button>
      </Group>
      <FieldNotes help={help} error={error} />
      <Popover className={popoverClass} offset={4} containerPadding={8}>
        <Dialog className={date.dialog}>
          <RangeCalendar className={`${date.calendar} ${css.range}`}>
            <header className={date.head}>
              <CalendarHeading className={date.month} />
              <Button slot="previous" className={date.turn}>
                <Icon of={ChevronLeft} flips />
              </Button>
              <Button slot="next" className={date.turn}>
                <Icon of={ChevronRight} flips />
              </Button>
            </header>
            <MonthGrid />
          </RangeCalendar>
        </Dialog>
      </Popover>
    </DateRangePicker>
  )
}
