import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { StoredPasskey } from './passkey.store.ts'

/** A credential as the browser sends it (WebAuthn §5.1, JSON form). */
export interface GivenCredential {
  readonly id: string
  readonly rawId: string
  readonly type: 'public-key'
  readonly response: Record<string, unknown>
  readonly clientExtensionResults: Record<string, unknown>
}

/** What every browser's keys can: EdDSA, ES256, RS256 (COSE). */
const ALGORITHMS = [-8, -7, -257]

/** Passkeys belong to the host of the owner's app. */
const hostOf = (appOrigin: string): string => new URL(appOrigin).hostname

interface Options {
  readonly options: Record<string, unknown>
  readonly challenge: string
}

/** What the browser needs to use a passkey: one of these, or (none named) any it has for this host. */
export async function assertionOptions(
  appOrigin: string,
  passkeys: readonly StoredPasskey[],
): Promise<Options> {
  const options = await generateAuthenticationOptions({
    rpID: hostOf(appOrigin),
    userVerification: 'required',
    allowCredentials: passkeys.map((passkey) => ({
      id: passkey.credential_id,
      transports: passkey.transports,
    })),
  })
  return { options: { ...options }, challenge: options.challenge }
}

/** What the browser needs to make a passkey that can sign in without a name being typed. */
export async function registrationOptions(
  appOrigin: string,
  account: { readonly id: string; readonly email: string; readonly name: string },
  passkeys: readonly StoredPasskey[],
): Promise<Options> {
  const options = await generateRegistrationOptions({
    rpName: 'Portico',
    rpID: hostOf(appOrigin),
    userName: account.email,
    userDisplayName: account.name,
    userID: new Uint8Array(Buffer.from(account.id.replaceAll('-', ''), 'hex')),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: passkeys.map((passkey) => ({
      id: passkey.credential_id,
      transports: passkey.transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { options: { ...options }, challenge: options.challenge }
}

/** Checks that a passkey answered our challenge, unlocked by its holder; gives its new counter, or `null`. */
export async function checkAssertion(
  appOrigin: string,
  challenge: string,
  passkey: StoredPasskey,
  credential: GivenCredential,
): Promise<number | null> {
  try {
    const result = await verifyAuthenticationResponse({
      response: credential as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: appOrigin,
      expectedRPID: hostOf(appOrigin),
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    })
    return result.verified ? result.authenticationInfo.newCounter : null
  } catch {
    // The library throws for whatever a stranger may have made up.
    return null
  }
}

export interface MadePasskey {
  readonly credentialId: string
  readonly publicKey: string
  readonly counter: number
  readonly transports: string[]
  readonly isBackedUp: boolean
}

/** Checks a new passkey against our challenge; `null` when it does not fit. */
export async function checkRegistration(
  appOrigin: string,
  challenge: string,
  credential: GivenCredential,
): Promise<MadePasskey | null> {
  try {
    const result = await verifyRegistrationResponse({
      response: credential as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: appOrigin,
      expectedRPID: hostOf(appOrigin),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!result.verified) return null
    const { credential: made, credentialBackedUp } = result.registrationInfo
    return {
      credentialId: made.id,
      publicKey: Buffer.from(made.publicKey).toString('base64url'),
      counter: made.counter,
      transports: (made.transports ?? []).map(String).slice(0, 10),
      isBackedUp: credentialBackedUp,
    }
  } catch {
    return null
  }
}
