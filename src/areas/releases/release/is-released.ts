import type { Ctx } from '#platform/ctx.ts'
import { hasLive } from './release.store.ts'

/** Whether the context's site has a live release, whether or not it is public. */
export function isReleased(ctx: Ctx): Promise<boolean> {
  return hasLive(ctx)
}
