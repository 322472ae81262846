import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Field } from '#ui/form/form.tsx'
import { useWords } from '#ui/words.ts'
import { isAddressed } from '../../../tree/page.ts'
import { useIsInNavigation } from './is-in-navigation.ts'
import type { SettingsPart } from './page-form.ts'

/** Whether a page is left out of the navigation. */
export function HiddenField({ form, page, canEdit }: SettingsPart) {
  const t = useWords()
  const hasAddress = isAddressed(page)
  if (!useIsInNavigation(page)) return null
  return (
    <Field of={form} name="isHidden">
      {(bind) => (
        <Checkbox
          label={t('pages.field.hidden')}
          help={t(hasAddress ? 'pages.field.hidden_help' : 'pages.field.hidden_help_short')}
          isDisabled={!canEdit}
          {...bind}
        />
      )}
    </Field>
  )
}
