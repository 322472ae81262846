import type { Ctx } from '#platform/ctx.ts'
import { VIEW_AS_COOKIE } from '../contributors/site-access.ts'

/** Looks at the site as oneself again. */
export async function endViewAs(ctx: Ctx): Promise<Record<string, never>> {
  ctx.answer.cookie(VIEW_AS_COOKIE, null)
  return {}
}
