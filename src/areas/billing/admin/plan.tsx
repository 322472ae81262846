import { useState } from 'react'
import { useWhen } from '#areas/accounts/admin/index.tsx'
import { statusEffects, useSite } from '#areas/sites/admin/index.tsx'
import { siteStatus } from '#kernel/states/site-status.ts'
import { getSite, listSites } from '#areas/sites/contract.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { useChange, useRead } from '#ui/data/data.ts'
import { Page, Stack } from '#ui/layout/layout.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { Waiting } from '#ui/read-failed/waiting.tsx'
import { useWords, type Words } from '#ui/words.ts'
import { choosePlan, getPlan, type SitePlan } from '../contract.ts'
import { BillingNote } from './plans/billing-note.tsx'
import { isChoosable, isListed, pauseOffer } from './plans/pause-offer.ts'
import { PlanCard } from './plans/plan-card.tsx'
import css from './plans/plans.module.css'
import { ReactivationButton } from './plans/reactivation.tsx'
import { useContact } from './plans/use-contact.ts'
import { UseMeters } from './plans/use-meters.tsx'
import { wayBack } from './plans/way-back.ts'

/** The plan of the site: what it allows, how much of it is used, and the others on offer. */
export function Screen() {
  const t = useWords()
  const { id: siteId } = useSite()
  const plan = useRead(getPlan, { siteId })
  return (
    <Page>
      <PageHeader title={t('frame.nav.plan')} />
      {plan.data ? (
        <Plans siteId={siteId} plan={plan.data} />
      ) : (
        <Waiting isFailed={plan.isError} onAgain={() => void plan.refetch()} lines={8} />
      )}
    </Page>
  )
}

/** Whether a site is more than read: nothing is unlimited on one that has expired, or lives elsewhere. */
const isActive = (status: SitePlan['status']): boolean => !statusEffects(status).isReadOnly

/** What the card of the present plan says: its plan, the trial's limits, or that nothing is limited. */
function presentWords(
  t: Words,
  { current, status, trialPlan, use }: SitePlan,
): { title: string; help: string | undefined } {
  if (current) return { title: current.plan.name, help: current.plan.intent }
  if (trialPlan !== null) {
    // The trial may be over, and a parking page never had one: then it is no plan of theirs, but its limits hold.
    const title = t(status === siteStatus.trial ? 'billing.plan.trial' : 'billing.plan.none')
    return { title, help: t('billing.plan.trial_text', { plan: trialPlan }) }
  }
  // A trial sends only so many campaigns, whoever bills.
  const isLimited = !isActive(status) || Object.values(use).some(({ most }) => most !== null)
  return { title: t('billing.plan.none'), help: isLimited ? undefined : t('billing.plan.none_text') }
}

/**
 * What has become of a site of no standing, and the one way to make it active again: with the plan it has, where its
 * people may choose; else to whom it is asked of.
 */
function BringBack({ siteId, plan }: { siteId: string; plan: SitePlan }) {
  const t = useWords()
  const when = useWhen()
  const { href } = useContact(plan.contact)
  if (isActive(plan.status)) return null
  const isLegacy = plan.status === siteStatus.linkedToLegacyVersion
  const way = wayBack({ siteId, canChoose: plan.canChoose, href })
  return (
    <Banner
      tone="warning"
      title={isLegacy ? t('sites.legacy.title') : t('sites.expired.title')}
      actions={
        // Whom to ask is said on this very screen: a button would lead to where one is.
        way.does !== 'read' && (
          <ReactivationButton siteId={siteId} standing={isLegacy ? 'legacy' : 'expired'}>
            {null}
          </ReactivationButton>
        )
      }
    >
      {/* Where visitors of an older version are sent, the bar above says on every screen. */}
      {!isLegacy && plan.next && t('sites.expired.text', { date: when.day(plan.next.at) })}
    </Banner>
  )
}

/** A pause that changes no plan: begun and ended by the site's own people. */
function Pause({
  plan,
  isBusy,
  onPress,
}: {
  plan: SitePlan
  isBusy: boolean
  onPress: (planId: string | null, said: Said) => void
}) {
  const t = useWords()
  const offer = pauseOffer(plan)
  if (!offer) return null
  return (
    <Card
      title={offer.does === 'end' ? t('sites.paused.title') : t('billing.pause.title')}
      actions={
        <Button
          size="small"
          isBusy={isBusy}
          onPress={() =>
            onPress(offer.planId, offer.does === 'end' ? 'billing.pause.ended' : 'billing.pause.begun')
          }
        >
          {offer.does === 'end' ? t('sites.paused.action') : t('billing.pause.action')}
        </Button>
      }
    >
      <p className={css.soft}>{t(offer.text)}</p>
    </Card>
  )
}

/** What is said once something was chosen. */
type Said = 'billing.plan.chosen' | 'billing.pause.begun' | 'billing.pause.ended'

function Plans({ siteId, plan }: { siteId: string; plan: SitePlan }) {
  const t = useWords()
  const { type } = useSite()
  const currentId = plan.current?.plan.id
  const listed = plan.plans.filter((one) => isListed(one, { type, currentId }))
  const [term, setTerm] = useState<'month' | 'year'>(plan.current?.term ?? 'year')
  const choose = useChange(choosePlan, { refreshes: [getPlan, getSite, listSites] })
  const take = (planId: string | null, said: Said = 'billing.plan.chosen'): void => {
    const onSuccess = (): void => void showToast({ text: t(said), tone: 'success' })
    choose.mutate({ siteId, planId, term: null }, { onSuccess })
  }
  return (
    <Stack gap={40}>
      <Stack gap={24}>
        <BillingNote plan={plan} hasPause={listed.some(({ kind }) => kind === 'pause')} />
        <BringBack siteId={siteId} plan={plan} />
        <Card
          {...presentWords(t, plan)}
          actions={
            plan.current &&
            plan.canChoose && (
              <Button size="small" isBusy={choose.isPending} onPress={() => take(null)}>
                {t('billing.plan.leave')}
              </Button>
            )
          }
        >
          <UseMeters limits={plan.limits} use={plan.use} isActive={isActive(plan.status)} />
        </Card>
        <Pause plan={plan} isBusy={choose.isPending} onPress={take} />
      </Stack>
      <section aria-labelledby="plans">
        <div className={css.head}>
          <h2 id="plans" className={css.heading}>
            {t('billing.plan.offered')}
          </h2>
          {plan.isBillingOn && (
            <Segmented
              label={t('billing.plan.term')}
              value={term}
              onChange={(value) => setTerm(value === 'month' ? 'month' : 'year')}
              size="small"
              segments={[
                { value: 'month', label: t('billing.plan.by_month') },
                { value: 'year', label: t('billing.plan.by_year') },
              ]}
            />
          )}
        </div>
        <ul className={css.plans}>
          {listed.map((one) => (
            <li key={one.id}>
              <PlanCard
                plan={one}
                limits={plan.limits}
                term={term}
                currency={plan.currency}
                isBilled={plan.isBillingOn}
                isCurrent={one.id === currentId}
                onChoose={
                  isChoosable(one, plan) && !choose.isPending
                    ? () => take(one.id, one.kind === 'pause' ? 'billing.pause.begun' : undefined)
                    : undefined
                }
              />
            </li>
          ))}
        </ul>
      </section>
    </Stack>
  )
}
