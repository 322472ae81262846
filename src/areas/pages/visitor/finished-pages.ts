import type { Ask } from '#platform/system-ctx.ts'
import { type FinishedPage, readFinishedPage } from '../releases/finished-page.store.ts'

/**
 * A page as it was drawn before, if nothing it was drawn from has changed since: what the caller's fingerprint
 * is of, what its loaders read, and what is said of the files that the page shows.
 *
 * @param fingerprintOf what the page would be drawn from now, by the names of what it was drawn from
 */
export async function findFinishedPage(
  ask: Ask,
  pageId: string,
  fingerprintOf: (keys: readonly string[]) => string,
): Promise<FinishedPage | null> {
  const found = await ask((ctx) => readFinishedPage(ctx, pageId))
  if (!found) return null
  const { page, assets } = found
  const isSame = page.assetFingerprint === assets.fingerprint && page.fingerprint === fingerprintOf(page.keys)
  return isSame ? page : null
}
