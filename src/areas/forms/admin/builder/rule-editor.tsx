import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { recordingClass } from '#kernel/session-recording.ts'
import { Button } from '#ui/button/button.tsx'
import { DateField } from '#ui/date-field/date-field.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { TimeField } from '#ui/time-field/time-field.tsx'
import { useWords, type Words } from '#ui/words.ts'
import type { Recipient } from '../../contract.ts'
import {
  FIRST_PAGE,
  fieldsOf,
  isAsked,
  LINE_MAX,
  OTHER,
  offers,
  pagesOf,
  TESTS_MAX,
  testKinds,
  type Deed,
  type Form,
  type FormField,
  type Rule,
  type Test,
} from '../../form/form.ts'
import { deedOf, setting } from './form-edits.ts'
import { itemName } from './item-kinds.ts'
import css from './rules-panel.module.css'
import { endingName, pageName } from './sentence.ts'

interface RuleEditorProps {
  rule: Rule
  form: Form
  recipients: readonly Recipient[]
  onChange: (rule: Rule, mark: string) => void
  onDone: () => void
}

const deedKinds = ['show', 'require', 'go-to', 'end', 'mail-to'] as const

/** A rule in fields: what is done, and when. */
export function RuleEditor({ rule, form, recipients, onChange, onDone }: RuleEditorProps) {
  const t = useWords()
  const setTest = (at: number, test: Test, mark: string) =>
    onChange({ ...rule, tests: rule.tests.with(at, test) }, `test ${at} ${mark}`)
  const first = fieldsOf(form)[0]
  return (
    <div className={css.editor}>
      <DeedFields rule={rule} form={form} recipients={recipients} onChange={onChange} />
      {rule.tests.length > 1 && (
        <div>
          <Segmented
            label={t('form_builder.match')}
            segments={[
              { value: 'all', label: t('form_builder.match_all') },
              { value: 'any', label: t('form_builder.match_any') },
            ]}
            value={rule.match}
            onChange={(match) => onChange({ ...rule, match: match === 'any' ? 'any' : 'all' }, 'match')}
          />
        </div>
      )}
      {rule.tests.map((test, at) => (
        <div key={at} className={css.test}>
          <TestFields test={test} form={form} onChange={(next, mark) => setTest(at, next, mark)} />
          {rule.tests.length > 1 && (
            <IconButton
              icon={X}
              name={t('form_builder.test_remove')}
              onPress={() => onChange({ ...rule, tests: rule.tests.toSpliced(at, 1) }, `without ${at}`)}
            />
          )}
        </div>
      ))}
      <div className={css.foot}>
        <Button
          size="small"
          variant="quiet"
          icon={Plus}
          isDisabled={!first || rule.tests.length >= TESTS_MAX}
          onPress={() =>
            first &&
            onChange(
              { ...rule, tests: [...rule.tests, { field: first.id, kind: 'answered' }] },
              `test ${rule.tests.length} added`,
            )
          }
        >
          {t('form_builder.test_add')}
        </Button>
        <Button size="small" onPress={onDone}>
          {t('form_builder.done')}
        </Button>
      </div>
    </div>
  )
}

function DeedFields({
  rule,
  form,
  recipients,
  onChange,
}: Pick<RuleEditorProps, 'rule' | 'form' | 'recipients' | 'onChange'>) {
  const t = useWords()
  const { deed } = rule
  const fields = form.items.filter(isAsked)
  const pages = pagesOf(form)
  const shown = form.items.filter(({ kind }) => kind !== 'hidden')
  const set = (next: Deed) => onChange({ ...rule, deed: next }, 'deed')
  const can: Record<Deed['kind'], boolean> = {
    show: shown.length > 0,
    require: fields.length > 0,
    'go-to': pages.length > 1,
    end: form.endings.length > 1,
    'mail-to': recipients.length > 0,
  }
  const begin = (kind: Deed['kind']) =>
    set(
      deedOf(kind, form, {
        item: shown.at(-1)?.id ?? '',
        field: fields.at(-1)?.id ?? '',
        page: FIRST_PAGE,
        recipient: recipients[0]?.id ?? '',
      }),
    )
  return (
    <div className={css.row}>
      <Select
        label={t('form_builder.deed')}
        value={deed.kind}
        options={deedKinds
          .filter((kind) => can[kind] || kind === deed.kind)
          .map((kind) => ({ value: kind, label: t(`form_builder.deed_${kind}`) }))}
        onChange={(kind) => begin(kind as Deed['kind'])}
      />
      {deed.kind === 'show' && (
        <Select
          label={t('form_builder.deed_item')}
          value={deed.item}
          options={shown.map((item) => ({ value: item.id, label: itemName(item, t) }))}
          onChange={(item) => set({ ...deed, item })}
        />
      )}
      {deed.kind === 'require' && (
        <Select
          label={t('form_builder.deed_item')}
          value={deed.field}
          options={fields.map((item) => ({ value: item.id, label: itemName(item, t) }))}
          onChange={(field) => set({ ...deed, field })}
        />
      )}
      {deed.kind === 'go-to' && (
        <>
          <Select
            label={t('form_builder.deed_after')}
            value={deed.after}
            options={pages.map(({ id }) => ({ value: id, label: pageName(form, id, t) }))}
            onChange={(after) => set({ ...deed, after })}
          />
          <Select
            label={t('form_builder.deed_page')}
            value={deed.page ?? 'end'}
            options={[
              ...pages.slice(1).map(({ id }) => ({ value: id, label: pageName(form, id, t) })),
              { value: 'end', label: t('form_builder.deed_finish') },
            ]}
            onChange={(page) => set({ ...deed, page: page === 'end' ? null : page })}
          />
        </>
      )}
      {deed.kind === 'end' && (
        <Select
          label={t('form_builder.deed_ending')}
          value={deed.ending}
          options={form.endings.map(({ id }) => ({ value: id, label: endingName(form, id, t) }))}
          onChange={(ending) => set({ ...deed, ending })}
        />
      )}
      {deed.kind === 'mail-to' && (
        <div className={recordingClass.mask}>
          <Select
            label={t('form_builder.deed_recipient')}
            value={deed.recipient}
            options={recipients.map(({ id, email }) => ({ value: id, label: email }))}
            onChange={(recipient) => set({ ...deed, recipient })}
          />
        </div>
      )}
    </div>
  )
}

const measured: ReadonlySet<FormField['kind']> = new Set(['number', 'rating', 'scale', 'date', 'time'])

function TestFields({
  test,
  form,
  onChange,
}: {
  test: Test
  form: Form
  onChange: (test: Test, mark: string) => void
}) {
  const t = useWords()
  const fields = fieldsOf(form)
  const field = fields.find(({ id }) => id === test.field)
  const kinds = testKinds.filter(
    (kind) =>
      kind === test.kind ||
      (kind === 'more' || kind === 'less'
        ? field && measured.has(field.kind)
        : kind === 'is' || kind === 'is-not'
          ? field && field.kind !== 'file' && field.kind !== 'consent' && field.kind !== 'address'
          : true),
  )
  const needsValue = test.kind !== 'answered' && test.kind !== 'empty'
  const begins = (of: FormField | undefined) => (of && offers(of) ? (of.options[0]?.id ?? '') : '')
  const setKind = (kind: Test['kind'], of = field, value = test.value) =>
    kind === 'answered' || kind === 'empty'
      ? onChange({ field: of?.id ?? test.field, kind }, 'kind')
      : onChange({ field: of?.id ?? test.field, kind, value: value ?? begins(of) }, 'kind')
  return (
    <div className={css.row}>
      <Select
        label={t('form_builder.test_field')}
        value={test.field}
        options={fields.map((one) => ({ value: one.id, label: itemName(one, t) }))}
        onChange={(id) => {
          const next = fields.find((one) => one.id === id)
          setKind(next && offers(next) ? 'is' : 'answered', next, begins(next))
        }}
      />
      <Select
        label={t('form_builder.test_kind')}
        value={test.kind}
        options={kinds.map((kind) => ({ value: kind, label: t(`form_builder.test_${kind}`) }))}
        onChange={(kind) => setKind(kind as Test['kind'])}
      />
      {needsValue && (
        <ValueField
          field={field}
          value={test.value ?? ''}
          t={t}
          onChange={(value) => onChange(setting(test, { value }), 'value')}
        />
      )}
    </div>
  )
}

function ValueField({
  field,
  value,
  t,
  onChange,
}: {
  field: FormField | undefined
  value: string
  t: Words
  onChange: (value: string) => void
}) {
  const label = t('form_builder.test_value')
  if (field && offers(field))
    return (
      <Select
        label={label}
        value={value}
        options={[
          ...field.options.map((option) => ({ value: option.id, label: option.label })),
          ...(field.other === true ? [{ value: OTHER, label: t('form_builder.other') }] : []),
        ]}
        onChange={onChange}
      />
    )
  if (field?.kind === 'date')
    return <DateField label={label} value={value || null} onChange={(day) => onChange(day ?? '')} />
  if (field?.kind === 'time')
    return <TimeField label={label} value={value || null} onChange={(time) => onChange(time ?? '')} />
  return <TextField label={label} value={value} maxLength={LINE_MAX} autoComplete="off" onChange={onChange} />
}
