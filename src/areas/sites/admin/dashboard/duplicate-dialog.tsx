import { useNavigate } from '@tanstack/react-router'
import { useLocale } from 'react-aria-components/I18nProvider'
import { ProofDeclined, useProof } from '#areas/accounts/admin/index.tsx'
import { useChange } from '#ui/data/data.ts'
import { Field } from '#ui/form/form.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import { duplicateSite, listSites, type SiteCard } from '../../contract.ts'
import { AddressField, useAddress } from '../create/address-field.tsx'

const shape = duplicateSite.input.pick({ title: true, slug: true })

/** Asks how a copy of a site is to be called. */
export function DuplicateDialog({ site, onClose }: { site: SiteCard | null; onClose: () => void }) {
  return site ? <Asking key={site.id} site={site} onClose={onClose} /> : null
}

function Asking({ site, onClose }: { site: SiteCard; onClose: () => void }) {
  const t = useWords()
  const navigate = useNavigate()
  const { proved, dialog } = useProof()
  const duplicate = useChange(duplicateSite, { refreshes: [listSites] })
  const title = t('sites.duplicate.name', { title: site.title }).slice(0, 100)
  const form = useForm({
    schema: shape,
    defaultValues: { title, slug: '' },
    onSubmit: async (values) => {
      try {
        const { id } = await proved(() => duplicate.mutateAsync({ from: site.id, ...values }))
        onClose()
        await navigate({ to: `/sites/${id}` })
      } catch (error) {
        if (!(error instanceof ProofDeclined)) throw error
      }
    },
  })
  const { locale } = useLocale()
  const { watch, setValue } = form.hook
  const address = useAddress(watch('title'), watch('slug'), (slug) => setValue('slug', slug), locale)
  return (
    <>
      <FormDialog
        form={form}
        title={t('sites.duplicate.title', { title: site.title })}
        action={t('sites.duplicate.submit')}
        onClose={onClose}
      >
        <p>{t('sites.duplicate.text')}</p>
        <Field of={form} name="title">
          {(bind) => <TextField {...bind} label={t('sites.field.title')} autoFocus autoComplete="off" />}
        </Field>
        <Field of={form} name="slug">
          {(bind) => <AddressField bind={bind} address={address} />}
        </Field>
      </FormDialog>
      {dialog}
    </>
  )
}
