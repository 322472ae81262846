import type { AreaSamples } from '#areas/accounts/testing.ts'
import { newId } from '#kernel/ids.ts'

/** What the walks over every endpoint know of plans. */
export const samples: AreaSamples = {
  authority: [
    {
      what: 'plan, cards, invoices',
      may: ['owner', 'admin', 'billing'],
      calls: 'billing.getPlan billing.choosePlan',
    },
    {
      what: 'run the platform',
      may: 'operators',
      calls: `billing.listPlans billing.createPlan billing.changePlan billing.removePlan billing.changeBilling
        billing.compSite`,
    },
  ],
  calls: {
    'billing.createPlan': ({ operator }) => ({
      by: operator,
      input: {
        name: `Plan ${newId()}`,
        intent: 'A test',
        included: [],
        kind: 'standard',
        limits: { contributors: 2, storage: null, products: null, campaigns: null, sites: null },
        prices: [],
        isOffered: true,
      },
    }),
  },
  triedElsewhere: { 'billing.choosePlan': 'The plans it names are of no site.' },
  unsaid: [
    {
      why: 'said in the app alone, which writes no markup from a text',
      fields: `billing.createPlan:name billing.createPlan:intent billing.createPlan:included.[]
        billing.changePlan:name billing.changePlan:intent billing.changePlan:included.[] billing.changeBilling:contact
        billing.compSite:why`,
    },
  ],
}
