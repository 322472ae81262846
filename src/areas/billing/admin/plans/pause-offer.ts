import { hasStore, type SiteType } from '#kernel/states/site-type.ts'
import type { Plan, SitePlan } from '../../contract.ts'

type OfPause = Pick<SitePlan, 'isBillingOn' | 'pausePlanId' | 'canResume'> & {
  readonly current: { readonly plan: Pick<Plan, 'id' | 'kind'> } | null
}

/** What the card of the pause offers: to begin or to end it, what is chosen for that, and the words of what follows. */
export interface PauseOffer {
  readonly does: 'begin' | 'end'
  readonly planId: string | null
  readonly text: 'billing.pause.text' | 'billing.pause.text_unbilled' | 'billing.pause.text_left'
}

/** What a site's people may do about a pause beside choosing a plan; `null`: nothing. */
export function pauseOffer({ isBillingOn, pausePlanId, canResume, current }: OfPause): PauseOffer | null {
  const text = isBillingOn ? 'billing.pause.text' : 'billing.pause.text_unbilled'
  if (canResume) {
    // The plan of a pause would begin it again.
    return current?.plan.kind === 'pause'
      ? { does: 'end', planId: null, text: 'billing.pause.text_left' }
      : { does: 'end', planId: current?.plan.id ?? null, text }
  }
  // Where its people choose the plans, the pause is one of those.
  return isBillingOn && pausePlanId !== null ? { does: 'begin', planId: pausePlanId, text } : null
}

/** Whether a plan among those on offer has a button that chooses it. */
export function isChoosable(
  plan: Pick<Plan, 'kind'>,
  { canChoose, pausePlanId }: Pick<SitePlan, 'canChoose' | 'pausePlanId'>,
): boolean {
  return canChoose && (plan.kind !== 'pause' || pausePlanId !== null)
}

/**
 * Whether a plan stands among those on offer. A pause lets selling rest, and says nothing to a site without a store.
 *
 * @param site.currentId the plan that the site has, which is listed whatever it is
 */
export function isListed(
  plan: Pick<Plan, 'id' | 'kind'>,
  site: { readonly type: SiteType; readonly currentId: string | undefined },
): boolean {
  return plan.kind !== 'pause' || hasStore(site.type) || plan.id === site.currentId
}
