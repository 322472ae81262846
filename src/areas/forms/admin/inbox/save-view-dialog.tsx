import { z } from 'zod'
import { useSite } from '#areas/sites/admin/index.tsx'
import { trimmedText } from '#kernel/shapes.ts'
import { useChange } from '#ui/data/data.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field, Form, FormFoot } from '#ui/form/form.tsx'
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
    <Dialog
      size="small"
      title={t('inbox.view_save')}
      isOpen
      isLocked={form.isBusy}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <FormFoot form={form} onCancel={onClose}>
          {t('inbox.view_save')}
        </FormFoot>
      }
    >
      <Form form={form} label={t('inbox.view_save')}>
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
      </Form>
    </Dialog>
  )
}
