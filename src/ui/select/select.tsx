import type { Ref } from 'react'
import {
  Button,
  Popover,
  Select as AriaSelect,
  SelectValue,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components/Select'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { FieldLabel, FieldNotes, fieldClasses, type FieldText } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { flatOptions, OptionList, type Options } from '../list-box/list-box.tsx'
import { listPopoverClass } from '../popover/popover.tsx'
import { useWords } from '../words.ts'
import css from './select.module.css'

export interface SelectProps
  extends
    Omit<FieldText, 'isReadOnly'>,
    Pick<AriaSelectProps<object>, 'onBlur' | 'onFocus' | 'autoFocus' | 'id' | 'autoComplete'> {
  options: Options
  value?: string | null
  defaultValue?: string
  onChange?: (value: string) => void
  /** Without border, for bars and inspectors. */
  isQuiet?: boolean
  /** Takes the width of its text instead of its container's. */
  isNarrow?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** One of a few. From about ten options on, take `combo-box`, which can be typed in; for two to four, `segmented` or `radio-group`. */
export function Select({
  label,
  isLabelHidden,
  help,
  error,
  isOptional,
  options,
  value,
  defaultValue,
  onChange,
  isQuiet,
  isNarrow,
  className,
  ref,
  ...rest
}: SelectProps) {
  const words = useWords()
  const all = flatOptions(options)
  return (
    <AriaSelect
      {...rest}
      {...(value !== undefined && { value })}
      defaultValue={defaultValue}
      onChange={onChange && ((key) => key !== null && onChange(String(key)))}
      placeholder={words('ui.select.placeholder')}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={fieldClasses.field([isNarrow && css.narrow, className].filter(Boolean).join(' '))}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isOptional={isOptional} />
      <Button ref={ref} className={fieldClasses.box(css.button, isQuiet && css.quiet)}>
        <SelectValue className={css.value}>
          {({ isPlaceholder, defaultChildren, state }) => {
            if (isPlaceholder) return defaultChildren
            const option = all.find((one) => one.value === state.selectedItem?.key)
            if (!option) return defaultChildren
            return (
              <>
                {option.icon && <Icon of={option.icon} className={css.icon} />}
                {option.start}
                <span dir="auto" className={css.text}>
                  {option.label}
                </span>
              </>
            )
          }}
        </SelectValue>
        <Icon of={ChevronsUpDown} size="small" className={css.chevron} />
      </Button>
      <FieldNotes help={help} error={error} />
      <Popover className={listPopoverClass} offset={4} containerPadding={8}>
        <OptionList options={options} />
      </Popover>
    </AriaSelect>
  )
}
