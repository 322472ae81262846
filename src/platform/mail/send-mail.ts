import { z } from 'zod'
import { HOUR, MINUTE } from '#kernel/clock.ts'
import { type Id, newId } from '#kernel/ids.ts'
import type { Ctx } from '../ctx.ts'
import type { Db } from '../db/database.ts'
import { declareJob, defineRecurring, type Job, type JobRun, type RecurringJob } from '../jobs/job.ts'
import { queueJob } from '../jobs/queue-job.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { addedHeaders, headerValue, headerWords, mailAddress } from './mail-header.ts'
import {
  forgetMails,
  giveUpUnfinished,
  insertMail,
  type MailAttachment,
  type MailRecord,
  NO_SITE,
  requeueMail,
  settleMail,
  strandedMails,
  takeMail,
} from './mail.store.ts'
import { tellEnd } from './mail-ends.ts'
import type { MailContent, MailType, MailUrgency, VisitorMail } from './mail-type.ts'
import type { Mailer, MailOutcome } from './mailer.ts'
import { type MailBrand, renderMail } from './render-mail.ts'
import { type MailAddress, mailFace, mailSender } from './site-mail.ts'

export interface MailOrder<Input> {
  readonly to: { readonly name?: string; readonly address: string }
  readonly input: Input
  /** BCP 47 tag of the reader's language. */
  readonly locale: string
  /** Name shown as sender, and above the mail; the product's own unless said. The address is always the product's. */
  readonly brand?: MailBrand
  readonly replyTo?: string
  /** `List-…`, `X-…`, `Precedence`, `Auto-Submitted`. */
  readonly headers?: Readonly<Record<string, string>>
  readonly attachments?: readonly MailAttachment[]
}

const input = z.object({ mailId: z.uuid() })
const frame = {
  input,
  retries: 8,
  backoff: { first: 15, longest: 900 },
  timeout: 240,
  concurrency: 5,
} as const

/** In which order a backlog leaves. */
const priorities: Readonly<Record<MailUrgency, number>> = { 'waited-for': 20, telling: 10, bulk: 0 }

export const mailSending = declareJob({ ...frame, name: 'mail.send' })

/** Queues an attempt to send a mail, the first as any later one, in its place among what waits. */
function queueSending(
  ctx: Pick<Ctx, 'db' | 'site'>,
  { id, urgency }: Pick<MailRecord, 'id' | 'urgency'>,
  at?: Date,
): Promise<Id> {
  const job = { ...mailSending, priority: priorities[urgency] }
  return queueJob(ctx, job, { mailId: id }, at ? { at } : {})
}

type MailCtx = Pick<Ctx, 'db' | 'site' | 'tools'>

/** What a mail says, how it looks and who sends it. */
interface Dress {
  readonly brand: MailBrand
  readonly content: MailContent
  readonly from: MailAddress
}

/**
 * Writes a mail of the product in the caller's transaction and queues its sending: it leaves after the commit, and
 * never if there is none. Without a mail server it is kept for the developer's mailbox.
 *
 * Refusals: `mail.header` where a name, subject or header holds a line break or another character that no name ever
 * had, `mail.address` where an address is not exactly one.
 *
 * @returns the mail's id
 */
export async function sendMail<Input>(
  ctx: MailCtx,
  mail: MailType<Input>,
  order: MailOrder<Input>,
): Promise<Id> {
  const { config, words, formats } = ctx.tools
  const brand = order.brand ?? { name: config.mailFrom.name }
  const from = { name: brand.name, address: config.mailFrom.address }
  const { locale } = order
  const content = mail.render(order.input, words(locale), await formats(locale))
  return writeMail(ctx, mail, order, { brand, content, from })
}

/**
 * The same of a site's mail to a visitor: in the site's language and colours, from who the site's mail is from
 * ({@link mailSender}), with answers going to the site's owner where that is known.
 */
export async function sendToVisitor<Input>(
  ctx: Ctx,
  mail: VisitorMail<Input>,
  order: Omit<MailOrder<Input>, 'locale' | 'brand'>,
): Promise<Id> {
  const { tools } = ctx
  const face = await tools.of(mailFace)(ctx)
  const sender = await tools.of(mailSender)(ctx, face)
  const replyTo = order.replyTo ?? sender.replyTo
  const { language: locale } = face
  const content = mail.render(order.input, tools.visitorWords(locale), await tools.formats(locale))
  return writeMail(
    ctx,
    mail,
    { ...order, locale, ...(replyTo === null ? {} : { replyTo }) },
    { brand: face, content, from: sender },
  )
}

async function writeMail(
  ctx: MailCtx,
  mail: Pick<MailType, 'name' | 'urgency'>,
  order: Omit<MailOrder<unknown>, 'input'>,
  { brand, content, from }: Dress,
): Promise<Id> {
  const { config } = ctx.tools
  const subject = headerWords('subject', content.subject)
  const rendered = await renderMail(content, brand, order.locale)
  const id = newId()
  await insertMail(ctx.db, {
    siteId: ctx.site?.id ?? NO_SITE,
    id,
    kind: mail.name,
    urgency: mail.urgency,
    messageId: `<${id}@${new URL(config.appOrigin).hostname}>`,
    from: { name: headerWords('from', from.name), address: mailAddress('from', from.address) },
    to: { name: headerWords('to', order.to.name ?? ''), address: mailAddress('to', order.to.address) },
    replyTo: order.replyTo === undefined ? null : mailAddress('replyTo', order.replyTo),
    subject,
    html: rendered.html,
    plain: rendered.plain,
    headers: addedHeaders({ 'Auto-Submitted': 'auto-generated', ...order.headers }),
    attachments: (order.attachments ?? []).map((attachment) => ({
      ...attachment,
      name: headerValue('attachment', attachment.name),
      type: headerValue('attachment', attachment.type),
    })),
    locale: order.locale,
    state: config.smtpUrl === null ? 'kept' : 'queued',
  })
  if (config.smtpUrl !== null) {
    await queueSending(ctx, { id, urgency: mail.urgency })
  }
  return id
}

/** Sends a mail again that failed or whose outcome stayed unknown. `false`: there is no such one. */
export async function resendMail(ctx: Pick<Ctx, 'db' | 'site'>, id: Id): Promise<boolean> {
  const urgency = await requeueMail(ctx.db, ctx.site?.id ?? NO_SITE, id)
  if (urgency === null) return false
  await queueSending(ctx, { id, urgency })
  return true
}

/** Minutes before the second, third … attempt; then every eight hours. */
const PAUSES = [1, 5, 15, 60, 120, 240, 480]
/** After this long without success a mail has failed. */
const PATIENCE = 48 * HOUR

/** When a mail that was put off is tried again; `null` where its time is over. */
export function nextAttempt(mail: Pick<MailRecord, 'attempts' | 'createdAt'>, now: number): Date | null {
  const pause = (PAUSES[Math.max(0, mail.attempts - 1)] ?? 480) * MINUTE
  return now + pause - mail.createdAt.getTime() > PATIENCE ? null : new Date(now + pause)
}

/** What is said of a mail of which one attempt too many has no outcome, whatever kept it from being written. */
const UNFINISHED = 'More than once it is not known how sending it ended.'

/** The job that sends: one mail, one attempt; what comes next is decided by what the server said. */
export function mailJob(mailer: Mailer, metrics?: Metrics): Job<{ mailId: string }> {
  return {
    ...mailSending,
    async run(run, { mailId }) {
      const siteId = run.siteId ?? NO_SITE
      await mailer.ready(run.signal)
      const mail = await run.transaction(async (ctx) =>
        (await giveUpUnfinished(ctx.db, siteId, mailId, UNFINISHED))
          ? 'given up'
          : takeMail(ctx.db, siteId, mailId),
      )
      if (mail === 'given up') {
        metrics?.mail('failed')
        run.log.error(
          { mailId },
          'a mail is left to a person: more than once it is not known how sending it ended',
        )
      }
      if (!mail || mail === 'given up') return
      const outcome = await mailer.send(mail)
      await settle(run, mail, outcome)
      metrics?.mail(outcome.kind === 'sent' ? 'sent' : outcome.kind === 'refused' ? 'failed' : 'deferred')
      if (outcome.kind !== 'sent') run.log.warn({ mailId, kind: mail.kind, outcome }, 'a mail did not leave')
    },
  }
}

/** Writes the outcome, queues what follows, and ends the job, all in one transaction. */
async function settle(run: JobRun, mail: MailRecord, outcome: MailOutcome): Promise<void> {
  const siteId = run.siteId ?? NO_SITE
  await run.transaction(async (ctx) => {
    const settlement = settlementOf(mail, outcome, ctx.clock.now())
    await settleMail(ctx.db, siteId, mail.id, settlement)
    if (settlement.dueAt) await queueSending(ctx, mail, settlement.dueAt)
    else await tellEnd(ctx, { id: mail.id, kind: mail.kind, end: settlement.state })
    await run.finish(ctx.db)
  })
}

function settlementOf(mail: MailRecord, outcome: MailOutcome, now: number) {
  const { answer, code } = outcome
  if (outcome.kind === 'sent') return { state: 'sent', answer, code } as const
  if (outcome.kind === 'refused') return { state: 'failed', answer, code } as const
  const next = nextAttempt(mail, now)
  if (outcome.kind === 'unknown') {
    // Once more under the same Message-ID; if that ends so too, a person decides.
    if (mail.uncertain > 0 || next === null)
      return { state: 'unknown', answer, code, uncertain: true } as const
    return { state: 'unknown', answer, code, uncertain: true, dueAt: next } as const
  }
  return next === null
    ? ({ state: 'failed', answer, code } as const)
    : ({ state: 'queued', answer, code, dueAt: next } as const)
}

const upkeep = {
  retries: 3,
  backoff: { first: 60, longest: 600 },
  timeout: 120,
} as const

/** Queues again what was left behind, and tells which mails that were. */
export async function queueStranded(db: Db): Promise<readonly Id[]> {
  const queued: Id[] = []
  for (;;) {
    const stranded = await strandedMails(db)
    if (stranded.length === 0) return queued
    for (const mail of stranded)
      await queueSending({ db, site: mail.siteId === null ? null : { id: mail.siteId } }, mail)
    queued.push(...stranded.map(({ id }) => id))
  }
}

/** Keeps the table of mails whole: what was left behind is queued again, what is old is forgotten. */
export const mailUpkeep: readonly RecurringJob[] = [
  defineRecurring({
    ...upkeep,
    name: 'mail.find-stranded',
    cron: '*/15 * * * *',
    run: async (run) => {
      const mailIds = await run.transaction((ctx) => queueStranded(ctx.db))
      if (mailIds.length > 0) run.log.warn({ mailIds }, 'mails were left behind and are queued again')
    },
  }),
  defineRecurring({
    ...upkeep,
    name: 'mail.forget-old',
    cron: '41 3 * * *',
    run: async (run) => void (await run.transaction((ctx) => forgetMails(ctx.db))),
  }),
]
