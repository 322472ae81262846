import { lazy } from 'react'
import CreditCard from 'lucide-react/icons/credit-card'
import Tags from 'lucide-react/icons/tags'
import { reactivation } from '#areas/sites/admin/index.tsx'
import { permissions } from '#areas/sites/contract.ts'
import type { Brought } from '#kernel/point.ts'
import { areaScreens, type Screen } from '#ui/screen/screen.ts'

const ReactivationButton = lazy(async () => ({
  default: (await import('./plans/reactivation.tsx')).ReactivationButton,
}))

/** What the screens of other areas show of plans. */
const brings: readonly Brought[] = [reactivation.of((props) => <ReactivationButton {...props} />)]

/** The plan of a site, and the operator's plans. */
const screens: readonly Screen[] = [
  {
    path: '/sites/$siteId/plan',
    load: () => import('./plan.tsx'),
    title: 'frame.nav.plan',
    words: ['billing', 'limit', 'sites'],
    access: { right: permissions.billingManage },
    nav: { section: 'settings', label: 'frame.nav.plan', icon: CreditCard, order: 80 },
  },
  {
    path: '/operator/plans',
    load: () => import('./operator-plans.tsx'),
    title: 'frame.nav.plans',
    words: ['billing', 'limit'],
    access: 'operator',
    nav: { section: 'operator', label: 'frame.nav.plans', icon: Tags, order: 30 },
  },
]

export const billingScreens = areaScreens({ screens, brings })
