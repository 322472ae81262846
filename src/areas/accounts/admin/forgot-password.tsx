import { useState } from 'react'
import { callOnce } from '#kernel/api-client/call-once.ts'
import { Button } from '#ui/button/button.tsx'
import { Field, Form } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Link } from '#ui/link/link.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import { requestReset } from '../contract.ts'
import { CheckMail } from './entrance/check-mail.tsx'
import { Entrance } from './entrance/entrance.tsx'

/** Has a link to a new password sent. */
export function Screen() {
  const t = useWords()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    schema: requestReset.input,
    defaultValues: { email: '' },
    onSubmit: async (values) => {
      await callOnce(requestReset, values)
      setSentTo(values.email)
    },
  })
  if (sentTo !== null) return <CheckMail kind="reset" email={sentTo} onOther={() => setSentTo(null)} />
  return (
    <Entrance
      title={t('accounts.forgot.title')}
      lead={t('accounts.forgot.text')}
      after={<Link href="/sign-in">{t('accounts.back_to_sign_in')}</Link>}
    >
      <Form form={form} label={t('accounts.forgot.title')}>
        <Field of={form} name="email">
          {(bind) => (
            <TextField
              {...bind}
              label={t('accounts.email')}
              type="email"
              inputMode="email"
              autoComplete="username"
              spellCheck="false"
              autoFocus
            />
          )}
        </Field>
        <Button type="submit" variant="primary" size="large" isWide isBusy={form.isBusy}>
          {t('accounts.forgot.action')}
        </Button>
      </Form>
    </Entrance>
  )
}
