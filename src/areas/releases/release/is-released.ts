import type { Ctx } from '#platform/ctx.ts'
import { hasLive } from './release.store.ts'

/** Whether the context's site has a live release, whoever may see it. */
export function isReleased(ctx: Ctx): Promise<boolean> {
  return hasLive(ctx)
}
