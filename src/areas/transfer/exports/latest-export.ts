import { isReleased } from '#areas/releases/index.ts'
import type { InputOf, OutputOf } from '#kernel/endpoint.ts'
import type { Ctx } from '#platform/ctx.ts'
import type { latestExport as endpoint } from '../contract.ts'
import { exportOut } from './export.ts'
import { readLatestExport } from './export.store.ts'

/** How the site's latest archive stands; nothing once its hour is over. */
export async function latestExport(
  ctx: Ctx,
  { kind }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  return { export: exportOut(await readLatestExport(ctx, kind), ctx), isReleased: await isReleased(ctx) }
}
