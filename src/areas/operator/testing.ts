import { asAccount, anAccount, type TestAccount } from '#areas/sites/testing.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Audience, Segment } from './contract.ts'
import type { StoredExperiment } from './experiments/experiment.ts'

/** Everybody. */
export const everybody: Audience = {
  statuses: [],
  types: [],
  countries: [],
  languages: [],
  siteIds: [],
  accountIds: [],
  circle: false,
}

/** A segment; the shares in per cent by variant, in their order. */
export function aSegment(
  shares: Readonly<Record<string, number>>,
  given: { name?: string; audience?: Partial<Audience> } = {},
): Segment {
  return {
    name: given.name ?? 'everybody',
    audience: { ...everybody, ...given.audience },
    shares: Object.entries(shares).map(([variant, weight]) => ({ variant, weight })),
  }
}

/** An A/B test that runs, as it is kept. */
export function anExperiment(given: Partial<StoredExperiment> = {}): StoredExperiment {
  const at = new Date('2026-11-20T10:00:00Z')
  return {
    name: 'commerce.checkout-order',
    salt: '0193a0b0-0000-7000-8000-000000000001',
    type: 'AB_TEST',
    what: 'Whether the address comes before the card',
    stickyBy: 'site',
    control: 'a',
    segments: [aSegment({ a: 50, b: 50 })],
    isActive: true,
    killedAt: null,
    createdAt: at,
    changedAt: at,
    ...given,
  }
}

/** Somebody who runs the platform, and the context as they see it. */
export async function anOperator<C extends Ctx>(ctx: C): Promise<{ operator: TestAccount; as: C }> {
  const operator = await anAccount(ctx, { name: 'Ada Lind' })
  return { operator, as: asAccount(ctx, operator, { isOperator: true }) }
}
