/** What became of a try to sign in. */
export type SignInOutcome = 'signed_in' | 'wrong_password' | 'wrong_code' | 'locked'

/** What was shown to sign in. */
export type SignInMethod = 'password' | 'passkey' | 'totp' | 'recovery_code' | 'link'

/** What a browser is in the middle of. */
export type StepKind = 'second_factor' | 'passkey_sign_in' | 'passkey_proof' | 'passkey_registration'
