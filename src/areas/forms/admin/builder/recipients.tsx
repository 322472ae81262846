import Ellipsis from 'lucide-react/icons/ellipsis'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { z } from 'zod'
import { useSite } from '#areas/sites/admin/index.tsx'
import { recordingClass } from '#kernel/session-recording.ts'
import { email } from '#kernel/shapes.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { useChange } from '#ui/data/data.ts'
import { Field } from '#ui/form/form.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { List } from '#ui/list/list.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import {
  addRecipient,
  changeRecipient,
  getForm,
  MOST_RECIPIENTS,
  type Recipient,
  removeRecipient,
} from '../../contract.ts'

const refreshes = [getForm]

/** Who is notified: each address once its link was opened, of every message or only where a rule says so. */
export function Recipients({
  formId,
  recipients,
  isReadOnly,
}: {
  formId: string
  recipients: readonly Recipient[]
  isReadOnly: boolean
}) {
  const t = useWords()
  const { id: siteId } = useSite()
  const [isAdding, setAdding] = useState(false)
  const change = useChange(changeRecipient, { refreshes })
  const remove = useChange(removeRecipient, { refreshes })
  return (
    <div className={recordingClass.mask}>
      {recipients.length === 0 && <p>{t('form_builder.recipients_none')}</p>}
      {recipients.length > 0 && (
        <List
          label={t('form_builder.recipients')}
          items={recipients.map((one) => ({
            id: one.id,
            title: one.email,
            detail: t(one.isDefault ? 'form_builder.recipient_every' : 'form_builder.recipient_by_rule'),
            end: !one.isConfirmed && <Badge tone="warning">{t('form_builder.recipient_unconfirmed')}</Badge>,
            actions: !isReadOnly && (
              <Menu
                placement="bottom end"
                trigger={
                  <IconButton
                    size="small"
                    icon={Ellipsis}
                    name={t('form_builder.recipient_more', { email: one.email })}
                  />
                }
                items={[
                  !one.isConfirmed && {
                    id: 'again',
                    label: t('form_builder.recipient_again'),
                    onAction: () =>
                      change.mutate(
                        { siteId, formId, recipientId: one.id, sendsLink: true },
                        {
                          onSuccess: () =>
                            showToast({ tone: 'success', text: t('form_builder.recipient_sent') }),
                        },
                      ),
                  },
                  {
                    id: 'default',
                    label: t(
                      one.isDefault
                        ? 'form_builder.recipient_make_by_rule'
                        : 'form_builder.recipient_make_every',
                    ),
                    onAction: () =>
                      change.mutate({ siteId, formId, recipientId: one.id, isDefault: !one.isDefault }),
                  },
                  {
                    id: 'remove',
                    label: t('form_builder.remove'),
                    isDanger: true,
                    onAction: () => remove.mutate({ siteId, formId, recipientId: one.id }),
                  },
                ]}
              />
            ),
          }))}
        />
      )}
      {!isReadOnly && recipients.length < MOST_RECIPIENTS && (
        <Button size="small" variant="quiet" icon={Plus} onPress={() => setAdding(true)}>
          {t('form_builder.recipient_add')}
        </Button>
      )}
      {isAdding && <AddRecipient formId={formId} onClose={() => setAdding(false)} />}
    </div>
  )
}

const shape = z.object({ email })

function AddRecipient({ formId, onClose }: { formId: string; onClose: () => void }) {
  const t = useWords()
  const { id: siteId } = useSite()
  const add = useChange(addRecipient, { refreshes })
  const form = useForm({
    schema: shape,
    defaultValues: { email: '' },
    onSubmit: async (values) => {
      const { recipient } = await add.mutateAsync({ siteId, formId, ...values })
      showToast({
        tone: 'success',
        text: t(recipient.isConfirmed ? 'form_builder.recipient_added' : 'form_builder.recipient_sent'),
      })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      size="small"
      title={t('form_builder.recipient_add')}
      label={t('form_builder.recipient_add')}
      action={t('form_builder.recipient_add')}
      onClose={onClose}
    >
      <Field of={form} name="email">
        {(bind) => (
          <TextField
            type="email"
            label={t('form_builder.recipient_email')}
            help={t('form_builder.recipient_help')}
            autoFocus
            autoComplete="off"
            className={recordingClass.mask}
            {...bind}
          />
        )}
      </Field>
    </FormDialog>
  )
}
