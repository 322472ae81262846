import { ELIGIBILITY_ERROR, isRecordingForced } from '#kernel/session-recording.ts'
import type { Recorder, Recording, RecordingOutcome, RecordingParts } from './start.ts'

/** Where the person is: a site of theirs, or outside of one. */
export interface RecordedPlace {
  readonly siteId: string | null
  /** The site's country, ISO 3166-1 alpha-2; empty outside of a site. */
  readonly country: string
}

/** Decides for a place whether the session is recorded, and starts what does not run yet. */
export type RecordAt = (
  organisationId: string,
  place: RecordedPlace,
  about: Pick<RecordingParts, 'running' | 'isHere' | 'log'>,
) => Promise<Recording>

/** What is told of each place the person comes to; `null` for one where nothing starts. */
export type Follow = (organisationId: string, place: RecordedPlace | null) => Promise<void>

export interface FollowingParts {
  readonly ask: RecordAt
  /** `location.search`. */
  query(): string
  log(message: string, error: unknown): void
}

/**
 * Records a person where the contract (§7) allows it and nowhere else: a recording stops as they come to a place that
 * is not eligible, or of which that is not known yet, and is resumed where it is. One that was forced goes on
 * wherever they go. No place is asked about twice, but for what failed.
 *
 * @returns what ends when the place is decided, and never rejects
 */
export function followWith(parts: FollowingParts): Follow {
  const decided = new Map<string, RecordingOutcome>()
  let recorder: Recorder | null = null
  let isRunning = false
  let isForced = false
  let here = ''
  let turn = Promise.resolve()

  const record = (isWanted: boolean): void => {
    if (recorder === null || isForced || isWanted === isRunning) return
    isRunning = isWanted
    if (isWanted) recorder.resume()
    else recorder.stop()
  }

  async function decide(organisationId: string, place: RecordedPlace, key: string): Promise<void> {
    const forces = isRecordingForced(parts.query())
    if (isForced || here !== key || (!forces && (place.siteId === null || decided.has(key)))) return
    try {
      const isHere = (): boolean => here === key
      const found = await parts.ask(organisationId, place, { running: recorder, isHere, log: parts.log })
      if (found.outcome !== 'failed' && found.outcome !== 'left') decided.set(key, found.outcome)
      if (found.outcome !== 'recording') return
      if (recorder === null) isRunning = true
      recorder = found.recorder
      record(forces || decided.get(here) === 'recording')
      isForced = forces
    } catch (error) {
      parts.log(ELIGIBILITY_ERROR, error)
    }
  }

  return (organisationId, place) => {
    // A site that moves to another country is another place.
    const key = place === null ? '' : `${place.siteId ?? ''} ${place.country}`
    here = key
    record(decided.get(key) === 'recording')
    if (place !== null) turn = turn.then(() => decide(organisationId, place, key))
    return turn
  }
}
