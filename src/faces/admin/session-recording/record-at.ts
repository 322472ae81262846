import { exposed, getRecordingId, readConfiguration } from '#areas/operator/contract.ts'
import { call } from '#kernel/api-client/call.ts'
import { noExperiments } from '#kernel/experiments/experiments.ts'
import { isRecordingForced, RECORDING_TEST } from '#kernel/session-recording.ts'
import {
  browserFacts,
  ELIGIBILITY_ERROR,
  injectFullStory,
  type RecordingOutcome,
  startSessionRecording,
} from './start.ts'

/** Where the person is: a site of theirs, or outside of one. */
export interface RecordedPlace {
  readonly siteId: string | null
  /** The site's country, ISO 3166-1 alpha-2; empty outside of a site. */
  readonly country: string
}

function log(message: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- logged only, the person sees nothing (contract §7)
  console.warn(message, error)
}

/**
 * Decides for a place whether the session is recorded, and starts it. Asks the server for the
 * experiments as they stand there; that the test was read is noted as an exposure.
 */
export async function recordAt(
  organisationId: string,
  { siteId, country }: RecordedPlace,
): Promise<RecordingOutcome> {
  const about = siteId === null ? {} : { siteId }
  const isForced = isRecordingForced(location.search)
  let experiments = noExperiments
  try {
    if (!isForced) experiments = await call(readConfiguration, about)
  } catch (error) {
    log(ELIGIBILITY_ERROR, error)
    return 'failed'
  }
  const outcome = await startSessionRecording({
    organisationId,
    siteCountry: country,
    experiments,
    browser: browserFacts,
    getId: async () => (await call(getRecordingId, {})).data,
    inject: injectFullStory,
    log,
  })
  if (RECORDING_TEST in experiments.contexts) {
    await call(exposed, { name: RECORDING_TEST, ...about }).catch(() => undefined)
  }
  return outcome
}
