import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { permissions } from '#areas/sites/contract.ts'
import type { changeStyles as changeStylesEndpoint, readStyles as readStylesEndpoint } from '../contract.ts'
import { readLiveStylesVersion } from '../releases/release.store.ts'
import { changedStyles } from './styles-shape.ts'
import { readBegunLook, readStylesDraft, storeStyles } from './styles.store.ts'

/** The draft of the styles, whether it is what visitors see, and the look that the site began with. */
export async function readStyles(ctx: Ctx): Promise<OutputOf<typeof readStylesEndpoint>> {
  const { styles, version } = await readStylesDraft(ctx)
  const isReleased = (await readLiveStylesVersion(ctx)) === version
  return { styles, version, isReleased, begun: await readBegunLook(ctx) }
}

/**
 * Sets styles by path. Each change lands on what is there now, so changes of different styles by
 * different people merge, and of the same style the last one stands.
 *
 * @throws Refusal 422 at the path that may not be so, 403 for code without the right to it
 */
export async function changeStyles(
  ctx: Ctx,
  input: InputOf<typeof changeStylesEndpoint>,
): Promise<OutputOf<typeof changeStylesEndpoint>> {
  const touchesCode = input.changes.some((change) => change.path[0] === 'customCss')
  if (touchesCode && ctx.actor.kind === 'account' && !ctx.actor.rights.has(permissions.codeEdit.name)) {
    throw refuse('forbidden', 'right_missing', { data: { right: permissions.codeEdit.name } })
  }
  const before = await readStylesDraft(ctx, { lock: true })
  const changed = changedStyles(before.styles, input.changes)
  if (!changed.ok) throw refuse('invalid', changed.code, { field: changed.path })
  const version = before.version + 1
  await storeStyles(ctx, changed.styles, version)
  return { styles: changed.styles, version }
}
