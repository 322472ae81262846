import { type ComponentProps, type ReactNode, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { CheckboxGroup } from '#ui/checkbox/checkbox.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { NumberField } from '#ui/number-field/number-field.tsx'
import { Select } from '#ui/select/select.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { TimeField } from '#ui/time-field/time-field.tsx'
import { useWords, type Words } from '#ui/words.ts'
import {
  fileGroups,
  FILES_MAX,
  type FormItem,
  type ItemKind,
  LINE_MAX,
  LONG_TEXT_MAX,
  OPTIONS_MAX,
  textPatterns,
} from '../../form/form.ts'
import { consentSaying, setting } from './form-edits.ts'
import css from './inspector.module.css'
import { OptionsEditor } from './options-editor.tsx'

interface Settings<Item extends FormItem = FormItem> {
  item: Item
  change: (next: FormItem, mark: string) => void
}
type Of<Kind extends ItemKind> = Settings<Extract<FormItem, { kind: Kind }>>

type Shown<Kind extends ItemKind> = (settings: Of<Kind>, t: Words) => ReactNode

const lengths: Shown<'text' | 'long-text'> = (settings, t) => (
  <Bounds
    {...settings}
    least={t('form_builder.length_least')}
    most={t('form_builder.length_most')}
    within={{ minValue: 0, maxValue: settings.item.kind === 'text' ? LINE_MAX : LONG_TEXT_MAX }}
    leastMost={1}
  />
)

const options: Shown<'choice' | 'dropdown' | 'several'> = (settings, t) => (
  <>
    <OptionsEditor {...settings} />
    <Switch label={t('form_builder.offers_other')} {...flag(settings, 'other')} />
  </>
)

/** The settings that only items of one kind have. A kind that is left out has none. */
const byKind: { readonly [Kind in ItemKind]?: Shown<Kind> } = {
  text: (settings, t) => (
    <>
      {lengths(settings, t)}
      <Select
        label={t('form_builder.pattern')}
        value={settings.item.pattern ?? 'any'}
        options={['any' as const, ...textPatterns].map((one) => ({
          value: one,
          label: t(`form_builder.pattern_${one}`),
        }))}
        onChange={(one) =>
          settings.change(setting(settings.item, { pattern: one === 'any' ? undefined : one }), 'pattern')
        }
      />
    </>
  ),
  'long-text': (settings, t) => lengths(settings, t),
  number: (settings, t) => (
    <>
      <Bounds
        {...settings}
        least={t('form_builder.least')}
        most={t('form_builder.most')}
        within={{ minValue: -1e12, maxValue: 1e12 }}
      />
      <NumberField
        label={t('form_builder.step')}
        help={t('form_builder.step_help')}
        minValue={0.000001}
        {...optional(settings, 'step')}
      />
    </>
  ),
  choice: (settings, t) => options(settings, t),
  dropdown: (settings, t) => options(settings, t),
  several: (settings, t) => (
    <>
      {options(settings, t)}
      <Bounds
        {...settings}
        least={t('form_builder.choices_least')}
        most={t('form_builder.choices_most')}
        within={{ minValue: 0, maxValue: OPTIONS_MAX }}
        leastMost={1}
      />
    </>
  ),
  rating: (settings, t) => (
    <Most {...settings} label={t('form_builder.stars')} minValue={2} maxValue={10} otherwise={5} />
  ),
  scale: (settings, t) => (
    <>
      <div className={css.pair}>
        <Select
          label={t('form_builder.scale_from')}
          value={String(settings.item.least)}
          options={['0', '1'].map((value) => ({ value, label: value }))}
          onChange={(least) => settings.change({ ...settings.item, least: Number(least) }, 'least')}
        />
        <Most {...settings} label={t('form_builder.scale_to')} minValue={2} maxValue={10} otherwise={10} />
      </div>
      {(['least', 'most'] as const).map((end) => (
        <TextField
          key={end}
          label={t(`form_builder.scale_${end}_label`)}
          maxLength={100}
          autoComplete="off"
          {...optionalText(settings, `${end}Label`)}
        />
      ))}
    </>
  ),
  date: (settings) => <DateSettings {...settings} />,
  time: (settings, t) => (
    <div className={css.pair}>
      <TimeField label={t('form_builder.from')} {...optional(settings, 'from')} />
      <TimeField label={t('form_builder.to')} {...optional(settings, 'to')} />
    </div>
  ),
  file: ({ item, change }, t) => (
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
      <Most
        item={item}
        change={change}
        label={t('form_builder.files_most')}
        help={t('form_builder.files_most_help')}
        minValue={1}
        maxValue={FILES_MAX}
        otherwise={1}
      />
    </>
  ),
  consent: (settings) => <ConsentSettings {...settings} />,
  hidden: (settings) => <HiddenSettings {...settings} />,
  section: (settings, t) => (
    <TextArea
      label={t('form_builder.section_words')}
      rows={3}
      maxLength={5_000}
      {...optionalText(settings, 'words')}
    />
  ),
}

/** The settings that only an item of this kind has. */
export function KindSettings({ item, change }: Settings) {
  const t = useWords()
  const shown = byKind[item.kind] as Shown<ItemKind> | undefined
  return shown?.({ item, change } as Of<ItemKind>, t) ?? null
}

/** Stores a setting; `undefined` is not stored. */
const store =
  <Item extends FormItem>({ item, change }: Settings<Item>, name: keyof Item & string) =>
  (value: unknown) =>
    change(setting<Item>(item, { [name]: value } as Partial<Record<keyof Item, unknown>>), name)

/** Binds a field to a setting that may be left out. */
const optional = <Item extends FormItem, Name extends keyof Item & string>(
  of: Settings<Item>,
  name: Name,
) => ({
  isOptional: true,
  value: (of.item[name] ?? null) as NonNullable<Item[Name]> | null,
  onChange: (value: NonNullable<Item[Name]> | null) => store(of, name)(value ?? undefined),
})

/** The same for a text. */
const optionalText = <Item extends FormItem>(of: Settings<Item>, name: keyof Item & string) => ({
  isOptional: true,
  value: String(of.item[name] ?? ''),
  onChange: (text: string) => store(of, name)(text === '' ? undefined : text),
})

/** The same for a switch: off is not stored. */
const flag = <Item extends FormItem>(of: Settings<Item>, name: keyof Item & string) => ({
  isSpread: true,
  value: of.item[name] === true,
  onChange: (isOn: boolean) => store(of, name)(isOn || undefined),
})

/** The most there may be of something, which an item of these kinds always says. */
function Most({
  item,
  change,
  otherwise,
  ...field
}: Of<'rating' | 'scale' | 'file'> & { otherwise: number } & Pick<
    ComponentProps<typeof NumberField>,
    'label' | 'help' | 'minValue' | 'maxValue'
  >) {
  return (
    <NumberField
      {...field}
      hasSteps
      value={item.most}
      onChange={(most) => change({ ...item, most: most ?? otherwise }, 'most')}
    />
  )
}

function Bounds({
  least,
  most,
  within,
  leastMost = within.minValue,
  ...settings
}: Of<'text' | 'long-text' | 'number' | 'several'> & {
  least: string
  most: string
  within: { minValue: number; maxValue: number }
  /** What the upper bound is at least. */
  leastMost?: number
}) {
  const t = useWords()
  const { item } = settings
  const isTurned = item.least !== undefined && item.most !== undefined && item.least > item.most
  return (
    <div className={css.pair}>
      <NumberField label={least} {...within} {...optional(settings, 'least')} />
      <NumberField
        label={most}
        {...within}
        minValue={leastMost}
        error={isTurned && t('form_builder.bounds_turned')}
        {...optional(settings, 'most')}
      />
    </div>
  )
}

/** 2024-01-01 was a Monday. */
const weekdayName = (day: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))

const weekdays = [1, 2, 3, 4, 5, 6, 7]

function DateSettings(settings: Of<'date'>) {
  const t = useWords()
  const { locale } = useLocale()
  const { item, change } = settings
  const isTurned = item.from !== undefined && item.to !== undefined && item.from > item.to
  return (
    <>
      <DateField label={t('form_builder.from')} {...optional(settings, 'from')} />
      <DateField
        label={t('form_builder.to')}
        error={isTurned && t('form_builder.bounds_turned')}
        {...optional(settings, 'to')}
      />
      <Switch label={t('form_builder.not_past')} {...flag(settings, 'notPast')} />
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

function ConsentSettings({ item, change }: Of<'consent'>) {
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

function HiddenSettings({ item, change }: Of<'hidden'>) {
  const t = useWords()
  const { from } = item
  const isKeyWrong = from.source === 'query' && !/^[\w.-]{1,64}$/.test(from.key)
  const begin = (source: string): typeof from => {
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
