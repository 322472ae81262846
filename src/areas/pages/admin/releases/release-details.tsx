import { recordingClass } from '#kernel/session-recording.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { useWords } from '#ui/words.ts'
import type { ReleaseRow } from '#areas/releases/contract.ts'
import { ReleaseSummary } from './release-summary.tsx'
import css from './release-details.module.css'

/** So many pages of a kind are named: as many as the server tells. */
const NAMED = 12

/** One release: who took it live and when, its note, and what it changed. */
export function ReleaseDetails({
  release,
  at,
  onClose,
}: {
  release: ReleaseRow
  /** When it went live, or will. */
  at: string
  onClose: () => void
}) {
  const t = useWords()
  const by = release.createdBy?.name
  return (
    <Dialog
      title={t('releases.nth', { number: release.number })}
      onClose={onClose}
      footer={<Button onPress={onClose}>{t('ui.close')}</Button>}
    >
      <Stack gap={16}>
        <p className={css.soft}>
          {at}
          {by && <span className={recordingClass.mask}> · {by}</span>}
        </p>
        {release.note !== '' && <p className={css.note}>{release.note}</p>}
        {release.changes && (
          <section aria-labelledby="release-changes">
            <h3 id="release-changes" className={css.heading}>
              {t('releases.changes.title')}
            </h3>
            <ReleaseSummary changes={release.changes} most={NAMED} />
          </section>
        )}
      </Stack>
    </Dialog>
  )
}
