import type { OutputOf } from '#kernel/endpoint.ts'
import { accountOf, type Ctx } from '#platform/ctx.ts'
import type { readDeletion as declared } from '../contract.ts'
import { deletionObstacles } from './deletion-guards.ts'

/** What has to be done before the account can be deleted. */
export async function readDeletion(ctx: Ctx): Promise<OutputOf<typeof declared>> {
  const obstacles = await deletionObstacles(ctx, accountOf(ctx).accountId)
  const words = ctx.tools.words(ctx.locale)
  return {
    obstacles: obstacles.map(({ code, values, things }) => ({
      code,
      message: words(`refusal.${code}`, values),
      things: [...things],
    })),
  }
}
