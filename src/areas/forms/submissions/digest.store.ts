import { sql } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { tables } from '../schema.ts'

/** A message that is to be told with others. */
export interface Waiting {
  readonly formId: Id
  readonly email: string
  readonly submissionId: Id
  readonly due: Date
}

export async function putDigest(ctx: Ctx, { formId, email, submissionId, due }: Waiting): Promise<void> {
  await tables(ctx)
    .insertInto('form_digests')
    .values({ site_id: siteOf(ctx), form_id: formId, email, submission_id: submissionId, due_at: due })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Digests that are due: addresses and forms, over all sites. */
export async function dueDigests(
  ctx: Ctx,
  limit: number,
): Promise<readonly { readonly siteId: Id; readonly formId: Id; readonly email: string }[]> {
  const { rows } = await sql<{ siteId: Id; formId: Id; email: string }>`
    select distinct site_id as "siteId", form_id as "formId", email from form_digests
    where due_at <= ${new Date(ctx.clock.now())} limit ${limit}`.execute(ctx.db)
  return rows
}

/** Takes the due digest of an address and a form; a second taker finds nothing. */
export async function takeDigest(ctx: Ctx, formId: Id, email: string): Promise<readonly Id[]> {
  const rows = await tables(ctx)
    .deleteFrom('form_digests')
    .where('site_id', '=', siteOf(ctx))
    .where('form_id', '=', formId)
    .where('email', '=', email)
    .where('due_at', '<=', new Date(ctx.clock.now()))
    .returning('submission_id')
    .execute()
  return rows.map(({ submission_id }) => submission_id).toSorted()
}
