import ListFilter from 'lucide-react/icons/list-filter'
import { recordingClass } from '#kernel/session-recording.ts'
import { useSite } from '#areas/sites/admin/index.tsx'
import { Button } from '#ui/button/button.tsx'
import { useRead } from '#ui/data/data.ts'
import { DateRangeField } from '#ui/date-range/date-range.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import type { ListState } from '#ui/list-view/use-list-view.ts'
import { Popover } from '#ui/popover/popover.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import { type FormRow, getForm } from '../../contract.ts'
import { fieldsOf, offers, type Form } from '../../form/form.ts'
import { usePeople } from './use-people.ts'

const EVERY = 'all'

interface FiltersProps {
  list: ListState
  forms: readonly FormRow[]
  tags: readonly string[]
  /** Words that are looked for in a field; the address does not keep them. */
  typed: string
  onTyped: (text: string) => void
}

/** Narrows the inbox to a form, and in a window to tag, assignee, days and what a field holds. */
export function Filters({ list, forms, tags, typed, onTyped }: FiltersProps) {
  const t = useWords()
  const { people } = usePeople()
  const { filters } = list.view
  const one = (name: string) => filters[name]?.[0]
  const set = (part: Readonly<Record<string, string | undefined>>) => {
    const next: Record<string, readonly string[]> = { ...filters }
    for (const [name, value] of Object.entries(part)) {
      if (value === undefined || value === EVERY) delete next[name]
      else next[name] = [value]
    }
    list.change({ filters: next })
  }
  const [from, to, formId] = [one('from'), one('to'), one('form')]
  const count = ['tag', 'assignee', 'from', 'field'].filter((name) => one(name) !== undefined).length
  return (
    <>
      {forms.length > 1 && (
        <Select
          label={t('inbox.form')}
          isLabelHidden
          isNarrow
          value={formId ?? EVERY}
          options={[
            { value: EVERY, label: t('inbox.every_form') },
            ...forms.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={(form) => set({ form, field: undefined, value: undefined })}
        />
      )}
      <Popover
        label={t('inbox.filters')}
        trigger={
          <Button icon={ListFilter}>
            {count === 0 ? t('inbox.filters') : t('inbox.filters_counted', { count })}
          </Button>
        }
      >
        <Stack gap={12}>
          {tags.length > 0 && (
            <Select
              label={t('inbox.tag')}
              value={one('tag') ?? EVERY}
              options={[
                { value: EVERY, label: t('inbox.every_tag') },
                ...tags.map((tag) => ({ value: tag, label: tag })),
              ]}
              onChange={(tag) => set({ tag })}
            />
          )}
          <div className={recordingClass.mask}>
            <Select
              label={t('inbox.assignee')}
              value={one('assignee') ?? EVERY}
              options={[
                { value: EVERY, label: t('inbox.everybody') },
                ...people.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(assignee) => set({ assignee })}
            />
          </div>
          <DateRangeField
            label={t('inbox.days')}
            value={from !== undefined && to !== undefined ? { start: from, end: to } : null}
            onChange={(range) => set({ from: range?.start, to: range?.end })}
          />
          {formId !== undefined && (
            <FieldFilter
              formId={formId}
              field={one('field')}
              value={one('value')}
              typed={typed}
              onField={(field) => {
                onTyped('')
                set({ field, value: undefined })
              }}
              onValue={(value) => set({ value })}
              onTyped={onTyped}
            />
          )}
          {count > 0 && (
            <Button
              variant="quiet"
              onPress={() => {
                onTyped('')
                set({
                  tag: undefined,
                  assignee: undefined,
                  from: undefined,
                  to: undefined,
                  field: undefined,
                  value: undefined,
                })
              }}
            >
              {t('list.clear')}
            </Button>
          )}
        </Stack>
      </Popover>
    </>
  )
}

function FieldFilter({
  formId,
  field,
  value,
  typed,
  onField,
  onValue,
  onTyped,
}: {
  formId: string
  field: string | undefined
  value: string | undefined
  typed: string
  onField: (field: string) => void
  onValue: (value: string) => void
  onTyped: (text: string) => void
}) {
  const t = useWords()
  const site = useSite()
  const form = useRead(getForm, { siteId: site.id, formId })
  // Sealed answers cannot be searched.
  const fields = form.data
    ? fieldsOf(form.data.definition as Form).filter(
        (one) => one.sensitive !== true && one.kind !== 'file' && one.kind !== 'consent',
      )
    : []
  const chosen = fields.find(({ id }) => id === field)
  if (fields.length === 0) return null
  return (
    <>
      <Select
        label={t('inbox.field')}
        value={field ?? EVERY}
        options={[
          { value: EVERY, label: t('inbox.any_field') },
          ...fields.map(({ id, label }) => ({ value: id, label })),
        ]}
        onChange={onField}
      />
      {chosen && offers(chosen) && (
        <Select
          label={t('inbox.value')}
          value={value ?? null}
          options={chosen.options.map(({ id, label }) => ({ value: id, label }))}
          onChange={onValue}
        />
      )}
      {chosen && !offers(chosen) && (
        <TextField
          className={recordingClass.mask}
          label={t('inbox.value')}
          value={typed}
          maxLength={200}
          autoComplete="off"
          onChange={onTyped}
        />
      )}
    </>
  )
}
