import { broughtPages } from '#areas/pages/index.ts'
import { emptyDocument, newSection } from '#document/nodes.ts'
import type { Id } from '#kernel/ids.ts'
import type { Ctx } from '#platform/ctx.ts'
import { readEditions } from '../builder/edition.store.ts'
import type { ShownEnding } from '../form/drawn.ts'
import { courseOf } from '../form/logic.ts'
import { endingOf, shownEnding } from './ending.ts'
import { allAnswers } from './sealed.ts'
import { readHandle } from './signed.ts'
import { readSubmission, type StoredSubmission } from './submission.store.ts'

const [SECTION, BLOCK] = ['formsent', 'formsentwords']

/** What the sender of a message sees: the words of its ending, and its reference. */
async function endingFor(ctx: Ctx, message: StoredSubmission): Promise<ShownEnding | null> {
  const [edition] = await readEditions(ctx, [message.editionId])
  if (!edition) return null
  const { definition: form } = edition
  const ending = endingOf(form, courseOf(form, allAnswers(ctx, message)).ending)
  const isWaiting = form.once !== undefined && !message.isTest && !message.isFollowed
  return shownEnding(ending, message.reference, isWaiting)
}

/** A page with one block: the form's, in which stands what is said once it was sent. */
function documentOf(formId: Id, ending: ShownEnding) {
  return {
    ...emptyDocument(),
    order: [SECTION],
    sections: { [SECTION]: newSection({ id: SECTION, blocks: [BLOCK] }) },
    blocks: {
      [BLOCK]: {
        id: BLOCK,
        type: 'forms.form',
        version: 1,
        props: { form: formId, sent: JSON.stringify(ending) },
        parent: { node: SECTION },
        place: { column: 5, row: 1, width: 16, height: 4, layer: 0, align: 'start' as const },
      },
    },
  }
}

/** Where the sender of a form without script is led to: below the page it stands on, to be reloaded without harm. */
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
      document: documentOf(message.formId, ending),
      isNoindex: true,
    }
  },
})
