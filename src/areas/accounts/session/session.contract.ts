import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { anyAccount, anyone } from '#kernel/permission.ts'
import { id, moment, nothing } from '#kernel/shapes.ts'

/** What a browser said of itself. */
export const deviceShape = z.object({
  /** Proper names (`Firefox`, `Windows`); empty where it did not say. */
  browser: z.string(),
  system: z.string(),
  kind: z.enum(['desktop', 'phone', 'tablet', 'program', 'unknown']),
})
export type Device = z.output<typeof deviceShape>

export const sessionShape = z.object({
  id,
  device: deviceShape,
  ip: z.string(),
  createdAt: moment,
  lastUsedAt: moment,
  isThis: z.boolean(),
})
export type Session = z.output<typeof sessionShape>

export const signOut = endpoint({
  name: 'accounts.signOut',
  method: 'POST',
  path: '/api/account/sign-out',
  access: anyone,
  input: z.strictObject({}),
  output: nothing,
  summary: 'Ends the session of this browser.',
})

export const listSessions = endpoint({
  name: 'accounts.listSessions',
  method: 'GET',
  path: '/api/account/sessions',
  access: anyAccount,
  input: z.object({}),
  output: z.object({ items: z.array(sessionShape) }),
  summary: 'The sessions of the account, this one first.',
})

export const endSession = endpoint({
  name: 'accounts.endSession',
  method: 'DELETE',
  path: '/api/account/sessions/:sessionId',
  access: anyAccount,
  input: z.strictObject({ sessionId: id }),
  output: nothing,
  summary: 'Ends one session.',
})

export const endOtherSessions = endpoint({
  name: 'accounts.endOtherSessions',
  method: 'POST',
  path: '/api/account/sessions/end-others',
  access: anyAccount,
  input: z.strictObject({}),
  output: z.object({ ended: z.int() }),
  summary: 'Ends every session but this one.',
})
