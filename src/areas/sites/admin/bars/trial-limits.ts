import { hasStore, type SiteType } from '#kernel/states/site-type.ts'

/** What a trial cannot do, in words: orders are told of where there is a store that takes them. */
export function trialLimits(type: SiteType): 'sites.trial.cannot' | 'sites.trial.cannot_without_store' {
  return hasStore(type) ? 'sites.trial.cannot' : 'sites.trial.cannot_without_store'
}
