import { Badge } from '#ui/badge/badge.tsx'
import { useWords } from '#ui/words.ts'
import type { SiteCard } from '../../contract.ts'
import { badgeOf } from './badge-tone.ts'

/** The status of a site in a word: orange below three trial days, red when expired. */
export function StatusBadge({ site }: { site: Pick<SiteCard, 'status' | 'trialDaysLeft' | 'isPaused'> }) {
  const t = useWords()
  const { says, tone } = badgeOf(site)
  if (says === 'trial')
    return <Badge tone={tone}>{t('sites.status.trial_left', { days: site.trialDaysLeft ?? 0 })}</Badge>
  return (
    <Badge tone={tone}>{t(says === 'paused' ? 'sites.status.paused' : `sites.status.${site.status}`)}</Badge>
  )
}
