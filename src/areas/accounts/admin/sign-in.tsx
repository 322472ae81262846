import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { call } from '#kernel/api-client/call.ts'
import { problemIn } from '#kernel/api-client/api-error.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Field, Form } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Link } from '#ui/link/link.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import { signIn, signInWithPasskey, startPasskeySignIn } from '../contract.ts'
import { Entrance, Linked, Or } from './entrance/entrance.tsx'
import { canUsePasskeys, askPasskey } from './entrance/passkey.ts'
import { keptAddress } from './entrance/known-address.ts'
import { SecondStep } from './entrance/second-step.tsx'
import { useWantedPath, withNext } from './entrance/wanted-path.ts'

/** Signs in, by password and second factor or by passkey, and goes where the person was headed. */
export function Screen() {
  const t = useWords()
  const next = useWantedPath()
  const [isSecond, setSecond] = useState(false)
  // A new page, so that the language and the rights of whoever came in are those of the server.
  const enter = (): void => location.assign(next)

  if (isSecond) return <SecondStep onDone={enter} onOver={() => setSecond(false)} />
  return (
    <Entrance
      title={t('accounts.sign_in.title')}
      lead={next === '/' ? undefined : t('accounts.sign_in.go_on')}
      after={<Linked text={t('accounts.sign_in.new')} href={withNext('/sign-up', next)} />}
    >
      <PasswordForm onDone={enter} onSecond={() => setSecond(true)} />
      {canUsePasskeys() && <PasskeyButton onDone={enter} />}
    </Entrance>
  )
}

function PasswordForm({ onDone, onSecond }: { onDone: () => void; onSecond: () => void }) {
  const t = useWords()
  const known = keptAddress()
  const form = useForm({
    schema: signIn.input,
    defaultValues: { email: known, password: '' },
    onSubmit: async (values) => {
      const { state } = await call(signIn, values)
      if (state === 'second_factor') onSecond()
      else onDone()
    },
  })
  return (
    <Form form={form} label={t('accounts.sign_in.title')}>
      <Field of={form} name="email">
        {(bind) => (
          <TextField
            {...bind}
            label={t('accounts.email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            spellCheck="false"
            autoFocus={known === ''}
          />
        )}
      </Field>
      <Field of={form} name="password">
        {(bind) => (
          <TextField
            {...bind}
            label={t('proof.password')}
            type="password"
            autoComplete="current-password"
            autoFocus={known !== ''}
            labelEnd={<Link href="/forgot-password">{t('accounts.sign_in.forgot')}</Link>}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="large" isWide isBusy={form.isBusy}>
        {t('accounts.sign_in.action')}
      </Button>
    </Form>
  )
}

function PasskeyButton({ onDone }: { onDone: () => void }) {
  const t = useWords()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async (): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      const { options } = await call(startPasskeySignIn, {})
      const credential = await askPasskey(options)
      if (!credential) setProblem(t('proof.passkey_cancelled'))
      else {
        await call(signInWithPasskey, { credential })
        onDone()
        return
      }
    } catch (error) {
      setProblem(problemIn(error)?.message ?? t('proof.passkey_unsupported'))
    }
    setBusy(false)
  }
  return (
    <>
      <Or />
      <Button size="large" isWide icon={KeyRound} isBusy={isBusy} onPress={() => void run()}>
        {t('accounts.sign_in.passkey')}
      </Button>
      {problem && (
        <Banner tone="warning" isLive>
          {problem}
        </Banner>
      )}
    </>
  )
}
