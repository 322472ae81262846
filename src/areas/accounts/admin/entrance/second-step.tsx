import { useState } from 'react'
import { problemIn } from '#kernel/api-client/api-error.ts'
import { call } from '#kernel/api-client/call.ts'
import { Button } from '#ui/button/button.tsx'
import { Field, Form } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { signInWithCode } from '../../contract.ts'
import { Buttons, Entrance } from './entrance.tsx'

/** The second half of a sign-in: a code of the app, or one of the recovery codes. */
export function SecondStep({ onDone, onOver }: { onDone: () => void; onOver: () => void }) {
  const t = useWords()
  const [isRecovery, setRecovery] = useState(false)
  const [left, setLeft] = useState<number | null>(null)
  if (left !== null) {
    return (
      <Entrance title={t('accounts.sign_in.title')} lead={t('accounts.recovery.left', { count: left })}>
        <Buttons>
          <Button variant="primary" size="large" onPress={onDone} autoFocus>
            {t('accounts.continue')}
          </Button>
        </Buttons>
      </Entrance>
    )
  }
  const key = isRecovery ? 'recovery' : 'code'
  return (
    <Entrance
      title={t(`accounts.${key}.title`)}
      lead={t(`accounts.${key}.text`)}
      after={
        <Button variant="quiet" onPress={() => setRecovery(!isRecovery)}>
          {isRecovery ? t('accounts.recovery.use_app') : t('accounts.code.use_recovery')}
        </Button>
      }
    >
      <CodeForm
        key={key}
        label={t(`accounts.${key}.label`)}
        isRecovery={isRecovery}
        onTaken={(codesLeft) => (codesLeft === null ? onDone() : setLeft(codesLeft))}
        onOver={onOver}
      />
    </Entrance>
  )
}

function CodeForm({
  label,
  isRecovery,
  onTaken,
  onOver,
}: {
  label: string
  isRecovery: boolean
  onTaken: (recoveryCodesLeft: number | null) => void
  onOver: () => void
}) {
  const t = useWords()
  const form = useForm({
    schema: signInWithCode.input,
    defaultValues: { code: '' },
    onSubmit: async (values) => {
      try {
        onTaken((await call(signInWithCode, values)).recoveryCodesLeft)
      } catch (error) {
        const problem = problemIn(error)
        if (problem?.code !== 'accounts.step_over') throw error
        showToast({ text: problem.message })
        onOver()
      }
    },
  })
  return (
    <Form form={form} label={label}>
      <Field of={form} name="code">
        {(bind) => (
          <TextField
            {...bind}
            label={label}
            autoFocus
            spellCheck="false"
            autoCorrect="off"
            {...(isRecovery
              ? { autoComplete: 'off', placeholder: 'ABCDE-23456' }
              : { autoComplete: 'one-time-code', inputMode: 'numeric' as const })}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="large" isWide isBusy={form.isBusy}>
        {t('accounts.code.action')}
      </Button>
    </Form>
  )
}
