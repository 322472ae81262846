import { bumpKeys } from '#areas/pages/index.ts'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readEditions } from '../builder/edition.store.ts'
import { formKey } from '../builder/form.ts'
import { followUp, takeLate } from '../submissions/follow-up.ts'
import { givePlaces } from '../submissions/place.store.ts'
import { saidIn } from '../submissions/answer-texts.ts'
import { allAnswers } from '../submissions/sealed.ts'
import { countWords } from '../submissions/spam-word.store.ts'
import { placesOf } from '../submissions/store-submission.ts'
import { markPlaces } from './held-places.store.ts'
import { readWhole } from './submission.store.ts'

/** A message with its form as it was answered, and all its answers. */
async function readAnswered(ctx: Ctx, submissionId: Id) {
  const found = await readWhole(ctx, submissionId)
  const [edition] = found ? await readEditions(ctx, [found.editionId]) : []
  if (!found || !edition) return undefined
  return {
    formId: found.formId,
    isFollowed: found.isFollowed,
    form: edition.definition,
    answers: allAnswers(ctx, found),
  }
}

/** What a person's judgement of a message as spam does: its places are free again, and the filter learns. */
export async function becameSpam(ctx: Ctx, submissionId: Id): Promise<void> {
  const answered = await readAnswered(ctx, submissionId)
  if (!answered) return
  const { formId, form, answers } = answered
  if (await markPlaces(ctx, submissionId, false)) {
    await givePlaces(
      ctx,
      formId,
      placesOf(form, answers).map(({ option }) => option),
    )
    // Pages that said it was full say so no longer.
    await bumpKeys(ctx, [formKey(formId)])
  }
  await countWords(ctx, saidIn(form, answers).all, true)
}

/**
 * What "Not spam" does: the filter learns, and what was held back is done, once. A message whose follow-up ran before
 * takes its places again.
 *
 * @returns whether no place was left for it
 */
export async function becameWanted(ctx: Ctx, submissionId: Id): Promise<boolean> {
  const answered = await readAnswered(ctx, submissionId)
  if (!answered) return false
  const { formId, form, answers } = answered
  await countWords(ctx, saidIn(form, answers).all, false)
  if (!answered.isFollowed) return (await followUp(ctx, submissionId)).isWithoutPlace
  if (placesOf(form, answers).length === 0) return false
  if (!(await takeLate(ctx, formId, form, answers))) return true
  await markPlaces(ctx, submissionId, true)
  return false
}
