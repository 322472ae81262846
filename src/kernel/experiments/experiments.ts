/**
 * Feature toggles and A/B tests as they are read, by contract §3. Who is in which segment is the
 * operator's area to decide; what arrives here is decided already.
 */

export const experimentTypes = ['FEATURE_TOGGLE', 'AB_TEST'] as const
export type ExperimentType = (typeof experimentTypes)[number]

/** One experiment as it stands for one reader. */
export interface ExperimentContext {
  readonly experimentType: ExperimentType
  readonly variant: string
  readonly segmentName: string
  /** Whether its definition on the server is broken. */
  readonly containsError: boolean
}

export interface ExperimentConfiguration {
  readonly loaded: boolean
  /** By full name: `commerce.gift-cards`. */
  readonly contexts: Readonly<Record<string, ExperimentContext>>
}

/** What stands before anything was loaded. */
export const noExperiments: ExperimentConfiguration = { loaded: false, contexts: {} }

/** An entry of the lists that a page context carries. */
export interface ExperimentEntry {
  readonly name: string
  readonly variant: string
  /** Only `ACTIVE` counts. */
  readonly status: string
}

export const ACTIVE = 'ACTIVE'

/** The segment an A/B test answers with when it cannot say which. */
export const DEFAULT_SEGMENT = 'default'

/** The toggle that is always on, whatever the configuration says (contract §3). */
export const UNIFIED_PRODUCTS = 'unified-products'

export const NOT_LOADED = 'The underlying Praetor configuration is not loaded'
export const NOT_FOUND = 'The specified feature does not exist'
export const INVALID_DEFINITION = 'The specified feature has an invalid server-side definition'

/** The text for a feature of another type than the one asked for. */
export function notA(type: ExperimentType): string {
  return `The specified feature is not a ${type}`
}

/** Why an experiment could not answer, for programs; the texts are for logs. */
export type ExperimentFault = 'not_loaded' | 'not_found' | 'wrong_type' | 'invalid_definition'

interface Failure {
  readonly fault: ExperimentFault
  readonly error: string
}

/** A toggle's answer; `error` and `fault` stand when it is the caller's default. */
export interface ToggleResult extends Partial<Failure> {
  readonly enabled: boolean
}

/** An A/B test's answer; `error` and `fault` stand when it is the default. */
export interface AbTestResult extends Partial<Failure> {
  readonly segmentName: string
  readonly variant: string
}

/** A name under its namespace: `commerce` + `gift-cards` → `commerce.gift-cards`. A name that has it already keeps it. */
export function experimentName(namespace: string, name: string): string {
  return namespace === '' || name.startsWith(`${namespace}.`) ? name : `${namespace}.${name}`
}

function find(
  configuration: ExperimentConfiguration,
  name: string,
  type: ExperimentType,
): { readonly context: ExperimentContext } | Failure {
  if (!configuration.loaded) return { fault: 'not_loaded', error: NOT_LOADED }
  if (!Object.hasOwn(configuration.contexts, name)) return { fault: 'not_found', error: NOT_FOUND }
  const context = configuration.contexts[name]
  if (!context) return { fault: 'not_found', error: NOT_FOUND }
  if (context.experimentType !== type) return { fault: 'wrong_type', error: notA(type) }
  if (context.containsError) return { fault: 'invalid_definition', error: INVALID_DEFINITION }
  return { context }
}

function isUnifiedProducts(name: string): boolean {
  return name === UNIFIED_PRODUCTS || name.endsWith(`.${UNIFIED_PRODUCTS}`)
}

/**
 * Whether a feature is on: only when its variant is the text `true`. When the configuration cannot
 * say, the caller's default comes back together with the text that says why.
 *
 * @param name the full name, namespace included
 */
export function featureToggle(
  configuration: ExperimentConfiguration,
  name: string,
  defaultEnabled = false,
): ToggleResult {
  if (isUnifiedProducts(name)) return { enabled: true }
  const found = find(configuration, name, 'FEATURE_TOGGLE')
  if ('fault' in found) return { enabled: defaultEnabled, ...found }
  return { enabled: found.context.variant === 'true' }
}

/**
 * Which segment and variant of an A/B test stand. When the configuration cannot say, the segment is
 * `default` and the variant the caller's, together with the text that says why.
 *
 * @param name the full name, namespace included
 */
export function abTest(
  configuration: ExperimentConfiguration,
  name: string,
  defaultVariant: string,
): AbTestResult {
  const found = find(configuration, name, 'AB_TEST')
  if ('fault' in found) return { segmentName: DEFAULT_SEGMENT, variant: defaultVariant, ...found }
  return { segmentName: found.context.segmentName, variant: found.context.variant }
}

/**
 * The variant of an entry in a page context's list, `null` when there is none that is active.
 * Both the entry's name and the one asked for are read under the namespace.
 */
export function activeVariant(
  entries: readonly ExperimentEntry[],
  namespace: string,
  name: string,
): string | null {
  const wanted = experimentName(namespace, name)
  const entry = entries.find(
    (each) => each.status === ACTIVE && experimentName(namespace, each.name) === wanted,
  )
  return entry ? entry.variant : null
}

/** Whether a page context's list has a feature on: active, with the variant `true`; unified products always. */
export function isFeatureActive(
  entries: readonly ExperimentEntry[],
  namespace: string,
  name: string,
): boolean {
  return isUnifiedProducts(name) || activeVariant(entries, namespace, name) === 'true'
}
