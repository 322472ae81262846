import { exposed, getRecordingId, readConfiguration } from '#areas/operator/contract.ts'
import { call } from '#kernel/api-client/call.ts'
import { noExperiments } from '#kernel/experiments/experiments.ts'
import { ELIGIBILITY_ERROR, isRecordingForced, RECORDING_TEST } from '#kernel/session-recording.ts'
import { type Follow, followWith, type RecordedPlace } from './follow.ts'
import {
  browserFacts,
  injectFullStory,
  type Recording,
  type RecordingParts,
  startSessionRecording,
} from './start.ts'

/**
 * Decides for a place whether the session is recorded, and starts it. Asks the server for the
 * experiments as they stand there; that the test was read is noted as an exposure.
 */
export async function recordAt(
  organisationId: string,
  { siteId, country }: RecordedPlace,
  { running, isHere, log }: Pick<RecordingParts, 'running' | 'isHere' | 'log'>,
): Promise<Recording> {
  const about = siteId === null ? {} : { siteId }
  const isForced = isRecordingForced(location.search)
  let experiments = noExperiments
  try {
    if (!isForced) experiments = await call(readConfiguration, about)
  } catch (error) {
    log(ELIGIBILITY_ERROR, error)
    return { outcome: 'failed' }
  }
  const recording = await startSessionRecording({
    organisationId,
    siteCountry: country,
    experiments,
    browser: browserFacts,
    getId: async () => (await call(getRecordingId, {})).data,
    inject: (options) => injectFullStory(options, log),
    running,
    isHere,
    log,
  })
  if (RECORDING_TEST in experiments.contexts) {
    // Not waited for: where the person goes meanwhile, a recording that has begun has to stop.
    void call(exposed, { name: RECORDING_TEST, ...about }).catch(() => undefined)
  }
  return recording
}

/** Follows the person of this window. */
export function followHere(log: RecordingParts['log']): Follow {
  return followWith({ ask: recordAt, query: () => location.search, log })
}
