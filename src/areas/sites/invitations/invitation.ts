import { DAY, MINUTE } from '#kernel/clock.ts'
import type { Id } from '#kernel/ids.ts'

/** How long the link of an invitation works (product book, contributors). */
export const INVITATION_DAYS = 14
export const INVITATION_MS = INVITATION_DAYS * DAY
/** How long one has to wait before the same mail goes out again. */
export const RESEND_PAUSE_MS = MINUTE

/** An invitation to contribute, or the offer of a site. Moments are milliseconds since 1970 UTC. */
export interface Invitation {
  readonly siteId: Id
  readonly id: Id
  readonly kind: 'contributor' | 'transfer'
  readonly email: string
  readonly roles: readonly string[]
  readonly customRoleIds: readonly Id[]
  readonly calendars: readonly Id[] | null
  readonly contributorEndsAt: number | null
  readonly message: string
  readonly sentAt: number
  readonly expiresAt: number
  readonly invitedBy: Id
  readonly ended: 'accepted' | 'declined' | 'revoked' | null
}
