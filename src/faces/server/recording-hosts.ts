/** The hosts that a recording loads from and reports to. */
export interface RecordingHosts {
  readonly script: string
  readonly connect: string
  readonly image: string
}

const DOMAIN = 'fullstory.com'

/** The region that stands last in an organisation's id (`o-7Y9H-eu1`); none for older ids and for na1. */
function regionOf(organisationId: string): string | null {
  const parts = organisationId.split('-')
  const last = parts.at(-1) ?? ''
  if (parts.length < 3 || (parts[0] ?? '').length > 1 || last === 'na1') return null
  return /^[a-z]{2,3}[0-9]+$/.test(last) ? last : null
}

/**
 * Where FullStory's script of an organisation comes from and reports to, for the policy of the page that
 * starts it: its hosts carry the region of the organisation, as the SDK works them out.
 */
export function recordingHosts(organisationId: string): RecordingHosts {
  const region = regionOf(organisationId)
  const below = region === null ? DOMAIN : `${region}.${DOMAIN}`
  return {
    script: `https://edge.${below}`,
    connect: `https://edge.${below} https://rs.${below}`,
    image: `https://rs.${below}`,
  }
}
