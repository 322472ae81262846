import { siteStatusName } from '#kernel/states/site-status.ts'
import { siteType } from '#kernel/states/site-type.ts'
import type { Audience, Segment } from '../contract.ts'

/** So many sites or accounts of a segment are told; of more, how many. */
const TOLD = 10

/** A segment by its name, for whom it is if not for everybody, and its shares: all of it as it is kept, in no reader's language. */
export function segmentText({ name, audience, shares }: Segment): string {
  const whom = conditions(audience).join(', ')
  const parts = shares.map(({ variant, weight }) => `${variant} ${weight} %`).join(', ')
  return `${name}${whom && ` (${whom})`}: ${parts}`
}

function conditions(audience: Audience): string[] {
  const { statuses, types, countries, languages, siteIds, accountIds, circle } = audience
  const ids = [siteIds, accountIds].flatMap((all) =>
    all.length > TOLD ? [...all.slice(0, TOLD), `+${all.length - TOLD}`] : all,
  )
  return [
    ...statuses.map((status) => siteStatusName[status]),
    ...Object.entries(siteType).flatMap(([name, code]) => (types.includes(code) ? name : [])),
    ...countries,
    ...languages,
    ...ids,
    ...(circle ? ['circle'] : []),
  ]
}
