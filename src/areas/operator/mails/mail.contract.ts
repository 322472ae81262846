import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { operatorOnly } from '#kernel/permission.ts'
import { cursorPage, id, line, moment, nothing, pageOf } from '#kernel/shapes.ts'
import { sortedBy } from '#kernel/sorted.ts'

export const mailStates = ['kept', 'queued', 'sending', 'sent', 'failed', 'unknown'] as const

const party = z.object({ name: z.string(), address: z.string() })

export const mail = z.object({
  id,
  siteId: id.nullable(),
  kind: z.string(),
  state: z.enum(mailStates),
  to: party,
  subject: z.string(),
  attempts: z.number().int(),
  /** What the mail server said last. */
  answer: z.string().nullable(),
  createdAt: moment,
  settledAt: moment.nullable(),
})
export type MailEntry = z.output<typeof mail>

export const listMails = endpoint({
  name: 'operator.listMails',
  method: 'GET',
  path: '/api/operator/mails',
  access: operatorOnly,
  input: z.strictObject({
    ...cursorPage.shape,
    state: z.enum(mailStates).optional(),
    /** The whole address. */
    address: line(254).optional(),
    siteId: id.optional(),
    ...sortedBy(['written']).shape,
  }),
  output: pageOf(mail).extend({ counts: z.record(z.enum(mailStates), z.number().int()) }),
  summary: 'Mails of the last 90 days and what became of each, the latest first unless asked otherwise.',
})

export const openMail = endpoint({
  name: 'operator.openMail',
  method: 'GET',
  path: '/api/operator/mails/:mailId',
  access: operatorOnly,
  input: z.strictObject({ mailId: id, siteId: id.optional() }),
  output: mail.extend({
    from: party,
    /** Secrets of links are taken out: who reads somebody’s mail must not become them. */
    html: z.string(),
    plain: z.string(),
    attachments: z.array(z.object({ name: z.string(), type: z.string() })),
  }),
  summary: 'A mail as it was sent, without the secrets in its links.',
})

export const showMail = endpoint({
  name: 'operator.showMail',
  method: 'GET',
  path: '/api/operator/mails/:mailId/page',
  access: operatorOnly,
  sends: 'bytes',
  input: z.strictObject({ mailId: id, siteId: id.optional() }),
  output: z.unknown(),
  summary: 'The page that a mail is, for a frame: nothing in it runs, and its styles are its own.',
})

export const resendMail = endpoint({
  name: 'operator.resendMail',
  method: 'POST',
  path: '/api/operator/mails/:mailId/resend',
  access: operatorOnly,
  input: z.strictObject({ mailId: id, siteId: id.nullable() }),
  output: nothing,
  summary: 'Sends a mail again that failed or whose outcome stayed unknown.',
})

export const readMailHold = endpoint({
  name: 'operator.readMailHold',
  method: 'GET',
  path: '/api/operator/mail-hold',
  access: operatorOnly,
  input: z.strictObject({}),
  output: z.object({
    /** Since when no mail leaves; `null`: they do, or there is no mail server that they could leave by. */
    since: moment.nullable(),
    waiting: z.number().int(),
  }),
  summary: 'Whether mails are held, as they are in a database that was put back from a copy.',
})

export const resumeMails = endpoint({
  name: 'operator.resumeMails',
  method: 'POST',
  path: '/api/operator/mail-hold/end',
  access: operatorOnly,
  input: z.strictObject({
    /** What becomes of the mails that were held: they are sent, or given up as `unknown`. */
    waiting: z.enum(['send', 'give_up']),
  }),
  output: z.object({ count: z.number().int() }),
  summary: 'Lets mails leave again.',
})
