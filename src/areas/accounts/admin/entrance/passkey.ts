import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { CallOf } from '#kernel/endpoint.ts'
import type { addPasskey, signInWithPasskey } from '../../contract.ts'

/** Whether this browser can use passkeys on this page (WebAuthn §5.1). */
export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

/** What speaks with the browser's window: loaded when a passkey is asked for, not with the sign-in. */
const loadWebAuthn = () => import('@simplewebauthn/browser')

type Options = Readonly<Record<string, unknown>>

/** Lets the person choose and unlock a passkey; `null` when they closed the browser's window. */
export async function askPasskey(
  options: Options,
): Promise<CallOf<typeof signInWithPasskey>['credential'] | null> {
  const { startAuthentication } = await loadWebAuthn()
  try {
    const answer = await startAuthentication({
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    })
    return answer as unknown as CallOf<typeof signInWithPasskey>['credential']
  } catch (error) {
    if (wasClosed(error)) return null
    throw error
  }
}

/** Makes a passkey on a device of the person's choice; `null` when they closed the browser's window. */
export async function makePasskey(options: Options): Promise<CallOf<typeof addPasskey>['credential'] | null> {
  const { startRegistration } = await loadWebAuthn()
  try {
    const answer = await startRegistration({
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    })
    return answer as unknown as CallOf<typeof addPasskey>['credential']
  } catch (error) {
    if (wasClosed(error)) return null
    throw error
  }
}

/** Browsers say the same when the window is closed, when time runs out and when there is no passkey (WebAuthn §14.5). */
function wasClosed(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
