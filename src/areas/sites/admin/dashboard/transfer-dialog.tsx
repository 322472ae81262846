import { ProofDeclined, useProof } from '#areas/accounts/admin/index.tsx'
import { useChange } from '#ui/data/data.ts'
import { Field } from '#ui/form/form.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { getSite, offerSite, type SiteCard } from '../../contract.ts'

const shape = offerSite.input.pick({ email: true })

/** Asks whom a site is to go to. */
export function TransferDialog({
  site,
  onClose,
}: {
  site: Pick<SiteCard, 'id' | 'title'> | null
  onClose: () => void
}) {
  return site ? <Asking key={site.id} site={site} onClose={onClose} /> : null
}

function Asking({ site, onClose }: { site: Pick<SiteCard, 'id' | 'title'>; onClose: () => void }) {
  const t = useWords()
  const { proved, dialog } = useProof()
  const offer = useChange(offerSite, { refreshes: [getSite] })
  const form = useForm({
    schema: shape,
    defaultValues: { email: '' },
    onSubmit: async ({ email }) => {
      try {
        await proved(() => offer.mutateAsync({ siteId: site.id, email }))
      } catch (error) {
        if (error instanceof ProofDeclined) return
        throw error
      }
      onClose()
      showToast({ text: t('sites.transfer.toast', { email }), tone: 'success' })
    },
  })
  return (
    <>
      <FormDialog
        form={form}
        title={t('sites.transfer.title', { title: site.title })}
        action={t('sites.transfer.submit')}
        onClose={onClose}
      >
        <p>{t('sites.transfer.text')}</p>
        <Field of={form} name="email">
          {(bind) => (
            <TextField
              {...bind}
              label={t('sites.transfer.email')}
              type="email"
              inputMode="email"
              autoComplete="off"
              autoFocus
              className="fs-mask"
            />
          )}
        </Field>
      </FormDialog>
      {dialog}
    </>
  )
}
