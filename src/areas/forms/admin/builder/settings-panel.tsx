import { z } from 'zod'
import { useSite } from '#areas/sites/admin/index.tsx'
import { listLists, permissions as contactPermissions } from '#areas/contacts/contract.ts'
import { line, longText } from '#kernel/shapes.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { useChange, useRead } from '#ui/data/data.ts'
import { Field, Form as FieldsForm, FormActions } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Stack } from '#ui/layout/layout.tsx'
import { Link } from '#ui/link/link.tsx'
import { Select } from '#ui/select/select.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import {
  changeForm,
  type FormSettings,
  getForm,
  mailRhythms,
  type Recipient,
  retentionDays,
} from '../../contract.ts'
import { fieldsOf, type Form } from '../../form/form.ts'
import css from './inspector.module.css'
import { Settable } from './inspector.tsx'
import { itemName } from './item-kinds.ts'
import { Recipients } from './recipients.tsx'

interface SettingsPanelProps {
  formId: string
  form: Form
  settings: FormSettings
  recipients: readonly Recipient[]
  isReadOnly: boolean
}

/** What follows an answer, and how long it is kept: it counts at once, not with the next release. */
export function SettingsPanel(props: SettingsPanelProps) {
  const { formId, form, settings, isReadOnly } = props
  const { id: siteId } = useSite()
  const change = useChange(changeForm, { refreshes: [getForm] })
  const set = (part: Partial<FormSettings>) => change.mutate({ siteId, formId, settings: part })
  return (
    <Settable isReadOnly={isReadOnly}>
      <div className={css.column}>
        <Stack gap={24}>
          <Notifying {...props} set={set} />
          <Answering {...props} set={set} />
          <Listing form={form} settings={settings} set={set} />
          <Keeping settings={settings} set={set} />
        </Stack>
      </div>
    </Settable>
  )
}

interface Setting {
  settings: FormSettings
  set: (part: Partial<FormSettings>) => void
}

function Notifying({ formId, recipients, settings, isReadOnly, set }: SettingsPanelProps & Setting) {
  const t = useWords()
  return (
    <Card title={t('form_builder.notify')} help={t('form_builder.notify_help')}>
      <Stack gap={16}>
        <Recipients formId={formId} recipients={recipients} isReadOnly={isReadOnly} />
        <Select
          label={t('form_builder.rhythm')}
          value={settings.rhythm}
          options={mailRhythms.map((value) => ({ value, label: t(`form_builder.rhythm_${value}`) }))}
          onChange={(rhythm) => set({ rhythm: rhythm as FormSettings['rhythm'] })}
        />
      </Stack>
    </Card>
  )
}

const answer = z.object({ answerSubject: line(200), answerWords: longText(5_000) })

function Answering({ formId, form, settings, set }: SettingsPanelProps & Setting) {
  const t = useWords()
  const { id: siteId } = useSite()
  const change = useChange(changeForm, { refreshes: [getForm] })
  const { answerSubject, answerWords, isAnswered } = settings
  const hasMail = fieldsOf(form).some(({ kind }) => kind === 'mail')
  const saving = useForm({
    schema: answer,
    defaultValues: { answerSubject, answerWords },
    onSubmit: async (values) => {
      await change.mutateAsync({ siteId, formId, settings: values })
      showToast({ tone: 'success', text: t('form_builder.saved') })
    },
  })
  return (
    <Card title={t('form_builder.answer')} help={t('form_builder.answer_help')}>
      <Stack gap={16}>
        <Switch
          label={t('form_builder.answer_on')}
          {...(!hasMail && { help: t('form_builder.answer_no_mail') })}
          isSpread
          isBusy={change.isPending}
          value={isAnswered}
          onChange={(isOn) => set({ isAnswered: isOn })}
        />
        {isAnswered && (
          <FieldsForm form={saving} label={t('form_builder.answer')}>
            <Field of={saving} name="answerSubject">
              {(bind) => (
                <TextField
                  label={t('form_builder.answer_subject')}
                  maxLength={200}
                  autoComplete="off"
                  {...bind}
                />
              )}
            </Field>
            <Field of={saving} name="answerWords">
              {(bind) => (
                <TextArea
                  label={t('form_builder.answer_words')}
                  help={t('form_builder.answer_words_help')}
                  rows={4}
                  maxLength={5_000}
                  {...bind}
                />
              )}
            </Field>
            <FormActions>
              <Button type="submit" isBusy={saving.isBusy} isDisabled={!saving.isDirty}>
                {t('form_builder.save')}
              </Button>
            </FormActions>
          </FieldsForm>
        )}
      </Stack>
    </Card>
  )
}

const NONE = 'none'

function Listing({ form, settings, set }: Setting & { form: Form }) {
  const t = useWords()
  const site = useSite()
  const canRead = site.can(contactPermissions.customersManage)
  const lists = useRead(listLists, { siteId: site.id }, { when: canRead })
  const consents = fieldsOf(form).filter(({ kind }) => kind === 'consent')
  const known = lists.data?.lists ?? []
  return (
    <Card title={t('form_builder.contacts')} help={t('form_builder.contacts_help')}>
      <Stack gap={16}>
        {!canRead && <p>{t('form_builder.list_no_right')}</p>}
        {canRead && (
          <Select
            label={t('form_builder.list')}
            help={t('form_builder.list_help')}
            value={settings.listId ?? NONE}
            options={[
              { value: NONE, label: t('form_builder.list_none') },
              ...known.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(list) =>
              set(
                list === NONE
                  ? { listId: null }
                  : { listId: list, listField: settings.listField ?? consents[0]?.id ?? null },
              )
            }
          />
        )}
        {canRead && lists.data && known.length === 0 && (
          <p>
            <Link href={`/sites/${site.id}/contact-lists`}>{t('form_builder.list_create')}</Link>
          </p>
        )}
        {canRead && settings.listId !== null && (
          <Select
            label={t('form_builder.list_field')}
            value={settings.listField ?? NONE}
            error={
              !consents.some(({ id }) => id === settings.listField) && t('form_builder.list_field_missing')
            }
            options={[
              { value: NONE, label: t('form_builder.list_field_none') },
              ...consents.map((field) => ({ value: field.id, label: itemName(field, t) })),
            ]}
            onChange={(field) => set({ listField: field === NONE ? null : field })}
          />
        )}
      </Stack>
    </Card>
  )
}

const EVER = 'ever'

function Keeping({ settings, set }: Setting) {
  const t = useWords()
  return (
    <Card title={t('form_builder.keep')} help={t('form_builder.keep_help')}>
      <Select
        label={t('form_builder.keep_days')}
        value={settings.keepDays === null ? EVER : String(settings.keepDays)}
        options={[
          ...retentionDays.map((days) => ({
            value: String(days),
            label: t('form_builder.keep_count', { days }),
          })),
          { value: EVER, label: t('form_builder.keep_ever') },
        ]}
        onChange={(days) => set({ keepDays: retentionDays.find((one) => String(one) === days) ?? null })}
      />
    </Card>
  )
}
