import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { openVersion as openVersionEndpoint } from '../contract.ts'
import { documentAt } from './document-at.ts'

/** A page as it was. */
export async function openVersion(
  ctx: Ctx,
  input: InputOf<typeof openVersionEndpoint>,
): Promise<OutputOf<typeof openVersionEndpoint>> {
  return { version: input.version, document: await documentAt(ctx, input.pageId, input.version) }
}
