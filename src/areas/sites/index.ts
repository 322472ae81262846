/** The door for other areas' server code, and for the faces. */
export { siteAccess } from './contributors/site-access.ts'
export { colleagues } from './contributors/colleagues.ts'
export { rights } from './contributors/role.ts'
export { type Reachable, reachables } from './roles/reachable.ts'
export { carry, type Carry } from './carry/carry.ts'
export {
  type Carried,
  carriedTables,
  layPlainly,
  layRows,
  newIdOf,
  sumCarriedFiles,
  type TakenRows,
  takeRows,
  wholeRow,
} from './carry/carried-tables.ts'
export { dropRows } from './lifecycle/drop-rows.ts'
export { idOn, type NewIds, newIdsOn, readdressed } from './carry/new-ids.ts'
export { siteContributor } from './contributors/site-contributor.ts'
export { endedPeople } from './contributors/ended-people.ts'
export { refuseShutOut } from './contributors/refuse-shut-out.ts'
export { keepsSite } from './contributors/keeps-site.ts'
export {
  pageContextFlags,
  siteDoors,
  siteHooks,
  sitePictures,
  type SitePicture,
  type ReadPageContextFlags,
} from './hooks.ts'
export { addressOf, nextStep, trialDaysLeft, type Site } from './site/site.ts'
export { effectsOf } from './site/status-effects.ts'
export { createSite } from './site/create-site.ts'
export { importSite } from './site/import-site.ts'
export { refuseMoreOfUnverified } from './site/refuse-more-of-unverified.ts'
export { refuseSanctioned } from './site/refuse-sanctioned.ts'
export { refuseUnoffered } from './site/refuse-unoffered.ts'
export { pauseSite } from './site/pause-site.ts'
export { resumeSite } from './site/resume-site.ts'
export {
  findSitesWith,
  findSiteBySlug,
  findSitesByIds,
  findSitesByStatus,
  ownedSitesOf,
  siteFacts,
} from './site/find-site.ts'
export { searchSites } from './site/search-sites.ts'
export { countByStatus as countSitesByStatus, type SiteAlong, uncountedSiteIds } from './site/site.store.ts'
export { ownerContextScript } from './site/page-context.ts'
export { changeStatus, type StatusChange } from './status/change-status.ts'
export { movesOf } from './status/moves-of.ts'
export type { StatusReason } from './status/status-reason.ts'
export { extendTrial } from './status/extend-trial.ts'
export { linkToLegacy } from './status/link-to-legacy.ts'
export { readTimeline } from './timeline/read-timeline.ts'
export { record } from './timeline/record.ts'
export { limitCode, noLimit, type Limit } from './limits/limit.ts'
export {
  limitOf,
  newSiteLimit,
  refuseOver,
  siteLimitOf,
  limits,
  type PlanLimit,
  planLimits,
  takeWithinLimit,
  useOf,
  uses,
  type Limits,
} from './limits/limits.ts'
