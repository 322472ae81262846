import Activity from 'lucide-react/icons/activity'
import House from 'lucide-react/icons/house'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import LogIn from 'lucide-react/icons/log-in'
import Settings from 'lucide-react/icons/settings'
import Users from 'lucide-react/icons/users'
import { areaScreens, type Screen } from '#ui/screen/screen.ts'
import { permissions } from '../contract.ts'

export { reactivation, type ReactivationProps } from './bars/reactivation.tsx'
export { hasBars } from './bars/has-bars.ts'
export { SiteBars } from './bars/site-bars.tsx'
export { SiteNaming } from './create/site-naming.tsx'
export { StatusBadge } from './site/status-badge.tsx'
export { entryValues } from './site/entry-values.ts'
export { useEntryWords } from './site/use-entry-words.ts'
export { supportAddress, useSupportAddress } from './site/support-address.ts'
export { ReadOnlyNote } from './site/read-only-note.tsx'
export { SiteProvider, useSite } from './site/current-site.tsx'
export { statusEffects } from '../site/status-effects.ts'

/** The dashboard, making a site, and the site's own settings and people. */
const screens: readonly Screen[] = [
  {
    path: '/',
    load: () => import('./dashboard.tsx'),
    title: 'frame.nav.dashboard',
    words: ['sites', 'proof'],
    access: 'account',
    nav: { section: 'account', label: 'frame.nav.dashboard', icon: LayoutGrid, order: 0 },
  },
  {
    path: '/sites/new',
    load: () => import('./create-site.tsx'),
    title: 'sites.create.title',
    words: ['sites'],
    access: 'account',
  },
  {
    // What the window shows as the address of an invitation: asked for by itself it leads to none.
    path: '/invitations',
    load: () => import('./accept-invitation.tsx'),
    title: 'sites.accept.title',
    words: ['sites', 'accounts', 'frame'],
    access: 'anyone',
    frame: 'plain',
  },
  {
    path: '/invitations/$token',
    load: () => import('./accept-invitation.tsx'),
    title: 'sites.accept.title',
    words: ['sites', 'accounts', 'frame'],
    access: 'anyone',
    frame: 'plain',
  },
  {
    path: '/sites/$siteId',
    load: () => import('./overview.tsx'),
    title: 'frame.nav.overview',
    words: ['sites', 'timeline'],
    access: { right: null },
    nav: { section: 'site', label: 'frame.nav.overview', icon: House, order: 0 },
  },
  {
    path: '/sites/$siteId/settings',
    load: () => import('./settings.tsx'),
    title: 'frame.settings.title',
    words: ['sites', 'proof', 'transfer'],
    access: { right: permissions.siteSettings },
    nav: { section: 'settings', label: 'frame.nav.settings', icon: Settings, order: 0 },
  },
  {
    path: '/sites/$siteId/contributors',
    load: () => import('./contributors.tsx'),
    title: 'frame.nav.people',
    words: ['sites', 'permission', 'reach'],
    access: { right: permissions.contributorsManage },
    nav: { section: 'settings', label: 'frame.nav.people', icon: Users, order: 20 },
  },
  {
    path: '/sites/$siteId/sign-ins',
    load: () => import('./sign-ins.tsx'),
    title: 'frame.nav.sign_ins',
    words: ['sites'],
    access: { right: permissions.signInsSee },
    nav: { section: 'settings', label: 'frame.nav.sign_ins', icon: LogIn, order: 25 },
  },
  {
    path: '/sites/$siteId/permissions',
    load: () => import('./permissions.tsx'),
    title: 'sites.people.panel',
    words: ['sites', 'permission', 'reach'],
    access: { right: permissions.contributorsManage },
    frame: 'plain',
  },
  {
    path: '/sites/$siteId/timeline',
    load: () => import('./timeline.tsx'),
    title: 'frame.nav.timeline',
    words: ['sites', 'timeline'],
    access: { right: permissions.siteSettings },
    nav: { section: 'settings', label: 'frame.nav.timeline', icon: Activity, order: 90 },
  },
]

export const sitesScreens = areaScreens({ screens })
