import ArrowLeft from 'lucide-react/icons/arrow-left'
import Check from 'lucide-react/icons/check'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import ReplyIcon from 'lucide-react/icons/reply'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect, useEffectEvent } from 'react'
import { useWhen } from '#areas/accounts/admin/index.tsx'
import { useSite } from '#areas/sites/admin/index.tsx'
import { recordingClass } from '#kernel/session-recording.ts'
import { Badge, Status } from '#ui/badge/badge.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { useRead } from '#ui/data/data.ts'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Cluster, Stack } from '#ui/layout/layout.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { useWords } from '#ui/words.ts'
import { getSubmission } from '../../contract.ts'
import { Answers } from './answers.tsx'
import { Beside } from './beside.tsx'
import type { Got } from './message-details.ts'
import css from './message-pane.module.css'
import { Notes } from './notes.tsx'
import { PersonData } from './person-data.tsx'
import { Replies } from './replies.tsx'
import { Sorters } from './sorters.tsx'
import type { Sorting } from './use-sorting.ts'

interface MessagePaneProps {
  id: string
  sorting: Sorting
  tags: readonly string[]
  isReplying: boolean
  onReply: (isReplying: boolean) => void
  /** It is shown, and was new. */
  onOpened: (id: string) => void
  onShow: (id: string) => void
  /** The way back to the list, where it is not beside the message. */
  onBack: (() => void) | null
  /** Messages leave the list. */
  /** Takes a message that its sender has not confirmed. */
  onAccept: () => void
  onDone: () => void
  onSpam: () => void
  onTrash: () => void
  onRestore: () => void
  onDelete: () => void
  /** All that this person sent is gone. */
  onErased: () => void
}

const tones = {
  new: 'accent',
  open: 'info',
  answered: 'success',
  done: 'neutral',
  waiting: 'neutral',
  spam: 'danger',
  trash: 'neutral',
} as const

/** A message: its answers, the mails about it, notes, and what is known besides. */
export function MessagePane(props: MessagePaneProps) {
  const t = useWords()
  const site = useSite()
  const { id, onBack } = props
  const got = useRead(getSubmission, { siteId: site.id, submissionId: id })
  const state = got.data?.submission.state
  const open = useEffectEvent(() => props.onOpened(id))
  useEffect(() => {
    if (state === 'new') open()
  }, [state])
  return (
    <section className={css.pane} aria-label={t('inbox.message')}>
      {onBack && (
        <div>
          <Button variant="quiet" icon={ArrowLeft} onPress={onBack}>
            {t('inbox.back')}
          </Button>
        </div>
      )}
      {got.data ? (
        <Message {...props} got={got.data} />
      ) : got.isError ? (
        <ReadFailed onAgain={() => void got.refetch()} />
      ) : (
        <Loading>
          <Skeleton lines={8} />
        </Loading>
      )}
    </section>
  )
}

function Message({ got, ...props }: MessagePaneProps & { got: Got }) {
  const t = useWords()
  const when = useWhen()
  const { submission } = got
  const { sorting } = props
  return (
    <>
      <header className={css.head}>
        <div className={css.titles}>
          <h2 className={`${css.title} ${recordingClass.mask}`}>
            {submission.sender ?? submission.email ?? t('inbox.nameless')}
          </h2>
          <p className={css.meta}>
            {submission.email !== null && submission.sender !== null && (
              <span className={recordingClass.mask}>{submission.email}</span>
            )}
            <time dateTime={submission.sentAt}>{when.at(submission.sentAt)}</time>
            <span>{t('inbox.reference', { reference: submission.reference })}</span>
          </p>
        </div>
        <Cluster>
          {submission.isTest && <Badge>{t('inbox.test')}</Badge>}
          <Status tone={tones[submission.state]}>{t(`inbox.state.${submission.state}`)}</Status>
        </Cluster>
      </header>
      {sorting.canManage && <Actions got={got} {...props} />}
      {submission.isMailFailed && (
        <Banner tone="warning" title={t('inbox.mail_failed')}>
          {t('inbox.mail_failed_text')}
        </Banner>
      )}
      <div className={css.columns}>
        <Stack gap={24}>
          <Answers submission={submission} />
          <Replies
            got={got}
            isReplying={props.isReplying}
            onReply={props.onReply}
            canReply={sorting.canManage}
          />
          <Notes got={got} canWrite={sorting.canManage} />
        </Stack>
        <aside aria-label={t('inbox.beside')}>
          <Stack gap={24}>
            {sorting.canManage && <Sorters submission={submission} sorting={sorting} tags={props.tags} />}
            <Beside got={got} onShow={props.onShow} />
          </Stack>
        </aside>
      </div>
    </>
  )
}

function Actions({
  got: { submission },
  sorting,
  onReply,
  onAccept,
  onDone,
  onSpam,
  onTrash,
  onRestore,
  onDelete,
  onErased,
}: MessagePaneProps & { got: Got }) {
  const t = useWords()
  const { state } = submission
  if (state === 'spam' || state === 'trash')
    return (
      <Cluster>
        <Button icon={Undo2} onPress={onRestore}>
          {t(state === 'spam' ? 'inbox.not_spam' : 'inbox.restore')}
        </Button>
        <Button variant="quiet" icon={Trash2} onPress={onDelete}>
          {t('inbox.delete')}
        </Button>
      </Cluster>
    )
  return (
    <Cluster>
      {state === 'waiting' && (
        <Button variant="primary" icon={Check} onPress={onAccept}>
          {t('inbox.accept')}
        </Button>
      )}
      {submission.email !== null && state !== 'waiting' && (
        <Button variant="primary" icon={ReplyIcon} onPress={() => onReply(true)}>
          {t('inbox.reply')}
        </Button>
      )}
      {state !== 'done' && state !== 'waiting' && (
        <Button icon={Check} onPress={onDone}>
          {t('inbox.done')}
        </Button>
      )}
      <IconButton
        variant="secondary"
        icon={OctagonAlert}
        name={t('inbox.spam')}
        shortcut="!"
        onPress={onSpam}
      />
      <IconButton variant="secondary" icon={Trash2} name={t('inbox.trash')} shortcut="#" onPress={onTrash} />
      {submission.email !== null && sorting.reachesAll && (
        <PersonData email={submission.email} onErased={onErased} />
      )}
    </Cluster>
  )
}
