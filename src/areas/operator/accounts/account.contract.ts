import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { operatorOnly } from '#kernel/permission.ts'
import { cursorPage, id, line, moment, nothing, pageOf } from '#kernel/shapes.ts'
import { sortedBy } from '#kernel/sorted.ts'
import { act, why } from '../acts/act.contract.ts'
import { status } from '../sites/site.contract.ts'

export const foundAccount = z.object({
  id,
  email: z.string(),
  name: z.string(),
  country: z.string().nullable(),
  isVerified: z.boolean(),
  isLocked: z.boolean(),
  isOperator: z.boolean(),
  isStaff: z.boolean(),
  createdAt: moment,
})
export type FoundAccount = z.output<typeof foundAccount>

export const findAccounts = endpoint({
  name: 'operator.findAccounts',
  method: 'GET',
  path: '/api/operator/accounts',
  access: operatorOnly,
  input: z.strictObject({
    ...cursorPage.shape,
    ...sortedBy(['created', 'name']).shape,
    search: line(100).default(''),
  }),
  output: pageOf(foundAccount),
  summary: 'Accounts by name and address, newest first unless asked otherwise.',
})

export const seenAccount = foundAccount.extend({
  lockedAt: moment.nullable(),
  preferredLocale: z.string(),
  timeZone: z.string(),
  passkeys: z.number().int(),
  secondFactorSince: moment.nullable(),
  sessions: z.array(
    z.object({
      id,
      device: z.object({ browser: z.string(), system: z.string(), kind: z.string() }),
      ip: z.string(),
      createdAt: moment,
      lastUsedAt: moment,
    }),
  ),
  sites: z.array(z.object({ id, title: z.string(), address: z.string(), status })),
  acts: z.array(act),
})
export type SeenAccount = z.output<typeof seenAccount>

export const seeAccount = endpoint({
  name: 'operator.seeAccount',
  method: 'GET',
  path: '/api/operator/accounts/:accountId',
  access: operatorOnly,
  input: z.strictObject({ accountId: id }),
  output: seenAccount,
  summary: 'An account: how it signs in, where, which sites it owns, and what operators did to it.',
})

export const lockAccount = endpoint({
  name: 'operator.lockAccount',
  method: 'PUT',
  path: '/api/operator/accounts/:accountId/lock',
  access: operatorOnly,
  input: z.strictObject({ accountId: id, isLocked: z.boolean(), why }),
  output: nothing,
  summary: 'Locks an account, which ends its sessions, or opens it again.',
})

export const resetSecondFactor = endpoint({
  name: 'operator.resetSecondFactor',
  method: 'POST',
  path: '/api/operator/accounts/:accountId/second-factor/reset',
  access: operatorOnly,
  input: z.strictObject({ accountId: id, why }),
  output: nothing,
  summary: 'Turns a second factor off, for somebody who lost it; asks the operator for a fresh proof.',
})

export const endSessions = endpoint({
  name: 'operator.endSessions',
  method: 'POST',
  path: '/api/operator/accounts/:accountId/sessions/end',
  access: operatorOnly,
  input: z.strictObject({ accountId: id, why }),
  output: nothing,
  summary: 'Ends every session of an account.',
})

export const changeDuties = endpoint({
  name: 'operator.changeDuties',
  method: 'PUT',
  path: '/api/operator/accounts/:accountId/duties',
  access: operatorOnly,
  input: z.strictObject({
    accountId: id,
    isOperator: z.boolean().optional(),
    isStaff: z.boolean().optional(),
    why,
  }),
  output: nothing,
  summary:
    'Makes an account operator or staff, or ends that; what is not given stays. Asks the operator for a fresh proof.',
})
