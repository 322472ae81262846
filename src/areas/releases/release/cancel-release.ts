import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { cancelRelease as cancelReleaseEndpoint } from './release.contract.ts'
import { cancelScheduled } from './release.store.ts'

/** Calls a scheduled release off. @throws Refusal 409 when it is no longer waiting */
export async function cancelRelease(
  ctx: Ctx,
  input: InputOf<typeof cancelReleaseEndpoint>,
): Promise<OutputOf<typeof cancelReleaseEndpoint>> {
  if (!(await cancelScheduled(ctx, input.releaseId))) throw refuse('conflict', 'pages.release_not_waiting')
  return {}
}
