import { z } from 'zod'
import type { Endpoint } from '#kernel/endpoint.ts'
import { line } from '#kernel/shapes.ts'
import { useChange } from '#ui/data/data.ts'
import { Field } from '#ui/form/form.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { linkSite, type SeenSite } from '../../contract.ts'

const shape = z.object({
  address: line(2_000).check(z.minLength(1, { message: 'field.required' })),
  why: line(300),
})

/** Asks where the older version of a site is, and sends its visitors there. */
export function LinkDialog({
  site,
  refreshes,
  onClose,
}: {
  site: SeenSite
  /** What stands differently then. */
  refreshes: readonly Endpoint[]
  onClose: () => void
}) {
  const t = useWords()
  const link = useChange(linkSite, {
    refreshes,
    onDone: () => showToast({ text: t('operator.site.done'), tone: 'success' }),
  })
  const form = useForm({
    schema: shape,
    defaultValues: { address: site.legacyAddress ?? '', why: '' },
    onSubmit: async (input) => {
      await link.mutateAsync({ siteId: site.id, ...input })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      size="small"
      title={t('operator.site.link')}
      action={t('operator.site.link_do')}
      onClose={onClose}
    >
      <p>{t('operator.site.link_text')}</p>
      <Field of={form} name="address">
        {(bind) => (
          <TextField
            {...bind}
            autoFocus
            type="url"
            maxLength={2_000}
            label={t('operator.site.legacy_address')}
            help={t('operator.site.link_help')}
          />
        )}
      </Field>
      <Field of={form} name="why">
        {(bind) => <TextField {...bind} isOptional maxLength={300} label={t('operator.why')} />}
      </Field>
    </FormDialog>
  )
}
