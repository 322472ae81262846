import Building from 'lucide-react/icons/building-2'
import FlaskConical from 'lucide-react/icons/flask-conical'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import ListChecks from 'lucide-react/icons/list-checks'
import Mails from 'lucide-react/icons/mails'
import Megaphone from 'lucide-react/icons/megaphone'
import ScrollText from 'lucide-react/icons/scroll-text'
import Split from 'lucide-react/icons/split'
import Users from 'lucide-react/icons/users'
import { entryValues, supportAddress } from '#areas/sites/admin/index.tsx'
import { permissions } from '#areas/sites/contract.ts'
import { call } from '#kernel/api-client/call.ts'
import type { OwnerKey } from '#kernel/messages/message.ts'
import type { Brought } from '#kernel/point.ts'
import { areaScreens, type Screen } from '#ui/screen/screen.ts'
import { readSupport } from '../contract.ts'

/** What the screens of other areas ask the console, and how it names features on timelines. */
const brings: readonly Brought[] = [
  supportAddress.of(async () => (await call(readSupport, {})).address),
  entryValues.of({
    of: ['operator.labs_on', 'operator.labs_off'],
    name: (t, feature) => t(`labs.${feature}.title` as OwnerKey),
    words: ['labs'],
  }),
]

export { Announcements } from './announcements/current.tsx'

/** The console of whoever runs the platform, and labs. */
const screens: readonly Screen[] = [
  {
    path: '/operator',
    load: () => import('./health.tsx'),
    title: 'operator.health.title',
    words: ['operator', 'sites'],
    access: 'operator',
    nav: { section: 'operator', label: 'frame.nav.health', icon: HeartPulse, order: 0 },
  },
  {
    path: '/operator/sites',
    load: () => import('./sites.tsx'),
    title: 'frame.nav.operator_sites',
    words: ['operator', 'sites'],
    access: 'operator',
    nav: { section: 'operator', label: 'frame.nav.operator_sites', icon: Building, order: 10 },
  },
  {
    path: '/operator/sites/$site',
    load: () => import('./site.tsx'),
    title: 'operator.site.title',
    words: ['operator', 'proof', 'sites', 'timeline', 'labs'],
    access: 'operator',
  },
  {
    path: '/operator/accounts',
    load: () => import('./accounts.tsx'),
    title: 'frame.nav.operator_accounts',
    words: ['operator'],
    access: 'operator',
    nav: { section: 'operator', label: 'frame.nav.operator_accounts', icon: Users, order: 20 },
  },
  {
    path: '/operator/accounts/$account',
    load: () => import('./account.tsx'),
    title: 'operator.account.title',
    words: ['operator', 'proof', 'sites', 'billing', 'limit'],
    access: 'operator',
  },
  {
    path: '/operator/experiments',
    load: () => import('./experiments.tsx'),
    title: 'frame.nav.experiments',
    words: ['operator'],
    access: 'operator',
    nav: { section: 'operator', label: 'frame.nav.experiments', icon: Split, order: 40 },
  },
  {
    path: '/operator/experiments/new',
    load: () => import('./new-experiment.tsx'),
    title: 'operator.experiment.create',
    words: ['operator', 'sites'],
    access: 'operator',
  },
  {
    path: '/operator/experiments/$name',
    load: () => import('./experiment.tsx'),
    title: 'operator.experiment.title',
    words: ['operator', 'proof', 'sites', 'billing', 'limit'],
    access: 'operator',
  },
  {
    path: '/operator/labs',
    load: () => import('./labs.tsx'),
    title: 'frame.nav.labs',
    words: ['operator', 'labs'],
    access: 'operator',
    nav: { section: 'operator', label: 'frame.nav.labs', icon: FlaskConical, order: 50 },
  },
  {
    path: '/operator/jobs',
    load: () => import('./jobs.tsx'),
    title: 'frame.nav.jobs',
    words: ['operator'],
    access: 'operator',
    nav: { section: 'operator', label: 'frame.nav.jobs', icon: ListChecks, order: 60 },
  },
  {
    path: '/operator/mails',
    load: () => import('./mails.tsx'),
    title: 'frame.nav.mails',
    words: ['operator'],
    access: 'operator',
    nav: { section: 'operator', label: 'frame.nav.mails', icon: Mails, order: 70 },
  },
  {
    path: '/operator/announcements',
    load: () => import('./announcements.tsx'),
    title: 'frame.nav.announcements',
    words: ['operator'],
    access: 'operator',
    nav: { section: 'operator', label: 'frame.nav.announcements', icon: Megaphone, order: 80 },
  },
  {
    path: '/operator/audit-log',
    load: () => import('./audit-log.tsx'),
    title: 'frame.nav.audit',
    words: ['operator', 'billing', 'limit'],
    access: 'operator',
    nav: { section: 'operator', label: 'frame.nav.audit', icon: ScrollText, order: 90 },
  },
  {
    path: '/sites/$siteId/labs',
    load: () => import('./site-labs.tsx'),
    title: 'frame.nav.labs',
    words: ['labs'],
    // Of a removed site there is the right to bring it back, and no other.
    access: { right: permissions.siteSettings },
    // Who has the right is not let in by it: owner and administrators are, of a site in the circle.
    nav: { section: 'settings', label: 'frame.nav.labs', icon: FlaskConical, order: 95, door: 'labs' },
  },
  {
    path: '/labs',
    load: () => import('./staff-labs.tsx'),
    title: 'frame.nav.labs',
    words: ['labs'],
    access: 'account',
  },
]

export const operatorScreens = areaScreens({ screens, brings })
