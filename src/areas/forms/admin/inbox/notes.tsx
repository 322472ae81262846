import { useState } from 'react'
import { useWhen } from '#areas/accounts/admin/index.tsx'
import { useSite } from '#areas/sites/admin/index.tsx'
import { recordingClass } from '#kernel/session-recording.ts'
import { Button } from '#ui/button/button.tsx'
import { useChange } from '#ui/data/data.ts'
import { Stack } from '#ui/layout/layout.tsx'
import { useUnsavedWork } from '#ui/leave-guard/unsaved-work.ts'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { useWords } from '#ui/words.ts'
import { addNote, getSubmission } from '../../contract.ts'
import type { Got } from './message-details.ts'
import css from './message-pane.module.css'

/** What colleagues wrote beside a message; its sender never sees it. */
export function Notes({ got, canWrite }: { got: Got; canWrite: boolean }) {
  const t = useWords()
  const when = useWhen()
  const site = useSite()
  const submissionId = got.submission.id
  const [text, setText] = useState('')
  const add = useChange(addNote, { refreshes: [getSubmission], onDone: () => setText('') })
  useUnsavedWork(text.trim() !== '' && !add.isPending, 'message')
  if (got.notes.length === 0 && !canWrite) return null
  return (
    <section>
      <h3 className={css.heading}>{t('inbox.notes')}</h3>
      {got.notes.length > 0 && (
        <ol className={css.thread}>
          {got.notes.map((note) => (
            <li key={note.id} data-note>
              <p className={css.by}>
                <span className={recordingClass.mask}>{note.by?.name ?? t('inbox.somebody')}</span>
                <time dateTime={note.at}>{when.at(note.at)}</time>
              </p>
              <p className={`${css.text} ${recordingClass.mask}`}>{note.text}</p>
            </li>
          ))}
        </ol>
      )}
      {canWrite && (
        <Stack gap={8}>
          <TextArea
            className={recordingClass.mask}
            label={t('inbox.note')}
            isLabelHidden
            placeholder={t('inbox.note_placeholder')}
            rows={2}
            maxLength={5_000}
            value={text}
            onChange={setText}
          />
          {text.trim() !== '' && (
            <div>
              <Button
                size="small"
                isBusy={add.isPending}
                onPress={() => add.mutate({ siteId: site.id, submissionId, text })}
              >
                {t('inbox.note_add')}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </section>
  )
}
