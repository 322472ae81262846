import { type ComponentProps, createContext, useContext } from 'react'
import { useWhen } from '#areas/accounts/admin/index.tsx'
import { EXPIRED_SITE_IMPROVEMENTS_FLAG, siteStatus } from '#kernel/states/site-status.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useChange } from '#ui/data/data.ts'
import { ButtonLink } from '#ui/link/link.tsx'
import { useWords } from '#ui/words.ts'
import { endViewAs, getSite, listSites, permissions, restoreSite } from '../../contract.ts'
import { useSite } from '../site/current-site.tsx'
import { betaFlags } from '../site/flags.ts'
import { isRoleWord } from '../site/role-word.ts'
import css from './bars.module.css'
import { Reactivation, type ReactivationProps } from './reactivation.tsx'
import { TrialBar } from './trial-bar.tsx'

/**
 * What there is to know of the site on every screen of it: how it stands, and through whose eyes one looks.
 *
 * @param inLines each in one line, where the screen needs the room; the trial's can be unfolded
 */
export function SiteBars({ inLines = false }: { readonly inLines?: boolean }) {
  return (
    <InLines value={inLines}>
      <ViewingAsBar />
      <StandingBar />
    </InLines>
  )
}

/** Whether a bar is one line: what it is, and what to do about it. */
const InLines = createContext(false)

/** A bar across the screen; a place of its own for whoever goes from place to place by ear. */
function Bar({
  title,
  actions,
  tone = 'info',
  children,
}: Pick<ComponentProps<typeof Banner>, 'actions' | 'children' | 'tone'> & { title: string }) {
  const isLine = useContext(InLines)
  return isLine ? (
    <section aria-label={title} className={classNames(css.bar, css.folded, css[tone])}>
      <p className={classNames(css.words, css.lead)}>{title}</p>
      {actions && <div className={css.actions}>{actions}</div>}
    </section>
  ) : (
    <section aria-label={title}>
      <Banner tone={tone} actions={actions} isWide title={title}>
        {children}
      </Banner>
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
  const isLine = useContext(InLines)
  const when = useWhen()
  const site = useSite()
  const restore = useChange(restoreSite, { refreshes: [getSite, listSites] })
  const date = site.next ? when.day(site.next.at) : ''
  const mayBill = site.can(permissions.billingManage)
  const way = (to: string, label: string) => (
    <ButtonLink size="small" href={`/sites/${site.id}/${to}`}>
      {label}
    </ButtonLink>
  )
  const plan = (label: string) => mayBill && way('plan', label)
  const back = (standing: ReactivationProps['standing'], label: string) =>
    mayBill && (
      <Reactivation siteId={site.id} standing={standing}>
        {plan(label)}
      </Reactivation>
    )
  switch (site.status) {
    case siteStatus.trial:
      return <TrialBar startsFolded={isLine} />
    case siteStatus.expired:
      // Contract §4: an expired site changes the interface only while this flag is on.
      if (!betaFlags().includes(EXPIRED_SITE_IMPROVEMENTS_FLAG)) return null
      return (
        <Bar
          tone="danger"
          title={t('sites.expired.title')}
          actions={
            <>
              {back('expired', t('sites.expired.action'))}
              {site.can(permissions.siteExport) && way('settings/export', t('sites.expired.export'))}
            </>
          }
        >
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
              onPress={() => restore.mutate({ siteId: site.id })}
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
        <Bar tone="info" title={t('sites.legacy.title')} actions={back('legacy', t('sites.legacy.action'))}>
          {t('sites.legacy.text', { address: site.legacyAddress ?? '' })}
        </Bar>
      )
    case siteStatus.activeParkingPage:
      return site.can(permissions.siteSettings) ? (
        <Bar
          tone="info"
          title={t('sites.parking.title')}
          actions={way('settings#type', t('sites.parking.action'))}
        />
      ) : null
    default:
      return site.isPaused ? (
        <Bar tone="info" title={t('sites.paused.title')} actions={plan(t('sites.paused.manage'))} />
      ) : null
  }
}
