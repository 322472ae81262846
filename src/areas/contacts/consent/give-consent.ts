import type { Ctx } from '#platform/ctx.ts'
import { type Consent, insertConsent } from './consent.store.ts'

/**
 * Writes down that somebody agreed to be written to or followed: the words that they were shown as they stood, and where.
 * An order is no consent, and neither is a box that was ticked beforehand: who calls this vouches for it.
 */
export async function giveConsent(ctx: Ctx, consent: Consent): Promise<void> {
  await insertConsent(ctx, 'given', consent)
}
