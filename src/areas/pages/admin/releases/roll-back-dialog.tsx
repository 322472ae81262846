import { useMemo, useState } from 'react'
import { useWhen } from '#areas/accounts/admin/index.tsx'
import { useSite } from '#areas/sites/admin/index.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { useChange, useRead } from '#ui/data/data.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { ReadFailed } from '#ui/read-failed/read-failed.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useList } from '#ui/use-list.ts'
import { useWords } from '#ui/words.ts'
import { listPending, listReleases, type ReleaseRow, rollBack } from '#areas/releases/contract.ts'
import { listPages, lookRollBack, readStyles } from '../../contract.ts'
import type { NamedPage } from '../tree/page-places.ts'
import { useTellApart } from '../tree/use-tell-apart.ts'
import { wordsOfProblem } from '../words-of-problem.ts'
import { firstFew } from './first-few.ts'

/** So many pages of a kind are named; the others are counted. */
const NAMED = 12

/** What of going back is told before it is done, what weighs most first. */
const warnings = ['opened', 'sought', 'locked', 'returned', 'lacking'] as const

/** Makes an earlier release live again, with the reason kept. */
export function RollBackDialog({ release, onClose }: { release: ReleaseRow; onClose: () => void }) {
  const t = useWords()
  const when = useWhen()
  const site = useSite()
  const list = useList()
  const [reason, setReason] = useState('')
  const looked = useRead(lookRollBack, { siteId: site.id, releaseId: release.id })
  const named = useMemo(
    () => (looked.data ? warnings.flatMap((warning) => looked.data[warning]) : []),
    [looked.data],
  )
  const { titleOf } = useTellApart(named)
  const listed = (pages: readonly NamedPage[]) => {
    const { named: some, rest } = firstFew(pages, NAMED)
    const titles = some.map(titleOf)
    if (rest > 0) titles.push(t('pages.release.more', { count: rest }))
    return list(titles)
  }
  const change = useChange(rollBack, {
    isFaultShown: true,
    refreshes: [listReleases, listPending, listPages, readStyles],
    onDone: ({ release: made }) => {
      showToast({
        tone: 'success',
        text: t('pages.release.rolled_back', { number: made.number, to: release.number }),
      })
      onClose()
    },
  })
  return (
    <Dialog
      size="small"
      title={t('releases.roll_back.title', { number: release.number })}
      isLocked={change.isPending}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="primary"
            isBusy={change.isPending}
            isDisabled={looked.isPending}
            onPress={() => change.mutate({ siteId: site.id, releaseId: release.id, reason: reason.trim() })}
          >
            {t('releases.roll_back_to')}
          </Button>
          <Button variant="quiet" isDisabled={change.isPending} onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {change.isError && (
          <Banner tone="danger" isLive>
            {wordsOfProblem(change.error, t)}
          </Banner>
        )}
        <p>{t('releases.roll_back.text', { at: when.at(release.releasedAt ?? release.createdAt) })}</p>
        {looked.isError && <ReadFailed onAgain={() => void looked.refetch()} />}
        {named.length > 0 && (
          <Banner tone="warning" isLive>
            <Stack gap={8}>
              {warnings.map((warning) => {
                const pages = looked.data?.[warning] ?? []
                return (
                  pages.length > 0 && (
                    <p key={warning}>{t(`releases.roll_back.${warning}`, { pages: listed(pages) })}</p>
                  )
                )
              })}
            </Stack>
          </Banner>
        )}
        <TextArea
          label={t('releases.roll_back.reason')}
          help={t('releases.roll_back.reason_help')}
          isOptional
          autoFocus
          rows={2}
          maxLength={2_000}
          value={reason}
          onChange={setReason}
        />
      </Stack>
    </Dialog>
  )
}
