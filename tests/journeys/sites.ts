import { release } from '#areas/releases/index.ts'
import { createSite } from '#areas/sites/index.ts'
import { newId } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { runAsSystem } from '#platform/system-ctx.ts'
import { makeAccount } from './first-steps.ts'
import type { Journey } from './world.ts'

type NewSite = Parameters<typeof createSite>[1]

/** A site of a journey, and the address its visitors have. */
export interface TestSite {
  readonly id: string
  readonly origin: string
}

/** An owner who makes sites and works on them past the screens, for what visitors get of it. */
export interface SiteOwner {
  readonly id: string
  readonly email: string
  /** @param name its title, and what its address begins with */
  site(name: string, given?: Partial<NewSite>): Promise<TestSite>
  /** Does something on a site as its owner. */
  on<T>(siteId: string, work: (ctx: Ctx) => Promise<T>): Promise<T>
  release(siteId: string): Promise<void>
}

/** Makes an owner, who signs in with the password of all; nobody else of this process has the addresses of their sites. */
export async function siteOwner(journey: Journey): Promise<SiteOwner> {
  const { portico, siteOrigin } = journey
  const { id: accountId, email } = await makeAccount(journey, 'Mira')
  const purpose = { siteId: null, reason: 'a test' }
  const acting = <C extends Ctx>(ctx: C): C => ({
    ...ctx,
    actor: {
      kind: 'account',
      accountId,
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
    id: accountId,
    email,
    async site(name, given = {}) {
      const slug = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${accountId.slice(-6)}`
      const { id } = await runAsSystem(portico, purpose, (ctx) =>
        createSite(acting(ctx), {
          slug,
          title: name,
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
