import { z } from 'zod'
import { useSite } from '#areas/sites/admin/index.tsx'
import { trimmedText } from '#kernel/shapes.ts'
import { useChange } from '#ui/data/data.ts'
import { Field } from '#ui/form/form.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import { listViews, saveView } from '../../contract.ts'

const shape = z.object({ name: trimmedText(80) })

/** Gives what is shown a name, for everybody who reads the inbox. */
export function SaveViewDialog({ query, onClose }: { query: Record<string, string>; onClose: () => void }) {
  const t = useWords()
  const site = useSite()
  const save = useChange(saveView, { refreshes: [listViews] })
  const form = useForm({
    schema: shape,
    defaultValues: { name: '' },
    onSubmit: async ({ name }) => {
      await save.mutateAsync({ siteId: site.id, name, query })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      size="small"
      title={t('inbox.view_save')}
      label={t('inbox.view_save')}
      action={t('inbox.view_save')}
      onClose={onClose}
    >
      <Field of={form} name="name">
        {(bind) => (
          <TextField
            label={t('inbox.view_name')}
            help={t('inbox.view_name_help')}
            autoFocus
            autoComplete="off"
            maxLength={80}
            {...bind}
          />
        )}
      </Field>
    </FormDialog>
  )
}
