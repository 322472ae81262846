import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { freshAccount } from '#kernel/permission.ts'
import { nothing } from '#kernel/shapes.ts'

export const startSecondFactor = endpoint({
  name: 'accounts.startSecondFactor',
  method: 'POST',
  path: '/api/account/second-factor/start',
  access: freshAccount,
  input: z.strictObject({}),
  output: z.object({
    /** Base32, to be typed. */
    secret: z.string(),
    /** `otpauth://…`, to be shown as a QR code. */
    uri: z.string(),
  }),
  summary: 'Makes the secret of a second factor; nothing is asked of anyone until it is confirmed.',
})

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const confirmSecondFactor = endpoint({
  name: 'accounts.confirmSecondFactor',
  method: 'POST',
  path: '/api/account/second-factor/confirm',
  access: freshAccount,
  input: z.strictObject({ code: z.string().min(6).max(10) }),
  output: recoveryCodes,
  summary: 'Turns the second factor on by its first code; gives the recovery codes, which are shown once.',
})

export const renewRecoveryCodes = endpoint({
  name: 'accounts.renewRecoveryCodes',
  method: 'POST',
  path: '/api/account/second-factor/recovery-codes',
  access: freshAccount,
  input: z.strictObject({}),
  output: recoveryCodes,
  summary: 'Gives ten new recovery codes; those before stop working.',
})

export const removeSecondFactor = endpoint({
  name: 'accounts.removeSecondFactor',
  method: 'DELETE',
  path: '/api/account/second-factor',
  access: freshAccount,
  input: z.object({}),
  output: nothing,
  summary: 'Turns the second factor off.',
})
