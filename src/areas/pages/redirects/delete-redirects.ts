import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { deleteRedirects as deleteRedirectsEndpoint } from '../contract.ts'
import { sealOf } from './deleted-redirect.ts'
import { removeRedirects } from './redirect.store.ts'

/** Forgets several redirects; visitors miss them from the next release on. */
export async function deleteRedirects(
  ctx: Ctx,
  input: InputOf<typeof deleteRedirectsEndpoint>,
): Promise<OutputOf<typeof deleteRedirectsEndpoint>> {
  const gone = await removeRedirects(ctx, input.redirectIds)
  return { redirects: gone.map((one) => ({ ...one, seal: sealOf(ctx, one) })) }
}
