import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf, withinOf } from '#platform/ctx.ts'
import { containing } from '#platform/db/like.ts'
import { tables } from '../schema.ts'
import { asideStates, type SubmissionState } from './inbox.contract.ts'
import type { ListedSubmission, Move } from './submission.ts'

/** What a list of messages is asked by. */
export interface SubmissionSearch {
  readonly formId?: Id | undefined
  readonly state?: SubmissionState | undefined
  readonly tag?: string | undefined
  readonly assignee?: Id | undefined
  /** Moments: from, and before. */
  readonly since?: Date | undefined
  readonly until?: Date | undefined
  readonly email?: string | undefined
  /** A field, and an option of it or a part of its text. */
  readonly answer?: { readonly field: string; readonly value: string } | undefined
  /** Also what lies under spam and in the trash, where no state is asked. */
  readonly isWhole?: boolean
}

/** The last row of the page before. */
export interface SubmissionPlace {
  readonly sentAt: Date
  readonly id: Id
}

const columns = [
  'submissions.id',
  'submissions.form_id as formId',
  'forms.title as form',
  'submissions.state',
  'submissions.reference',
  'submissions.sender',
  'submissions.email',
  'submissions.answers',
  'submissions.has_files as hasFiles',
  'submissions.tags',
  'submissions.assignee',
  'submissions.is_test as isTest',
  'submissions.is_mail_failed as isMailFailed',
  'submissions.sent_at as sentAt',
] as const

const own = (ctx: Ctx) => tables(ctx).selectFrom('submissions').selectAll().where('site_id', '=', siteOf(ctx))

/** Messages with the title of their form. @param source some of them; all of the site unless said */
const listed = (ctx: Ctx, source = own(ctx)) =>
  tables(ctx)
    .selectFrom(source.as('submissions'))
    .innerJoin('forms', (join) =>
      join.onRef('forms.site_id', '=', 'submissions.site_id').onRef('forms.id', '=', 'submissions.form_id'),
    )
    .select(columns)

function holds({ field, value }: { readonly field: string; readonly value: string }): RawBuilder<boolean> {
  const answer = sql`(submissions.answers -> ${field}::text)`
  return sql<boolean>`(jsonb_exists(${answer} -> 'options', ${value}::text)
    or (submissions.answers ->> ${field}::text) ilike ${containing(value)})`
}

/** The conditions of a search but for its text; of the forms alone that the call reaches. */
function conditionsOf(ctx: Ctx, given: SubmissionSearch, place: SubmissionPlace | null): RawBuilder<boolean> {
  const parts: RawBuilder<unknown>[] = [sql`true`]
  const within = withinOf(ctx)
  if (within) parts.push(sql`submissions.form_id = any(${[...within]}::uuid[])`)
  if (given.formId !== undefined) parts.push(sql`submissions.form_id = ${given.formId}::uuid`)
  if (given.state !== undefined) parts.push(sql`submissions.state = ${given.state}`)
  else if (given.isWhole !== true) parts.push(sql`submissions.state <> all(${[...asideStates]}::text[])`)
  if (given.tag !== undefined) parts.push(sql`${given.tag}::text = any(submissions.tags)`)
  if (given.assignee !== undefined) parts.push(sql`submissions.assignee = ${given.assignee}::uuid`)
  if (given.since) parts.push(sql`submissions.sent_at >= ${given.since}`)
  if (given.until) parts.push(sql`submissions.sent_at < ${given.until}`)
  if (given.email !== undefined) parts.push(sql`submissions.email = ${given.email}`)
  if (given.answer) parts.push(holds(given.answer))
  if (place)
    parts.push(sql`(submissions.sent_at, submissions.id) < (${place.sentAt}::timestamptz, ${place.id}::uuid)`)
  return sql<boolean>`(${sql.join(parts, sql` and `)})`
}

/** Messages, the newest first. */
export async function listStored(
  ctx: Ctx,
  given: SubmissionSearch,
  place: SubmissionPlace | null,
  limit: number,
): Promise<readonly ListedSubmission[]> {
  return listed(ctx)
    .where(conditionsOf(ctx, given, place))
    .orderBy('submissions.sent_at', 'desc')
    .orderBy('submissions.id', 'desc')
    .limit(limit)
    .execute()
}

/** As many of the newest messages are looked through for a text, before the index of trigrams is asked. */
const LOOKED_THROUGH = 2_000

/** A text shorter than a trigram is looked for in every message. */
const TRIGRAM = 3

/**
 * Messages that have a text among their words, the newest first. What many messages have is found among the newest; what
 * few have, by the index.
 *
 * @param text in any case
 */
export async function searchStored(
  ctx: Ctx,
  given: SubmissionSearch & { readonly text: string },
  place: SubmissionPlace | null,
  limit: number,
): Promise<readonly ListedSubmission[]> {
  const pattern = sql<boolean>`submissions.words like ${containing(given.text.toLowerCase())}`
  const conditions = conditionsOf(ctx, given, place)
  const page = (query: ReturnType<typeof listed>) =>
    query
      .where(pattern)
      .orderBy('submissions.sent_at', 'desc')
      .orderBy('submissions.id', 'desc')
      .limit(limit)
      .execute()
  if ([...given.text].length < TRIGRAM) return page(listed(ctx).where(conditions))
  const newest = await page(
    listed(
      ctx,
      own(ctx).where(conditions).orderBy('sent_at', 'desc').orderBy('id', 'desc').limit(LOOKED_THROUGH),
    ),
  )
  if (newest.length >= limit) return newest
  const found = sql<boolean>`submissions.id in (select portico.submissions_with(${siteOf(ctx)}::uuid, ${containing(given.text.toLowerCase())}))`
  return page(listed(ctx).where(conditions).where(found))
}

/** A message with all that is kept of it. */
export interface WholeSubmission extends ListedSubmission {
  readonly editionId: Id
  readonly isFollowed: boolean
  readonly stateAt: Date
  readonly sealed: Buffer | null
  readonly page: string
  readonly language: string
  readonly signs: readonly { readonly sign: string; readonly weight: number }[]
  readonly contactId: Id | null
}

/** A message; `undefined`: there is none. */
export async function readWhole(ctx: Ctx, submissionId: Id): Promise<WholeSubmission | undefined> {
  return listed(ctx)
    .select([
      'submissions.edition_id as editionId',
      'submissions.is_followed as isFollowed',
      'submissions.state_at as stateAt',
      'submissions.sealed',
      'submissions.page_path as page',
      'submissions.language',
      'submissions.signs',
      'submissions.contact_id as contactId',
    ])
    .where('submissions.id', '=', submissionId)
    .executeTakeFirst()
}

/** The form of each message; what is not there is left out. */
export async function formsOfSubmissions(ctx: Ctx, ids: readonly Id[]): Promise<ReadonlyMap<Id, Id>> {
  const rows = await tables(ctx)
    .selectFrom('submissions')
    .select(['id', 'form_id'])
    .where('site_id', '=', siteOf(ctx))
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, row.form_id]))
}

/** What sorting needs of a message, and holds. */
export interface HeldSubmission extends Move {
  readonly id: Id
  readonly formId: Id
  readonly reference: string
  readonly email: string | null
  readonly isTest: boolean
  readonly tags: readonly string[]
}

/** Messages as they stay until the transaction has ended, in the order of their ids. */
export async function holdSubmissions(ctx: Ctx, ids: readonly Id[]): Promise<readonly HeldSubmission[]> {
  return tables(ctx)
    .selectFrom('submissions')
    .select([
      'id',
      'form_id as formId',
      'state',
      'state_before as stateBefore',
      'reference',
      'email',
      'is_test as isTest',
      'tags',
    ])
    .where('site_id', '=', siteOf(ctx))
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Changes messages that the transaction holds, all in one way. */
export async function updateSubmissions(
  ctx: Ctx,
  ids: readonly Id[],
  change: { move?: Move; tags?: readonly string[]; assignee?: Id | null; isMailFailed?: boolean },
): Promise<void> {
  if (ids.length === 0) return
  const { move, tags, assignee, isMailFailed } = change
  await tables(ctx)
    .updateTable('submissions')
    .set({
      ...(move
        ? { state: move.state, state_before: move.stateBefore, state_at: new Date(ctx.clock.now()) }
        : {}),
      ...(tags ? { tags: [...tags] } : {}),
      ...(assignee === undefined ? {} : { assignee }),
      ...(isMailFailed === undefined ? {} : { is_mail_failed: isMailFailed }),
    })
    .where('site_id', '=', siteOf(ctx))
    .where('id', 'in', [...ids])
    .execute()
}

/** Deletes messages for good; gives which were there, and the keys of their files. */
export async function deleteStored(
  ctx: Ctx,
  ids: readonly Id[],
): Promise<{
  readonly gone: readonly { readonly id: Id; readonly formId: Id }[]
  readonly keys: readonly string[]
}> {
  if (ids.length === 0) return { gone: [], keys: [] }
  const files = await tables(ctx)
    .selectFrom('submission_files')
    .select('storage_key')
    .where('site_id', '=', siteOf(ctx))
    .where('submission_id', 'in', [...ids])
    .execute()
  const gone = await tables(ctx)
    .deleteFrom('submissions')
    .where('site_id', '=', siteOf(ctx))
    .where('id', 'in', [...ids])
    .returning(['id', 'form_id as formId'])
    .execute()
  return { gone, keys: files.map(({ storage_key }) => storage_key) }
}

/** A file of a message; its key leads to the bytes. */
export interface SubmissionFile {
  readonly id: Id
  readonly submissionId: Id
  readonly field: string
  readonly name: string
  readonly type: string
  readonly bytes: number
  readonly storageKey: string
}

/** The files of messages, in the order in which they came. */
export async function readFiles(ctx: Ctx, submissionIds: readonly Id[]): Promise<readonly SubmissionFile[]> {
  if (submissionIds.length === 0) return []
  const rows = await tables(ctx)
    .selectFrom('submission_files')
    .select(['id', 'submission_id', 'field', 'name', 'type', 'bytes', 'storage_key as storageKey'])
    .where('site_id', '=', siteOf(ctx))
    .where('submission_id', 'in', [...submissionIds])
    .orderBy('id')
    .execute()
  return rows.map(({ submission_id, ...row }) => ({
    ...row,
    submissionId: submission_id ?? '',
    bytes: Number(row.bytes),
  }))
}
