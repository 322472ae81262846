import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { tables } from '../schema.ts'

const writer = (ctx: Ctx): Id | null => (ctx.actor.kind === 'account' ? ctx.actor.accountId : null)

/** Writes a note beside a message. */
export async function insertNote(
  ctx: Ctx,
  note: { readonly id: Id; readonly submissionId: Id; readonly text: string },
): Promise<void> {
  await tables(ctx)
    .insertInto('submission_notes')
    .values({
      site_id: siteOf(ctx),
      id: note.id,
      submission_id: note.submissionId,
      text: note.text,
      created_by: writer(ctx),
      created_at: new Date(ctx.clock.now()),
    })
    .execute()
}

/** The notes beside a message, the oldest first. */
export async function readNotes(ctx: Ctx, submissionId: Id) {
  return tables(ctx)
    .selectFrom('submission_notes')
    .select(['id', 'text', 'created_at as at', 'created_by as by'])
    .where('site_id', '=', siteOf(ctx))
    .where('submission_id', '=', submissionId)
    .orderBy('id')
    .execute()
}

export type ReplyState = 'waiting' | 'sent' | 'failed'

/** Keeps an answer that was mailed. */
export async function insertReply(
  ctx: Ctx,
  reply: {
    readonly id: Id
    readonly submissionId: Id
    readonly subject: string
    readonly text: string
    readonly mailId: Id
    readonly state: ReplyState
  },
): Promise<void> {
  await tables(ctx)
    .insertInto('submission_replies')
    .values({
      site_id: siteOf(ctx),
      id: reply.id,
      submission_id: reply.submissionId,
      subject: reply.subject,
      text: reply.text,
      mail_id: reply.mailId,
      state: reply.state,
      created_by: writer(ctx),
      created_at: new Date(ctx.clock.now()),
    })
    .execute()
}

/** The answers to a message, the oldest first. */
export async function readReplies(ctx: Ctx, submissionId: Id) {
  return tables(ctx)
    .selectFrom('submission_replies')
    .select(['id', 'subject', 'text', 'state', 'created_at as at', 'created_by as by'])
    .where('site_id', '=', siteOf(ctx))
    .where('submission_id', '=', submissionId)
    .orderBy('id')
    .execute()
}

/** Notes how the mail of an answer ended; gives the message that it answers, where it is still there. */
export async function settleReply(ctx: Ctx, mailId: Id, state: ReplyState): Promise<Id | undefined> {
  const row = await tables(ctx)
    .updateTable('submission_replies')
    .set({ state })
    .where('site_id', '=', siteOf(ctx))
    .where('mail_id', '=', mailId)
    .returning('submission_id')
    .executeTakeFirst()
  return row?.submission_id
}
