import type { Ctx } from '#platform/ctx.ts'
import { type Consent, insertConsent } from './consent.store.ts'

/**
 * Records that a person agreed to mails or tracking: the text they were shown, and where.
 * An order is no consent, and neither is a box that was ticked beforehand: who calls this vouches for it.
 */
export async function giveConsent(ctx: Ctx, consent: Consent): Promise<void> {
  await insertConsent(ctx, 'given', consent)
}
