import { record } from '#areas/sites/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { cancelExport as endpoint } from '../contract.ts'
import { exportOut } from './export.ts'
import { readExport, takeUnmadeExport } from './export.store.ts'

/**
 * Calls off an export that is being made; whoever packs it stops with the next progress it tells, and leaves nothing.
 * One that has come to its end meanwhile stays as it ended. The timeline says who called it off.
 *
 * @throws Refusal 404
 */
export async function cancelExport(
  ctx: Ctx,
  { exportId }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const kind = await takeUnmadeExport(ctx, exportId)
  if (kind !== null) {
    await record(ctx, { what: kind === 'plain' ? 'transfer.plain_cancelled' : 'transfer.export_cancelled' })
    return { export: null }
  }
  const ended = await readExport(ctx, exportId)
  if (!ended) throw refuse('not_found', 'not_found')
  return { export: exportOut(ended, ctx) }
}
