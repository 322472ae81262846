import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { deletePreviewLink as deleteEndpoint } from '../contract.ts'
import { removePreviewLink } from './preview-link.store.ts'

/** Closes a preview link at once. @throws Refusal 404 */
export async function deletePreviewLink(
  ctx: Ctx,
  input: InputOf<typeof deleteEndpoint>,
): Promise<OutputOf<typeof deleteEndpoint>> {
  if (!(await removePreviewLink(ctx, input.linkId))) throw refuse('not_found', 'not_found')
  return {}
}
