import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { findWhereLinked as findWhereLinkedEndpoint } from '../contract.ts'
import { pagesNaming } from './page.store.ts'

/** The pages whose drafts link to a page. */
export async function findWhereLinked(
  ctx: Ctx,
  input: InputOf<typeof findWhereLinkedEndpoint>,
): Promise<OutputOf<typeof findWhereLinkedEndpoint>> {
  return { pages: await pagesNaming(ctx, input.pageId) }
}
