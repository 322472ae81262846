import { useSite } from '#areas/sites/admin/index.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Field } from '#ui/form/form.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import type { SettingsPart } from './page-form.ts'

/** Where visitors find a page. */
export function AddressFields({ form, page, canEdit }: SettingsPart) {
  const t = useWords()
  const site = useSite()
  const [address, isHome] = form.hook.watch(['slug', 'isHome'])
  return (
    <>
      {page.isHome || isHome ? (
        <Banner>{t('pages.field.slug_home')}</Banner>
      ) : (
        <Field of={form} name="slug">
          {(bind) => (
            <TextField
              label={t('pages.field.slug')}
              prefix={`${site.address}/`}
              help={
                page.state !== 'new' && address !== page.slug
                  ? t('pages.field.slug_redirect', { from: `/${page.slug}` })
                  : t('pages.field.slug_help')
              }
              autoCorrect="off"
              spellCheck="false"
              isReadOnly={!canEdit}
              {...bind}
            />
          )}
        </Field>
      )}
      {!page.isHome && (
        <Field of={form} name="isHome">
          {(bind) => (
            <Checkbox
              label={t('pages.field.home')}
              help={t('pages.field.home_help')}
              isDisabled={!canEdit}
              {...bind}
            />
          )}
        </Field>
      )}
    </>
  )
}
