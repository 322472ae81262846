import { negotiateLocale } from '#kernel/i18n/resolve-locale.ts'
import { tokenHash } from '#platform/auth/token.ts'
import type { Actor, Ctx, RequestFacts } from '#platform/ctx.ts'
import { memberLocaleOf } from '../account/account-flags.ts'
import { sessionCookie, USER_AGENT_MAX } from './session.ts'
import { useSession } from './session.store.ts'

const visitor: Actor = { kind: 'visitor' }

/**
 * Who sends a request to the owner's app, by the session its cookie names, and in which language
 * they are answered. One query, for all who come at once, and one for the flags of who chose a
 * language that is tried; none at all without a cookie.
 *
 * The transaction is the platform's.
 */
export async function authenticate(
  { db, clock, tools }: Pick<Ctx, 'db' | 'clock' | 'tools'>,
  facts: RequestFacts,
): Promise<{ actor: Actor; locale: string }> {
  const stranger = () => {
    const accepted = facts.headers['accept-language']
    return {
      actor: visitor,
      locale: negotiateLocale(Array.isArray(accepted) ? accepted.join() : accepted, 'member'),
    }
  }
  const token = facts.cookies[sessionCookie(facts.origin)]
  if (!token || token.length > 100) return stranger()
  const session = await useSession({ db }, tokenHash(token), {
    now: clock.now(),
    ip: facts.ip,
    userAgent: facts.userAgent.slice(0, USER_AGENT_MAX),
  })
  if (!session) return stranger()
  return {
    actor: {
      kind: 'account',
      accountId: session.account_id,
      sessionId: session.id,
      isOperator: session.is_operator,
      isStaff: session.is_staff,
      isVerified: session.verified_at !== null,
      provedAt: session.proved_at.getTime(),
      rights: new Set(),
    },
    locale: await memberLocaleOf(
      { db, tools },
      { id: session.account_id, preferredLocale: session.preferred_locale },
    ),
  }
}
