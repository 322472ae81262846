import Activity from 'lucide-react/icons/activity'
import House from 'lucide-react/icons/house'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import LogIn from 'lucide-react/icons/log-in'
import Settings from 'lucide-react/icons/settings'
import Users from 'lucide-react/icons/users'
import type { Screen } from '#ui/screen/screen.ts'
import { permissions } from '../contract.ts'

export { provideReactivation, type ReactivationProps } from './bars/reactivation.tsx'
export { hasBars } from './bars/has-bars.ts'
export { SiteBars } from './bars/site-bars.tsx'
export { SiteNaming } from './create/site-naming.tsx'
export { StatusBadge } from './site/status-badge.tsx'
export { useEntryWords } from './site/use-entry-words.ts'
export { provideSupportAddress, useSupportAddress } from './site/support-address.ts'
export { ReadOnlyNote } from './site/read-only-note.tsx'
export { SiteProvider, useSite, type CurrentSite } from './site/current-site.tsx'
export { statusEffects } from '../site/status-effects.ts'

/** The dashboard, making a site, and the site's own settings and people. */
export const screens: readonly Screen[] = [
  {
    path: '/',
    load: () => import('./dashboard.tsx'),
    title: 'sites.dashboard.title',
    access: 'account',
    nav: { section: 'account', label: 'sites.dashboard.title', icon: LayoutGrid, order: 0 },
  },
  {
    path: '/sites/new',
    load: () => import('./create-site.tsx'),
    title: 'sites.create.title',
    access: 'account',
  },
  {
    // What the window shows as the address of an invitation: asked for by itself it leads to none.
    path: '/invitations',
    load: () => import('./accept-invitation.tsx'),
    title: 'sites.accept.title',
    access: 'anyone',
    frame: 'plain',
  },
  {
    path: '/invitations/$token',
    load: () => import('./accept-invitation.tsx'),
    title: 'sites.accept.title',
    access: 'anyone',
    frame: 'plain',
  },
  {
    path: '/sites/$siteId',
    load: () => import('./overview.tsx'),
    title: 'sites.overview.title',
    access: { right: null },
    nav: { section: 'site', label: 'sites.overview.title', icon: House, order: 0 },
  },
  {
    path: '/sites/$siteId/settings',
    load: () => import('./settings.tsx'),
    title: 'sites.settings.title',
    access: { right: permissions.siteSettings },
    nav: { section: 'settings', label: 'sites.settings.nav', icon: Settings, order: 0 },
  },
  {
    path: '/sites/$siteId/contributors',
    load: () => import('./contributors.tsx'),
    title: 'sites.people.title',
    access: { right: permissions.contributorsManage },
    nav: { section: 'settings', label: 'sites.people.title', icon: Users, order: 20 },
  },
  {
    path: '/sites/$siteId/sign-ins',
    load: () => import('./sign-ins.tsx'),
    title: 'sites.sign_ins.title',
    access: { right: permissions.signInsSee },
    nav: { section: 'settings', label: 'sites.sign_ins.title', icon: LogIn, order: 25 },
  },
  {
    path: '/sites/$siteId/permissions',
    load: () => import('./permissions.tsx'),
    title: 'sites.people.panel',
    access: { right: permissions.contributorsManage },
    frame: 'plain',
  },
  {
    path: '/sites/$siteId/timeline',
    load: () => import('./timeline.tsx'),
    title: 'sites.timeline.title',
    access: { right: permissions.siteSettings },
    nav: { section: 'settings', label: 'sites.timeline.title', icon: Activity, order: 90 },
  },
]
