import { z } from 'zod'
import { addressOf, siteFacts } from '#areas/sites/index.ts'
import { DAY } from '#kernel/clock.ts'
import { id } from '#kernel/shapes.ts'
import type { Ctx } from '#platform/ctx.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { sendToVisitor } from '#platform/mail/send-mail.ts'
import { suppressedAmong } from '../consent/suppression.store.ts'
import { takeAsking } from '../contact/contact.store.ts'
import { confirmMail } from '../emails/confirm-mail.ts'
import { linkToken } from './link-token.ts'
import { LIST_PAGE } from './list-page.ts'
import { readList } from './list.store.ts'
import { holdMember, type Place } from './member.store.ts'

/**
 * Mails the confirmation link to an unconfirmed member; other addresses get no mail. An address gets one such
 * mail a day, and none while it is suppressed.
 */
export async function askToConfirm(ctx: Ctx, place: Place): Promise<void> {
  const [list, member] = [await readList(ctx, place.listId), await holdMember(ctx, place)]
  if (!list || member?.state !== 'unconfirmed') return
  const { email } = member
  if ((await suppressedAmong(ctx, [email])).size > 0) return
  if (!(await takeAsking(ctx, email, new Date(ctx.clock.now() - DAY)))) return
  const site = await siteFacts(ctx)
  const { appOrigin, sitesDomain } = ctx.tools.config
  const origin = `${new URL(appOrigin).protocol}//${addressOf(site.slug, sitesDomain)}`
  await sendToVisitor(ctx, confirmMail, {
    to: { address: email },
    input: {
      site: site.title,
      list: list.publicName,
      link: `${origin}/${LIST_PAGE}?act=confirm&token=${linkToken(ctx, 'confirm', place, email)}`,
    },
  })
}

/** {@link askToConfirm} after the answer, for every address, so that response times reveal nothing. */
export const askToConfirmJob = defineJob({
  name: 'contacts.ask-to-confirm',
  input: z.object({ listId: id, contactId: id }),
  retries: 5,
  backoff: { first: 5, longest: 300 },
  timeout: 30,
  priority: 10,
  run: (job, input) =>
    job.transaction(async (ctx) => {
      await askToConfirm(ctx, input)
      await job.finish(ctx.db)
    }),
})
