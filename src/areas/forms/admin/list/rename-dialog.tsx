import { z } from 'zod'
import { useSite } from '#areas/sites/admin/index.tsx'
import { trimmedText } from '#kernel/shapes.ts'
import { useChange } from '#ui/data/data.ts'
import { Field } from '#ui/form/form.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import { changeForm, getForm, listForms } from '../../contract.ts'
import type { NamedForm } from './use-form-verbs.ts'

const shape = z.object({ title: trimmedText(200) })

/** Gives a form another name, which only the owner's people read. */
export function RenameDialog({ form, onClose }: { form: NamedForm; onClose: () => void }) {
  const t = useWords()
  const { id: siteId } = useSite()
  const change = useChange(changeForm, { refreshes: [listForms, getForm] })
  const naming = useForm({
    schema: shape,
    defaultValues: { title: form.title },
    onSubmit: async ({ title }) => {
      await change.mutateAsync({ siteId, formId: form.id, title })
      onClose()
    },
  })
  return (
    <FormDialog
      form={naming}
      size="small"
      title={t('forms.rename_title')}
      label={t('forms.rename_title')}
      action={t('forms.rename')}
      onClose={onClose}
    >
      <Field of={naming} name="title">
        {(bind) => (
          <TextField
            label={t('forms.name')}
            help={t('forms.name_help')}
            autoFocus
            autoComplete="off"
            maxLength={200}
            {...bind}
          />
        )}
      </Field>
    </FormDialog>
  )
}
