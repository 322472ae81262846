import type { Id } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { insertConsent } from '../consent/consent.store.ts'
import { addEntry } from '../contact/add-entry.ts'
import { findOrMakeContact } from '../contact/find-or-make-contact.ts'
import { askToConfirmJob } from './ask-to-confirm.job.ts'
import { readList } from './list.store.ts'
import { holdMember, putMember } from './member.store.ts'

/** A person who joins a list. */
export interface Joining {
  readonly listId: Id
  /** As `email` of the shapes makes it: lower case. */
  readonly email: string
  /** The words they agreed to, as they stood, with their version and language (BCP 47). */
  readonly words: string
  readonly wordsVersion: number
  readonly language: string
  /** The page or form where they did. */
  readonly place: string
}

/**
 * Adds a person to a list: unconfirmed, until they press the button behind the link of a mail, unless the list takes
 * people without. A person who left confirms in any case: another may have typed their address. Nothing is returned, so
 * that the sender of an address learns nothing about it.
 *
 * @throws Refusal `not_found` (404) where there is no such list
 */
export async function joinList(ctx: Ctx, joining: Joining): Promise<void> {
  const list = await readList(ctx, joining.listId)
  if (!list) throw refuse('not_found', 'not_found')
  const { listId, email } = joining
  const { contactId } = await findOrMakeContact(ctx, {
    email,
    language: joining.language,
    place: joining.place,
  })
  const place = { listId, contactId }
  const before = await holdMember(ctx, place)
  const state = list.isConfirmedByMail || before?.state === 'left' ? 'unconfirmed' : 'confirmed'
  if (await putMember(ctx, { ...place, email, state })) {
    await insertConsent(ctx, 'given', {
      contactId,
      channel: 'email',
      purpose: 'news',
      address: email,
      listId,
      place: joining.place,
      words: joining.words,
      wordsVersion: joining.wordsVersion,
      language: joining.language,
      basis: 'asked',
      proof: '',
    })
    await addEntry(ctx, { contactId, what: 'contacts.joined', values: { list: list.name } })
  }
  // A job decides after the answer whether a mail is sent.
  await queueJob(ctx, askToConfirmJob, place)
}

/** Whether a list is there, for who lets people join it. */
export async function hasList(ctx: Ctx, listId: Id): Promise<boolean> {
  return (await readList(ctx, listId)) !== undefined
}
