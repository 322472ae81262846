import type { Id } from '#kernel/ids.ts'
import { type Ctx, siteOf } from '#platform/ctx.ts'
import { asideStates, type SubmissionState } from '../inbox/inbox.contract.ts'
import type { SubmissionPlace } from '../inbox/submission.store.ts'
import { tables } from '../schema.ts'

/** A message as it leaves; what is sealed stays here. */
export interface ExportedSubmission {
  readonly id: Id
  readonly formId: Id
  readonly reference: string
  readonly sentAt: Date
  readonly state: SubmissionState
  readonly page: string
  readonly language: string
  readonly tags: readonly string[]
  readonly answers: Readonly<Record<string, unknown>>
}

/** Which messages leave. */
export interface ExportChoice {
  readonly formId?: Id
  /** Of one person, wherever they lie; else all but spam and trash. */
  readonly email?: string
  readonly hasFiles?: true
}

/** Messages that leave, the newest first, from a place on. */
export async function readBatch(
  ctx: Ctx,
  { formId, email, hasFiles }: ExportChoice,
  place: SubmissionPlace | null,
  limit: number,
): Promise<readonly ExportedSubmission[]> {
  let query = tables(ctx)
    .selectFrom('submissions')
    .select([
      'id',
      'form_id as formId',
      'reference',
      'sent_at as sentAt',
      'state',
      'page_path as page',
      'language',
      'tags',
      'answers',
    ])
    .where('site_id', '=', siteOf(ctx))
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (formId !== undefined) query = query.where('form_id', '=', formId)
  query = email === undefined ? query.where('state', 'not in', asideStates) : query.where('email', '=', email)
  if (hasFiles) query = query.where('has_files', '=', true)
  if (place)
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('sent_at', 'id'), '<', tuple(place.sentAt, place.id)),
    )
  return query.execute()
}
