import { broughtPages } from '#areas/pages/index.ts'
import { documentOfBlock } from '#document/nodes.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readEditions } from '../builder/edition.store.ts'
import type { ShownEnding } from '../form/drawn.ts'
import { courseOf } from '../form/logic.ts'
import { endingOf, shownEnding } from './ending.ts'
import { allAnswers } from './sealed.ts'
import { readHandle } from './signed.ts'
import { readSubmission, type StoredSubmission } from './submission.store.ts'

/** What the sender of a message sees: the words of its ending, and its reference. */
async function endingFor(ctx: Ctx, message: StoredSubmission): Promise<ShownEnding | null> {
  const [edition] = await readEditions(ctx, [message.editionId])
  if (!edition) return null
  const { definition: form } = edition
  const ending = endingOf(form, courseOf(form, allAnswers(ctx, message)).ending)
  const isWaiting = form.once !== undefined && !message.isTest && !message.isFollowed
  return shownEnding(ending, message.reference, isWaiting)
}

/** Redirect target after a post without script: below the form's page, safe to reload. */
export const sentPage = broughtPages.of({
  at: { below: 'sent/[handle]' },
  isShared: false,
  query: [],
  async find(ctx, { parts, page }) {
    const id = readHandle(ctx, 'sent', parts['handle'] ?? '')
    const message = id === null ? undefined : await readSubmission(ctx, id)
    const ending = message && (await endingFor(ctx, message))
    if (!message || !ending) return null
    return {
      kind: 'page',
      title: page?.title ?? '',
      document: documentOfBlock('forms.form', { form: message.formId, sent: JSON.stringify(ending) }, 4),
      isNoindex: true,
    }
  },
})
