import { z } from 'zod'
import { ProofDeclined, useProof } from '#areas/accounts/admin/index.tsx'
import { useSite } from '#areas/sites/admin/index.tsx'
import { recordingClass } from '#kernel/session-recording.ts'
import { email } from '#kernel/shapes.ts'
import { useChange } from '#ui/data/data.ts'
import { Field } from '#ui/form/form.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import { saveFile } from '#ui/save-file/save-file.ts'
import { Select } from '#ui/select/select.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import { exportKinds, exportSubmissions, type FormRow } from '../../contract.ts'

const types = { csv: 'text/csv', json: 'application/json', zip: 'application/zip' } as const

const shape = z.object({
  formId: z.string().min(1),
  as: z.enum(exportKinds),
  email: z.union([z.literal(''), email]),
})

/** Takes messages of a form out, or those of one person; asks who is there first. */
export function ExportDialog({
  forms,
  formId,
  onClose,
}: {
  forms: readonly FormRow[]
  formId: string | undefined
  onClose: () => void
}) {
  const t = useWords()
  const site = useSite()
  const { proved, dialog } = useProof()
  const take = useChange(exportSubmissions, { isFaultShown: true })
  const form = useForm({
    schema: shape,
    defaultValues: { formId: formId ?? forms[0]?.id ?? '', as: 'csv', email: '' },
    onSubmit: async (values) => {
      const asked = {
        siteId: site.id,
        formId: values.formId,
        as: values.as,
        ...(values.email === '' ? {} : { email: values.email }),
      }
      try {
        const bytes = await proved(() => take.mutateAsync(asked))
        const title = forms.find(({ id }) => id === values.formId)?.title ?? 'messages'
        saveFile(
          new Blob([bytes as ArrayBuffer], { type: types[values.as] }),
          `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.${values.as}`,
        )
        onClose()
      } catch (error) {
        if (!(error instanceof ProofDeclined)) throw error
      }
    },
  })
  return (
    <>
      <FormDialog
        form={form}
        size="small"
        title={t('inbox.export')}
        label={t('inbox.export')}
        action={t('inbox.export_do')}
        onClose={onClose}
      >
        <Field of={form} name="formId">
          {(bind) => (
            <Select
              label={t('inbox.form')}
              options={forms.map(({ id, title }) => ({ value: id, label: title }))}
              {...bind}
            />
          )}
        </Field>
        <Field of={form} name="as">
          {(bind) => (
            <RadioGroup
              label={t('inbox.export_as')}
              options={exportKinds.map((kind) => ({
                value: kind,
                label: t(`inbox.export_${kind}`),
                help: t(`inbox.export_${kind}_help`),
              }))}
              {...bind}
            />
          )}
        </Field>
        <Field of={form} name="email">
          {(bind) => (
            <TextField
              className={recordingClass.mask}
              type="email"
              label={t('inbox.export_email')}
              help={t('inbox.export_email_help')}
              isOptional
              autoComplete="off"
              {...bind}
            />
          )}
        </Field>
      </FormDialog>
      {dialog}
    </>
  )
}
