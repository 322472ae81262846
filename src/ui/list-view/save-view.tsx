import { z } from 'zod'
import { trimmedText } from '#kernel/shapes.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { Field, Form, FormFoot } from '../form/form.tsx'
import { useForm } from '../form/use-form.ts'
import { TextField } from '../text-field/text-field.tsx'
import { useWords } from '../words.ts'

/** Longest name of a view, in characters. */
const NAME_MAX = 40

const shape = z.object({ name: trimmedText(NAME_MAX) })

/** Asks for the name of a view, and saves it. */
export function SaveView({ onSave, onClose }: { onSave: (name: string) => void; onClose: () => void }) {
  const t = useWords()
  const form = useForm({
    schema: shape,
    defaultValues: { name: '' },
    onSubmit: ({ name }) => {
      onSave(name)
      onClose()
    },
  })
  return (
    <Dialog
      size="small"
      title={t('list.save_title')}
      onClose={onClose}
      footer={
        <FormFoot form={form} onCancel={onClose}>
          {t('list.save_do')}
        </FormFoot>
      }
    >
      <Form form={form}>
        <Field of={form} name="name">
          {(bind) => (
            <TextField
              {...bind}
              autoFocus
              maxLength={NAME_MAX}
              label={t('list.name')}
              help={t('list.name_help')}
            />
          )}
        </Field>
      </Form>
    </Dialog>
  )
}
