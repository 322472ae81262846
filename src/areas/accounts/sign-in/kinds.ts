import type { SignIn } from '../contract.ts'

/** What became of a try to sign in. */
export type SignInOutcome = SignIn['outcome']

export type SignInMethod = SignIn['method']

/** What a browser is in the middle of. */
export type StepKind = 'second_factor' | 'passkey_sign_in' | 'passkey_proof' | 'passkey_registration'
