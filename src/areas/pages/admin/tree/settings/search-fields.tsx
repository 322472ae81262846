import { useSite } from '#areas/sites/admin/index.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Field } from '#ui/form/form.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import css from '../page-settings.module.css'
import { SearchPreview, titleByItself } from '../search-preview.tsx'
import type { SettingsPart } from './page-form.ts'

/** What search engines are given of a page. */
export function SearchFields({ form, page, canEdit }: SettingsPart) {
  const t = useWords()
  const site = useSite()
  const [title, address, seoTitle, description, isHome] = form.hook.watch([
    'title',
    'slug',
    'seoTitle',
    'description',
    'isHome',
  ])
  const path = page.isHome || isHome ? '/' : `/${address}`
  return (
    <div className={css.part}>
      <h3 className={css.heading}>{t('pages.settings.search')}</h3>
      <SearchPreview
        siteTitle={site.title}
        address={site.address}
        path={path}
        isHome={page.isHome || isHome}
        title={title}
        seoTitle={seoTitle}
        description={description}
      />
      <Stack gap={16}>
        <Field of={form} name="seoTitle">
          {(bind) => (
            <TextField
              label={t('pages.field.seo_title')}
              help={t('pages.field.seo_title_help', {
                title: titleByItself({ title, isHome: page.isHome || isHome }, site.title),
              })}
              isOptional
              countTo={60}
              maxLength={200}
              isReadOnly={!canEdit}
              {...bind}
            />
          )}
        </Field>
        <Field of={form} name="description">
          {(bind) => (
            <TextArea
              label={t('pages.field.description')}
              help={t('pages.field.description_help')}
              isOptional
              countTo={160}
              maxLength={400}
              isReadOnly={!canEdit}
              {...bind}
            />
          )}
        </Field>
        <Field of={form} name="isNoindex">
          {(bind) => (
            <Checkbox
              label={t('pages.field.noindex')}
              help={t('pages.field.noindex_help')}
              isDisabled={!canEdit}
              {...bind}
            />
          )}
        </Field>
      </Stack>
    </div>
  )
}
