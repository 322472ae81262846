import { sql } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import { secretsOf } from '#platform/auth/secrets.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import type { StoredSubmission } from './submission.store.ts'

type Answered = Pick<StoredSubmission, 'id' | 'formId'> & { readonly email: string }

/** What a sender is kept as. */
export const personOf = (ctx: Ctx, email: string): string =>
  secretsOf(ctx.tools.config.secretKey).hash('forms.respondent', email)

/**
 * Makes a message the one answer of its sender to a form. The key of the table decides between several that are
 * confirmed at once.
 *
 * @returns false where another message is that answer already
 */
export async function claimAnswer(ctx: Ctx, answer: Answered): Promise<boolean> {
  await sql`
    insert into form_respondents (site_id, form_id, person, submission_id)
    values (${siteOf(ctx)}, ${answer.formId}, ${personOf(ctx, answer.email)}, ${answer.id})
    on conflict (site_id, form_id, person) do nothing`.execute(ctx.db)
  return (await answerOf(ctx, answer)) === answer.id
}

/** The message that is the one answer of a sender to a form; null: none yet. */
export async function answerOf(ctx: Ctx, { formId, email }: Omit<Answered, 'id'>): Promise<Id | null> {
  const { rows } = await sql<{ id: Id }>`
    select submission_id as id from form_respondents
    where site_id = ${siteOf(ctx)} and form_id = ${formId} and person = ${personOf(ctx, email)}`.execute(
    ctx.db,
  )
  return rows[0]?.id ?? null
}

/** The addresses of messages, where they have one. */
export async function emailsOf(ctx: Ctx, submissionIds: readonly Id[]): Promise<ReadonlyMap<Id, string>> {
  const { rows } = await sql<{ id: Id; email: string }>`
    select id, email from submissions
    where site_id = ${siteOf(ctx)} and id = any(${[...submissionIds]}::uuid[]) and email is not null`.execute(
    ctx.db,
  )
  return new Map(rows.map(({ id, email }) => [id, email]))
}

/** Forgets that an address answered any form of the site. */
export async function forgetRespondent(ctx: Ctx, email: string): Promise<void> {
  await sql`
    delete from form_respondents where site_id = ${siteOf(ctx)} and person = ${personOf(ctx, email)}`.execute(
    ctx.db,
  )
}
