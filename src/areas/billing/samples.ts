import type { AreaSamples, WalkedSite } from '#areas/accounts/testing.ts'
import { newId } from '#kernel/ids.ts'

const aPlan = () => ({
  name: `Plan ${newId()}`,
  intent: 'A test',
  included: [],
  kind: 'standard',
  limits: { contributors: 2, storage: null, sites: null },
  prices: [],
  isOffered: true,
})

async function madePlan({ call, operator }: WalkedSite): Promise<string> {
  return (await call(operator, 'billing.createPlan', aPlan())).id
}

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
    'billing.choosePlan': async (site) => ({
      by: site.owner,
      input: { siteId: site.siteId, planId: await madePlan(site), term: null },
    }),
    'billing.createPlan': ({ operator }) => ({ by: operator, input: aPlan() }),
    'billing.changePlan': async (site) => ({
      by: site.operator,
      input: { planId: await madePlan(site), intent: 'Another test' },
    }),
    'billing.removePlan': async (site) => ({ by: site.operator, input: { planId: await madePlan(site) } }),
    'billing.compSite': async (site) => ({
      by: site.operator,
      input: { siteId: site.siteId, planId: await madePlan(site), why: 'A test' },
    }),
    'billing.changeBilling': ({ operator }) => ({ by: operator, input: { contact: 'hello@example.com' } }),
  },
  jobs: { 'billing.comp-all': () => Promise.resolve({ siteId: null, input: { by: null } }) },
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
