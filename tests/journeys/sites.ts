import assert from 'node:assert/strict'
import { createAccount } from '#areas/accounts/index.ts'
import { release } from '#areas/pages/releases/release.ts'
import { createSite } from '#areas/sites/index.ts'
import { newId } from '#kernel/ids.ts'
import { hashPassword } from '#platform/auth/password-hash.ts'
import type { Ctx } from '#platform/ctx.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import type { Journey } from './world.ts'

/** Who owns the sites that are made past the screens. */
export const MIRA = { email: 'mira@example.com', name: 'Mira', password: 'a long enough password' }

type NewSite = Parameters<typeof createSite>[1]

/** A site of a journey, and the address its visitors have. */
export interface TestSite {
  readonly id: string
  readonly origin: string
}

/** An owner who makes sites and works on them past the screens, for what visitors get of it. */
export interface SiteOwner {
  site(slug: string, given?: Partial<NewSite>): Promise<TestSite>
  /** Does something on a site as its owner. */
  on<T>(siteId: string, work: (ctx: Ctx) => Promise<T>): Promise<T>
  release(siteId: string): Promise<void>
}

/** Makes the owner's account, with an address that is confirmed. */
export async function siteOwner({ portico, siteOrigin }: Journey): Promise<SiteOwner> {
  const purpose = { siteId: null, reason: 'a test' }
  const { email, name, password } = MIRA
  const made = await runAsSystem(portico, purpose, async (ctx) =>
    createAccount(ctx, { email, name, passwordHash: await hashPassword(password), isVerified: true }),
  )
  assert.ok(made)
  const acting = <C extends Ctx>(ctx: C): C => ({
    ...ctx,
    actor: {
      kind: 'account',
      accountId: made.accountId,
      sessionId: newId(),
      isOperator: false,
      isStaff: false,
      isVerified: true,
      provedAt: ctx.clock.now(),
      rights: new Set<string>(),
    },
  })
  const on: SiteOwner['on'] = (siteId, work) =>
    runAsSystem(portico, { siteId, reason: 'a test' }, (ctx) => work(acting(ctx)))
  return {
    async site(slug, given = {}) {
      const { id } = await runAsSystem(portico, purpose, (ctx) =>
        createSite(acting(ctx), {
          slug,
          title: slug,
          beginning: { from: 'blank' },
          language: 'en-US',
          country: 'US',
          currency: 'USD',
          timeZone: 'America/New_York',
          ...given,
        }),
      )
      return { id, origin: siteOrigin(slug) }
    },
    on,
    async release(siteId) {
      await on(siteId, (ctx) => release(ctx, { siteId, styles: true, note: '' }))
    },
  }
}
