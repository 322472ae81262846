import type { ExperimentEntry } from './experiments/experiments.ts'
import { ACTIVE, isFeatureActive } from './experiments/experiments.ts'
import { siteStatus, siteStatusName, type SiteStatus, type SiteStatusName } from './states/site-status.ts'
import { siteType, type SiteType } from './states/site-type.ts'

/** Lists of experiments by name, as `commerceSettings` carries them. */
export type ExperimentLists = Readonly<Record<string, readonly ExperimentEntry[]>>

/** What a browser needs to show times as the site does. */
export interface TimeZoneData {
  /** IANA name. */
  readonly timeZone: string
}

/**
 * The one JSON that every page of the product carries, readable as `window.Static.PAGE_CONTEXT`
 * (contract §4). The names are fixed.
 */
export interface PageContext {
  readonly website: {
    readonly id: string
    /** A visitor locale (contract §5). */
    readonly language: string
    readonly websiteType: SiteType
    readonly siteStatus: { readonly value: SiteStatusName }
  }
  readonly websiteSettings: {
    /** ISO 3166-1 alpha-2. */
    readonly country: string
    readonly bundleEligible: boolean
    readonly newPlanArchitectureEligible: boolean
  }
  readonly authenticatedAccount: { readonly id: string; readonly preferredLocale: string } | null
  readonly i18nContext: { readonly timeZoneData: TimeZoneData }
  readonly betaFeatureFlags: readonly string[]
  readonly videoAssetsFeatureFlags: readonly string[]
  readonly configFrontendFeatureFlags: readonly ExperimentEntry[]
  readonly activationFunnelFeatureFlags: readonly ExperimentEntry[]
  readonly isStandaloneScheduling: boolean
  readonly commerceSettings: ExperimentLists
}

/** What is known of a site, whoever asks. */
export interface PageContextSite {
  readonly id: string
  readonly language: string
  readonly type: SiteType
  readonly status: SiteStatus
  readonly country: string
  readonly timeZone: string
  /** Whether the site is used for scheduling alone. */
  readonly isStandaloneScheduling?: boolean
}

/** What only the site's own people see. */
export interface OwnerPageContextSource {
  readonly site: PageContextSite & {
    readonly bundleEligible?: boolean
    readonly newPlanArchitectureEligible?: boolean
  }
  readonly account: { readonly id: string; readonly preferredLocale: string }
  readonly betaFeatureFlags?: readonly string[]
  readonly videoAssetsFeatureFlags?: readonly string[]
  readonly configFrontendFeatureFlags?: readonly ExperimentEntry[]
  readonly activationFunnelFeatureFlags?: readonly ExperimentEntry[]
  readonly commerceSettings?: ExperimentLists
}

/** What a visitor's page is made from. */
export interface VisitorPageContextSource {
  readonly site: PageContextSite
  /** Lists that change what a visitor sees, and nothing else: the caller names them one by one. */
  readonly storefrontSettings?: ExperimentLists
}

/** Only the three fields of an entry, whatever else the caller's rows hold. */
function entriesOf(entries: readonly ExperimentEntry[] = []): ExperimentEntry[] {
  return entries.map(({ name, variant, status }) => ({ name, variant, status }))
}

function listsOf(lists: ExperimentLists = {}): ExperimentLists {
  return Object.fromEntries(Object.entries(lists).map(([name, entries]) => [name, entriesOf(entries)]))
}

/** The page context of the owner's app, for a signed-in account on one of its sites. */
export function ownerPageContext(source: OwnerPageContextSource): PageContext {
  const { site, account } = source
  return {
    website: {
      id: site.id,
      language: site.language,
      websiteType: site.type,
      siteStatus: { value: siteStatusName[site.status] },
    },
    websiteSettings: {
      country: site.country,
      bundleEligible: site.bundleEligible ?? false,
      newPlanArchitectureEligible: site.newPlanArchitectureEligible ?? false,
    },
    authenticatedAccount: { id: account.id, preferredLocale: account.preferredLocale },
    i18nContext: { timeZoneData: { timeZone: site.timeZone } },
    betaFeatureFlags: [...(source.betaFeatureFlags ?? [])],
    videoAssetsFeatureFlags: [...(source.videoAssetsFeatureFlags ?? [])],
    configFrontendFeatureFlags: entriesOf(source.configFrontendFeatureFlags),
    activationFunnelFeatureFlags: entriesOf(source.activationFunnelFeatureFlags),
    isStandaloneScheduling: site.isStandaloneScheduling ?? false,
    commerceSettings: listsOf(source.commerceSettings),
  }
}

/**
 * A site's status as a visitor may know it: whether the site is shown, and else why not. That its
 * owner is past due, does not pay, or has a reseller is nobody else's business: all of these are `PAID`.
 */
export function publicSiteStatus(status: SiteStatus): SiteStatusName {
  switch (status) {
    case siteStatus.expired:
    case siteStatus.trial:
    case siteStatus.removed:
    case siteStatus.activeParkingPage:
    case siteStatus.linkedToLegacyVersion:
      return siteStatusName[status]
    default:
      return siteStatusName[siteStatus.paid]
  }
}

/**
 * The page context of a visitor's page (site, checkout, customer's account): the same shape, without
 * any flag list of the owner's, any account, or anything about what the owner pays or may buy.
 */
export function visitorPageContext(source: VisitorPageContextSource): PageContext {
  const { site } = source
  const lists = Object.entries(source.storefrontSettings ?? {})
  return {
    website: {
      id: site.id,
      language: site.language,
      websiteType: site.type,
      siteStatus: { value: publicSiteStatus(site.status) },
    },
    websiteSettings: { country: site.country, bundleEligible: false, newPlanArchitectureEligible: false },
    authenticatedAccount: null,
    i18nContext: { timeZoneData: { timeZone: site.timeZone } },
    betaFeatureFlags: [],
    videoAssetsFeatureFlags: [],
    configFrontendFeatureFlags: [],
    activationFunnelFeatureFlags: [],
    isStandaloneScheduling: site.isStandaloneScheduling ?? false,
    commerceSettings: Object.fromEntries(
      lists.map(([name, entries]) => [name, entriesOf(entries.filter((entry) => entry.status === ACTIVE))]),
    ),
  }
}

/**
 * The page context of a page with which no site and nobody is: one that stands where no other can. It has the same
 * shape, with an empty id, and a status that changes nothing.
 *
 * @param language BCP 47 tag of the page
 */
export function pageContextWithoutSite(language: string): PageContext {
  const { classic } = siteType
  const site = { id: '', language, type: classic, status: siteStatus.paid, country: '', timeZone: 'UTC' }
  return visitorPageContext({ site })
}

/**
 * Whether a flag of the namespace `commerce` is on in a page context: an active entry of any of the
 * lists of its `commerceSettings` whose variant is `true` (contract §§ 3, 4, 9). That of unified products always is.
 *
 * @param name without the namespace: `currency-jpy`
 */
export function isCommerceFlagOn(context: Pick<PageContext, 'commerceSettings'>, name: string): boolean {
  if (name === 'unified-products') return true
  return Object.values(context.commerceSettings).some((entries) => isFeatureActive(entries, 'commerce', name))
}

/** The page context that the page came with, as a browser holds it; `undefined` where it came with none. */
export function heldPageContext(): PageContext | undefined {
  const page = globalThis as { readonly Static?: { readonly PAGE_CONTEXT?: PageContext } }
  return page.Static?.PAGE_CONTEXT
}

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * JSON that can stand inside a `<script>` of any type, and inside JavaScript: it reads back as the
 * same value, and holds no `<`, `>`, `&` or line separator that HTML or an old parser would see.
 *
 * @throws TypeError for what JSON cannot say (undefined, a circle, a bigint)
 */
export function embeddedJson(value: unknown): string {
  const json = JSON.stringify(value)
  if (json === undefined) throw new TypeError('Only what JSON can say is embedded in a page')
  return json.replace(/[<>&\u2028\u2029]/g, (letter) => escapes[letter] ?? letter)
}

/** The script that makes a page context readable as `window.Static.PAGE_CONTEXT`: text for inside `<script>`. */
export function pageContextScript(context: PageContext): string {
  return `(window.Static=window.Static||{}).PAGE_CONTEXT=${embeddedJson(context)};`
}
