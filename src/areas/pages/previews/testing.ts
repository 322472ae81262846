import type { Ctx } from '#platform/ctx.ts'
import type { Repeatable } from '#platform/http/route.ts'

/** A request of several steps, in the transaction of the test. */
export const outsideOf = (ctx: Ctx): Repeatable => ({
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
})

/** The secret in the address of a preview link. */
export const tokenIn = (url: string): string => new URL(url).searchParams.get('preview') ?? ''
