import { changeAddress, getSite, listSites } from '../../contract.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { useChange } from '#ui/data/data.ts'
import { Field, Form, FormActions } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useUnsavedWork } from '#ui/leave-guard/unsaved-work.ts'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { AddressField, useAddress } from '../create/address-field.tsx'
import css from './settings.module.css'
import { useSite } from '../site/current-site.tsx'

const shape = changeAddress.input.pick({ slug: true })

/** The built-in address. Its change has a button of its own: links to the one before stop working. */
export function AddressCard() {
  const t = useWords()
  const site = useSite()
  const change = useChange(changeAddress, { refreshes: [getSite, listSites] })
  const form = useForm({
    schema: shape,
    defaultValues: { slug: site.slug },
    values: { slug: site.slug },
    isDisabled: site.isReadOnly,
    onSubmit: async ({ slug }) => {
      const { address } = await change.mutateAsync({ siteId: site.id, slug })
      showToast({ text: t('sites.settings.address_changed', { address }), tone: 'success' })
    },
  })
  useUnsavedWork(form.isDirty)
  const address = useAddress(
    site.title,
    form.hook.watch('slug'),
    (slug) => form.hook.setValue('slug', slug, { shouldDirty: true }),
    site.language,
    { siteId: site.id, slug: site.slug },
  )
  return (
    <Card title={t('sites.settings.address')} help={t('sites.settings.address_help')}>
      <Form form={form} className={css.wide} label={t('sites.settings.address')}>
        <Field of={form} name="slug">
          {(bind) => <AddressField bind={bind} address={address} />}
        </Field>
        {form.isDirty && (
          <FormActions>
            <Button type="submit" isBusy={form.isBusy} isDisabled={address.isFree === false}>
              {t('sites.settings.address_submit')}
            </Button>
            <Button variant="quiet" onPress={form.discard}>
              {t('ui.cancel')}
            </Button>
          </FormActions>
        )}
      </Form>
    </Card>
  )
}
