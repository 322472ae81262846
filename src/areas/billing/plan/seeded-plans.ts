import type { OwnerMessage } from '#kernel/messages/owner/en-US/index.ts'
import type { Plan } from '../contract.ts'

/** What a plan says. */
export type PlanWords = Pick<Plan, 'name' | 'intent' | 'included'>

/** A plan that every instance begins with: what its row says until somebody changes it, and the messages for it. */
export interface SeededPlan {
  /** As migration 0033 has laid it. */
  readonly laid: PlanWords
  readonly said: {
    readonly name: OwnerMessage
    readonly intent: OwnerMessage
    readonly included: readonly OwnerMessage[]
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
        included: ['Pages, blog and collections', 'A domain of your own', 'Forms and analytics'],
      },
      said: {
        name: 'plan.personal.name',
        intent: 'plan.personal.intent',
        included: [
          'plan.personal.includes.pages',
          'plan.personal.includes.domain',
          'plan.personal.includes.forms',
        ],
      },
    },
  ],
  [
    '019aa000-0000-7000-8000-000000000002',
    {
      laid: {
        name: 'Business',
        intent: 'For a small business that works with others and sells a little.',
        included: ['All of Personal', 'Products and invoices', 'Code of your own', 'Campaigns by mail'],
      },
      said: {
        name: 'plan.business.name',
        intent: 'plan.business.intent',
        included: [
          'plan.business.includes.all',
          'plan.business.includes.selling',
          'plan.business.includes.code',
          'plan.business.includes.campaigns',
        ],
      },
    },
  ],
  [
    '019aa000-0000-7000-8000-000000000003',
    {
      laid: {
        name: 'Commerce',
        intent: 'For a shop: memberships, appointments and subscriptions too.',
        included: [
          'All of Business',
          'As many products as you like',
          'Memberships and courses',
          'Appointments',
        ],
      },
      said: {
        name: 'plan.commerce.name',
        intent: 'plan.commerce.intent',
        included: [
          'plan.commerce.includes.all',
          'plan.commerce.includes.products',
          'plan.commerce.includes.members',
          'plan.commerce.includes.appointments',
        ],
      },
    },
  ],
  [
    '019aa000-0000-7000-8000-000000000004',
    {
      laid: {
        name: 'Enterprise',
        intent: 'For an organisation with several sites and teams.',
        included: ['All of Commerce', 'No limits', 'An organisation with team roles'],
      },
      said: {
        name: 'plan.enterprise.name',
        intent: 'plan.enterprise.intent',
        included: [
          'plan.enterprise.includes.all',
          'plan.enterprise.includes.unlimited',
          'plan.enterprise.includes.teams',
        ],
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
