import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { call } from '#kernel/api-client/call.ts'
import { callOnce } from '#kernel/api-client/call-once.ts'
import { countriesByName, isCountry } from '#kernel/countries.ts'
import { regionOf } from '#kernel/i18n/locales.ts'
import { negotiateLocale } from '#kernel/i18n/resolve-locale.ts'
import { isTimeZone } from '#kernel/zoned-time.ts'
import { Button } from '#ui/button/button.tsx'
import { ComboBox } from '#ui/combo-box/combo-box.tsx'
import { Field, Form } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import { memberLocale, signIn, signUp } from '../contract.ts'
import { CheckMail } from './entrance/check-mail.tsx'
import { Entrance, Linked } from './entrance/entrance.tsx'
import { NewPasswordField } from './entrance/new-password-field.tsx'
import { keepAddress, keptAddress } from './entrance/known-address.ts'
import { SecondStep } from './entrance/second-step.tsx'
import { invitationIn, keepWantedPath, useWantedPath, withNext } from './entrance/wanted-path.ts'

const shape = signUp.input.pick({ email: true, password: true, name: true, country: true })

/** What the browser tells of the person anyway: the region it is set to. */
function likelyCountry(): string {
  const region = navigator.languages.map(regionOf).find(isCountry)
  return region ?? ''
}

/**
 * Opens an account and signs in with what was typed. Sign-up answers alike for any address, so an address that
 * has an account refuses the sign-in: the person is sent to the mail, which says what to do.
 */
export function Screen() {
  const t = useWords()
  const { locale } = useLocale()
  const next = useWantedPath()
  const navigate = useNavigate()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [isSecond, setSecond] = useState(false)
  const countries = useMemo(
    () => countriesByName(locale).map(({ code, name }) => ({ value: code, label: name })),
    [locale],
  )
  // A new page, so that the language and the rights are those of the account.
  const enter = (): void => location.assign(next)
  // The account is there: its door has the address filled in.
  const toSignIn = (): void => void navigate({ href: withNext('/sign-in', next) })
  const form = useForm({
    schema: shape,
    defaultValues: { name: '', email: keptAddress(), country: likelyCountry(), password: '' },
    onSubmit: async (values) => {
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
      const preferred = memberLocale.safeParse(negotiateLocale(navigator.languages.join(), 'member'))
      const invitation = invitationIn(next)
      const { state } = await callOnce(signUp, {
        ...values,
        ...(invitation === undefined ? {} : { invitation }),
        ...(isTimeZone(zone) ? { timeZone: zone } : {}),
        ...(preferred.success ? { preferredLocale: preferred.data } : {}),
      })
      keepAddress(values.email)
      try {
        const signedIn = await call(signIn, { email: values.email, password: values.password })
        if (signedIn.state === 'second_factor') setSecond(true)
        else enter()
      } catch {
        // Who came by their invitation is sent no mail that asks for anything.
        if (state === 'confirmed') toSignIn()
        else {
          keepWantedPath(next)
          setSentTo(values.email)
        }
      }
    },
  })
  const [name, email] = form.hook.watch(['name', 'email'])
  if (isSecond) return <SecondStep onDone={enter} onOver={toSignIn} />
  if (sentTo !== null)
    return (
      <CheckMail
        kind="sign_up"
        email={sentTo}
        signIn={withNext('/sign-in', next)}
        onOther={() => setSentTo(null)}
      />
    )
  return (
    <Entrance
      title={t('accounts.sign_up.title')}
      lead={t('accounts.sign_up.text')}
      after={<Linked text={t('accounts.sign_up.known')} href={withNext('/sign-in', next)} />}
    >
      <Form form={form} label={t('accounts.sign_up.title')}>
        <Field of={form} name="name">
          {(bind) => <TextField {...bind} label={t('accounts.sign_up.name')} autoComplete="name" autoFocus />}
        </Field>
        <Field of={form} name="email">
          {(bind) => (
            <TextField
              {...bind}
              label={t('accounts.email')}
              type="email"
              inputMode="email"
              autoComplete="username"
              spellCheck="false"
            />
          )}
        </Field>
        <Field of={form} name="country">
          {({ onChange, ...bind }) => (
            <ComboBox
              {...bind}
              onChange={(value) => onChange(value ?? '')}
              label={t('accounts.sign_up.country')}
              options={countries}
            />
          )}
        </Field>
        <Field of={form} name="password">
          {(bind) => <NewPasswordField {...bind} label={t('proof.password')} own={[email, name]} />}
        </Field>
        <Button type="submit" variant="primary" size="large" isWide isBusy={form.isBusy}>
          {t('accounts.sign_up.action')}
        </Button>
      </Form>
    </Entrance>
  )
}
