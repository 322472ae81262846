import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { readPageContext as endpoint } from '../contract.ts'
import { pageContextOf } from './page-context.ts'

/** The page context for a page that goes over to a site without being loaded anew. */
export async function readPageContext(
  ctx: Ctx,
  { siteId }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  // The shapes are one; that of a context forbids to change its lists, which an answer does not care for.
  return (await pageContextOf(ctx, siteId ?? null)) as OutputOf<typeof endpoint>
}
