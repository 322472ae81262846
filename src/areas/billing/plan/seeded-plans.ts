import type { OwnerKey } from '#kernel/messages/message.ts'
import type { Plan } from '../contract.ts'

export type PlanWords = Pick<Plan, 'name' | 'intent' | 'included'>

/** A plan that every instance begins with: what its row says until somebody changes it, and the messages for it. */
export interface SeededPlan {
  /** As migration 0033 has laid it. */
  readonly laid: PlanWords
  readonly said: {
    readonly name: OwnerKey
    readonly intent: OwnerKey
    readonly included: readonly OwnerKey[]
  }
}

/** By id. */
export const seededPlans: ReadonlyMap<string, SeededPlan> = new Map<string, SeededPlan>([
  [
    '019aa000-0000-7000-8000-000000000001',
    {
      laid: {
        name: 'Personal',
        intent: 'A site for a person, a project or a portfolio.',
        included: ['Pages, site styles and files'],
      },
      said: {
        name: 'plan.personal.name',
        intent: 'plan.personal.intent',
        included: ['plan.personal.includes.pages'],
      },
    },
  ],
  [
    '019aa000-0000-7000-8000-000000000002',
    {
      laid: {
        name: 'Business',
        intent: 'For a small business that works with others.',
        included: ['All of Personal', 'Code of your own'],
      },
      said: {
        name: 'plan.business.name',
        intent: 'plan.business.intent',
        included: ['plan.business.includes.all', 'plan.business.includes.code'],
      },
    },
  ],
  [
    '019aa000-0000-7000-8000-000000000003',
    {
      laid: {
        name: 'Commerce',
        intent: 'For a large site with many files.',
        included: ['All of Business'],
      },
      said: {
        name: 'plan.commerce.name',
        intent: 'plan.commerce.intent',
        included: ['plan.commerce.includes.all'],
      },
    },
  ],
  [
    '019aa000-0000-7000-8000-000000000004',
    {
      laid: {
        name: 'Enterprise',
        intent: 'For an organisation with several sites.',
        included: ['All of Commerce', 'No limits'],
      },
      said: {
        name: 'plan.enterprise.name',
        intent: 'plan.enterprise.intent',
        included: ['plan.enterprise.includes.all', 'plan.enterprise.includes.unlimited'],
      },
    },
  ],
  [
    '019aa000-0000-7000-8000-000000000005',
    {
      laid: {
        name: 'Pause',
        intent: 'For the season in between: the site stays, selling rests.',
        included: ['The site is shown as it is', 'Nothing is sold or sent', 'Back with one click'],
      },
      said: {
        name: 'plan.pause.name',
        intent: 'plan.pause.intent',
        included: ['plan.pause.includes.shown', 'plan.pause.includes.resting', 'plan.pause.includes.back'],
      },
    },
  ],
])
