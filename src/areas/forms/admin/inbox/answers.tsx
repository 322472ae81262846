import Download from 'lucide-react/icons/download'
import Eye from 'lucide-react/icons/eye'
import Lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useSite } from '#areas/sites/admin/index.tsx'
import { hrefOf } from '#kernel/api-client/call.ts'
import { fileSizeText } from '#kernel/i18n/file-size.ts'
import { intlFormats } from '#kernel/i18n/intl-formats.ts'
import { recordingClass } from '#kernel/session-recording.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { useChange } from '#ui/data/data.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import { useWords } from '#ui/words.ts'
import { readSubmissionFile, revealAnswer, type ShownAnswer } from '../../contract.ts'
import { readableAnswer } from '../../form/readable-answer.ts'
import type { Got } from './message-details.ts'
import css from './message-pane.module.css'

/** The answers, field by field; files last. */
export function Answers({ submission }: { submission: Got['submission'] }) {
  const t = useWords()
  const typed = submission.answers.filter(({ isHidden }) => !isHidden)
  const along = submission.answers.filter(({ isHidden }) => isHidden)
  if (submission.answers.length === 0) return <p className={css.along}>{t('inbox.no_answers')}</p>
  return (
    <dl className={css.answers}>
      {[...typed, ...along].map((answer) => (
        <div key={answer.field} className={css.answer}>
          <dt>
            {answer.isSensitive && <Icon of={Lock} size="small" name={t('inbox.sensitive')} />}
            {answer.label}
            {answer.isRemoved && <Badge>{t('inbox.field_removed')}</Badge>}
            {answer.isHidden && <Badge>{t('inbox.sent_along')}</Badge>}
          </dt>
          <dd>
            <Said answer={answer} submissionId={submission.id} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Said({ answer, submissionId }: { answer: ShownAnswer; submissionId: string }) {
  const { locale } = useLocale()
  const asRead = (text: string) => readableAnswer(answer.kind, text, intlFormats(locale))
  if (answer.kind === 'file') return <Files answer={answer} submissionId={submissionId} />
  if (answer.isSensitive) return <Sealed answer={answer} submissionId={submissionId} />
  return <span className={recordingClass.mask}>{answer.text !== null && asRead(answer.text)}</span>
}

/** An answer that is opened when it is asked for. Once open it is in no recording, not even as a block. */
function Sealed({ answer, submissionId }: { answer: ShownAnswer; submissionId: string }) {
  const t = useWords()
  const site = useSite()
  const [text, setText] = useState<string | null>(answer.text)
  const reveal = useChange(revealAnswer, { onDone: (opened) => setText(opened.text) })
  if (text !== null) return <span className={recordingClass.exclude}>{text}</span>
  return (
    <Button
      size="small"
      icon={Eye}
      isBusy={reveal.isPending}
      aria-label={t('inbox.reveal_named', { label: answer.label })}
      onPress={() => reveal.mutate({ siteId: site.id, submissionId, field: answer.field })}
    >
      {t('inbox.reveal')}
    </Button>
  )
}

function Files({ answer, submissionId }: { answer: ShownAnswer; submissionId: string }) {
  const t = useWords()
  const site = useSite()
  const { locale } = useLocale()
  return (
    <ul className={css.files}>
      {answer.files.map((file, at) => (
        <li key={file.id} className={recordingClass.mask}>
          <Link
            isSecret
            href={hrefOf(readSubmissionFile, { siteId: site.id, submissionId, fileId: file.id })}
            download={file.name || true}
          >
            <Icon of={Download} size="small" /> {file.name || t('inbox.file_numbered', { number: at + 1 })}
          </Link>{' '}
          <span className={css.along}>{fileSizeText(locale, file.bytes)}</span>
        </li>
      ))}
    </ul>
  )
}
