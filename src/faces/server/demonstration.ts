import { randomBytes } from 'node:crypto'
import { createAccount } from '#areas/accounts/index.ts'
import { release } from '#areas/pages/index.ts'
import { createSite } from '#areas/sites/index.ts'
import { newId } from '#kernel/ids.ts'
import { hashPassword } from '#platform/auth/password-hash.ts'
import type { Ctx } from '#platform/ctx.ts'
import { runAsSystem, type SystemSurroundings } from '#platform/system-ctx.ts'

const OPERATOR = { email: 'demo@portico.example', name: 'Demo Operator' }

/** Only where nobody else can reach it is the password one that everybody knows. */
function passwordFor(appOrigin: string): string {
  const { hostname } = new URL(appOrigin)
  return hostname === 'localhost' ? 'portico-demonstration' : randomBytes(15).toString('base64url')
}

/** The sites of the demonstration: one of each kind that a newcomer may want to look at. */
const sites = [
  { slug: 'halm', title: 'Halm', beginning: { from: 'template', templateId: 'restaurant' } },
  { slug: 'ines-varga', title: 'Ines Varga', beginning: { from: 'template', templateId: 'portfolio' } },
  { slug: 'the-far-shore', title: 'The Far Shore', beginning: { from: 'cover_page' } },
] as const

/**
 * Plants a demonstration into an instance that nobody has used: an operator's account and three
 * released sites. Answers the sign-in, or null when the account was there already.
 */
export async function plantDemonstration(
  surroundings: SystemSurroundings,
): Promise<{ email: string; password: string } | null> {
  const password = passwordFor(surroundings.tools.config.appOrigin)
  const passwordHash = await hashPassword(password)
  const purpose = { siteId: null, reason: 'demonstration' }
  const account = await runAsSystem(surroundings, purpose, (ctx) =>
    createAccount(ctx, {
      email: OPERATOR.email,
      name: OPERATOR.name,
      passwordHash,
      isVerified: true,
      isOperator: true,
    }),
  )
  if (!account) return null
  const acting = <C extends Ctx>(ctx: C): C => ({
    ...ctx,
    actor: {
      kind: 'account',
      accountId: account.accountId,
      sessionId: newId(),
      isOperator: true,
      isStaff: false,
      isVerified: true,
      provedAt: ctx.clock.now(),
      rights: new Set<string>(),
    },
  })
  for (const site of sites) {
    const { id } = await runAsSystem(surroundings, purpose, (ctx) =>
      createSite(acting(ctx), {
        ...site,
        language: 'en-US',
        country: 'US',
        currency: 'USD',
        timeZone: 'America/New_York',
      }),
    )
    await runAsSystem(surroundings, { siteId: id, reason: 'demonstration' }, (ctx) =>
      release(acting(ctx), { siteId: id, styles: true, note: '' }),
    )
  }
  return { email: OPERATOR.email, password }
}
