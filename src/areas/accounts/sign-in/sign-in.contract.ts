import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { anyAccount, anyone } from '#kernel/permission.ts'
import { cursorPage, email, id, line, moment, nothing, pageOf, queryList } from '#kernel/shapes.ts'
import { sortedBy } from '#kernel/sorted.ts'
import { givenPassword } from '../account/account.contract.ts'
import { ceremony, credential } from '../passkey/passkey.contract.ts'
import { deviceShape } from '../session/session.contract.ts'

/** What became of a try to sign in. */
export const signInOutcomes = ['signed_in', 'wrong_password', 'wrong_code', 'locked'] as const
export const signInMethods = ['password', 'passkey', 'totp', 'recovery_code', 'link'] as const

export const signInShape = z.object({
  id,
  at: moment,
  outcome: z.enum(signInOutcomes),
  method: z.enum(signInMethods),
  device: deviceShape,
  ip: z.string(),
})
export type SignIn = z.output<typeof signInShape>

/** Where a sign-in stands: done, or a code of the second factor is asked. */
const signInState = z.object({ state: z.enum(['signed_in', 'second_factor']) })

export const signIn = endpoint({
  name: 'accounts.signIn',
  method: 'POST',
  path: '/api/account/sign-in',
  access: anyone,
  input: z.strictObject({ email, password: givenPassword }),
  output: signInState,
  summary: 'Signs in by password; may ask for a second factor.',
})

export const signInWithCode = endpoint({
  name: 'accounts.signInWithCode',
  method: 'POST',
  path: '/api/account/sign-in/second-factor',
  access: anyone,
  input: z.strictObject({ code: z.string().min(6).max(40) }),
  output: z.object({
    state: z.literal('signed_in'),
    /** After a recovery code: how many are left. */
    recoveryCodesLeft: z.int().nullable(),
  }),
  summary: 'Ends a sign-in with a code of the second factor, or with a recovery code.',
})

export const startPasskeySignIn = endpoint({
  name: 'accounts.startPasskeySignIn',
  method: 'POST',
  path: '/api/account/sign-in/passkey/options',
  access: anyone,
  input: z.strictObject({}),
  output: ceremony,
  summary: 'Begins a sign-in by passkey.',
})

export const signInWithPasskey = endpoint({
  name: 'accounts.signInWithPasskey',
  method: 'POST',
  path: '/api/account/sign-in/passkey',
  access: anyone,
  input: z.strictObject({ credential }),
  output: z.object({ state: z.literal('signed_in') }),
  summary: 'Signs in by passkey, which is both factors in one.',
})

export const prove = endpoint({
  name: 'accounts.prove',
  method: 'POST',
  path: '/api/account/prove',
  access: anyAccount,
  input: z.strictObject({ password: givenPassword }),
  output: nothing,
  summary: 'Confirms by password who is at the keyboard; opens sensitive changes for 15 minutes.',
})

export const startPasskeyProof = endpoint({
  name: 'accounts.startPasskeyProof',
  method: 'POST',
  path: '/api/account/prove/passkey/options',
  access: anyAccount,
  input: z.strictObject({}),
  output: ceremony,
  summary: 'Begins a confirmation by passkey.',
})

export const proveWithPasskey = endpoint({
  name: 'accounts.proveWithPasskey',
  method: 'POST',
  path: '/api/account/prove/passkey',
  access: anyAccount,
  input: z.strictObject({ credential }),
  output: nothing,
  summary: 'Confirms by passkey who is at the keyboard.',
})

export const listSignIns = endpoint({
  name: 'accounts.listSignIns',
  method: 'GET',
  path: '/api/account/sign-ins',
  access: anyAccount,
  input: cursorPage.extend({
    /** The beginning of an IP address. */
    search: line(100).default(''),
    outcome: queryList(z.enum(signInOutcomes), signInOutcomes.length).default([]),
    method: queryList(z.enum(signInMethods), signInMethods.length).default([]),
    direction: sortedBy(['at']).shape.direction,
  }),
  output: pageOf(signInShape),
  summary:
    'Sign-ins of the last 90 days and tries that failed, by result, way and IP address, newest first unless asked otherwise.',
})
