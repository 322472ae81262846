import { useState } from 'react'
import Mails from 'lucide-react/icons/mails'
import { useList, useWhen } from '#areas/accounts/admin/index.tsx'
import { hrefOf } from '#kernel/api-client/call.ts'
import { recordingClass } from '#kernel/session-recording.ts'
import { type BadgeTone, Status } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Facts } from '#ui/card/card.tsx'
import { useChange, useRead } from '#ui/data/data.ts'
import { useRows } from '#ui/data/use-parts.ts'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page, Stack } from '#ui/layout/layout.tsx'
import { ListBar } from '#ui/list-view/list-bar.tsx'
import { LoadMore } from '#ui/load-more/load-more.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Table, type TableColumn } from '#ui/table/table.tsx'
import { Tabs } from '#ui/tabs/tabs.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { Waiting } from '#ui/read-failed/waiting.tsx'
import { useWords } from '#ui/words.ts'
import {
  listMails,
  type MailEntry,
  mailStates,
  openMail,
  readHealth,
  resendMail,
  showMail,
} from '../contract.ts'
import css from './console/console.module.css'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { MailsHeld } from './console/mails-held.tsx'

const tones: Readonly<Record<MailEntry['state'], BadgeTone>> = {
  kept: 'neutral',
  queued: 'neutral',
  sending: 'info',
  sent: 'success',
  failed: 'danger',
  unknown: 'warning',
}

/** Every mail of the last 90 days, and what became of it. */
export function Screen() {
  const t = useWords()
  const when = useWhen()
  const list = useList('operator/mails', {
    begins: { column: 'at', direction: 'descending' },
    sorts: ['at'],
    filters: { state: mailStates },
    isPersonal: true,
  })
  const { search: address, filters, sort } = list.view
  const [open, setOpen] = useState<MailEntry | null>(null)
  const chosen = mailStates.find((one) => one === filters['state']?.[0])
  const mails = useRows(
    listMails,
    {
      address,
      direction: sort?.direction ?? 'descending',
      ...(chosen === undefined ? {} : { state: chosen }),
    },
    { keepsShown: true, rows: list },
  )
  const columns: readonly TableColumn<MailEntry>[] = [
    {
      id: 'subject',
      label: t('operator.mails.subject'),
      isHeader: true,
      cell: (mail) => (
        <span className={css.twoLines}>
          <span className={recordingClass.mask}>{mail.subject}</span>
          <span className={css.small}>{mail.kind}</span>
        </span>
      ),
    },
    {
      id: 'to',
      label: t('operator.mails.to'),
      phone: 'line',
      cell: (mail) => <span className={recordingClass.mask}>{mail.to.address}</span>,
    },
    {
      id: 'state',
      label: t('operator.mails.state'),
      phone: 'end',
      width: '8rem',
      cell: (mail) => <Status tone={tones[mail.state]}>{t(`operator.mails.state_${mail.state}`)}</Status>,
    },
    {
      id: 'at',
      isSortable: true,
      label: t('operator.mails.at'),
      align: 'end',
      phone: 'line',
      width: '11rem',
      cell: (mail) => when.at(mail.createdAt),
    },
  ]
  return (
    <Page width="wide">
      <PageHeader
        title={t('frame.nav.mails')}
        below={
          <ListBar
            list={list}
            searchLabel={t('operator.mails.search')}
            columns={columns}
            filters={[
              {
                id: 'state',
                label: t('operator.mails.state'),
                isSingle: true,
                options: mailStates.map((one) => ({ value: one, label: t(`operator.mails.state_${one}`) })),
              },
            ]}
          />
        }
      >
        {t('operator.mails.text')}
      </PageHeader>
      <MailsHeld />
      <Table
        label={t('frame.nav.mails')}
        {...list.tableOf(columns)}
        items={mails.items}
        idOf={idOf}
        nameOf={(mail) => mail.subject}
        onOpen={(id) => setOpen(mails.items?.find((mail) => mail.id === id) ?? null)}
        isStale={mails.isChanging}
        error={mails.isError && !mails.items && <ReadFailed onAgain={mails.again} />}
        empty={
          <EmptyState
            icon={Mails}
            title={t(list.isNarrowed ? 'operator.mails.no_match' : 'operator.mails.none')}
            action={list.isNarrowed && <Button onPress={list.clear}>{t('list.clear')}</Button>}
          >
            {list.isNarrowed ? t('operator.mails.no_match_text') : t('operator.mails.none_text')}
          </EmptyState>
        }
        footer={<LoadMore {...mails.more} />}
      />
      {open && <Mail entry={open} onClose={() => setOpen(null)} />}
    </Page>
  )
}

const idOf = (mail: MailEntry): string => mail.id

function Mail({ entry, onClose }: { entry: MailEntry; onClose: () => void }) {
  const t = useWords()
  const when = useWhen()
  const which = { mailId: entry.id, ...(entry.siteId === null ? {} : { siteId: entry.siteId }) }
  const mail = useRead(openMail, which)
  const resend = useChange(resendMail, {
    refreshes: [listMails, openMail, readHealth],
    onDone: () => {
      showToast({ text: t('operator.mails.resent'), tone: 'success' })
      onClose()
    },
  })
  const canResend = (entry.state === 'failed' || entry.state === 'unknown') && entry.settledAt !== null
  return (
    <Drawer
      size="large"
      title={t('operator.mails.one')}
      onClose={onClose}
      footer={
        canResend ? (
          <Button
            variant="primary"
            isBusy={resend.isPending}
            onPress={() => resend.mutate({ mailId: entry.id, siteId: entry.siteId })}
          >
            {t('operator.mails.resend')}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={24}>
        <Facts
          items={[
            {
              label: t('operator.mails.subject'),
              value: <span className={recordingClass.mask}>{entry.subject}</span>,
            },
            {
              label: t('operator.mails.to'),
              value: <span className={recordingClass.mask}>{entry.to.address}</span>,
            },
            {
              label: t('operator.mails.state'),
              value: <Status tone={tones[entry.state]}>{t(`operator.mails.state_${entry.state}`)}</Status>,
            },
            { label: t('operator.mails.at'), value: when.at(entry.createdAt) },
            { label: t('operator.jobs.attempts'), value: entry.attempts },
            ...(entry.answer === null
              ? []
              : [
                  {
                    label: t('operator.mails.answer'),
                    value: <span className={css.code}>{entry.answer}</span>,
                  },
                ]),
            { label: t('operator.mails.kind'), value: <span className={css.code}>{entry.kind}</span> },
          ]}
        />
        {mail.data ? (
          <Tabs
            label={t('operator.mails.view')}
            items={[
              {
                id: 'html',
                label: t('operator.mails.as_sent'),
                content: (
                  <iframe
                    className={`${css.mail} ${recordingClass.exclude}`}
                    sandbox=""
                    title={t('operator.mails.one')}
                    src={hrefOf(showMail, which)}
                  />
                ),
              },
              {
                id: 'plain',
                label: t('operator.mails.as_text'),
                content: <pre className={`${css.block} ${recordingClass.exclude}`}>{mail.data.plain}</pre>,
              },
            ]}
          />
        ) : (
          <Waiting isFailed={mail.isError} onAgain={() => void mail.refetch()} lines={6} />
        )}
        <p className={css.small}>{t('operator.mails.secrets')}</p>
      </Stack>
    </Drawer>
  )
}
