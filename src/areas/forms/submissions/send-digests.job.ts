import { z } from 'zod'
import { siteFacts } from '#areas/sites/index.ts'
import { email, id } from '#kernel/shapes.ts'
import type { Ctx } from '#platform/ctx.ts'
import { defineJob, defineRecurring } from '#platform/jobs/job.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { sendMail } from '#platform/mail/send-mail.ts'
import { readEditions } from '../builder/edition.store.ts'
import { readForm } from '../builder/form.store.ts'
import { isAside } from '../inbox/inbox.contract.ts'
import { digestMail, type MailedMessage } from '../emails/message-mail.ts'
import { readAnswers } from '../form/stored-answers.ts'
import { dueDigests, takeDigest } from './digest.store.ts'
import { mailedMessage } from './mailed.ts'
import { noteMail } from './mail-note.store.ts'
import { inboxOf, ownerOf } from './notify-recipients.ts'
import { saidIn } from './answer-texts.ts'
import { readSubmission } from './submission.store.ts'

/** Messages that one mail lists; it tells how many there are. */
const LISTED = 50

/** Tells one address what came in with a form since the last time. */
export async function sendDigest(ctx: Ctx, formId: string, to: string): Promise<void> {
  const ids = await takeDigest(ctx, formId, to)
  const form = await readForm(ctx, formId)
  if (!form || ids.length === 0) return
  const site = await siteFacts(ctx)
  const inbox = inboxOf(ctx, site)
  const messages: MailedMessage[] = []
  for (const submissionId of ids.slice(0, LISTED)) {
    const message = await readSubmission(ctx, submissionId)
    const [edition] = message ? await readEditions(ctx, [message.editionId]) : []
    if (!message || !edition || isAside(message.state)) continue
    const answers = readAnswers(message.answers)
    const said = saidIn(edition.definition, answers)
    messages.push(mailedMessage({ message, form, edition: edition.definition, answers, said }, inbox))
  }
  if (messages.length === 0) return
  const { locale } = await ownerOf(ctx, site)
  const mailId = await sendMail(ctx, digestMail, {
    to: { address: to },
    locale,
    brand: { name: site.title },
    input: { site: site.title, form: form.title, messages, count: ids.length, link: inbox },
  })
  const [first] = ids
  if (first !== undefined) await noteMail(ctx, mailId, first)
}

export const sendDigestJob = defineJob({
  name: 'forms.send-digest',
  input: z.object({ formId: id, email }),
  retries: 10,
  backoff: { first: 10, longest: 1_800 },
  timeout: 120,
  run: (job, input) =>
    job.transaction(async (ctx) => {
      await sendDigest(ctx, input.formId, input.email)
      await job.finish(ctx.db)
    }),
})

/** Addresses told in one run; the rest is due a few minutes later. */
const AT_ONCE = 500

/** Queues the digests that are due. */
export const sendDigests = defineRecurring({
  name: 'forms.send-digests',
  cron: '*/5 * * * *',
  zone: 'UTC',
  missed: 'once',
  retries: 3,
  backoff: { first: 30, longest: 300 },
  timeout: 300,
  run: (job) =>
    job.transaction(async (ctx) => {
      for (const { siteId, formId, email: to } of await dueDigests(ctx, AT_ONCE))
        await queueJob({ db: ctx.db, site: { id: siteId } }, sendDigestJob, { formId, email: to })
    }),
})
