import { useState } from 'react'
import { useSite } from '#areas/sites/admin/index.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { useChange } from '#ui/data/data.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import {
  listPages,
  listPending,
  listReleases,
  readStyles,
  type ReleaseRow,
  rollBack,
} from '../../contract.ts'
import { useWhen } from '../use-when.ts'
import { wordsOfProblem } from '../words-of-problem.ts'

/** Makes an earlier release live again, with the reason kept. */
export function RollBackDialog({ release, onClose }: { release: ReleaseRow; onClose: () => void }) {
  const t = useWords()
  const when = useWhen()
  const site = useSite()
  const [reason, setReason] = useState('')
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
      title={t('pages.roll_back.title', { number: release.number })}
      isOpen
      isLocked={change.isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button
            variant="primary"
            isBusy={change.isPending}
            onPress={() => change.mutate({ siteId: site.id, releaseId: release.id, reason: reason.trim() })}
          >
            {t('pages.release.roll_back')}
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
        <p>{t('pages.roll_back.text', { at: when.at(release.releasedAt ?? release.createdAt) })}</p>
        <TextArea
          label={t('pages.roll_back.reason')}
          help={t('pages.roll_back.reason_help')}
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
