import { useState, type ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { CheckboxGroup } from '#ui/checkbox/checkbox.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { NumberField } from '#ui/number-field/number-field.tsx'
import { Select } from '#ui/select/select.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { TimeField } from '#ui/time-field/time-field.tsx'
import { useWords } from '#ui/words.ts'
import {
  type ChoiceField,
  type ConsentField,
  type DateField as DateItem,
  type DropdownField,
  type FileField,
  fileGroups,
  FILES_MAX,
  type FormItem,
  type HiddenField,
  LINE_MAX,
  LONG_TEXT_MAX,
  OPTIONS_MAX,
  offers,
  type SeveralField,
  type TextField as TextItem,
  textPatterns,
} from '../../form/form.ts'
import { consentSaying, setting } from './form-edits.ts'
import css from './inspector.module.css'
import { OptionsEditor } from './options-editor.tsx'

interface Settings<Item extends FormItem = FormItem> {
  item: Item
  change: (next: FormItem, mark: string) => void
}

/** The settings that only an item of this kind has. */
export function KindSettings({ item, change }: Settings): ReactNode {
  const t = useWords()
  if (offers(item)) return <ChoiceSettings item={item} change={change} />
  switch (item.kind) {
    case 'text':
      return <TextSettings item={item} change={change} />
    case 'long-text':
      return (
        <Bounds
          item={item}
          change={change}
          least={t('form_builder.length_least')}
          most={t('form_builder.length_most')}
          max={LONG_TEXT_MAX}
        />
      )
    case 'number':
      return <NumberSettings item={item} change={change} />
    case 'rating':
      return (
        <NumberField
          label={t('form_builder.stars')}
          minValue={2}
          maxValue={10}
          hasSteps
          value={item.most}
          onChange={(most) => change({ ...item, most: most ?? 5 }, 'most')}
        />
      )
    case 'scale':
      return <ScaleSettings item={item} change={change} />
    case 'date':
      return <DateSettings item={item} change={change} />
    case 'time':
      return <TimeSettings item={item} change={change} />
    case 'file':
      return <FileSettings item={item} change={change} />
    case 'consent':
      return <ConsentSettings item={item} change={change} />
    case 'hidden':
      return <HiddenSettings item={item} change={change} />
    case 'section':
      return (
        <TextArea
          label={t('form_builder.section_words')}
          rows={3}
          isOptional
          maxLength={5_000}
          value={item.words ?? ''}
          onChange={(words) => change(setting(item, { words: words === '' ? undefined : words }), 'words')}
        />
      )
    default:
      return null
  }
}

function Bounds({
  item,
  change,
  least,
  most,
  max,
  isAny = false,
}: Settings<Extract<FormItem, { kind: 'text' | 'long-text' | 'number' | 'several' }>> & {
  least: string
  most: string
  max?: number
  isAny?: boolean
}) {
  const t = useWords()
  const isTurned = item.least !== undefined && item.most !== undefined && item.least > item.most
  const within = isAny ? { minValue: -1e12, maxValue: 1e12 } : { minValue: 0, maxValue: max ?? 1e12 }
  return (
    <div className={css.pair}>
      <NumberField
        label={least}
        isOptional
        {...within}
        value={item.least ?? null}
        onChange={(one) => change(setting(item, { least: one ?? undefined }), 'least')}
      />
      <NumberField
        label={most}
        isOptional
        {...within}
        {...(!isAny && { minValue: 1 })}
        value={item.most ?? null}
        error={isTurned && t('form_builder.bounds_turned')}
        onChange={(one) => change(setting(item, { most: one ?? undefined }), 'most')}
      />
    </div>
  )
}

function ScaleSettings({ item, change }: Settings<Extract<FormItem, { kind: 'scale' }>>) {
  const t = useWords()
  return (
    <>
      <div className={css.pair}>
        <Select
          label={t('form_builder.scale_from')}
          value={String(item.least)}
          options={['0', '1'].map((value) => ({ value, label: value }))}
          onChange={(least) => change({ ...item, least: Number(least) }, 'least')}
        />
        <NumberField
          label={t('form_builder.scale_to')}
          minValue={2}
          maxValue={10}
          hasSteps
          value={item.most}
          onChange={(most) => change({ ...item, most: most ?? 10 }, 'most')}
        />
      </div>
      <TextField
        label={t('form_builder.scale_least_label')}
        isOptional
        maxLength={100}
        autoComplete="off"
        value={item.leastLabel ?? ''}
        onChange={(text) =>
          change(setting(item, { leastLabel: text === '' ? undefined : text }), 'leastLabel')
        }
      />
      <TextField
        label={t('form_builder.scale_most_label')}
        isOptional
        maxLength={100}
        autoComplete="off"
        value={item.mostLabel ?? ''}
        onChange={(text) => change(setting(item, { mostLabel: text === '' ? undefined : text }), 'mostLabel')}
      />
    </>
  )
}

/** 2024-01-01 was a Monday. */
const weekdayName = (day: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))

const weekdays = [1, 2, 3, 4, 5, 6, 7]

function DateSettings({ item, change }: Settings<DateItem>) {
  const t = useWords()
  const { locale } = useLocale()
  const isTurned = item.from !== undefined && item.to !== undefined && item.from > item.to
  return (
    <>
      <DateField
        label={t('form_builder.from')}
        isOptional
        value={item.from ?? null}
        onChange={(from) => change(setting(item, { from: from ?? undefined }), 'from')}
      />
      <DateField
        label={t('form_builder.to')}
        isOptional
        value={item.to ?? null}
        error={isTurned && t('form_builder.bounds_turned')}
        onChange={(to) => change(setting(item, { to: to ?? undefined }), 'to')}
      />
      <Switch
        label={t('form_builder.not_past')}
        isSpread
        value={item.notPast === true}
        onChange={(isOn) => change(setting(item, { notPast: isOn || undefined }), 'notPast')}
      />
      <CheckboxGroup
        label={t('form_builder.weekdays')}
        options={weekdays.map((day) => ({ value: String(day), label: weekdayName(day, locale) }))}
        value={(item.weekdays ?? weekdays).map(String)}
        onChange={(days) =>
          change(
            setting(item, {
              // None at all could not be answered: that is taken as all.
              weekdays: days.length === 0 || days.length === 7 ? undefined : days.map(Number).toSorted(),
            }),
            'weekdays',
          )
        }
      />
    </>
  )
}

function FileSettings({ item, change }: Settings<FileField>) {
  const t = useWords()
  return (
    <>
      <CheckboxGroup
        label={t('form_builder.file_groups')}
        help={t('form_builder.file_groups_help')}
        options={fileGroups.map((one) => ({ value: one, label: t(`form_builder.file_${one}`) }))}
        value={item.groups}
        onChange={(groups) =>
          change({ ...item, groups: fileGroups.filter((one) => groups.includes(one)) }, 'groups')
        }
      />
      <NumberField
        label={t('form_builder.files_most')}
        help={t('form_builder.files_most_help')}
        minValue={1}
        maxValue={FILES_MAX}
        hasSteps
        value={item.most}
        onChange={(most) => change({ ...item, most: most ?? 1 }, 'most')}
      />
    </>
  )
}

function ConsentSettings({ item, change }: Settings<ConsentField>) {
  const t = useWords()
  const [opened, setOpened] = useState({ words: item.words, wordsVersion: item.wordsVersion })
  return (
    <TextArea
      label={t('form_builder.consent_text')}
      help={t('form_builder.consent_version', { version: item.wordsVersion })}
      rows={4}
      maxLength={5_000}
      value={item.words}
      error={item.words.trim() === '' && t('form_builder.words_missing')}
      onFocus={() => setOpened({ words: item.words, wordsVersion: item.wordsVersion })}
      onChange={(words) => change(consentSaying(item, words, opened), 'words')}
    />
  )
}

function HiddenSettings({ item, change }: Settings<HiddenField>) {
  const t = useWords()
  const { from } = item
  const isKeyWrong = from.source === 'query' && !/^[\w.-]{1,64}$/.test(from.key)
  const begin = (source: string): HiddenField['from'] => {
    if (source === 'fixed') return { source, value: '' }
    return source === 'query' ? { source, key: 'utm_source' } : { source: 'page' }
  }
  return (
    <>
      <Select
        label={t('form_builder.hidden_source')}
        value={from.source}
        options={(['fixed', 'query', 'page'] as const).map((value) => ({
          value,
          label: t(`form_builder.hidden_source_${value}`),
        }))}
        onChange={(source) => change({ ...item, from: begin(source) }, 'source')}
      />
      {from.source === 'fixed' && (
        <TextField
          label={t('form_builder.hidden_value')}
          maxLength={LINE_MAX}
          autoComplete="off"
          value={from.value}
          onChange={(value) => change({ ...item, from: { source: 'fixed', value } }, 'value')}
        />
      )}
      {from.source === 'query' && (
        <TextField
          label={t('form_builder.hidden_key')}
          help={t('form_builder.hidden_key_help')}
          error={isKeyWrong && t('form_builder.hidden_key_wrong')}
          maxLength={64}
          autoComplete="off"
          spellCheck="false"
          value={from.key}
          onChange={(key) => change({ ...item, from: { source: 'query', key } }, 'key')}
        />
      )}
    </>
  )
}

function TextSettings({ item, change }: Settings<TextItem>) {
  const t = useWords()
  return (
    <>
      <Bounds
        item={item}
        change={change}
        least={t('form_builder.length_least')}
        most={t('form_builder.length_most')}
        max={LINE_MAX}
      />
      <Select
        label={t('form_builder.pattern')}
        value={item.pattern ?? 'any'}
        options={[
          { value: 'any', label: t('form_builder.pattern_any') },
          ...textPatterns.map((one) => ({ value: one, label: t(`form_builder.pattern_${one}`) })),
        ]}
        onChange={(one) => change(setting(item, { pattern: one === 'any' ? undefined : one }), 'pattern')}
      />
    </>
  )
}

function NumberSettings({ item, change }: Settings<Extract<FormItem, { kind: 'number' }>>) {
  const t = useWords()
  return (
    <>
      <Bounds
        item={item}
        change={change}
        least={t('form_builder.least')}
        most={t('form_builder.most')}
        isAny
      />
      <NumberField
        label={t('form_builder.step')}
        help={t('form_builder.step_help')}
        isOptional
        minValue={0.000001}
        value={item.step ?? null}
        onChange={(step) => change(setting(item, { step: step ?? undefined }), 'step')}
      />
    </>
  )
}

function TimeSettings({ item, change }: Settings<Extract<FormItem, { kind: 'time' }>>) {
  const t = useWords()
  return (
    <div className={css.pair}>
      <TimeField
        label={t('form_builder.from')}
        isOptional
        value={item.from ?? null}
        onChange={(from) => change(setting(item, { from: from ?? undefined }), 'from')}
      />
      <TimeField
        label={t('form_builder.to')}
        isOptional
        value={item.to ?? null}
        onChange={(to) => change(setting(item, { to: to ?? undefined }), 'to')}
      />
    </div>
  )
}

function ChoiceSettings({ item, change }: Settings<ChoiceField | DropdownField | SeveralField>) {
  const t = useWords()
  return (
    <>
      <OptionsEditor item={item} change={change} />
      <Switch
        label={t('form_builder.offers_other')}
        isSpread
        value={item.other === true}
        onChange={(isOn) => change(setting(item, { other: isOn || undefined }), 'other')}
      />
      {item.kind === 'several' && (
        <Bounds
          item={item}
          change={change}
          least={t('form_builder.choices_least')}
          most={t('form_builder.choices_most')}
          max={OPTIONS_MAX}
        />
      )}
    </>
  )
}
