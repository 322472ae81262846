import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Field } from '#ui/form/form.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import { useIsInNavigation } from './is-in-navigation.ts'
import type { SettingsPart } from './page-form.ts'

/** What a page is called, and where a link of the navigation leads. */
export function NameFields({ form, page, canEdit }: SettingsPart) {
  const t = useWords()
  const isInNavigation = useIsInNavigation(page)
  const [title, navTitle] = form.hook.watch(['title', 'navTitle'])
  return (
    <>
      <Field of={form} name="title">
        {(bind) => (
          <TextField
            label={t('pages.field.title')}
            help={page.kind === 'footer' ? t('pages.field.title_footer') : undefined}
            maxLength={200}
            isReadOnly={!canEdit}
            {...bind}
          />
        )}
      </Field>
      {isInNavigation && (
        <Field of={form} name="navTitle">
          {(bind) => (
            <TextField
              label={t('pages.field.nav_title')}
              help={t('pages.field.nav_title_help')}
              isOptional
              placeholder={title}
              maxLength={200}
              isReadOnly={!canEdit}
              {...bind}
              value={navTitle}
            />
          )}
        </Field>
      )}
      {page.kind === 'link' && (
        <>
          <Field of={form} name="href">
            {(bind) => (
              <TextField
                label={t('pages.field.href')}
                help={t('pages.field.href_help')}
                type="url"
                inputMode="url"
                isReadOnly={!canEdit}
                {...bind}
              />
            )}
          </Field>
          <Field of={form} name="opensNewTab">
            {(bind) => <Checkbox label={t('pages.field.new_tab')} isDisabled={!canEdit} {...bind} />}
          </Field>
        </>
      )}
    </>
  )
}
