import { sql } from 'kysely'
import { MINUTE } from '#kernel/clock.ts'
import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { json } from '#platform/db/database.ts'
import type { Reason } from '#platform/spam/score.ts'
import type { Answer } from '../form/form.ts'
import type { SubmissionState } from '../inbox/inbox.contract.ts'
import { tables } from '../schema.ts'

/** A message as it is stored. */
export interface NewSubmission {
  readonly id: Id
  readonly formId: Id
  readonly editionId: Id
  readonly key: string
  readonly sending: string | null
  readonly reference: string
  readonly state: Extract<SubmissionState, 'new' | 'waiting' | 'spam'>
  readonly stateBefore: 'waiting' | null
  readonly hasPlaces: boolean
  readonly isTest: boolean
  readonly answers: Readonly<Record<string, Answer>>
  readonly sealed: Buffer | null
  readonly sender: string | null
  readonly email: string | null
  readonly words: string
  readonly said: string | null
  readonly hasFiles: boolean
  readonly page: { readonly path: string; readonly id: string | null }
  readonly language: string
  readonly score: number
  readonly signs: readonly Reason[]
  readonly network: string
}

/** A message that is there. */
export interface Sent {
  readonly id: Id
  readonly reference: string
}

/** Within this time the same from one network and browser is one sending. */
const ONE_SENDING = 2 * MINUTE

/** Has others that send the same wait until this transaction has ended. */
export async function holdSending(ctx: Ctx, sending: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${siteOf(ctx)} ${sending}`}, 7))`.execute(ctx.db)
}

/** The message that a sending has become already. */
export async function findSent(
  ctx: Ctx,
  { formId, key, sending }: Pick<NewSubmission, 'formId' | 'key' | 'sending'>,
): Promise<Sent | undefined> {
  const since = new Date(ctx.clock.now() - ONE_SENDING)
  return tables(ctx)
    .selectFrom('submissions')
    .select(['id', 'reference'])
    .where('site_id', '=', siteOf(ctx))
    .where('form_id', '=', formId)
    .where((is) =>
      is.or([is('key', '=', key), is.and([is('sending', '=', sending), is('sent_at', '>', since)])]),
    )
    .limit(1)
    .executeTakeFirst()
}

/** Stores a message. `false`: its key or its reference is another's. */
export async function insertSubmission(ctx: Ctx, given: NewSubmission): Promise<boolean> {
  const now = new Date(ctx.clock.now())
  const row = await tables(ctx)
    .insertInto('submissions')
    .values({
      site_id: siteOf(ctx),
      id: given.id,
      form_id: given.formId,
      edition_id: given.editionId,
      key: given.key,
      sending: given.sending,
      reference: given.reference,
      state: given.state,
      state_before: given.stateBefore,
      has_places: given.hasPlaces,
      is_test: given.isTest,
      answers: json(given.answers),
      sealed: given.sealed,
      sender: given.sender,
      email: given.email,
      words: given.words,
      said: given.said,
      has_files: given.hasFiles,
      page_path: given.page.path,
      page_id: given.page.id,
      language: given.language,
      score: given.score,
      signs: json(given.signs),
      network_hash: given.network,
      sent_at: now,
      state_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A message as what follows it reads it. */
export interface StoredSubmission {
  readonly id: Id
  readonly formId: Id
  readonly editionId: Id
  readonly reference: string
  readonly state: SubmissionState
  readonly hasPlaces: boolean
  readonly isFollowed: boolean
  readonly isTest: boolean
  readonly answers: Readonly<Record<string, Answer>>
  readonly sealed: Buffer | null
  readonly email: string | null
  readonly page: string
  readonly language: string
  readonly sentAt: Date
}

const columns = [
  'id',
  'form_id',
  'edition_id',
  'reference',
  'state',
  'has_places',
  'is_followed',
  'is_test',
  'answers',
  'sealed',
  'email',
  'page_path',
  'language',
  'sent_at',
] as const

/** A message, held until the transaction has ended where it is to be changed. */
export async function readSubmission(
  ctx: Ctx,
  id: Id,
  { hold = false }: { readonly hold?: boolean } = {},
): Promise<StoredSubmission | undefined> {
  const row = await tables(ctx)
    .selectFrom('submissions')
    .select(columns)
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', id)
    .$if(hold, (query) => query.forUpdate())
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      formId: row.form_id,
      editionId: row.edition_id,
      reference: row.reference,
      state: row.state,
      hasPlaces: row.has_places,
      isFollowed: row.is_followed,
      isTest: row.is_test,
      answers: row.answers as Readonly<Record<string, Answer>>,
      sealed: row.sealed,
      email: row.email,
      page: row.page_path,
      language: row.language,
      sentAt: row.sent_at,
    }
  )
}

/** Notes that all that follows a message was done. */
export async function markFollowed(
  ctx: Ctx,
  id: Id,
  { hasPlaces, contactId }: { readonly hasPlaces: boolean; readonly contactId: Id | null },
): Promise<void> {
  await tables(ctx)
    .updateTable('submissions')
    .set({ is_followed: true, has_places: hasPlaces, contact_id: contactId })
    .where('site_id', '=', siteOf(ctx))
    .where('id', '=', id)
    .execute()
}
