import List from 'lucide-react/icons/list'
import Contact from 'lucide-react/icons/contact'
import { areaScreens, type Screen } from '#ui/screen/screen.ts'
import { permissions } from '../contract.ts'

const access = { right: permissions.customersManage }

/** The people a site knows, one of them, and the lists they are on. */
const screens: readonly Screen[] = [
  {
    path: '/sites/$siteId/contacts',
    load: () => import('./contacts-screen.tsx'),
    title: 'frame.nav.contacts',
    words: ['contacts', 'sites', 'proof'],
    access,
    nav: { section: 'audience', label: 'frame.nav.contacts', icon: Contact, order: 10 },
  },
  {
    path: '/sites/$siteId/contacts/$contactId',
    load: () => import('./contact-screen.tsx'),
    title: 'frame.nav.contacts',
    words: ['contacts', 'contact_entry', 'sites'],
    access,
  },
  {
    path: '/sites/$siteId/contact-lists',
    load: () => import('./lists-screen.tsx'),
    title: 'frame.nav.contact_lists',
    words: ['contact_lists', 'sites'],
    access,
    nav: { section: 'audience', label: 'frame.nav.contact_lists', icon: List, order: 20 },
  },
]

export const contactsScreens = areaScreens({ screens })
