import { z } from 'zod'
import { useWhen } from '#areas/accounts/admin/index.tsx'
import { useSite } from '#areas/sites/admin/index.tsx'
import { recordingClass } from '#kernel/session-recording.ts'
import { longText, trimmedText } from '#kernel/shapes.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { useChange } from '#ui/data/data.ts'
import { Field, Form, FormActions } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useUnsavedWork } from '#ui/leave-guard/unsaved-work.ts'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { replyToSubmission } from '../../contract.ts'
import type { Got } from './message-details.ts'
import css from './message-pane.module.css'
import { inboxReads } from './use-sorting.ts'

const tones = { waiting: 'neutral', sent: 'success', failed: 'danger' } as const

/** Mails that went to the sender, and the next one. What comes back goes to the owner's own mailbox. */
export function Replies({
  got,
  isReplying,
  onReply,
  canReply,
}: {
  got: Got
  isReplying: boolean
  onReply: (isReplying: boolean) => void
  canReply: boolean
}) {
  const t = useWords()
  const when = useWhen()
  const { replies, submission } = got
  if (replies.length === 0 && !isReplying) return null
  return (
    <section>
      <h3 className={css.heading}>{t('inbox.replies')}</h3>
      <ol className={css.thread}>
        {replies.map((reply) => (
          <li key={reply.id}>
            <p className={css.by}>
              <span className={recordingClass.mask}>{reply.by?.name ?? t('inbox.somebody')}</span>
              <time dateTime={reply.at}>{when.at(reply.at)}</time>
              <Badge tone={tones[reply.state]}>{t(`inbox.reply_state.${reply.state}`)}</Badge>
            </p>
            <p className={`${css.subject} ${recordingClass.mask}`}>{reply.subject}</p>
            <p className={`${css.text} ${recordingClass.mask}`}>{reply.text}</p>
          </li>
        ))}
      </ol>
      {isReplying && canReply && submission.email !== null && (
        <ReplyForm
          key={submission.id}
          submission={submission}
          email={submission.email}
          onClose={() => onReply(false)}
        />
      )}
    </section>
  )
}

const shape = z.object({ subject: trimmedText(200), text: longText(20_000).min(1, 'field.required') })

function ReplyForm({
  submission,
  email,
  onClose,
}: {
  submission: Got['submission']
  email: string
  onClose: () => void
}) {
  const t = useWords()
  const { id: siteId } = useSite()
  const send = useChange(replyToSubmission, { refreshes: inboxReads })
  const form = useForm({
    schema: shape,
    defaultValues: { subject: t('inbox.reply_subject', { form: submission.form }), text: '' },
    onSubmit: async (values) => {
      await send.mutateAsync({ siteId, submissionId: submission.id, ...values })
      showToast({ tone: 'success', text: t('inbox.reply_sent') })
      onClose()
    },
  })
  useUnsavedWork(form.isDirty && !form.isBusy, 'message')
  return (
    <Form form={form} label={t('inbox.reply')}>
      <p className={css.along}>
        {t('inbox.reply_to')} <span className={recordingClass.mask}>{email}</span>
      </p>
      <Field of={form} name="subject">
        {(bind) => <TextField label={t('inbox.subject')} maxLength={200} autoComplete="off" {...bind} />}
      </Field>
      <Field of={form} name="text">
        {(bind) => (
          <TextArea
            className={recordingClass.mask}
            label={t('inbox.reply_text')}
            help={t('inbox.reply_help')}
            rows={6}
            maxRows={18}
            autoFocus
            {...bind}
          />
        )}
      </Field>
      <FormActions>
        <Button variant="primary" type="submit" isBusy={form.isBusy}>
          {t('inbox.send')}
        </Button>
        <Button variant="quiet" onPress={onClose} isDisabled={form.isBusy}>
          {t('ui.cancel')}
        </Button>
      </FormActions>
    </Form>
  )
}
