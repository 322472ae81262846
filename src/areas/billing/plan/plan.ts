import type { LimitName } from '#areas/sites/contract.ts'
import type { Plan } from '../contract.ts'

/** `12.50` and `12.5` are one price: as few digits as it takes, two where there are any. */
export function plainAmount(amount: string): string {
  const short = amount.includes('.') ? amount.replace(/0+$/, '').replace(/\.$/, '') : amount
  return /\.\d$/.test(short) ? `${short}0` : short
}

/** Whether a limit lets through more than another does. */
export function allowsMore(one: number | null, than: number | null): boolean {
  return than !== null && (one === null || one > than)
}

/** The first plan on offer that allows more of something than a limit does; `null`: none. Plans stand in their order. */
export function nextPlan(plans: readonly Plan[], name: LimitName, most: number | null): Plan | null {
  return (
    plans.find(
      (plan) => plan.isOffered && plan.kind === 'standard' && allowsMore(plan.limits[name] ?? null, most),
    ) ?? null
  )
}

/** The currency that plans are shown in: the site's where every offered plan has it, else the first that all have. */
export function shownCurrency(plans: readonly Plan[], wanted: string): string {
  const offered = plans.filter((plan) => plan.isOffered)
  const common = (offered[0]?.prices ?? [])
    .map((price) => price.currency)
    .filter((code) => offered.every((plan) => plan.prices.some((price) => price.currency === code)))
  return common.includes(wanted) ? wanted : (common[0] ?? wanted)
}
