import { DAY } from '#kernel/clock.ts'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { updateSubmissions } from '../inbox/submission.store.ts'
import { followUp } from './follow-up.ts'
import { answerOf, claimAnswer } from './respondent.store.ts'
import { readSubmission, type StoredSubmission } from './submission.store.ts'

/** How long the link of a mail that asks to confirm an answer can be used. */
const CONFIRM_DAYS = 14

/** State of a message that is confirmed by the link of a mail. */
export type Confirmation =
  /** It waits for its sender to press the button. */
  | 'asked'
  | 'confirmed'
  /** The sender confirmed another message to this form before. */
  | 'answered-before'
  | 'over'

/** The state of the message that a link names. */
export async function confirmationOf(ctx: Ctx, message: StoredSubmission | undefined): Promise<Confirmation> {
  if (!message || message.email === null) return 'over'
  const answer = await answerOf(ctx, { formId: message.formId, email: message.email })
  if (answer === message.id) return 'confirmed'
  if (answer !== null) return 'answered-before'
  const isOver = ctx.clock.now() - message.sentAt.getTime() > CONFIRM_DAYS * DAY
  return message.state === 'waiting' && !isOver ? 'asked' : 'over'
}

/** No place is left for a message that was to be confirmed: the transaction is to be rolled back. */
export class NoPlaceLeft extends Error {
  override name = 'NoPlaceLeft'
}

/**
 * Confirms a message by the link of its mail: it is its sender's one answer from now on, and what was held back is done.
 * Asked for again it is confirmed still.
 *
 * @throws NoPlaceLeft where the form or an option is full
 */
export async function confirmAnswer(ctx: Ctx, submissionId: Id): Promise<Confirmation> {
  const message = await readSubmission(ctx, submissionId, { hold: true })
  const standing = await confirmationOf(ctx, message)
  if (standing !== 'asked' || !message || message.email === null) return standing
  if (!(await claimAnswer(ctx, { ...message, email: message.email }))) return 'answered-before'
  await updateSubmissions(ctx, [submissionId], { move: { state: 'new', stateBefore: null } })
  if ((await followUp(ctx, submissionId)).isWithoutPlace) throw new NoPlaceLeft('No place is left')
  return 'confirmed'
}
