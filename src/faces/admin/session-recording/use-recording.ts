import { useEffect } from 'react'
import { isRecordingForced } from '#kernel/session-recording.ts'
import type { RecordedPlace } from './record-at.ts'
import type { RecordingOutcome } from './start.ts'

/** Outside of a site there is no country that could be eligible: only who forces it is recorded there. */
export const outsideOfSites: RecordedPlace = { siteId: null, country: '' }

/** The organisation that the server put into the page; without one, nothing is asked and nothing starts. */
export function configuredOrganisation(page: { readonly dataset: DOMStringMap }): string | null {
  return page.dataset['recording'] ?? null
}

/** What was decided so far in this page: a recording that runs goes on, and no place is asked about twice. */
const decided = new Map<string, Promise<RecordingOutcome>>()

/** Fetched where somebody may be recorded at all: elsewhere it is not even asked. */
async function decideAt(organisationId: string, place: RecordedPlace): Promise<RecordingOutcome> {
  const { recordAt } = await import('./record-at.ts')
  return recordAt(organisationId, place)
}

async function recordOnce(organisationId: string, place: RecordedPlace): Promise<void> {
  for (const outcome of decided.values()) if ((await outcome) === 'recording') return
  const key = place.siteId ?? ''
  if (!decided.has(key)) decided.set(key, decideAt(organisationId, place))
}

/**
 * Starts the recording of a session where the contract (§7) allows it; one organisation, once a page.
 *
 * @param place `null`: somebody else in the page tells where the person is
 */
export function useRecording(place: RecordedPlace | null): void {
  const isHere = place !== null
  const { siteId, country } = place ?? outsideOfSites
  useEffect(() => {
    const organisationId = configuredOrganisation(document.documentElement)
    if (!isHere || organisationId === null) return
    if (siteId === null && !isRecordingForced(location.search)) return
    void recordOnce(organisationId, { siteId, country })
  }, [isHere, siteId, country])
}
