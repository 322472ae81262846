/**
 * Who may be recorded, by contract §7. Pure: the browser's facts come in, an answer goes out. What
 * starts the recording is the owner's app (`faces/admin/session-recording`).
 */

/** Class names that mark what a recording masks, shows and leaves out. */
export const recordingClass = {
  /** Shown as blocks: everything that shows a person's data. */
  mask: 'fs-mask',
  /** Shown as it is, inside something masked. */
  unmask: 'fs-unmask',
  /** Not recorded at all: not even that it is there. */
  exclude: 'fs-exclude',
} as const

/** The feature toggle and the A/B test that decide, and the query parameter that overrides all. */
export const RECORDING_TOGGLE = 'fullstory-enabled'
export const RECORDING_TEST = 'fullstory-sampled'
export const RECORDING_OVERRIDE = 'force_enable_fullstory'

/** The id with which the server says that this is an automated visit: nothing is recorded. */
export const AUTOMATED_MOCK_ID = 'automated-mock-id'

/** What is logged when something fails (contract §7); the person sees nothing. */
export const ELIGIBILITY_ERROR = 'Error determining FullStory eligibility'
export const INJECTION_ERROR = 'Error injecting FullStory script'

const countries: readonly string[] = ['US', 'JP']
const LOGICAL_PROCESSORS_MORE_THAN = 2

export interface RecordingFacts {
  /** The site's country, ISO 3166-1 alpha-2. */
  readonly siteCountry: string
  /** The browser's time zone, an IANA name. */
  readonly timeZone: string
  /** Whether the toggle `fullstory-enabled` is on. */
  readonly toggleEnabled: boolean
  /** The variant of the A/B test `fullstory-sampled`. */
  readonly sampledVariant: string
  /** `navigator.hardwareConcurrency`; undefined where a browser hides it. */
  readonly logicalProcessors: number | undefined
  /** `location.search`. */
  readonly query: string
}

/** Whether the query overrides every condition: exactly `force_enable_fullstory=true`. */
export function isRecordingForced(query: string): boolean {
  return new URLSearchParams(query).get(RECORDING_OVERRIDE) === 'true'
}

/** Whether a browser's time zone is one of America's, or Tokyo's. */
export function isRecordedTimeZone(timeZone: string): boolean {
  return timeZone.startsWith('America') || timeZone === 'Asia/Tokyo'
}

/** Whether a session may be recorded: all conditions of the contract hold, or the query overrides them. */
export function isRecordingEligible(facts: RecordingFacts): boolean {
  if (isRecordingForced(facts.query)) return true
  return (
    countries.includes(facts.siteCountry) &&
    isRecordedTimeZone(facts.timeZone) &&
    facts.toggleEnabled &&
    facts.sampledVariant !== 'false' &&
    (facts.logicalProcessors ?? 0) > LOGICAL_PROCESSORS_MORE_THAN
  )
}
