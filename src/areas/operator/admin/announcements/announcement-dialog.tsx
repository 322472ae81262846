import { useState } from 'react'
import { z } from 'zod'
import { useWhen } from '#areas/accounts/admin/index.tsx'
import { readAccount } from '#areas/accounts/contract.ts'
import { longText, trimmedText, webUrl } from '#kernel/shapes.ts'
import { momentOf, wallOf } from '#kernel/wall-time.ts'
import { useChange, useRead } from '#ui/data/data.ts'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Field, FormRow } from '#ui/form/form.tsx'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { onlyChanged } from '#ui/form/only-changed.ts'
import { ThereNow } from '#ui/form/there-now.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { useSeen } from '#ui/form/use-seen.ts'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import {
  announcedAt,
  type Announcement,
  changeAnnouncement,
  createAnnouncement,
  currentAnnouncements,
  listAnnouncements,
} from '../../contract.ts'

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

const timesOf = ({ startsAt, endsAt }: Pick<Announcement, 'startsAt' | 'endsAt'>) => ({ startsAt, endsAt })

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
  const when = useWhen()
  const seen = useSeen(announcedAt, timesOf(announcement ?? { startsAt: now, endsAt: null }), (there) => ({
    startsAt: wallOf(there.startsAt, zone) as string | null,
    endsAt: there.endsAt === null ? null : wallOf(there.endsAt, zone),
  }))
  const form = useForm({
    schema: shape,
    defaultValues: {
      title: announcement?.title ?? '',
      text: announcement?.text ?? '',
      tone: announcement?.tone ?? 'info',
      link: announcement?.link ?? '',
      ...seen.fieldsOf(timesOf(announcement ?? { startsAt: now, endsAt: null })),
    },
    seen,
    onSubmit: async (values, changed) => {
      const given = {
        ...values,
        link: values.link === '' ? null : values.link,
        startsAt: momentOf(values.startsAt ?? wallOf(now, zone), zone),
        endsAt: values.endsAt === null ? null : momentOf(values.endsAt, zone),
      }
      if (announcement) {
        const announcementId = announcement.id
        const isAnotherTime = changed.has('startsAt') || changed.has('endsAt')
        await seen.send((from) =>
          change.mutateAsync({
            announcementId,
            ...onlyChanged(given, changed),
            // Judged together, both as they stand here: one that was left alone to the second.
            ...(isAnotherTime && { ...from, ...onlyChanged(timesOf(given), changed) }),
            from,
          }),
        )
      } else await create.mutateAsync(given)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(announcement ? 'operator.announcements.edit' : 'operator.announcements.create')}
      action={t(announcement ? 'operator.announcements.save' : 'operator.announcements.announce')}
      onClose={onClose}
    >
      <ThereNow form={form} seen={seen}>
        {({ startsAt, endsAt }) =>
          endsAt === null
            ? t('operator.announcements.from', { from: when.at(startsAt) })
            : t('operator.announcements.from_to', { from: when.at(startsAt), to: when.at(endsAt) })
        }
      </ThereNow>
      <Field of={form} name="title">
        {(bind) => (
          <TextField {...bind} autoFocus maxLength={120} label={t('operator.announcements.headline')} />
        )}
      </Field>
      <Field of={form} name="text">
        {(bind) => (
          <TextArea {...bind} isOptional rows={3} maxLength={600} label={t('operator.announcements.body')} />
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
    </FormDialog>
  )
}
