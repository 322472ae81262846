import { z } from 'zod'
import { broughtPages } from '#areas/pages/index.ts'
import { documentOfBlock } from '#document/nodes.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { Outside } from '#platform/http/route.ts'
import { type FormAnswer, type SentForm, visitorForms } from '#platform/visitor/visitor-form.ts'
import { readEditions } from '../builder/edition.store.ts'
import { courseOf } from '../form/logic.ts'
import { confirmAnswer, confirmationOf, NoPlaceLeft } from './confirm-answer.ts'
import { below, endingOf, seen } from './ending.ts'
import { allAnswers } from './sealed.ts'
import { handleOf, readHandle } from './signed.ts'
import { readSubmission } from './submission.store.ts'

/** What the page of a link says, as acts of its block. */
const acts = {
  asked: 'answer',
  confirmed: 'confirmed-answer',
  'answered-before': 'answered',
  over: 'over-answer',
} as const

/** Where the link of a mail leads that asks to confirm an answer. It shows a button, and does nothing by itself. */
export const confirmPage = broughtPages.of({
  at: { below: 'confirm/[handle]' },
  isShared: false,
  query: [{ name: 'full', shape: z.enum(['yes', 'no']), usual: 'no' }],
  async find(ctx, { parts, query, page }) {
    const handle = parts['handle'] ?? ''
    const id = readHandle(ctx, 'confirm', handle)
    if (id === null) return null
    const standing = await confirmationOf(ctx, await readSubmission(ctx, id))
    const act = standing === 'asked' && query['full'] === 'yes' ? 'full' : acts[standing]
    return {
      kind: 'page',
      title: page?.title ?? '',
      isNoindex: true,
      document: documentOfBlock('forms.subscription', { act, token: handle }, 5),
    }
  },
})

/** What its sender sees once a message was confirmed: the ending of the form. */
async function endingOfMessage(ctx: Ctx, path: string, handle: string): Promise<FormAnswer> {
  const id = readHandle(ctx, 'confirm', handle)
  const message = id === null ? undefined : await readSubmission(ctx, id)
  const [edition] = message ? await readEditions(ctx, [message.editionId]) : []
  if (!message || !edition) return { kind: 'see', to: below(path) || '/' }
  const { ending } = courseOf(edition.definition, allAnswers(ctx, message))
  return seen(ctx, path, endingOf(edition.definition, ending), { ...message, isWaiting: false })
}

async function run(outside: Outside, { entries, page }: SentForm): Promise<FormAnswer> {
  const handle = entries.get('token')?.[0] ?? ''
  const id = readHandle(outside, 'confirm', handle)
  const back = (query = ''): FormAnswer => ({
    kind: 'see',
    to: `${below(page.path)}/confirm/${id === null ? '-' : handleOf(outside, 'confirm', id)}${query}`,
  })
  if (id === null) return back()
  try {
    return await outside.transaction(async (ctx) =>
      (await confirmAnswer(ctx, id)) === 'confirmed' ? endingOfMessage(ctx, page.path, handle) : back(),
    )
  } catch (error) {
    if (error instanceof NoPlaceLeft) return back('?full=yes')
    throw error
  }
}

/** The button of the page is sent to `/_/answers`. */
export const confirmedAnswers = visitorForms.of({ name: 'answers', words: 5_000, run })
