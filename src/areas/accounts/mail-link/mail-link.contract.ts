import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { anyAccount, anyone, freshAccount } from '#kernel/permission.ts'
import { email, nothing } from '#kernel/shapes.ts'
import { newPassword } from '../account/account.contract.ts'

/** Token of a link in a mail. */
const token = z.string().regex(/^[\w-]{43}$/, { message: 'accounts.link_spent' })

export const verifyEmail = endpoint({
  name: 'accounts.verifyEmail',
  method: 'POST',
  path: '/api/account/verify-email',
  access: anyone,
  input: z.strictObject({ token }),
  output: z.object({
    /** `sign_in`: this browser is not known to the account; the link works once it is. */
    state: z.enum(['signed_in', 'confirmed', 'sign_in']),
  }),
  summary: 'Confirms the address of an account by the link in its mail.',
})

export const resendVerification = endpoint({
  name: 'accounts.resendVerification',
  method: 'POST',
  path: '/api/account/verify-email/resend',
  access: anyAccount,
  input: z.strictObject({}),
  output: nothing,
  summary: 'Sends the mail that confirms the address once more.',
})

export const requestReset = endpoint({
  name: 'accounts.requestReset',
  method: 'POST',
  path: '/api/account/request-reset',
  access: anyone,
  input: z.strictObject({ email }),
  output: nothing,
  summary: 'Sends a link to choose a new password, if the address has an account; answers alike.',
})

export const checkReset = endpoint({
  name: 'accounts.checkReset',
  method: 'POST',
  path: '/api/account/reset-password/check',
  access: anyone,
  input: z.strictObject({ token }),
  output: z.object({ email: z.string() }),
  summary: 'Says whether a link to choose a new password still works, and for which address.',
})

export const resetPassword = endpoint({
  name: 'accounts.resetPassword',
  method: 'POST',
  path: '/api/account/reset-password',
  access: anyone,
  input: z.strictObject({ token, password: newPassword, endOtherSessions: z.boolean() }),
  output: nothing,
  summary: 'Sets a new password by the link in a mail, once.',
})

export const confirmEmailChange = endpoint({
  name: 'accounts.confirmEmailChange',
  method: 'POST',
  path: '/api/account/email-change/confirm',
  access: anyone,
  input: z.strictObject({ token }),
  output: z.object({
    /**
     * `waiting_from`: the mailbox of the address until now has yet to agree; `waiting_to`: the new one. `sign_in`: the
     * new one agrees in a browser that is signed in to the account; the link works there.
     */
    state: z.enum(['changed', 'waiting_from', 'waiting_to', 'sign_in']),
    email: z.string(),
  }),
  summary: 'Agrees to a change of address from one of its two mailboxes.',
})

export const changeEmail = endpoint({
  name: 'accounts.changeEmail',
  method: 'POST',
  path: '/api/account/email-change',
  access: freshAccount,
  input: z.strictObject({ email }),
  output: nothing,
  summary: 'Asks for another address; both mailboxes have to agree within a day.',
})

export const cancelEmailChange = endpoint({
  name: 'accounts.cancelEmailChange',
  method: 'DELETE',
  path: '/api/account/email-change',
  access: anyAccount,
  input: z.object({}),
  output: nothing,
  summary: 'Takes a change of address back.',
})
