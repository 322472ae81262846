import { useMemo } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { countriesByName } from '#kernel/countries.ts'
import { country } from '#kernel/shapes.ts'
import { Card } from '#ui/card/card.tsx'
import { ComboBox } from '#ui/combo-box/combo-box.tsx'
import { useChange } from '#ui/data/data.ts'
import { Field, Form } from '#ui/form/form.tsx'
import { onlyChanged } from '#ui/form/only-changed.ts'
import { useForm } from '#ui/form/use-form.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { type Account, changeProfile, readAccount } from '../../contract.ts'

const shape = changeProfile.input.pick({ name: true }).required().extend({ country })

type ProfileForm = ReturnType<typeof useProfileForm>

/** The form of name and country; its bar stands at the foot of the screen. */
export function useProfileForm(account: Account) {
  const t = useWords()
  const change = useChange(changeProfile, { refreshes: [readAccount] })
  return useForm({
    schema: shape,
    defaultValues: { name: account.name, country: account.country ?? '' },
    values: { name: account.name, country: account.country ?? '' },
    onSubmit: async (values, changed) => {
      await change.mutateAsync(onlyChanged(values, changed))
      showToast({ text: t('accounts.profile.saved'), tone: 'success' })
    },
  })
}

/** Name and country. */
export function ProfileCard({ form }: { form: ProfileForm }) {
  const t = useWords()
  const { locale } = useLocale()
  const countries = useMemo(
    () => countriesByName(locale).map(({ code, name }) => ({ value: code, label: name })),
    [locale],
  )
  return (
    <Card title={t('accounts.profile.title')} help={t('accounts.profile.help')}>
      <Form form={form} label={t('accounts.profile.title')}>
        <Field of={form} name="name">
          {(bind) => (
            <TextField {...bind} label={t('accounts.profile.name')} autoComplete="name" className="fs-mask" />
          )}
        </Field>
        <Field of={form} name="country">
          {({ onChange, ...bind }) => (
            <ComboBox
              {...bind}
              onChange={(value) => onChange(value ?? '')}
              label={t('accounts.profile.country')}
              options={countries}
            />
          )}
        </Field>
      </Form>
    </Card>
  )
}
