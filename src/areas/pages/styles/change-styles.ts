import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import { permissions } from '#areas/sites/contract.ts'
import type { changeStyles as changeStylesEndpoint } from '../contract.ts'
import { changedStyles } from './styles-shape.ts'
import { readStylesDraft, storeStyles } from './styles.store.ts'

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
