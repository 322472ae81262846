import { useEffect, useRef, useState } from 'react'
import { problemIn } from '#kernel/api-client/api-error.ts'
import { call } from '#kernel/api-client/call.ts'
import { megabytesOf } from '#kernel/i18n/file-size.ts'
import { Card } from '#ui/card/card.tsx'
import { useRead } from '#ui/data/data.ts'
import { FileDrop } from '#ui/file-drop/file-drop.tsx'
import { Page } from '#ui/layout/layout.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import { useWords } from '#ui/words.ts'
import { importLimits, LARGEST_ARCHIVE, uploadImport } from '../contract.ts'
import { BackButton } from './back-button.tsx'
import { useSizes } from './use-sizes.ts'

/** A file on its way to the server. */
interface Sending {
  readonly name: string
  readonly bytes: number
  readonly sent: number
}

/** Longest name that is kept of a file. */
const LONGEST_NAME = 255

/** Hands in the file that a site was exported to. */
export function ChooseArchive({ onHandedIn }: { onHandedIn: (importId: string) => void }) {
  const t = useWords()
  const sizes = useSizes()
  // Until it is known what the plan says, and where that cannot be read, the server alone decides.
  const { most, room: planned } = useRead(importLimits, {}).data ?? { most: LARGEST_ARCHIVE, room: null }
  // A plan with more room than any archive may have says nothing here.
  const room = planned && planned.most < LARGEST_ARCHIVE ? planned : null
  const [sending, setSending] = useState<Sending | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const under = useRef<AbortController | null>(null)
  // Who leaves the screen has given up the upload.
  useEffect(() => () => under.current?.abort(), [])

  const send = async (file: File): Promise<void> => {
    // Said before hours of sending, and in the words with which it would be refused after them.
    if (room && file.size > most) {
      setFault(t('refusal.transfer.no_room', { plan: room.plan, most: megabytesOf(room.most) }))
      return
    }
    const control = new AbortController()
    under.current = control
    setFault(null)
    setSending({ name: file.name, bytes: file.size, sent: 0 })
    try {
      const { import: made } = await call(
        uploadImport,
        { name: file.name.slice(-LONGEST_NAME).trim() || 'archive.zip' },
        {
          body: file,
          signal: control.signal,
          onUploadProgress: ({ loaded }) =>
            setSending({ name: file.name, bytes: file.size, sent: Math.min(loaded, file.size) }),
        },
      )
      onHandedIn(made.id)
    } catch (error) {
      if (control.signal.aborted) return
      setSending(null)
      setFault(problemIn(error)?.message ?? t('transfer.import.offline'))
    }
  }
  return (
    <Page width="narrow">
      <PageHeader title={t('transfer.import.title')} above={<BackButton />}>
        {t('transfer.import.text')}
      </PageHeader>
      {sending ? (
        <Card>
          <Progress
            label={t('transfer.import.sending', { name: sending.name })}
            value={sending.sent}
            total={Math.max(1, sending.bytes)}
            said={t('transfer.export.said', { done: sizes(sending.sent), total: sizes(sending.bytes) })}
            cancel={{
              name: t('transfer.import.cancel_sending', { name: sending.name }),
              run() {
                under.current?.abort()
                setSending(null)
              },
            }}
          />
        </Card>
      ) : (
        <FileDrop
          label={t('transfer.import.drop')}
          help={
            room
              ? t('transfer.import.drop_help_plan', { plan: room.plan, size: sizes(room.most) })
              : t('transfer.import.drop_help', { size: sizes(most) })
          }
          types={['.zip', 'application/zip']}
          maxBytes={LARGEST_ARCHIVE}
          error={fault}
          onFiles={([file]) => {
            if (file) void send(file)
          }}
        />
      )}
    </Page>
  )
}
