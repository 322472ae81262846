import CircleUser from 'lucide-react/icons/circle-user'
import { areaScreens, plainScreen, type Screen } from '#ui/screen/screen.ts'

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
  plainScreen('/sign-in', () => import('./sign-in.tsx'), 'accounts.sign_in.title', ['accounts', 'proof']),
  plainScreen('/sign-up', () => import('./sign-up.tsx'), 'accounts.sign_up.title', [
    'accounts',
    'proof',
    'frame',
  ]),
  plainScreen('/verify-email', () => import('./verify-email.tsx'), 'accounts.verify.title', ['accounts']),
  plainScreen('/forgot-password', () => import('./forgot-password.tsx'), 'accounts.forgot.title', [
    'accounts',
    'frame',
  ]),
  plainScreen('/reset-password', () => import('./reset-password.tsx'), 'accounts.reset.title', ['accounts']),
  plainScreen('/confirm-email', () => import('./confirm-email.tsx'), 'accounts.change.title', ['accounts']),
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
