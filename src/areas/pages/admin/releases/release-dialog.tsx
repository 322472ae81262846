import { useQueryClient } from '@tanstack/react-query'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useWhen } from '#areas/accounts/admin/index.tsx'
import { useSite } from '#areas/sites/admin/index.tsx'
import { getSite, listSites } from '#areas/sites/contract.ts'
import { problemIn } from '#kernel/api-client/api-error.ts'
import { zoneName } from '#kernel/i18n/zone-name.ts'
import { momentOf } from '#kernel/wall-time.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { refresh, useChange, useRead } from '#ui/data/data.ts'
import { DateField } from '#ui/date-field/date-field.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { listPending, listReleases, release } from '#areas/releases/contract.ts'
import { listPages, lookHeadings, readStyles } from '../../contract.ts'
import { wordsOfProblem } from '../words-of-problem.ts'
import { PendingChoice } from './pending-choice.tsx'
import { useTellApart } from '../tree/use-tell-apart.ts'
import { ReleaseHeadings } from './release-headings.tsx'
import { ReleaseLacking } from './release-lacking.tsx'
import { choiceOf, displacedIn, keyOfChange, pagesOf } from './pending.ts'
import css from './release-dialog.module.css'

const allSaved = async () => true

/** How long an answer is waited for, ms: a line may take what is asked and never give one. */
const PATIENCE = 5_000

/** Whether it is done; what is not by then is not. */
const inTime = (doing: Promise<boolean>): Promise<boolean> =>
  Promise.race([
    doing.catch(() => false),
    new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false)),
  ])

/** What was drafted goes live: all of it or what is chosen, now or at a time. */
export function ReleaseDialog({
  onClose,
  saveNow = allSaved,
  startsScheduled = false,
}: {
  onClose: () => void
  /** Stores what somebody has just done here; whether all of it is stored. */
  saveNow?: () => Promise<boolean>
  startsScheduled?: boolean
}) {
  const t = useWords()
  const when = useWhen()
  const { locale } = useLocale()
  const site = useSite()
  const pending = useRead(listPending, { siteId: site.id })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [note, setNote] = useState('')
  const [isLater, setLater] = useState(startsScheduled)
  const [wall, setWall] = useState<string | null>(null)
  const at = wall === null ? null : momentOf(wall, site.timeZone)
  const [opened] = useState(Date.now)
  const [isTimeMissing, setTimeMissing] = useState(false)
  const [isUnsaved, setUnsaved] = useState(false)
  const [isSaving, setSaving] = useState(false)
  /** What was done last is being stored: what the list says would be of before. */
  const [isOpening, setOpening] = useState(saveNow !== allSaved)
  /** Whether what is listed may be of before that. */
  const [isLate, setLate] = useState(false)
  const isGone = useRef(false)
  const client = useQueryClient()
  useEffect(() => {
    let isOver = false
    isGone.current = false
    const open = async () => {
      const isSaved = await inTime(saveNow())
      if (isOver) return
      setUnsaved(!isSaved)
      const reading = refresh(client, [listPending, lookHeadings]).then(() => true)
      const isRead = await inTime(reading)
      if (isOver) return
      setLate(!isRead)
      setOpening(false)
      await reading
      if (!isOver) setLate(false)
    }
    if (saveNow !== allSaved) void open()
    return () => {
      isOver = true
      isGone.current = true
    }
  }, [saveNow, client])
  const change = useChange(release, {
    isFaultShown: true,
    refreshes: [listPages, listPending, listReleases, lookHeadings, readStyles, getSite, listSites],
    onDone: ({ release: made, moved }) => {
      const { number, scheduledFor } = made
      showToast(
        made.state === 'scheduled' && scheduledFor
          ? {
              tone: 'success',
              text: t('pages.release.scheduled', { number }),
              detail: when.inZone(scheduledFor, site.timeZone),
            }
          : {
              tone: 'success',
              text: t('pages.release.done', { number }),
              ...(moved.length > 0
                ? {
                    detail: moved
                      .map(({ title, to }) => t('pages.release.moved', { title, path: to }))
                      .join(' '),
                  }
                : {}),
              action: {
                label: t('pages.release.see'),
                onAction: () => window.open(site.url, '_blank', 'noopener'),
              },
            },
      )
      onClose()
    },
  })
  // An answer from before the save is none: it may say that all is live.
  const isUnread = !isOpening && (isLate || pending.error !== null)
  const changes = isOpening || isUnread ? undefined : pending.data?.changes
  const listed = useMemo(() => pagesOf(changes ?? []), [changes])
  const { placeOf, titleOf } = useTellApart(listed)
  const chosen = changes?.filter((one) => !left.has(keyOfChange(one))) ?? []
  const isChosen = (pageId: string) => chosen.some(({ id }) => id === pageId)
  const { moved, stuck } = displacedIn(changes ?? [], left)
  const problem = problemIn(change.error)
  const isAtTime = problem?.field === 'at'
  const isBusy = isSaving || change.isPending
  const send = async () => {
    if (!changes || isBusy) return
    if (isLater && wall === null) {
      setTimeMissing(true)
      return
    }
    setSaving(true)
    const isSaved = await inTime(saveNow())
    // Whoever has closed the window meanwhile means nothing to go live.
    if (isGone.current) return
    setSaving(false)
    setUnsaved(!isSaved)
    // Said before anything goes live; pressed again, it is meant without what is not saved.
    if (!isSaved && !isUnsaved) return
    change.mutate({
      siteId: site.id,
      ...choiceOf(changes, left),
      note: note.trim(),
      ...(isLater && at ? { at } : {}),
    })
  }
  const nothing = changes?.length === 0
  return (
    <Dialog
      title={t('pages.release.title')}
      isLocked={change.isPending}
      onClose={onClose}
      footer={
        nothing ? (
          <Button onPress={onClose}>{t('ui.close')}</Button>
        ) : (
          <>
            <Button
              variant="primary"
              icon={isLater ? CalendarClock : undefined}
              isBusy={isBusy}
              isDisabled={chosen.length === 0 || stuck.length > 0}
              onPress={() => void send()}
            >
              {t(isLater ? 'pages.release.schedule' : 'pages.release.now')}
            </Button>
            <Button variant="quiet" isDisabled={change.isPending} onPress={onClose}>
              {t('ui.cancel')}
            </Button>
          </>
        )
      }
    >
      {isUnsaved && (
        <div className={css.unsaved}>
          <Banner tone="warning" isLive>
            {t('pages.release.unsaved')}
          </Banner>
        </div>
      )}
      {isUnread ? (
        <ReadFailed onAgain={() => void pending.refetch().then(() => setLate(false))} />
      ) : !changes ? (
        <Loading>
          <Skeleton lines={4} />
        </Loading>
      ) : nothing ? (
        !isUnsaved && (
          <EmptyState size="small" icon={CircleCheck} title={t('pages.release.nothing')}>
            {t('pages.release.nothing_text')}
          </EmptyState>
        )
      ) : (
        <Stack gap={16}>
          {change.isError && !isAtTime && (
            <Banner tone="danger" isLive>
              {wordsOfProblem(change.error, t)}
            </Banner>
          )}
          <PendingChoice changes={changes} placeOf={placeOf} left={left} onLeave={setLeft} />
          {stuck.length > 0 && (
            <Banner tone="warning" isLive>
              {stuck.map(({ page, by }) => (
                <p key={page.id}>
                  {t('refusal.pages.release_address_taken', { page: titleOf(by), other: titleOf(page) })}
                </p>
              ))}
            </Banner>
          )}
          {moved.length > 0 && (
            <Banner isLive>
              {moved.map(({ page, by, to }) => (
                <p key={page.id}>
                  {t('pages.release.moves', { title: titleOf(page), path: to, page: titleOf(by) })}
                </p>
              ))}
            </Banner>
          )}
          <ReleaseLacking isChosen={isChosen} titleOf={titleOf} />
          <ReleaseHeadings isChosen={isChosen} titleOf={titleOf} onLeave={onClose} />
          <TextArea
            label={t('pages.release.note')}
            help={t('pages.release.note_help')}
            isOptional
            rows={2}
            maxLength={2_000}
            value={note}
            onChange={setNote}
          />
          <RadioGroup
            label={t('pages.release.when')}
            value={isLater ? 'later' : 'now'}
            onChange={(value) => setLater(value === 'later')}
            options={[
              { value: 'now', label: t('pages.release.when_now') },
              { value: 'later', label: t('pages.release.when_later') },
            ]}
          />
          {isLater && (
            <DateField
              label={t('pages.release.at')}
              help={t('pages.release.at_help', {
                zone: zoneName(site.timeZone, locale, at === null ? opened : Date.parse(at)),
              })}
              hasTime
              value={wall}
              error={
                isTimeMissing
                  ? t('pages.release.at_missing')
                  : isAtTime
                    ? wordsOfProblem(change.error, t)
                    : undefined
              }
              onChange={(next) => {
                setWall(next)
                setTimeMissing(false)
                if (isAtTime) change.reset()
              }}
            />
          )}
        </Stack>
      )}
    </Dialog>
  )
}
