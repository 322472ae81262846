import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { useChange, useRead } from '#ui/data/data.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field, Form, FormFoot } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { ButtonLink } from '#ui/link/link.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { changePassword, listSessions, readAccount, readSecurity } from '../../contract.ts'
import { NewPasswordField } from '../entrance/new-password-field.tsx'
import css from './account.module.css'
import { useWhen } from './use-when.ts'

/** The password: since when, and a dialog that changes it. */
export function PasswordCard({ changedAt }: { changedAt: string | null }) {
  const t = useWords()
  const when = useWhen()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card
      title={t('accounts.security.password')}
      actions={
        changedAt === null ? (
          <ButtonLink size="small" href="/forgot-password">
            {t('accounts.forgot.action')}
          </ButtonLink>
        ) : (
          <Button size="small" onPress={() => setOpen(true)}>
            {t('accounts.security.password_change')}
          </Button>
        )
      }
    >
      <p className={css.soft}>
        {changedAt === null
          ? t('accounts.security.password_none')
          : t('accounts.security.password_since', { when: when.ago(changedAt) })}
      </p>
      {isOpen && <PasswordDialog onClose={() => setOpen(false)} />}
    </Card>
  )
}

function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const account = useRead(readAccount, {})
  const change = useChange(changePassword, { refreshes: [readSecurity, listSessions] })
  const form = useForm({
    schema: changePassword.input,
    defaultValues: { current: '', password: '', endOtherSessions: true },
    onSubmit: async (values) => {
      await change.mutateAsync(values)
      showToast({ text: t('accounts.security.password_saved'), tone: 'success' })
      onClose()
    },
  })
  const own = account.data ? [account.data.email, account.data.name] : []
  return (
    <Dialog
      title={t('accounts.security.password_change')}
      size="small"
      onClose={onClose}
      footer={(close) => (
        <FormFoot form={form} onCancel={close}>
          {t('accounts.security.password_change')}
        </FormFoot>
      )}
    >
      <Form form={form} label={t('accounts.security.password_change')}>
        <input type="email" autoComplete="username" value={account.data?.email ?? ''} readOnly hidden />
        <Field of={form} name="current">
          {(bind) => (
            <TextField
              {...bind}
              label={t('accounts.security.password_current')}
              type="password"
              autoComplete="current-password"
              autoFocus
            />
          )}
        </Field>
        <Field of={form} name="password">
          {(bind) => <NewPasswordField {...bind} label={t('accounts.security.password_new')} own={own} />}
        </Field>
        <Field of={form} name="endOtherSessions">
          {(bind) => <Checkbox {...bind} label={t('accounts.security.password_others')} />}
        </Field>
      </Form>
    </Dialog>
  )
}
