import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import Users from 'lucide-react/icons/users'
import { useRef, useState } from 'react'
import { newLocalId } from '#kernel/ids.ts'
import { Button } from '#ui/button/button.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { NumberField } from '#ui/number-field/number-field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import {
  OPTIONS_MAX,
  type ChoiceField,
  type DropdownField,
  type FormItem,
  type Option,
  type SeveralField,
} from '../../form/form.ts'
import { setting, withOptionLines } from './form-edits.ts'
import css from './inspector.module.css'

type Offering = ChoiceField | DropdownField | SeveralField

/** The options of a choice, with how many people may have each. Enter adds another; pasted lines become options. */
export function OptionsEditor({
  item,
  change,
}: {
  item: Offering
  change: (next: FormItem, mark: string) => void
}) {
  const t = useWords()
  const { options } = item
  const rows = useRef<HTMLFieldSetElement>(null)
  const [hasPlaces, setPlaces] = useState(options.some(({ places }) => places !== undefined))
  const set = (next: readonly Option[], mark: string) => change({ ...item, options: next }, mark)
  const focus = (at: number) =>
    requestAnimationFrame(() => {
      rows.current?.querySelectorAll<HTMLInputElement>('[data-option] input')[at]?.focus()
    })
  const add = (after: number) => {
    if (options.length >= OPTIONS_MAX) return
    const label = t('form_builder.option_new', { count: options.length + 1 })
    set(options.toSpliced(after + 1, 0, { id: newLocalId(), label }), `option ${newLocalId()}`)
    focus(after + 1)
  }
  const move = (at: number, by: -1 | 1) => {
    const option = options[at]
    if (option) set(options.toSpliced(at, 1).toSpliced(at + by, 0, option), `option ${newLocalId()}`)
  }
  return (
    <fieldset className={css.options} ref={rows}>
      <legend className={css.legend}>{t('form_builder.options')}</legend>
      {options.map((option, at) => (
        <OptionRow
          key={option.id}
          option={option}
          number={at + 1}
          hasPlaces={hasPlaces}
          onChange={(next, part) => set(options.with(at, next), `${part} of ${option.id}`)}
          onPaste={(text) =>
            set(withOptionLines(options, at, text).slice(0, OPTIONS_MAX), `paste ${newLocalId()}`)
          }
          onEnter={() => add(at)}
          onUp={at === 0 ? null : () => move(at, -1)}
          onDown={at === options.length - 1 ? null : () => move(at, 1)}
          onRemove={
            options.length === 1 ? null : () => set(options.toSpliced(at, 1), `option ${newLocalId()}`)
          }
        />
      ))}
      <div className={css.legend}>
        <Button size="small" variant="quiet" icon={Plus} onPress={() => add(options.length - 1)}>
          {t('form_builder.option_add')}
        </Button>
        {!hasPlaces && (
          <Button size="small" variant="quiet" icon={Users} onPress={() => setPlaces(true)}>
            {t('form_builder.places_set')}
          </Button>
        )}
      </div>
      {hasPlaces && <p className={css.note}>{t('form_builder.places_help')}</p>}
    </fieldset>
  )
}

function OptionRow({
  option,
  number,
  hasPlaces,
  onChange,
  onPaste,
  onEnter,
  onUp,
  onDown,
  onRemove,
}: {
  option: Option
  number: number
  hasPlaces: boolean
  onChange: (option: Option, part: string) => void
  /** Several lines were pasted. */
  onPaste: (text: string) => void
  onEnter: () => void
  onUp: (() => void) | null
  onDown: (() => void) | null
  onRemove: (() => void) | null
}) {
  const t = useWords()
  const action = (id: string, label: string, icon: typeof ArrowUp, act: (() => void) | null) => ({
    id,
    label,
    icon,
    isDisabled: act === null,
    ...(act && { onAction: act }),
  })
  return (
    <div className={css.option}>
      <div data-option>
        <TextField
          label={t('form_builder.option_numbered', { number })}
          isLabelHidden
          value={option.label}
          maxLength={300}
          autoComplete="off"
          error={option.label.trim() === '' && t('form_builder.option_missing')}
          onChange={(label) => onChange({ ...option, label }, 'label')}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain')
            if (!text.trim().includes('\n')) return
            event.preventDefault()
            onPaste(text)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onEnter()
          }}
        />
      </div>
      {hasPlaces && (
        <NumberField
          className={css.places ?? ''}
          label={t('form_builder.places_of', { option: option.label })}
          isLabelHidden
          placeholder="∞"
          minValue={1}
          maxValue={1_000_000}
          value={option.places ?? null}
          onChange={(places) => onChange(setting(option, { places: places ?? undefined }), 'places')}
        />
      )}
      <Menu
        placement="bottom end"
        trigger={
          <IconButton
            size="small"
            icon={Ellipsis}
            name={t('form_builder.option_more', { option: option.label })}
          />
        }
        items={[
          action('up', t('form_builder.move_up'), ArrowUp, onUp),
          action('down', t('form_builder.move_down'), ArrowDown, onDown),
          'line',
          action('remove', t('form_builder.remove'), Trash2, onRemove),
        ]}
      />
    </div>
  )
}
