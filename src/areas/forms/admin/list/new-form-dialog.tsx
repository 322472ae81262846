import { useNavigate } from '@tanstack/react-router'
import { z } from 'zod'
import { useSite } from '#areas/sites/admin/index.tsx'
import { trimmedText } from '#kernel/shapes.ts'
import { useChange } from '#ui/data/data.ts'
import { Field } from '#ui/form/form.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import { createForm, formBeginnings, listForms } from '../../contract.ts'
import { BeginningSketch } from './beginning-sketch.tsx'

const shape = z.object({ title: trimmedText(200), beginning: z.enum(formBeginnings) })

/** Makes a form from a beginning, which is drawn before it is chosen, and opens it in the builder. */
export function NewFormDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const { id: siteId } = useSite()
  const navigate = useNavigate()
  const create = useChange(createForm, { refreshes: [listForms] })
  const form = useForm({
    schema: shape,
    defaultValues: { title: '', beginning: 'contact' },
    onSubmit: async (values) => {
      const { id } = await create.mutateAsync({ siteId, ...values })
      onClose()
      await navigate({ to: `/sites/${siteId}/forms/${id}` })
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('forms.add')}
      label={t('forms.add')}
      action={t('forms.create')}
      onClose={onClose}
    >
      <Field of={form} name="title">
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
      <Field of={form} name="beginning">
        {(bind) => (
          <RadioGroup
            look="cards"
            label={t('forms.beginning')}
            options={formBeginnings.map((one) => ({
              value: one,
              label: t(`forms.beginning.${one}`),
              help: t(`forms.beginning.${one}_text`),
              picture: <BeginningSketch beginning={one} />,
            }))}
            {...bind}
          />
        )}
      </Field>
    </FormDialog>
  )
}
