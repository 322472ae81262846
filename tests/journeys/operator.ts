import { createAccount } from '#areas/accounts/index.ts'
import { hashPassword } from '#platform/auth/password-hash.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import { PASSWORD } from './first-steps.ts'
import { type Journey, startJourney } from './world.ts'

/**
 * A Portico with somebody who runs it, who signs in with the password of all journeys.
 *
 * @param env as it is configured
 */
export async function startOperated(
  who: { readonly name: string; readonly email: string },
  env: Record<string, string> = {},
): Promise<Journey> {
  const journey = await startJourney(env)
  const passwordHash = await hashPassword(PASSWORD)
  await runAsSystem(journey.portico, { siteId: null, reason: 'journey' }, (ctx) =>
    createAccount(ctx, { ...who, passwordHash, isVerified: true, isOperator: true }),
  )
  return journey
}
