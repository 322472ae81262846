import { pagePath } from '#areas/pages/index.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { FormAnswer, FormState as SaidState } from '#platform/visitor/visitor-form.ts'
import type { FormState, ShownEnding } from '../form/drawn.ts'
import type { Ending, Form } from '../form/form.ts'
import { handleOf } from './signed.ts'
import type { Sent } from './submission.store.ts'

/** The ending of a form by its id; the form's first where there is none. */
export function endingOf(form: Form, id: string | undefined): Ending | undefined {
  return form.endings.find((ending) => ending.id === id) ?? form.endings[0]
}

/** What an ending says in the place of its form. */
export function shownEnding(ending: Ending | undefined, reference: string, isWaiting: boolean): ShownEnding {
  return {
    reference,
    words: ending && 'words' in ending ? ending.words : '',
    asset: ending?.kind === 'file' ? ending.asset : null,
    isWaiting,
  }
}

/** The path below a page, of a page that may itself be one of those below it. */
export const below = (path: string): string =>
  path === '/' ? '' : path.replace(/\/(?:sent|confirm)\/[^/]+$/, '')

/** What the sender sees: words and the reference in the form's place, a page, an address. */
export async function seen(
  ctx: Ctx,
  path: string,
  ending: Ending | undefined,
  { id, reference, isWaiting }: Sent & { readonly isWaiting: boolean },
): Promise<FormAnswer> {
  if (!isWaiting) {
    if (ending?.kind === 'address') return { kind: 'see', to: ending.address, isAway: true }
    const page = ending?.kind === 'page' ? await pagePath(ctx, ending.page) : null
    if (page !== null) return { kind: 'see', to: page }
  }
  const state: FormState = { kind: 'sent', ...shownEnding(ending, reference, isWaiting) }
  return {
    kind: 'see',
    to: `${below(path)}/sent/${handleOf(ctx, 'sent', id)}`,
    state: JSON.parse(JSON.stringify(state)) as SaidState,
  }
}
