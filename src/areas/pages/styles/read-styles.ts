import type { OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { readStyles as readStylesEndpoint } from '../contract.ts'
import { readLiveStylesVersion } from '../releases/live.store.ts'
import { readBegunLook, readStylesDraft } from './styles.store.ts'

/** The draft of the styles, whether it is what visitors see, and the look that the site began with. */
export async function readStyles(ctx: Ctx): Promise<OutputOf<typeof readStylesEndpoint>> {
  const { styles, version } = await readStylesDraft(ctx)
  const isReleased = (await readLiveStylesVersion(ctx)) === version
  return { styles, version, isReleased, begun: await readBegunLook(ctx) }
}
