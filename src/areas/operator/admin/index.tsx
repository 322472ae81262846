import Building from 'lucide-react/icons/building-2'
import FlaskConical from 'lucide-react/icons/flask-conical'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import ListChecks from 'lucide-react/icons/list-checks'
import Mails from 'lucide-react/icons/mails'
import Megaphone from 'lucide-react/icons/megaphone'
import ScrollText from 'lucide-react/icons/scroll-text'
import Split from 'lucide-react/icons/split'
import Users from 'lucide-react/icons/users'
import { provideSupportAddress } from '#areas/sites/admin/index.tsx'
import { permissions } from '#areas/sites/contract.ts'
import { useRead } from '#ui/data/data.ts'
import type { Screen } from '#ui/screen/screen.ts'
import { readSupport } from '../contract.ts'

provideSupportAddress(() => useRead(readSupport, {}).data?.address ?? null)

export { Announcements } from './announcements/current.tsx'

/** The console of whoever runs the platform, and labs. */
export const screens: readonly Screen[] = [
  {
    path: '/operator',
    load: () => import('./health.tsx'),
    title: 'operator.health.title',
    access: 'operator',
    nav: { section: 'operator', label: 'operator.health.nav', icon: HeartPulse, order: 0 },
  },
  {
    path: '/operator/sites',
    load: () => import('./sites.tsx'),
    title: 'operator.sites.title',
    access: 'operator',
    nav: { section: 'operator', label: 'operator.sites.title', icon: Building, order: 10 },
  },
  {
    path: '/operator/sites/$site',
    load: () => import('./site.tsx'),
    title: 'operator.site.title',
    access: 'operator',
  },
  {
    path: '/operator/accounts',
    load: () => import('./accounts.tsx'),
    title: 'operator.accounts.title',
    access: 'operator',
    nav: { section: 'operator', label: 'operator.accounts.title', icon: Users, order: 20 },
  },
  {
    path: '/operator/accounts/$account',
    load: () => import('./account.tsx'),
    title: 'operator.account.title',
    access: 'operator',
  },
  {
    path: '/operator/experiments',
    load: () => import('./experiments.tsx'),
    title: 'operator.experiments.title',
    access: 'operator',
    nav: { section: 'operator', label: 'operator.experiments.title', icon: Split, order: 40 },
  },
  {
    path: '/operator/experiments/new',
    load: () => import('./new-experiment.tsx'),
    title: 'operator.experiment.create',
    access: 'operator',
  },
  {
    path: '/operator/experiments/$name',
    load: () => import('./experiment.tsx'),
    title: 'operator.experiment.title',
    access: 'operator',
  },
  {
    path: '/operator/labs',
    load: () => import('./labs.tsx'),
    title: 'labs.title',
    access: 'operator',
    nav: { section: 'operator', label: 'labs.title', icon: FlaskConical, order: 50 },
  },
  {
    path: '/operator/jobs',
    load: () => import('./jobs.tsx'),
    title: 'operator.jobs.title',
    access: 'operator',
    nav: { section: 'operator', label: 'operator.jobs.title', icon: ListChecks, order: 60 },
  },
  {
    path: '/operator/mails',
    load: () => import('./mails.tsx'),
    title: 'operator.mails.title',
    access: 'operator',
    nav: { section: 'operator', label: 'operator.mails.title', icon: Mails, order: 70 },
  },
  {
    path: '/operator/announcements',
    load: () => import('./announcements.tsx'),
    title: 'operator.announcements.title',
    access: 'operator',
    nav: { section: 'operator', label: 'operator.announcements.title', icon: Megaphone, order: 80 },
  },
  {
    path: '/operator/audit-log',
    load: () => import('./audit-log.tsx'),
    title: 'operator.audit.title',
    access: 'operator',
    nav: { section: 'operator', label: 'operator.audit.title', icon: ScrollText, order: 90 },
  },
  {
    path: '/sites/$siteId/labs',
    load: () => import('./site-labs.tsx'),
    title: 'labs.title',
    // Of a removed site there is the right to bring it back, and no other.
    access: { right: permissions.siteSettings },
    // Who has the right is not let in by it: owner and administrators are, of a site in the circle.
    nav: { section: 'settings', label: 'labs.title', icon: FlaskConical, order: 95, door: 'labs' },
  },
  {
    path: '/labs',
    load: () => import('./staff-labs.tsx'),
    title: 'labs.title',
    access: 'account',
  },
]
