import { useState } from 'react'
import { z } from 'zod'
import { readAccount } from '#areas/accounts/contract.ts'
import { longText, trimmedText, webUrl } from '#kernel/shapes.ts'
import { useChange, useRead } from '#ui/data/data.ts'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Field, Form, FormFoot, FormRow } from '#ui/form/form.tsx'
import { onlyChanged } from '#ui/form/only-changed.ts'
import { useForm } from '#ui/form/use-form.ts'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import {
  type Announcement,
  changeAnnouncement,
  createAnnouncement,
  currentAnnouncements,
  listAnnouncements,
} from '../../contract.ts'
import { momentOf, wallOf } from './wall-time.ts'

const shape = z.object({
  title: trimmedText(120),
  text: longText(600),
  tone: z.enum(['info', 'warning']),
  link: z.union([z.literal(''), webUrl]),
  startsAt: z
    .string({ message: 'field.required' })
    .nullable()
    .refine((wall) => wall !== null, { message: 'field.required' }),
  endsAt: z.string().nullable(),
})

/** Makes an announcement, or changes one. Times are those of the person's own zone. */
export function AnnouncementDialog({
  announcement,
  onClose,
}: {
  announcement: Announcement | null
  onClose: () => void
}) {
  const account = useRead(readAccount, {})
  return account.data ? (
    <Filled announcement={announcement} zone={account.data.timeZone} onClose={onClose} />
  ) : null
}

function Filled({
  announcement,
  zone,
  onClose,
}: {
  announcement: Announcement | null
  zone: string
  onClose: () => void
}) {
  const t = useWords()
  const refreshes = [listAnnouncements, currentAnnouncements]
  const create = useChange(createAnnouncement, { refreshes })
  const change = useChange(changeAnnouncement, { refreshes })
  const [now] = useState(() => new Date().toISOString())
  const form = useForm({
    schema: shape,
    defaultValues: {
      title: announcement?.title ?? '',
      text: announcement?.text ?? '',
      tone: announcement?.tone ?? 'info',
      link: announcement?.link ?? '',
      startsAt: wallOf(announcement?.startsAt ?? now, zone) as string | null,
      endsAt: announcement?.endsAt ? wallOf(announcement.endsAt, zone) : null,
    },
    onSubmit: async (values, changed) => {
      const given = {
        ...values,
        link: values.link === '' ? null : values.link,
        startsAt: momentOf(values.startsAt ?? wallOf(now, zone), zone),
        endsAt: values.endsAt === null ? null : momentOf(values.endsAt, zone),
      }
      if (announcement)
        await change.mutateAsync({ announcementId: announcement.id, ...onlyChanged(given, changed) })
      else await create.mutateAsync(given)
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      size="medium"
      isLocked={form.isBusy}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(announcement ? 'operator.announcements.edit' : 'operator.announcements.create')}
      footer={
        <FormFoot form={form} onCancel={onClose}>
          {t(announcement ? 'operator.announcements.save' : 'operator.announcements.announce')}
        </FormFoot>
      }
    >
      <Form form={form}>
        <Field of={form} name="title">
          {(bind) => (
            <TextField {...bind} autoFocus maxLength={120} label={t('operator.announcements.headline')} />
          )}
        </Field>
        <Field of={form} name="text">
          {(bind) => (
            <TextArea
              {...bind}
              isOptional
              rows={3}
              maxLength={600}
              label={t('operator.announcements.body')}
            />
          )}
        </Field>
        <Field of={form} name="link">
          {(bind) => (
            <TextField
              {...bind}
              isOptional
              type="url"
              inputMode="url"
              label={t('operator.announcements.link')}
              help={t('operator.announcements.link_help')}
            />
          )}
        </Field>
        <FormRow>
          <Field of={form} name="startsAt">
            {(bind) => <DateField {...bind} hasTime label={t('operator.announcements.starts')} />}
          </Field>
          <Field of={form} name="endsAt">
            {(bind) => <DateField {...bind} hasTime isOptional label={t('operator.announcements.ends')} />}
          </Field>
        </FormRow>
        <Field of={form} name="tone">
          {(bind) => (
            <RadioGroup
              {...bind}
              onChange={(tone) => bind.onChange(tone as Announcement['tone'])}
              label={t('operator.announcements.tone')}
              options={(['info', 'warning'] as const).map((tone) => ({
                value: tone,
                label: t(`operator.announcements.tone_${tone}`),
              }))}
            />
          )}
        </Field>
      </Form>
    </Dialog>
  )
}
