import { confirmMembership, leaveByToken, LIST_PAGE } from '#areas/contacts/index.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Outside } from '#platform/http/route.ts'
import { type FormAnswer, type SentForm, visitorForms } from '#platform/visitor/visitor-form.ts'
import type { listActs } from './list-page.ts'

const on = (act: (typeof listActs)[number]): FormAnswer => ({ kind: 'see', to: `/${LIST_PAGE}?act=${act}` })

/** Does what the button of the page says. Every link to leave gets the same answer (RFC 8058). */
async function act(outside: Outside, { rest, entries }: SentForm): Promise<FormAnswer> {
  const token = entries.get('token')?.[0] ?? ''
  if (rest === 'leave') {
    const isAll = entries.get('all')?.[0] === 'yes'
    await outside.transaction((ctx) => leaveByToken(ctx, token, { all: isAll }))
    return on('left')
  }
  if (rest !== 'confirm') return on('over')
  try {
    await outside.transaction((ctx) => confirmMembership(ctx, token))
    return on('confirmed')
  } catch (error) {
    if (error instanceof Refusal && error.code === 'contacts.link_over') return on('over')
    throw error
  }
}

/** Buttons of mails about lists are sent to `/_/lists/confirm` and `/_/lists/leave`. */
export const sentLists = visitorForms.of({ name: 'lists', words: 5_000, run: act })
