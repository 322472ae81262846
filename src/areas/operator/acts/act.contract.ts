import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { operatorOnly } from '#kernel/permission.ts'
import { cursorPage, id, line, moment, pageOf, plainDate } from '#kernel/shapes.ts'
import { sortedBy } from '#kernel/sorted.ts'

/** Characters a reason has at most. */
export const WHY_MAX = 300

/** Why, in the operator's words. It stands where the act is written down. */
export const why = line(WHY_MAX)

/** Somebody, as the console names them. */
export const person = z.object({ id, name: z.string(), email: z.string() })

/** What acts are about; what is done to a site is on its timeline. */
export const actKinds = ['account', 'experiment', 'plan', 'platform'] as const

/** In place of an account's id: what nobody did, but a command at the machine. */
export const BY_COMMAND = 'command'

const value = z.union([z.string(), z.number(), z.boolean()]).nullable()

/** One thing that an act changed; `null`: there was none of it, or is none any more. */
export const actChange = z.object({
  what: z.string(),
  currency: z.string().optional(),
  /** The figures are bytes. */
  isBytes: z.literal(true).optional(),
  from: value,
  to: value,
})
export type ActChange = z.output<typeof actChange>

/** What an operator did that is on no site's timeline. */
export const act = z.object({
  id,
  at: moment,
  /** The name of who did it; empty: their account is gone; `null`: a command, at the machine. */
  by: z.string().nullable(),
  /** Key of the message `operator.act.<what>`. */
  what: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  changes: z.array(actChange),
  why: z.string().nullable(),
})
export type Act = z.output<typeof act>

/** An act in the audit log, with what it is about. */
export const loggedAct = act.extend({
  about: z.object({
    kind: z.enum(actKinds),
    /** Of an account or a plan its id, of an experiment its name; empty for the platform. */
    id: z.string(),
    /** An account's or an experiment's name as it is now, a plan's as it was then; empty: it is gone, or has none. */
    name: z.string(),
  }),
})
export type LoggedAct = z.output<typeof loggedAct>

export const readAuditLog = endpoint({
  name: 'operator.readAuditLog',
  method: 'GET',
  path: '/api/operator/audit-log',
  access: operatorOnly,
  input: z.strictObject({
    ...cursorPage.shape,
    /** Whose acts: an account's, or those of commands. */
    by: z.union([id, z.literal(BY_COMMAND)]).optional(),
    kind: z.enum(actKinds).optional(),
    /** The first and the last day, both included, in the time zone of whoever asks. */
    from: plainDate.optional(),
    to: plainDate.optional(),
    ...sortedBy(['at']).shape,
  }),
  output: pageOf(loggedAct).extend({
    /** Everybody who ever did something here, by name. */
    people: z.array(z.object({ id, name: z.string() })),
  }),
  summary: 'What operators did that is on no site’s timeline, the latest first unless asked otherwise.',
})
