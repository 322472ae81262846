import type { OwnerKeyAfter } from '#kernel/messages/message.ts'
import { useWhen } from '#areas/accounts/admin/index.tsx'
import { recordingClass } from '#kernel/session-recording.ts'
import { Timeline } from '#ui/timeline/timeline.tsx'
import { useWords } from '#ui/words.ts'
import type { Act } from '../../contract.ts'
import { ActChanges } from './act-changes.tsx'
import css from '../console/console.module.css'

/** What operators did about a thing, who, when and why. */
export function ActList({ label, acts }: { label: string; acts: readonly Act[] }) {
  const t = useWords()
  const when = useWhen()
  if (acts.length === 0) return <p className={css.soft}>{t('operator.acts.none')}</p>
  return (
    <Timeline
      label={label}
      events={acts.map((act) => ({
        id: act.id,
        title: t(`operator.act.${act.what as OwnerKeyAfter<'operator.act'>}`, act.values),
        when: when.at(act.at),
        dateTime: act.at,
        detail: (
          <>
            <span className={recordingClass.mask}>{act.by ?? t('operator.acts.by_command')}</span>
            {act.why === null ? null : ` · ${act.why}`}
            <ActChanges changes={act.changes} />
          </>
        ),
      }))}
    />
  )
}
