import type { Ctx } from '../ctx.ts'
import type { Outside, Repeatable } from '../http/route.ts'

/**
 * What an endpoint of several steps works with, all of it in the one transaction of a test.
 *
 * @param otherwise a body, an answer whose headers are looked at, a signal to hang up with
 */
export function outsideIn(
  ctx: Ctx,
  otherwise: Partial<Pick<Outside, 'answer' | 'body' | 'signal'>> = {},
): Repeatable {
  return {
    actor: ctx.actor,
    site: ctx.site,
    clock: ctx.clock,
    locale: ctx.locale,
    request: ctx.request,
    answer: ctx.answer,
    tools: ctx.tools,
    body: null,
    signal: new AbortController().signal,
    transaction: (work) => work(ctx),
    once: async (prepare, effect) => effect(ctx, await prepare()),
    ...otherwise,
  }
}
