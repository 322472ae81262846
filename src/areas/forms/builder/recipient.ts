import type { Id } from '#kernel/ids.ts'
import { DAY } from '#kernel/clock.ts'
import type { Recipient } from './form.contract.ts'

/** An address that a form notifies, as it is kept. */
export interface StoredRecipient {
  readonly id: string
  readonly email: string
  readonly isDefault: boolean
  readonly askedAt: Date | null
  readonly confirmedAt: Date | null
}

/** An address that was asked, as the link of its mail finds it. */
export interface AskedRecipient extends StoredRecipient {
  readonly siteId: Id
  readonly formId: Id
}

/** How long a link may be opened. */
export const LINK_MS = 14 * DAY

export const isOver = ({ askedAt }: Pick<StoredRecipient, 'askedAt'>, now: number): boolean =>
  askedAt === null || askedAt.getTime() + LINK_MS <= now

export const shownRecipient = ({ id, email, isDefault, confirmedAt }: StoredRecipient): Recipient => ({
  id,
  email,
  isDefault,
  isConfirmed: confirmedAt !== null,
})
