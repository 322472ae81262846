import { resolveAssets } from '#areas/assets/index.ts'
import type { Ctx } from '#platform/ctx.ts'

/**
 * Which of some files are gone: neither in the library of the site or its trash nor shipped. What names one shows
 * nothing in its place.
 */
export async function goneFiles(ctx: Ctx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const assets = await resolveAssets(ctx, ids)
  return new Set(assets.uploads.filter((id) => !assets.file(id)))
}
