import { useState } from 'react'
import { z } from 'zod'
import Megaphone from 'lucide-react/icons/megaphone'
import Plus from 'lucide-react/icons/plus'
import { useWhen } from '#areas/accounts/admin/index.tsx'
import type { OutputOf } from '#kernel/endpoint.ts'
import { email } from '#kernel/shapes.ts'
import { type BadgeTone, Status } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { useChange, useRead } from '#ui/data/data.ts'
import { Confirm } from '#ui/dialog/confirm.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Field, Form } from '#ui/form/form.tsx'
import { FormBar } from '#ui/form-bar/form-bar.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { Page, Stack } from '#ui/layout/layout.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Table, type TableColumn } from '#ui/table/table.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useNow } from '#ui/use-now.ts'
import { useWords } from '#ui/words.ts'
import {
  changeSupport,
  createAnnouncement,
  currentAnnouncements,
  listAnnouncements,
  readSupport,
  removeAnnouncement,
} from '../contract.ts'
import { AnnouncementDialog } from './announcements/announcement-dialog.tsx'
import css from './console/console.module.css'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'

type Row = OutputOf<typeof listAnnouncements>['announcements'][number]
type Standing = 'coming' | 'shown' | 'over'

const tones: Readonly<Record<Standing, BadgeTone>> = { coming: 'info', shown: 'success', over: 'neutral' }

function standingOf(row: Row, now: number): Standing {
  if (Date.parse(row.startsAt) > now) return 'coming'
  return row.endsAt !== null && Date.parse(row.endsAt) <= now ? 'over' : 'shown'
}

/** What is told to everybody who is signed in, and where they ask for help. */
export function Screen() {
  const t = useWords()
  const when = useWhen()
  const list = useRead(listAnnouncements, {})
  const [open, setOpen] = useState<Row | 'new' | null>(null)
  const refreshes = [listAnnouncements, currentAnnouncements]
  const create = useChange(createAnnouncement, { refreshes })
  const remove = useChange(removeAnnouncement, { refreshes })
  const opened = useNow()
  // One that begins with the minute in which it was written has begun once it is read.
  const now = Math.max(opened, list.dataUpdatedAt)
  const [asked, setAsked] = useState<Row | null>(null)
  const takeAway = ({ id: announcementId, dismissals, ...same }: Row): void =>
    remove.mutate(
      { announcementId },
      {
        onSuccess: () =>
          showToast({
            text: t('operator.announcements.removed'),
            // Announced anew it is another one, which nobody has put away.
            ...(dismissals === 0 && { undo: () => create.mutate(same) }),
          }),
        onSettled: () => setAsked(null),
      },
    )
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'title',
      label: t('operator.announcements.one'),
      isHeader: true,
      cell: (row) => (
        <span className={css.twoLines}>
          <span>{row.title}</span>
          {row.text !== '' && <span className={css.small}>{row.text}</span>}
        </span>
      ),
    },
    {
      id: 'standing',
      label: t('operator.announcements.standing'),
      phone: 'end',
      width: '6.5rem',
      cell: (row) => {
        const standing = standingOf(row, now)
        return <Status tone={tones[standing]}>{t(`operator.announcements.${standing}`)}</Status>
      },
    },
    {
      id: 'time',
      label: t('operator.announcements.time'),
      phone: 'line',
      width: '12.5rem',
      cell: (row) =>
        row.endsAt === null
          ? t('operator.announcements.from', { from: when.at(row.startsAt) })
          : t('operator.announcements.from_to', { from: when.at(row.startsAt), to: when.at(row.endsAt) }),
    },
    {
      id: 'dismissals',
      label: t('operator.announcements.dismissals'),
      align: 'end',
      phone: 'hidden',
      width: '6rem',
      cell: (row) => row.dismissals,
    },
    {
      id: 'actions',
      label: t('operator.announcements.actions'),
      isLabelHidden: true,
      align: 'end',
      phone: 'line',
      width: '6rem',
      cell: (row) => (
        <Button
          size="small"
          variant="quiet"
          onPress={() => (row.dismissals > 0 ? setAsked(row) : takeAway(row))}
        >
          {t('operator.announcements.remove')}
        </Button>
      ),
    },
  ]
  const add = (
    <Button variant="primary" icon={Plus} onPress={() => setOpen('new')}>
      {t('operator.announcements.create')}
    </Button>
  )
  const rows = list.data?.announcements ?? null
  return (
    <Page>
      <PageHeader title={t('frame.nav.announcements')} actions={rows && rows.length > 0 && add}>
        {t('operator.announcements.text')}
      </PageHeader>
      <Stack gap={40}>
        <Table
          label={t('frame.nav.announcements')}
          columns={columns}
          items={rows}
          idOf={(row) => row.id}
          nameOf={(row) => row.title}
          onOpen={(id) => setOpen(rows?.find((row) => row.id === id) ?? null)}
          error={list.isError && !rows && <ReadFailed onAgain={() => void list.refetch()} />}
          empty={
            <EmptyState icon={Megaphone} title={t('operator.announcements.none')} action={add}>
              {t('operator.announcements.none_text')}
            </EmptyState>
          }
        />
        <Support />
      </Stack>
      {open !== null && (
        <AnnouncementDialog announcement={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
      {asked && (
        <Confirm
          title={t('operator.announcements.remove_ask', { title: asked.title })}
          action={t('operator.announcements.remove')}
          isBusy={remove.isPending}
          onConfirm={() => takeAway(asked)}
          onClose={() => setAsked(null)}
        >
          <p>{t('operator.announcements.remove_text', { count: asked.dismissals })}</p>
        </Confirm>
      )}
    </Page>
  )
}

const supportShape = z.object({ address: z.union([z.literal(''), email]) })

function Support() {
  const t = useWords()
  const support = useRead(readSupport, {})
  const change = useChange(changeSupport, { refreshes: [readSupport] })
  const address = support.data?.address ?? ''
  const form = useForm({
    schema: supportShape,
    defaultValues: { address },
    values: { address },
    onSubmit: async (given) => {
      await change.mutateAsync({ address: given.address === '' ? null : given.address })
      showToast({ text: t('operator.support.saved'), tone: 'success' })
    },
  })
  return (
    <Card title={t('operator.support.title')} help={t('operator.support.text')}>
      <Form form={form} label={t('operator.support.title')}>
        <Field of={form} name="address">
          {(bind) => (
            <TextField
              {...bind}
              isOptional
              type="email"
              inputMode="email"
              label={t('operator.support.address')}
              isDisabled={!support.data}
            />
          )}
        </Field>
        <FormBar form={form} />
      </Form>
    </Card>
  )
}
