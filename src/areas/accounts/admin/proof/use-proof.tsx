import KeyRound from 'lucide-react/icons/key-round'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { problemIn } from '#kernel/api-client/api-error.ts'
import { call } from '#kernel/api-client/call.ts'
import { Button } from '#ui/button/button.tsx'
import { useRead } from '#ui/data/data.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field, Form } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Stack } from '#ui/layout/layout.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { prove, proveWithPasskey, readSecurity, startPasskeyProof } from '../../contract.ts'
import { canUsePasskeys, askPasskey } from '../entrance/passkey.ts'

/** The person closed the dialog: nothing was done, and nothing needs to be said. */
export class ProofDeclined extends Error {
  override name = 'ProofDeclined'
}

export interface Proof {
  /**
   * Does work that may ask for a fresh proof of who is there; when it does, asks for it and does the work
   * again.
   *
   * @throws ProofDeclined when the dialog was closed, else whatever the work throws
   */
  readonly proved: <T>(work: () => Promise<T>) => Promise<T>
  /** To be put anywhere in the screen. */
  readonly dialog: ReactNode
}

interface Waiting {
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/** Guards sensitive changes on a screen: `proved(() => call(removePasskey, …))`. */
export function useProof(): Proof {
  const [isOpen, setOpen] = useState(false)
  const waiting = useRef<Waiting | null>(null)
  const settle = (isProved: boolean): void => {
    setOpen(false)
    if (isProved) waiting.current?.resolve()
    else waiting.current?.reject(new ProofDeclined())
    waiting.current = null
  }
  const proved = useCallback(async <T,>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      if (problemIn(error)?.code !== 'prove_again') throw error
    }
    await new Promise<void>((resolve, reject) => {
      waiting.current = { resolve, reject }
      setOpen(true)
    })
    return work()
  }, [])
  return { proved, dialog: isOpen && <ProofDialog onEnd={settle} /> }
}

function ProofDialog({ onEnd }: { onEnd: (isProved: boolean) => void }) {
  const t = useWords()
  const security = useRead(readSecurity, {})
  const [isBusy, setBusy] = useState(false)
  const form = useForm({
    schema: prove.input,
    defaultValues: { password: '' },
    onSubmit: async (values) => {
      await call(prove, values)
      onEnd(true)
    },
  })
  const byPasskey = async (): Promise<void> => {
    setBusy(true)
    try {
      const { options } = await call(startPasskeyProof, {})
      const credential = await askPasskey(options)
      if (credential) {
        await call(proveWithPasskey, { credential })
        onEnd(true)
        return
      }
    } catch (error) {
      showToast({ tone: 'danger', text: problemIn(error)?.message ?? t('proof.passkey_unsupported') })
    }
    setBusy(false)
  }
  const hasPasskey = (security.data?.passkeys.length ?? 0) > 0 && canUsePasskeys()
  return (
    <Dialog
      title={t('proof.title')}
      size="small"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onEnd(false)
      }}
      footer={(close) => (
        <>
          <Button variant="primary" isBusy={form.isBusy} onPress={() => void form.submit()}>
            {t('proof.action')}
          </Button>
          {hasPasskey && (
            <Button icon={KeyRound} isBusy={isBusy} onPress={() => void byPasskey()}>
              {t('proof.passkey')}
            </Button>
          )}
          <Button variant="quiet" onPress={close}>
            {t('ui.cancel')}
          </Button>
        </>
      )}
    >
      <Stack>
        <p>{t('proof.text')}</p>
        <Form form={form} label={t('proof.title')}>
          <Field of={form} name="password">
            {(bind) => (
              <TextField
                {...bind}
                label={t('proof.password')}
                type="password"
                autoComplete="current-password"
                autoFocus
              />
            )}
          </Field>
        </Form>
      </Stack>
    </Dialog>
  )
}
