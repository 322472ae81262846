import { recordingClass } from '#kernel/session-recording.ts'
import { Link } from '#ui/link/link.tsx'
import { useWords } from '#ui/words.ts'
import type { LoggedAct } from '../../contract.ts'
import css from '../console/console.module.css'

/** The screens of what is the platform's, by what was done. */
const places = {
  job_retried: ['/operator/jobs', 'frame.nav.jobs'],
  mail_resent: ['/operator/mails', 'frame.nav.mails'],
  mails_resumed: ['/operator/mails', 'frame.nav.mails'],
  announced: ['/operator/announcements', 'frame.nav.announcements'],
  announcement_changed: ['/operator/announcements', 'frame.nav.announcements'],
  announcement_removed: ['/operator/announcements', 'frame.nav.announcements'],
  support_changed: ['/operator/announcements', 'operator.support.title'],
  billing_changed: ['/operator/plans', 'frame.nav.plans'],
} as const

const hasPlace = (what: string): what is keyof typeof places => Object.hasOwn(places, what)

/** What an act is about, as a link to it where there is a screen of it. */
export function ActTarget({ act: { what, about } }: { act: LoggedAct }) {
  const t = useWords()
  if (about.kind === 'platform') {
    if (!hasPlace(what)) return t('operator.audit.kind_platform')
    const [href, label] = places[what]
    return <Link href={href}>{t(label)}</Link>
  }
  const isGone = about.name === ''
  return (
    <span className={css.twoLines}>
      {about.kind === 'account' && isGone ? (
        <span>{t('operator.audit.nobody')}</span>
      ) : about.kind === 'experiment' && isGone ? (
        <span>{t('operator.audit.experiment_gone', { name: about.id })}</span>
      ) : (
        <Link
          href={about.kind === 'plan' ? '/operator/plans' : `/operator/${about.kind}s/${about.id}`}
          className={about.kind === 'account' ? recordingClass.mask : undefined}
        >
          {about.name}
        </Link>
      )}
      <span className={css.small}>{t(`operator.audit.kind_${about.kind}`)}</span>
    </span>
  )
}
