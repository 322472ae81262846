import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { anyAccount, freshAccount } from '#kernel/permission.ts'
import { id, moment, nothing, trimmedText } from '#kernel/shapes.ts'

export const passkeyShape = z.object({
  id,
  name: z.string(),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
  /** Whether a password manager keeps it on more than one device. */
  isSynced: z.boolean(),
})
export type Passkey = z.output<typeof passkeyShape>

/** What the browser hands to `navigator.credentials`, and what comes back (WebAuthn's own JSON forms). */
export const ceremony = z.object({ options: z.record(z.string(), z.unknown()) })
export const credential = z.looseObject({
  id: z.string().max(1400),
  rawId: z.string().max(1400),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
})

export const startPasskey = endpoint({
  name: 'accounts.startPasskey',
  method: 'POST',
  path: '/api/account/passkeys/options',
  access: freshAccount,
  input: z.strictObject({}),
  output: ceremony,
  summary: 'Begins to add a passkey.',
})

export const addPasskey = endpoint({
  name: 'accounts.addPasskey',
  method: 'POST',
  path: '/api/account/passkeys',
  access: freshAccount,
  input: z.strictObject({ credential, name: trimmedText(60) }),
  output: passkeyShape,
  summary: 'Adds a passkey.',
})

export const renamePasskey = endpoint({
  name: 'accounts.renamePasskey',
  method: 'PATCH',
  path: '/api/account/passkeys/:passkeyId',
  access: anyAccount,
  input: z.strictObject({ passkeyId: id, name: trimmedText(60) }),
  output: nothing,
  summary: 'Gives a passkey another name.',
})

export const removePasskey = endpoint({
  name: 'accounts.removePasskey',
  method: 'DELETE',
  path: '/api/account/passkeys/:passkeyId',
  access: freshAccount,
  input: z.strictObject({ passkeyId: id }),
  output: nothing,
  summary: 'Removes a passkey.',
})
