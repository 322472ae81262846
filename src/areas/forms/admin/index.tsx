import Inbox from 'lucide-react/icons/inbox'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import { blockSources, referenceSources } from '#areas/pages/admin/index.tsx'
import { call } from '#kernel/api-client/call.ts'
import type { Brought } from '#kernel/point.ts'
import { areaScreens, type Screen } from '#ui/screen/screen.ts'
import { permissions } from '../rights.contract.ts'

const access = { right: permissions.submissionsSee }

/** What visitors send, the forms they send it with, and what came of each. */
const screens: readonly Screen[] = [
  {
    path: '/sites/$siteId/inbox',
    load: () => import('./inbox-screen.tsx'),
    title: 'frame.nav.inbox',
    words: ['inbox', 'sites', 'proof'],
    access,
    nav: { section: 'audience', label: 'frame.nav.inbox', icon: Inbox, order: 4 },
  },
  {
    path: '/sites/$siteId/forms',
    load: () => import('./forms-screen.tsx'),
    title: 'frame.nav.forms',
    words: ['forms', 'sites'],
    access,
    nav: { section: 'audience', label: 'frame.nav.forms', icon: ClipboardList, order: 6 },
  },
  {
    path: '/sites/$siteId/forms/trash',
    load: () => import('./trash-screen.tsx'),
    title: 'forms.trash_title',
    words: ['forms', 'sites'],
    access,
  },
  {
    path: '/sites/$siteId/forms/$formId',
    load: () => import('./builder-screen.tsx'),
    title: 'frame.nav.forms',
    words: ['forms', 'form_builder', 'assets', 'sites'],
    access,
  },
  {
    path: '/sites/$siteId/forms/$formId/numbers',
    load: () => import('./numbers-screen.tsx'),
    title: 'form_numbers.title',
    words: ['forms', 'form_numbers', 'sites'],
    access,
  },
  {
    // What the window shows as the address of such a link: asked for by itself it leads to none.
    path: '/form-recipients',
    load: () => import('./recipient-screen.tsx'),
    title: 'form_recipient.title',
    words: ['form_recipient', 'accounts'],
    access: 'anyone',
    frame: 'plain',
  },
  {
    path: '/form-recipients/$token',
    load: () => import('./recipient-screen.tsx'),
    title: 'form_recipient.title',
    words: ['form_recipient', 'accounts'],
    access: 'anyone',
    frame: 'plain',
  },
]

/** What the editor of pages is given of forms. */
const brings: readonly Brought[] = [
  blockSources.of(async () => (await import('../blocks/index.ts')).formBlocks),
  referenceSources.of({
    to: 'forms.form',
    async search(siteId, search) {
      const { forms } = await call((await import('../builder/form.contract.ts')).listForms, {
        siteId,
        search,
      })
      return forms.map(({ id, title }) => ({ id, label: title }))
    },
  }),
]

export const formsScreens = areaScreens({ screens, brings })
