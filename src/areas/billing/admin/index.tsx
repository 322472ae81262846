import { lazy } from 'react'
import CreditCard from 'lucide-react/icons/credit-card'
import Tags from 'lucide-react/icons/tags'
import { provideReactivation } from '#areas/sites/admin/index.tsx'
import { permissions } from '#areas/sites/contract.ts'
import type { Screen } from '#ui/screen/screen.ts'

provideReactivation(
  lazy(async () => ({ default: (await import('./plans/reactivation.tsx')).ReactivationButton })),
)

/** The plan of a site, and the operator's plans. */
export const screens: readonly Screen[] = [
  {
    path: '/sites/$siteId/plan',
    load: () => import('./plan.tsx'),
    title: 'billing.plan.title',
    access: { right: permissions.billingManage },
    nav: { section: 'settings', label: 'billing.plan.title', icon: CreditCard, order: 80 },
  },
  {
    path: '/operator/plans',
    load: () => import('./operator-plans.tsx'),
    title: 'billing.plans.title',
    access: 'operator',
    nav: { section: 'operator', label: 'billing.plans.title', icon: Tags, order: 30 },
  },
]
