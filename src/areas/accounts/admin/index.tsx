import CircleUser from 'lucide-react/icons/circle-user'
import { areaScreens, type Screen } from '#ui/screen/screen.ts'

export { useWhen, useWhenIn } from './account/use-when.ts'
export { keepLinkToken } from './entrance/keep-link-token.ts'
export { keepAddress } from './entrance/known-address.ts'
export { useList, usePlainList } from './list-view/use-list.ts'
export { usePart } from './list-view/use-list-address.ts'
export { Buttons, Entrance } from './entrance/entrance.tsx'
export { ProofDeclined, useProof } from './proof/use-proof.tsx'
export { VerifyBar } from './verify-bar.tsx'

/** The doors, and one's own account. */
const screens: readonly Screen[] = [
  {
    path: '/sign-in',
    load: () => import('./sign-in.tsx'),
    title: 'accounts.sign_in.title',
    words: ['accounts', 'proof'],
    access: 'anyone',
    frame: 'plain',
  },
  {
    path: '/sign-up',
    load: () => import('./sign-up.tsx'),
    title: 'accounts.sign_up.title',
    words: ['accounts', 'proof', 'frame'],
    access: 'anyone',
    frame: 'plain',
  },
  {
    path: '/verify-email',
    load: () => import('./verify-email.tsx'),
    title: 'accounts.verify.title',
    words: ['accounts'],
    access: 'anyone',
    frame: 'plain',
  },
  {
    path: '/forgot-password',
    load: () => import('./forgot-password.tsx'),
    title: 'accounts.forgot.title',
    words: ['accounts', 'frame'],
    access: 'anyone',
    frame: 'plain',
  },
  {
    path: '/reset-password',
    load: () => import('./reset-password.tsx'),
    title: 'accounts.reset.title',
    words: ['accounts'],
    access: 'anyone',
    frame: 'plain',
  },
  {
    path: '/confirm-email',
    load: () => import('./confirm-email.tsx'),
    title: 'accounts.change.title',
    words: ['accounts'],
    access: 'anyone',
    frame: 'plain',
  },
  {
    path: '/account',
    load: () => import('./profile.tsx'),
    title: 'frame.nav.account',
    words: ['accounts', 'proof'],
    access: 'account',
    nav: { section: 'account', label: 'frame.nav.account', icon: CircleUser, order: 10 },
  },
  {
    path: '/account/security',
    load: () => import('./security.tsx'),
    title: 'accounts.tab.security',
    words: ['accounts', 'proof'],
    access: 'account',
  },
  {
    path: '/account/sessions',
    load: () => import('./sessions.tsx'),
    title: 'accounts.tab.sessions',
    words: ['accounts'],
    access: 'account',
  },
]

export const accountsScreens = areaScreens({ screens })
