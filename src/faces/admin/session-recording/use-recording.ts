import { useEffect } from 'react'
import { ELIGIBILITY_ERROR, isRecordingForced } from '#kernel/session-recording.ts'
import type { Follow, RecordedPlace } from './follow.ts'

/** Outside of a site there is no country that could be eligible: only who forces it is recorded there. */
export const outsideOfSites: RecordedPlace = { siteId: null, country: '' }

/** The organisation that the server put into the page; without one, nothing is asked and nothing starts. */
export function configuredOrganisation(page: { readonly dataset: DOMStringMap }): string | null {
  return page.dataset['recording'] ?? null
}

/**
 * What follows the person, fetched at the first place where somebody may be recorded: elsewhere it is not even asked.
 * Where it does not come that is logged, and another try is made at the next place.
 */
export function fetchedFollow(
  load: () => Promise<Follow>,
  query: () => string,
  log: (message: string, error: unknown) => void,
): Follow {
  let fetched: Promise<Follow> | null = null
  return async (organisationId, place) => {
    if (fetched === null && (place === null || (place.siteId === null && !isRecordingForced(query())))) return
    try {
      const follow = await (fetched ??= load())
      void follow(organisationId, place)
    } catch (error) {
      fetched = null
      log(ELIGIBILITY_ERROR, error)
    }
  }
}

function log(message: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- logged only, the person sees nothing (contract §7)
  console.warn(message, error)
}

const follow = fetchedFollow(
  async () => (await import('./record-at.ts')).followHere(log),
  () => location.search,
  log,
)

/**
 * Records the session where the contract (§7) allows it; one organisation, once a page.
 *
 * @param place `null`: nobody is known there, so that no recording starts, and one that runs stops
 */
export function useRecording(place: RecordedPlace | null): void {
  const isKnown = place !== null
  const { siteId, country } = place ?? outsideOfSites
  useEffect(() => {
    const organisationId = configuredOrganisation(document.documentElement)
    if (organisationId !== null) void follow(organisationId, isKnown ? { siteId, country } : null)
  }, [isKnown, siteId, country])
}
