import { useRef, useState } from 'react'
import { problemIn } from '#kernel/api-client/api-error.ts'
import { call } from '#kernel/api-client/call.ts'
import type { OutputOf } from '#kernel/endpoint.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { CopyField } from '#ui/copy-field/copy-field.tsx'
import { useChange } from '#ui/data/data.ts'
import { Confirm } from '#ui/dialog/confirm.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field, Form, FormFoot } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Cluster, Stack } from '#ui/layout/layout.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import {
  confirmSecondFactor,
  readSecurity,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '../../contract.ts'
import { ProofDeclined, useProof } from '../proof/use-proof.tsx'
import css from './account.module.css'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { useWhen } from './use-when.ts'

type Factor = OutputOf<typeof readSecurity>['secondFactor']
type Begun = OutputOf<typeof startSecondFactor>
type Asked = 'off' | 'renew' | null

/** The second factor: on with a QR code, off, and its recovery codes. */
export function SecondFactorCard({ factor }: { factor: Factor }) {
  const t = useWords()
  const when = useWhen()
  const { proved, dialog } = useProof()
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [asked, setAsked] = useState<Asked>(null)
  const [isBusy, setBusy] = useState(false)
  const next = useRef<HTMLButtonElement>(null)
  const remove = useChange(removeSecondFactor, { refreshes: [readSecurity] })
  const renew = useChange(renewRecoveryCodes, { refreshes: [readSecurity] })

  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ProofDeclined)) {
        showToast({ tone: 'danger', text: problemIn(error)?.message ?? t('ui.change_failed') })
      }
    }
    setBusy(false)
  }
  const begin = () => run(async () => setBegun(await proved(() => call(startSecondFactor, {}))))
  const turnOff = () =>
    run(async () => {
      await proved(() => remove.mutateAsync({}))
      setAsked(null)
      showToast({ text: t('accounts.factor.turned_off') })
    })
  const newCodes = () =>
    run(async () => {
      const { recoveryCodes } = await proved(() => renew.mutateAsync({}))
      setAsked(null)
      setCodes(recoveryCodes)
    })

  return (
    <Card
      title={t('accounts.factor.title')}
      help={t('accounts.factor.help')}
      actions={
        factor ? (
          <Badge tone="success">{t('accounts.factor.on', { when: when.day(factor.since) })}</Badge>
        ) : (
          <Badge>{t('accounts.factor.off')}</Badge>
        )
      }
    >
      {factor ? (
        <Stack>
          <p className={factor.recoveryCodesLeft <= 2 ? css.warning : css.soft}>
            {t('accounts.factor.codes_left', { count: factor.recoveryCodesLeft })}
          </p>
          <Cluster>
            <Button ref={next} onPress={() => setAsked('renew')}>
              {t('accounts.factor.renew')}
            </Button>
            <Button variant="quiet" onPress={() => setAsked('off')}>
              {t('accounts.factor.turn_off')}
            </Button>
          </Cluster>
        </Stack>
      ) : (
        <Button isBusy={isBusy} onPress={() => void begin()}>
          {t('accounts.factor.turn_on')}
        </Button>
      )}
      {begun && (
        <TurnOnDialog
          begun={begun}
          onClose={() => setBegun(null)}
          onCodes={(made) => {
            setBegun(null)
            setCodes(made)
          }}
        />
      )}
      {codes && (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            setCodes(null)
            // The button that began it is gone: the focus goes to what stands in its place.
            setTimeout(() => next.current?.focus(), 0)
          }}
        />
      )}
      <Confirm
        isOpen={asked === 'off'}
        title={t('accounts.factor.turn_off_title')}
        action={t('accounts.factor.turn_off')}
        isBusy={isBusy}
        onConfirm={() => void turnOff()}
        onClose={() => setAsked(null)}
      >
        {t('accounts.factor.turn_off_text')}
      </Confirm>
      <Confirm
        isOpen={asked === 'renew'}
        title={t('accounts.factor.renew_title')}
        action={t('accounts.factor.renew_action')}
        variant="primary"
        isBusy={isBusy}
        onConfirm={() => void newCodes()}
        onClose={() => setAsked(null)}
      >
        {t('accounts.factor.renew_text')}
      </Confirm>
      {dialog}
    </Card>
  )
}

function TurnOnDialog({
  begun,
  onClose,
  onCodes,
}: {
  begun: Begun
  onClose: () => void
  onCodes: (codes: readonly string[]) => void
}) {
  const t = useWords()
  const { proved, dialog } = useProof()
  const confirm = useChange(confirmSecondFactor, { refreshes: [readSecurity] })
  const form = useForm({
    schema: confirmSecondFactor.input,
    defaultValues: { code: '' },
    onSubmit: async (values) => {
      try {
        onCodes((await proved(() => confirm.mutateAsync(values))).recoveryCodes)
      } catch (error) {
        if (!(error instanceof ProofDeclined)) throw error
      }
    },
  })
  return (
    <>
      <Dialog
        title={t('accounts.factor.scan_title')}
        onClose={onClose}
        footer={(close) => (
          <FormFoot form={form} onCancel={close}>
            {t('accounts.factor.confirm')}
          </FormFoot>
        )}
      >
        <div className={css.setUp}>
          <div className={`${css.scan} fs-exclude`}>
            <p className={css.stepTitle}>{t('accounts.factor.scan')}</p>
            <QrCode text={begun.uri} name={t('accounts.factor.qr')} />
            <CopyField label={t('accounts.factor.secret')} value={spaced(begun.secret)} />
          </div>
          <Form form={form} label={t('accounts.factor.scan_title')}>
            <Field of={form} name="code">
              {(bind) => (
                <TextField
                  {...bind}
                  label={t('accounts.factor.code')}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  spellCheck="false"
                  autoFocus
                />
              )}
            </Field>
          </Form>
        </div>
      </Dialog>
      {dialog}
    </>
  )
}

/** A key in groups of four, as it is read off and typed. */
const spaced = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret
