import { useState } from 'react'
import { problemIn } from '#kernel/api-client/api-error.ts'
import { call } from '#kernel/api-client/call.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { useRead } from '#ui/data/data.ts'
import { Field, Form } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { ButtonLink } from '#ui/link/link.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useWords } from '#ui/words.ts'
import { checkReset, resetPassword } from '../contract.ts'
import { Buttons, Entrance } from './entrance/entrance.tsx'
import { useLinkToken } from './entrance/link-token.ts'
import { NewPasswordField } from './entrance/new-password-field.tsx'
import { SpentLink } from './entrance/spent-link.tsx'

/** Sets a new password by the link of a mail. */
export function Screen() {
  const t = useWords()
  const token = useLinkToken()
  const check = useRead(checkReset, { token }, { when: token !== '' })
  const [isDone, setDone] = useState(false)
  const [isSpent, setSpent] = useState(token === '')

  if (isDone) {
    return (
      <Entrance title={t('accounts.reset.done')} lead={t('accounts.reset.done_text')}>
        <Buttons>
          <ButtonLink href="/sign-in" variant="primary" size="large">
            {t('accounts.sign_in.action')}
          </ButtonLink>
        </Buttons>
      </Entrance>
    )
  }
  if (isSpent || problemIn(check.error)?.code === 'accounts.link_spent') {
    return <SpentLink href="/forgot-password" action={t('accounts.forgot.action')} />
  }
  return (
    <Entrance
      title={t('accounts.reset.title')}
      lead={check.data ? t('accounts.reset.for', { email: check.data.email }) : undefined}
    >
      {check.data ? (
        <ResetForm
          token={token}
          email={check.data.email}
          onDone={() => setDone(true)}
          onSpent={() => setSpent(true)}
        />
      ) : check.error ? (
        <Banner
          tone="danger"
          isLive
          title={t('accounts.read_failed')}
          actions={<Button onPress={() => void check.refetch()}>{t('ui.again')}</Button>}
        />
      ) : (
        <Loading>
          <Skeleton shape="block" height="8rem" />
        </Loading>
      )}
    </Entrance>
  )
}

const shape = resetPassword.input.pick({ password: true, endOtherSessions: true })

function ResetForm({
  token,
  email,
  onDone,
  onSpent,
}: {
  token: string
  email: string
  onDone: () => void
  onSpent: () => void
}) {
  const t = useWords()
  const form = useForm({
    schema: shape,
    defaultValues: { password: '', endOtherSessions: true },
    onSubmit: async (values) => {
      try {
        await call(resetPassword, { token, ...values })
        onDone()
      } catch (error) {
        if (problemIn(error)?.code !== 'accounts.link_spent') throw error
        onSpent()
      }
    },
  })
  return (
    <Form form={form} label={t('accounts.reset.title')}>
      {/* Tells password managers which account this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field of={form} name="password">
        {(bind) => <NewPasswordField {...bind} label={t('accounts.reset.new')} own={[email]} autoFocus />}
      </Field>
      <Field of={form} name="endOtherSessions">
        {(bind) => (
          <Checkbox
            {...bind}
            label={t('accounts.reset.end_others')}
            help={t('accounts.reset.end_others_help')}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="large" isWide isBusy={form.isBusy}>
        {t('accounts.reset.action')}
      </Button>
    </Form>
  )
}
