import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { tables } from '../schema.ts'

/** Notes which message a mail is about. */
export async function noteMail(ctx: Ctx, mailId: Id, submissionId: Id): Promise<void> {
  await tables(ctx)
    .insertInto('submission_mails')
    .values({ site_id: siteOf(ctx), mail_id: mailId, submission_id: submissionId })
    .execute()
}

/** Marks the message of a mail that could not be delivered. */
export async function markMailFailed(ctx: Ctx, mailId: Id): Promise<void> {
  await tables(ctx)
    .updateTable('submissions')
    .set({ is_mail_failed: true })
    .where('site_id', '=', siteOf(ctx))
    .where('id', 'in', (query) =>
      query
        .selectFrom('submission_mails')
        .select('submission_id')
        .where('submission_mails.site_id', '=', siteOf(ctx))
        .where('mail_id', '=', mailId),
    )
    .execute()
}
