import type { ComponentProps } from 'react'
import { EXPIRED_SITE_IMPROVEMENTS_FLAG, siteStatus } from '#kernel/states/site-status.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { useChange } from '#ui/data/data.ts'
import { ButtonLink } from '#ui/link/link.tsx'
import { useWords } from '#ui/words.ts'
import { endViewAs, getSite, listSites, permissions, restoreSite } from '../../contract.ts'
import { useSite } from '../site/current-site.tsx'
import { isFlagOn } from '../site/flags.ts'
import { useProblemToast } from '../site/problem-words.ts'
import { isRoleWord } from '../site/role-word.ts'
import { useWhen } from '../site/use-when.ts'
import { TrialBar } from './trial-bar.tsx'

/** What there is to know of the site on every screen of it: how it stands, and through whose eyes one looks. */
export function SiteBars() {
  return (
    <>
      <ViewingAsBar />
      <StandingBar />
    </>
  )
}

/** A bar across the screen; a place of its own for whoever goes from place to place by ear. */
function Bar({
  title,
  ...banner
}: Omit<ComponentProps<typeof Banner>, 'isWide' | 'title'> & { title: string }) {
  return (
    <section aria-label={title}>
      <Banner {...banner} isWide title={title} />
    </section>
  )
}

/** Says that the screens show what a role sees, and ends it. */
function ViewingAsBar() {
  const t = useWords()
  const { id, viewingAs } = useSite()
  // Everything shown was read through the role: all of it is read again.
  const end = useChange(endViewAs, { onDone: () => location.reload() })
  if (!viewingAs) return null
  const role = isRoleWord(viewingAs.role) ? t(`sites.role.${viewingAs.role}`) : viewingAs.name
  return (
    <Bar
      tone="info"
      title={t('sites.view_as.bar', { role })}
      actions={
        <Button size="small" isBusy={end.isPending} onPress={() => end.mutate({ siteId: id })}>
          {t('sites.view_as.end')}
        </Button>
      }
    />
  )
}

/** The bar of the site's status: the trial's, or what is kept until when and what to do about it. */
function StandingBar() {
  const t = useWords()
  const when = useWhen()
  const site = useSite()
  const complain = useProblemToast()
  const restore = useChange(restoreSite, { refreshes: [getSite, listSites] })
  const date = site.next ? when.day(site.next.at) : ''
  const mayBill = site.can(permissions.billingManage)
  const plan = (label: string) =>
    mayBill && (
      <ButtonLink size="small" href={`/sites/${site.id}/plan`}>
        {label}
      </ButtonLink>
    )
  switch (site.status) {
    case siteStatus.trial:
      return <TrialBar />
    case siteStatus.expired:
      // Contract §4: an expired site changes the interface only while this flag is on.
      if (!isFlagOn(EXPIRED_SITE_IMPROVEMENTS_FLAG)) return null
      return (
        <Bar tone="danger" title={t('sites.expired.title')} actions={plan(t('sites.expired.action'))}>
          {t('sites.expired.text', { date })}
        </Bar>
      )
    case siteStatus.pastDue:
      return mayBill ? (
        <Bar tone="warning" title={t('sites.past_due.title')} actions={plan(t('sites.past_due.action'))}>
          {t('sites.past_due.text', { date })}
        </Bar>
      ) : null
    case siteStatus.resoldGracePeriod:
      return mayBill ? (
        <Bar tone="warning" title={t('sites.grace.title')} actions={plan(t('sites.grace.action'))}>
          {t('sites.grace.text', { date })}
        </Bar>
      ) : null
    case siteStatus.removed:
      return (
        <Bar
          tone="danger"
          title={t('sites.removed.title')}
          actions={
            <Button
              size="small"
              isBusy={restore.isPending}
              onPress={() => restore.mutate({ siteId: site.id }, { onError: complain })}
            >
              {t('sites.removed.restore')}
            </Button>
          }
        >
          {t('sites.removed.until', { date })}
        </Bar>
      )
    case siteStatus.linkedToLegacyVersion:
      return (
        <Bar tone="info" title={t('sites.legacy.title')} actions={plan(t('sites.legacy.action'))}>
          {t('sites.legacy.text', { address: site.legacyAddress ?? '' })}
        </Bar>
      )
    case siteStatus.activeParkingPage:
      return site.can(permissions.siteSettings) ? (
        <Bar
          tone="info"
          title={t('sites.parking.title')}
          actions={
            <ButtonLink size="small" href={`/sites/${site.id}/settings#type`}>
              {t('sites.parking.action')}
            </ButtonLink>
          }
        />
      ) : null
    default:
      return site.isPaused ? (
        <Bar tone="info" title={t('sites.paused.title')} actions={plan(t('sites.paused.action'))} />
      ) : null
  }
}
