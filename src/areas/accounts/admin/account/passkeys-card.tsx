import { useQueryClient } from '@tanstack/react-query'
import Ellipsis from 'lucide-react/icons/ellipsis'
import KeyRound from 'lucide-react/icons/key-round'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { ApiError, problemIn } from '#kernel/api-client/api-error.ts'
import { call } from '#kernel/api-client/call.ts'
import { trimmedText } from '#kernel/shapes.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { refresh, useChange, useComplaint } from '#ui/data/data.ts'
import { Confirm } from '#ui/dialog/confirm.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Field, Form, FormFoot } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { z } from 'zod'
import {
  addPasskey,
  type Passkey,
  readSecurity,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '../../contract.ts'
import { canUsePasskeys, makePasskey } from '../entrance/passkey.ts'
import { ProofDeclined, useProof } from '../proof/use-proof.tsx'
import css from './account.module.css'
import { useWhen } from './use-when.ts'

type Made = NonNullable<Awaited<ReturnType<typeof makePasskey>>>

/** The passkeys of the account: add, rename, remove. */
export function PasskeysCard({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useWords()
  const { proved, dialog } = useProof()
  const [made, setMade] = useState<Made | null>(null)
  const [isBusy, setBusy] = useState(false)
  const add = async (): Promise<void> => {
    setBusy(true)
    try {
      const { options } = await proved(() => call(startPasskey, {}))
      setMade(await makePasskey(options))
    } catch (error) {
      if (error instanceof Error && error.name === 'InvalidStateError') {
        showToast({ tone: 'danger', text: t('refusal.accounts.passkey_known') })
      } else if (!(error instanceof ProofDeclined)) {
        showToast({
          tone: 'danger',
          text: problemIn(error)?.message ?? t('refusal.accounts.passkey_not_made'),
        })
      }
    }
    setBusy(false)
  }
  return (
    <Card
      title={t('accounts.passkeys.title')}
      help={t('accounts.passkeys.help')}
      actions={
        passkeys.length > 0 &&
        canUsePasskeys() && (
          <Button size="small" icon={Plus} isBusy={isBusy} onPress={() => void add()}>
            {t('accounts.passkeys.add')}
          </Button>
        )
      }
    >
      {passkeys.length === 0 ? (
        <EmptyState
          size="small"
          icon={KeyRound}
          title={t('accounts.passkeys.empty')}
          action={
            canUsePasskeys() ? (
              <Button icon={Plus} isBusy={isBusy} onPress={() => void add()}>
                {t('accounts.passkeys.add')}
              </Button>
            ) : undefined
          }
        >
          {canUsePasskeys() ? undefined : t('proof.passkey_unsupported')}
        </EmptyState>
      ) : (
        <ul className={css.rows}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {made && <NamingDialog credential={made} onClose={() => setMade(null)} />}
      {dialog}
    </Card>
  )
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const t = useWords()
  const when = useWhen()
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  return (
    <li className={css.row}>
      <Icon of={KeyRound} className={css.rowIcon} />
      <div className={css.rowWords}>
        <p className={`${css.rowTitle} fs-mask`}>
          {passkey.name} {passkey.isSynced && <Badge>{t('accounts.passkeys.synced')}</Badge>}
        </p>
        <p className={css.rowDetail}>
          {passkey.lastUsedAt === null
            ? t('accounts.passkeys.unused', { when: when.ago(passkey.createdAt) })
            : t('accounts.passkeys.used', { when: when.ago(passkey.lastUsedAt) })}
        </p>
      </div>
      <Menu
        label={t('accounts.passkeys.menu', { name: passkey.name })}
        trigger={<IconButton icon={Ellipsis} name={t('accounts.passkeys.menu', { name: passkey.name })} />}
        items={[
          { id: 'rename', label: t('accounts.passkeys.rename'), onAction: () => setOpen('rename') },
          {
            id: 'remove',
            label: t('accounts.passkeys.remove'),
            isDanger: true,
            onAction: () => setOpen('remove'),
          },
        ]}
      />
      {open === 'rename' && <RenameDialog passkey={passkey} onClose={() => setOpen(null)} />}
      {open === 'remove' && <RemoveDialog passkey={passkey} onClose={() => setOpen(null)} />}
    </li>
  )
}

const nameShape = z.object({ name: trimmedText(60) })

function NameDialog({
  title,
  name,
  onSave,
  onClose,
}: {
  title: string
  name: string
  onSave: (name: string) => Promise<unknown>
  onClose: () => void
}) {
  const t = useWords()
  const form = useForm({
    schema: nameShape,
    defaultValues: { name },
    onSubmit: async (values) => {
      try {
        await onSave(values.name)
        onClose()
      } catch (error) {
        if (!(error instanceof ProofDeclined)) throw error
      }
    },
  })
  return (
    <Dialog
      title={title}
      size="small"
      onClose={onClose}
      footer={(close) => (
        <FormFoot form={form} onCancel={close}>
          {t('accounts.passkeys.save')}
        </FormFoot>
      )}
    >
      <Form form={form} label={title}>
        <Field of={form} name="name">
          {(bind) => (
            <TextField
              {...bind}
              label={t('accounts.passkeys.name')}
              help={t('accounts.passkeys.name_help')}
              autoComplete="off"
              maxLength={60}
              autoFocus
            />
          )}
        </Field>
      </Form>
    </Dialog>
  )
}

function NamingDialog({ credential, onClose }: { credential: Made; onClose: () => void }) {
  const t = useWords()
  const { proved, dialog } = useProof()
  const add = useChange(addPasskey, { refreshes: [readSecurity] })
  return (
    <>
      <NameDialog
        title={t('accounts.passkeys.naming')}
        name=""
        onClose={onClose}
        onSave={async (name) => {
          await proved(() => add.mutateAsync({ credential, name }))
          showToast({ text: t('accounts.passkeys.added'), tone: 'success' })
        }}
      />
      {dialog}
    </>
  )
}

function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useWords()
  const rename = useChange(renamePasskey, { refreshes: [readSecurity] })
  return (
    <NameDialog
      title={t('accounts.passkeys.rename')}
      name={passkey.name}
      onClose={onClose}
      onSave={(name) => rename.mutateAsync({ passkeyId: passkey.id, name })}
    />
  )
}

function RemoveDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useWords()
  const { proved, dialog } = useProof()
  const client = useQueryClient()
  const complain = useComplaint()
  const remove = useChange(removePasskey, { refreshes: [readSecurity] })
  const run = async (): Promise<void> => {
    try {
      await proved(() => remove.mutateAsync({ passkeyId: passkey.id }))
      showToast({ text: t('accounts.passkeys.removed') })
      onClose()
    } catch (error) {
      if (error instanceof ProofDeclined) return
      complain(error)
      // Gone by another window: it is not shown any longer.
      if (!(error instanceof ApiError && error.status === 404)) return
      await refresh(client, [readSecurity])
      onClose()
    }
  }
  return (
    <>
      <Confirm
        title={t('accounts.passkeys.remove_title', { name: passkey.name })}
        action={t('accounts.passkeys.remove')}
        isBusy={remove.isPending}
        onConfirm={() => void run()}
        onClose={onClose}
      >
        {t('accounts.passkeys.remove_text')}
      </Confirm>
      {dialog}
    </>
  )
}
