import { useState } from 'react'
import { Badge } from '#ui/badge/badge.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { useChange } from '#ui/data/data.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field, Form, FormFoot } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Cluster, Stack } from '#ui/layout/layout.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import { type Account, cancelEmailChange, changeEmail, readAccount } from '../../contract.ts'
import { ProofDeclined, useProof } from '../proof/use-proof.tsx'
import { useWhen } from './use-when.ts'

/** The address one signs in with, and a change of it that waits for its mailboxes. */
export function AddressCard({ account }: { account: Account }) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card
      title={t('accounts.address.title')}
      actions={
        account.emailChange === null && (
          <Button size="small" onPress={() => setOpen(true)}>
            {t('accounts.address.change')}
          </Button>
        )
      }
    >
      <Stack>
        <Cluster>
          <span className="fs-mask">{account.email}</span>
          {account.isVerified ? (
            <Badge tone="success">{t('accounts.address.confirmed')}</Badge>
          ) : (
            <Badge tone="warning">{t('accounts.address.unconfirmed')}</Badge>
          )}
        </Cluster>
        {account.emailChange && <Pending change={account.emailChange} />}
      </Stack>
      {isOpen && <AddressDialog isVerified={account.isVerified} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function Pending({ change }: { change: NonNullable<Account['emailChange']> }) {
  const t = useWords()
  const when = useWhen()
  const cancel = useChange(cancelEmailChange, { refreshes: [readAccount] })
  const until = when.at(change.expiresAt)
  const key = change.isConfirmedHere ? 'there' : change.isConfirmedThere ? 'here' : 'both'
  return (
    <div className="fs-mask">
      <Banner
        title={t('accounts.address.pending', { email: change.email })}
        actions={
          <Button size="small" isBusy={cancel.isPending} onPress={() => cancel.mutate({})}>
            {t('accounts.address.cancel')}
          </Button>
        }
      >
        {t(`accounts.address.pending_${key}`, { email: change.email, until })}
      </Banner>
    </div>
  )
}

function AddressDialog({ isVerified, onClose }: { isVerified: boolean; onClose: () => void }) {
  const t = useWords()
  const { proved, dialog } = useProof()
  const refresh = useChange(changeEmail, { refreshes: [readAccount] })
  const form = useForm({
    schema: changeEmail.input,
    defaultValues: { email: '' },
    onSubmit: async (values) => {
      try {
        await proved(() => refresh.mutateAsync(values))
        onClose()
      } catch (error) {
        if (!(error instanceof ProofDeclined)) throw error
      }
    },
  })
  return (
    <>
      <Dialog
        title={t('accounts.address.dialog')}
        size="small"
        onClose={onClose}
        footer={(close) => (
          <FormFoot form={form} onCancel={close}>
            {t(isVerified ? 'accounts.address.send' : 'accounts.address.send_new')}
          </FormFoot>
        )}
      >
        <Stack>
          <p>{t(isVerified ? 'accounts.address.dialog_text' : 'accounts.address.dialog_text_new')}</p>
          <Form form={form} label={t('accounts.address.dialog')}>
            <Field of={form} name="email">
              {(bind) => (
                <TextField
                  {...bind}
                  label={t('accounts.address.new')}
                  className="fs-mask"
                  type="email"
                  inputMode="email"
                  autoComplete="email"
                  spellCheck="false"
                  autoFocus
                />
              )}
            </Field>
          </Form>
        </Stack>
      </Dialog>
      {dialog}
    </>
  )
}
