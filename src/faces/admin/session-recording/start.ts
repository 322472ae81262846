import { abTest, featureToggle, type ExperimentConfiguration } from '#kernel/experiments/experiments.ts'
import {
  AUTOMATED_MOCK_ID,
  ELIGIBILITY_ERROR,
  INJECTION_ERROR,
  RECORDING_TEST,
  RECORDING_TOGGLE,
  isRecordingEligible,
} from '#kernel/session-recording.ts'

/** What the browser tells of itself. */
export interface BrowserFacts {
  /** An IANA name. */
  readonly timeZone: string
  readonly logicalProcessors: number | undefined
  /** `location.search`. */
  readonly query: string
}

export interface RecordingParts {
  /** The organisation to record for, as configured; with none, nothing starts and nothing is asked. */
  readonly organisationId: string | null | undefined
  /** The site's country, ISO 3166-1 alpha-2. */
  readonly siteCountry: string
  readonly experiments: ExperimentConfiguration
  browser(): BrowserFacts
  /** The id of the call `GET /api/commerce/fullstory/getId`. */
  getId(): Promise<string>
  /** Loads the recorder and starts it; the recorder's code is fetched only for those it records. */
  inject(options: { readonly organisationId: string }): Promise<Recorder>
  /** What was started at another place of this page, running or stopped; it knows who it records. */
  readonly running: Recorder | null
  /** Whether the person still is at the place that is asked about. */
  isHere(): boolean
  log(message: string, error: unknown): void
}

export interface Recorder {
  identify(id: string): void
  /** Stops until it is resumed. */
  stop(): void
  resume(): void
}

/** What became of a place; `left` where the person was gone before anything started. */
export type Recording =
  | { readonly outcome: 'recording'; readonly recorder: Recorder }
  | { readonly outcome: 'not_configured' | 'not_eligible' | 'automated' | 'failed' | 'left' }
export type RecordingOutcome = Recording['outcome']

/**
 * Starts the recording of a session where the contract (§7) allows it, and identifies the person by
 * the id the server gives; one that was started before is given back as it is. Never throws: a failure is
 * logged and nothing starts.
 */
export async function startSessionRecording(parts: RecordingParts): Promise<Recording> {
  const { organisationId, running } = parts
  if (!organisationId) return { outcome: 'not_configured' }
  let id: string
  try {
    if (!isEligible(parts)) return { outcome: 'not_eligible' }
    if (running !== null) return { outcome: 'recording', recorder: running }
    id = await parts.getId()
    if (id === AUTOMATED_MOCK_ID) return { outcome: 'automated' }
    if (id === '') throw new Error('The server gave no id')
  } catch (error) {
    parts.log(ELIGIBILITY_ERROR, error)
    return { outcome: 'failed' }
  }
  if (!parts.isHere()) return { outcome: 'left' }
  try {
    const recorder = await parts.inject({ organisationId })
    recorder.identify(id)
    return { outcome: 'recording', recorder }
  } catch (error) {
    parts.log(INJECTION_ERROR, error)
    return { outcome: 'failed' }
  }
}

function isEligible(parts: RecordingParts): boolean {
  const { experiments } = parts
  return isRecordingEligible({
    siteCountry: parts.siteCountry,
    toggleEnabled: featureToggle(experiments, RECORDING_TOGGLE, false).enabled,
    // Nobody is recorded by an experiment that cannot answer.
    sampledVariant: abTest(experiments, RECORDING_TEST, 'false').variant,
    ...parts.browser(),
  })
}

/** The facts of the browser we run in. */
export function browserFacts(): BrowserFacts {
  return {
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    logicalProcessors: navigator.hardwareConcurrency,
    query: location.search,
  }
}

/**
 * Loads FullStory's own script and starts it. The script comes after this has ended: the SDK keeps what it is told
 * until then, and where the script does not come it refuses only what somebody waits for, by the form that ends in
 * `Async`. That is how a script that is blocked is logged.
 */
export async function injectFullStory(
  options: { readonly organisationId: string },
  log: RecordingParts['log'],
): Promise<Recorder> {
  const { FullStory, init } = await import('@fullstory/browser')
  init({ orgId: options.organisationId })
  return {
    identify: (uid) =>
      void FullStory('setIdentityAsync', { uid }).catch((error: unknown) => log(INJECTION_ERROR, error)),
    stop: () => FullStory('shutdown'),
    resume: () => FullStory('restart'),
  }
}
