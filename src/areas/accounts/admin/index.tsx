import CircleUser from 'lucide-react/icons/circle-user'
import type { Screen } from '#ui/screen/screen.ts'

export { useWhen, useWhenIn } from './account/use-when.ts'
export { keepLinkToken } from './entrance/keep-link-token.ts'
export { keepAddress } from './entrance/known-address.ts'
export { useList, usePlainList } from './list-view/use-list.ts'
export { usePart } from './list-view/use-list-address.ts'
export { Buttons, Entrance } from './entrance/entrance.tsx'
export { ProofDeclined, useProof } from './proof/use-proof.tsx'
export { VerifyBar } from './verify-bar.tsx'

/** The doors, and one's own account. */
export const screens: readonly Screen[] = [
  {
    path: '/sign-in',
    load: () => import('./sign-in.tsx'),
    title: 'accounts.sign_in.title',
    access: 'anyone',
    frame: 'plain',
  },
  {
    path: '/sign-up',
    load: () => import('./sign-up.tsx'),
    title: 'accounts.sign_up.title',
    access: 'anyone',
    frame: 'plain',
  },
  {
    path: '/verify-email',
    load: () => import('./verify-email.tsx'),
    title: 'accounts.verify.title',
    access: 'anyone',
    frame: 'plain',
  },
  {
    path: '/forgot-password',
    load: () => import('./forgot-password.tsx'),
    title: 'accounts.forgot.title',
    access: 'anyone',
    frame: 'plain',
  },
  {
    path: '/reset-password',
    load: () => import('./reset-password.tsx'),
    title: 'accounts.reset.title',
    access: 'anyone',
    frame: 'plain',
  },
  {
    path: '/confirm-email',
    load: () => import('./confirm-email.tsx'),
    title: 'accounts.change.title',
    access: 'anyone',
    frame: 'plain',
  },
  {
    path: '/account',
    load: () => import('./profile.tsx'),
    title: 'accounts.account.title',
    access: 'account',
    nav: { section: 'account', label: 'accounts.account.title', icon: CircleUser, order: 10 },
  },
  {
    path: '/account/security',
    load: () => import('./security.tsx'),
    title: 'accounts.tab.security',
    access: 'account',
  },
  {
    path: '/account/sessions',
    load: () => import('./sessions.tsx'),
    title: 'accounts.tab.sessions',
    access: 'account',
  },
]
