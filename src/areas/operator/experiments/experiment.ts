import { createHash } from 'node:crypto'
import type {
  ExperimentConfiguration,
  ExperimentContext,
  ExperimentEntry,
} from '#kernel/experiments/experiments.ts'
import { ACTIVE, DEFAULT_SEGMENT } from '#kernel/experiments/experiments.ts'
import type { Id } from '#kernel/ids.ts'
import type { SiteStatus } from '#kernel/states/site-status.ts'
import type { SiteType } from '#kernel/states/site-type.ts'
import type { Audience, Segment } from '../contract.ts'
import type { Feature } from '../labs/feature.ts'

/** A feature toggle or A/B test as it is kept. `segments: null`: what was kept cannot be read. */
export interface StoredExperiment {
  readonly name: string
  readonly salt: Id
  readonly type: 'FEATURE_TOGGLE' | 'AB_TEST'
  readonly what: string
  readonly stickyBy: 'site' | 'account'
  readonly control: string
  readonly segments: readonly Segment[] | null
  readonly isActive: boolean
  readonly killedAt: Date | null
  readonly createdAt: Date
  readonly changedAt: Date
}

/** What an experiment may know of a site. */
export interface SiteSubject {
  readonly id: Id
  readonly status: SiteStatus
  readonly type: SiteType
  readonly country: string
  readonly language: string
  readonly isInCircle: boolean
}

/** What an experiment may know of an account. */
export interface AccountSubject {
  readonly id: Id
  readonly language: string
}

/** Who asks: an account, on a site if it is on one. */
export interface Subjects {
  readonly site: SiteSubject | null
  readonly account: AccountSubject | null
}

/** What somebody gets. Only who `isPlaced` takes part: the others have the control because nobody placed them. */
export interface Placement {
  readonly segmentName: string
  readonly variant: string
  readonly isPlaced: boolean
}

/** The conditions that speak of what an experiment is not sticky by: with them, one subject could be placed in two ways. */
export function strayConditions(stickyBy: 'site' | 'account', audience: Audience): string[] {
  const given = (names: readonly (keyof Audience)[]): string[] =>
    names.filter((name) => {
      const value = audience[name]
      return Array.isArray(value) ? value.length > 0 : value
    })
  return stickyBy === 'site'
    ? given(['accountIds'])
    : given(['statuses', 'types', 'countries', 'siteIds', 'circle'])
}

const PARTS = 10_000

/**
 * Where a subject stands among the ten thousand parts of an experiment: a hash of the experiment's
 * salt and the subject's id, so that the place stays, is even over many, and is another in every experiment.
 */
export function partOf(salt: string, subjectId: string): number {
  const hash = createHash('sha256').update(`${salt}:${subjectId}`).digest()
  return Math.floor((hash.readUIntBE(0, 6) / 2 ** 48) * PARTS)
}

/**
 * The variant whose share a part falls into. Shares are laid end to end in their order: who sees the
 * first variant goes on seeing it while its share grows.
 */
export function variantAt(shares: Segment['shares'], part: number): string {
  let end = 0
  for (const { variant, weight } of shares) {
    end += Math.round(weight * 100)
    if (part < end) return variant
  }
  throw new Error('The shares of a segment do not add up to 100 %')
}

const anyOf = <T>(list: readonly T[], value: T): boolean => list.length === 0 || list.includes(value)

function fits(audience: Audience, subject: SiteSubject | AccountSubject): boolean {
  if (!anyOf(audience.languages, subject.language)) return false
  if (!('status' in subject)) return anyOf(audience.accountIds, subject.id)
  return (
    anyOf(audience.siteIds, subject.id) &&
    anyOf(audience.statuses, subject.status) &&
    anyOf(audience.types, subject.type) &&
    anyOf(audience.countries, subject.country) &&
    (!audience.circle || subject.isInCircle)
  )
}

/** Places a subject: in the first segment that fits, by the hash; else, and after a kill, the control. */
export function place(experiment: StoredExperiment, subjects: Subjects): Placement {
  const control = { segmentName: DEFAULT_SEGMENT, variant: experiment.control, isPlaced: false }
  const subject = subjects[experiment.stickyBy]
  if (!subject || experiment.killedAt || !experiment.isActive) return control
  const segment = experiment.segments?.find(({ audience }) => fits(audience, subject))
  if (!segment) return control
  return {
    segmentName: segment.name,
    variant: variantAt(segment.shares, partOf(experiment.salt, subject.id)),
    isPlaced: true,
  }
}

/** Whether readers may know of it: a draft is for operators alone. */
const isKnown = (experiment: StoredExperiment): boolean => experiment.isActive || experiment.killedAt !== null

/** The configuration of contract §3 for somebody. */
export function configurationOf(
  experiments: readonly StoredExperiment[],
  subjects: Subjects,
): ExperimentConfiguration {
  const contexts: Record<string, ExperimentContext> = {}
  for (const experiment of experiments.filter(isKnown)) {
    const { variant, segmentName } = place(experiment, subjects)
    contexts[experiment.name] = {
      experimentType: experiment.type,
      variant,
      segmentName,
      containsError: experiment.segments === null,
    }
  }
  return { loaded: true, contexts }
}

/** An experiment's namespace, empty where its name has none, and its name in it: `beta` and `new-menu` of `beta.new-menu`. */
export function partsOf(name: string): readonly [namespace: string, short: string] {
  const dot = name.indexOf('.')
  return [name.slice(0, Math.max(0, dot)), name.slice(dot + 1)]
}

const namesIn = (namespace: Feature['namespace'], tried: readonly Feature[]): string[] =>
  tried.filter((feature) => feature.namespace === namespace).map(({ name }) => name)

/** The `beta` list (contract §4): toggles that are on, by their short names, and what was switched on in labs; each once. */
export const betaList = (on: readonly string[], tried: readonly Feature[]): string[] => [
  ...new Set([...on, ...namesIn('beta', tried)]),
]

/** The status of an experiment that was killed, in the lists of a page context: anything but `ACTIVE` does not count. */
export const KILLED = 'KILLED'

/** The lists of a page context (contract §4) that experiments fill. */
export interface FlagLists {
  readonly betaFeatureFlags: string[]
  readonly videoAssetsFeatureFlags: string[]
  readonly configFrontendFeatureFlags: ExperimentEntry[]
  readonly activationFunnelFeatureFlags: ExperimentEntry[]
  readonly commerceSettings: { readonly features: ExperimentEntry[] }
}

/**
 * What stands in the lists of a page context for somebody, by namespace: toggles of `beta` and
 * `video-assets` that are on by their short names; `commerce`, `activation-funnel` and `config-frontend`
 * as entries; whatever else under its full name beside the last.
 */
export function flagListsOf(experiments: readonly StoredExperiment[], subjects: Subjects): FlagLists {
  const lists: FlagLists = {
    betaFeatureFlags: [],
    videoAssetsFeatureFlags: [],
    configFrontendFeatureFlags: [],
    activationFunnelFeatureFlags: [],
    commerceSettings: { features: [] },
  }
  for (const experiment of experiments) {
    if (!isKnown(experiment) || experiment.segments === null) continue
    const [namespace, short] = partsOf(experiment.name)
    const { variant } = place(experiment, subjects)
    const status = experiment.killedAt ? KILLED : ACTIVE
    const isOn = status === ACTIVE && experiment.type === 'FEATURE_TOGGLE' && variant === 'true'
    switch (namespace) {
      case 'beta':
        if (isOn) lists.betaFeatureFlags.push(short)
        break
      case 'video-assets':
        if (isOn) lists.videoAssetsFeatureFlags.push(short)
        break
      case 'commerce':
        lists.commerceSettings.features.push({ name: short, variant, status })
        break
      case 'activation-funnel':
        lists.activationFunnelFeatureFlags.push({ name: short, variant, status })
        break
      case 'config-frontend':
        lists.configFrontendFeatureFlags.push({ name: short, variant, status })
        break
      default:
        lists.configFrontendFeatureFlags.push({ name: experiment.name, variant, status })
    }
  }
  return lists
}

/**
 * The lists with what was switched on in labs: it stands before the experiments, so that of two
 * entries of one name it is the one that is read.
 */
export function withTried(lists: FlagLists, tried: readonly Feature[]): FlagLists {
  const commerce = namesIn('commerce', tried).map((name) => ({ name, variant: 'true', status: ACTIVE }))
  return {
    ...lists,
    betaFeatureFlags: betaList(lists.betaFeatureFlags, tried),
    commerceSettings: { features: [...commerce, ...lists.commerceSettings.features] },
  }
}
