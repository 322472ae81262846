import { z } from 'zod'
import { id, line, moment } from '#kernel/shapes.ts'

/** Why, in the operator's words. It stands where the act is written down. */
export const why = line(300)

/** Somebody, as the console names them. */
export const person = z.object({ id, name: z.string(), email: z.string() })

/** What an operator did that is on no site's timeline. */
export const act = z.object({
  id,
  at: moment,
  by: z.string(),
  /** Key of the message `operator.act.<what>`. */
  what: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  why: z.string().nullable(),
})
export type Act = z.output<typeof act>
