import { useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react'
import { flushSync } from 'react-dom'
import {
  Button,
  ComboBox as AriaComboBox,
  Input,
  Popover,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { folded } from './folded.ts'
import { FieldLabel, FieldNotes, fieldClasses, type FieldText } from '../field/field.tsx'
import type { FieldHandle } from '../field/focus-inside.ts'
import { Icon } from '../icon/icon.tsx'
import { flatOptions, OptionList, type Options } from '../list-box/list-box.tsx'
import { listPopoverClass } from '../popover/popover.tsx'
import { useWords } from '../words.ts'

export interface ComboBoxProps
  extends FieldText, Pick<AriaComboBoxProps<object>, 'onBlur' | 'onFocus' | 'autoFocus' | 'id'> {
  options: Options
  value?: string | null
  defaultValue?: string
  /** Null when the field is emptied. */
  onChange?: (value: string | null) => void
  /** For options that come from the server while typing; then `options` is taken as already filtered. */
  inputValue?: string
  onInputChange?: (text: string) => void
  /** Takes text that is none of the options; `onInputChange` tells it. */
  allowsOther?: boolean
  placeholder?: string
  /** Its `focus` leaves the list closed: a form that leads here has words above that the list would cover. */
  ref?: Ref<FieldHandle>
}

/**
 * What a typed text finds: whatever holds each of its words, in any order, in the label, in the line below it
 * or in what else it is found by; accents and case aside.
 */
function useFinder(options: Options): (label: string, typed: string) => boolean {
  const texts = useMemo(() => {
    const found = new Map<string, string>()
    for (const { label, detail = '', search = '' } of flatOptions(options))
      found.set(label, `${found.get(label) ?? ''} ${folded(`${label} ${detail} ${search}`)}`)
    return found
  }, [options])
  return (label, typed) => {
    const text = texts.get(label) ?? folded(label)
    return folded(typed)
      .split(/\s+/)
      .every((word) => text.includes(word))
  }
}

/** One of many, found by typing a part of its name. */
export function ComboBox({
  label,
  isLabelHidden,
  help,
  error,
  isOptional,
  options,
  value,
  defaultValue,
  onChange,
  inputValue,
  onInputChange,
  allowsOther,
  placeholder,
  className,
  ref,
  ...rest
}: ComboBoxProps) {
  const words = useWords()
  const find = useFinder(options)
  const input = useRef<HTMLInputElement>(null)
  const [isLedTo, setIsLedTo] = useState(false)
  useImperativeHandle(ref, () => ({
    focus: () => {
      flushSync(() => setIsLedTo(true))
      input.current?.focus()
      setIsLedTo(false)
    },
    get element() {
      return input.current
    },
  }))
  return (
    <AriaComboBox
      {...rest}
      defaultFilter={find}
      {...(value !== undefined && { value })}
      {...(inputValue !== undefined && { inputValue, defaultFilter: () => true })}
      defaultValue={defaultValue}
      onChange={onChange && ((key) => onChange(key === null ? null : String(key)))}
      onInputChange={onInputChange}
      allowsCustomValue={allowsOther}
      allowsEmptyCollection
      menuTrigger={isLedTo ? 'input' : 'focus'}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={fieldClasses.field(className)}
    >
      <FieldLabel label={label} isHidden={isLabelHidden} isOptional={isOptional} />
      <div className={fieldClasses.box()}>
        <Input ref={input} className={fieldClasses.input} placeholder={placeholder} />
        <Button className={fieldClasses.action}>
          <Icon of={ChevronsUpDown} size="small" />
        </Button>
      </div>
      <FieldNotes help={help} error={error} />
      <Popover className={listPopoverClass} offset={4} containerPadding={8}>
        <OptionList options={options} empty={words('ui.nothing_found')} />
      </Popover>
    </AriaComboBox>
  )
}
