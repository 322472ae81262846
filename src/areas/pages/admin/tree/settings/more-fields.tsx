import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Field } from '#ui/form/form.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import type { SettingsPart } from './page-form.ts'

/** What seldom changes: header, footer, the page that stands for missing ones, the password. */
export function MoreFields({ form, page, canEdit }: SettingsPart) {
  const t = useWords()
  const [hasPassword, isHome] = form.hook.watch(['hasPassword', 'isHome'])
  return (
    <Disclosure title={t('pages.settings.more')}>
      <Stack gap={16}>
        {page.kind === 'layout' && (
          <>
            <Field of={form} name="header">
              {(bind) => (
                <Select
                  label={t('pages.field.header')}
                  isDisabled={!canEdit}
                  options={showOrHide(t)}
                  {...bind}
                  onChange={(value) => bind.onChange(value === 'hide' ? 'hide' : 'show')}
                />
              )}
            </Field>
            <Field of={form} name="footer">
              {(bind) => (
                <Select
                  label={t('pages.field.footer')}
                  isDisabled={!canEdit}
                  options={showOrHide(t)}
                  {...bind}
                  onChange={(value) => bind.onChange(value === 'hide' ? 'hide' : 'show')}
                />
              )}
            </Field>
          </>
        )}
        {!page.isHome && !isHome && (
          <Field of={form} name="isNotFound">
            {(bind) => (
              <Checkbox
                label={t('pages.field.not_found')}
                help={t('pages.field.not_found_help')}
                isDisabled={!canEdit}
                {...bind}
              />
            )}
          </Field>
        )}
        <Field of={form} name="hasPassword">
          {(bind) => (
            <Checkbox
              label={t('pages.field.password_on')}
              help={t('pages.field.password_help')}
              isDisabled={!canEdit}
              {...bind}
            />
          )}
        </Field>
        {hasPassword && (
          <Field of={form} name="password">
            {(bind) => (
              <TextField
                label={t('pages.field.password')}
                help={page.hasPassword ? t('pages.field.password_keep') : undefined}
                type="password"
                autoComplete="new-password"
                isReadOnly={!canEdit}
                {...bind}
              />
            )}
          </Field>
        )}
      </Stack>
    </Disclosure>
  )
}

const showOrHide = (t: ReturnType<typeof useWords>) => [
  { value: 'show', label: t('pages.field.show') },
  { value: 'hide', label: t('pages.field.hide') },
]
