import type { Ask } from '#platform/system-ctx.ts'
import { type FinishedPage, readFinishedPage } from '../releases/finished-page.store.ts'

/**
 * A page as it was drawn before, if nothing it was drawn from has changed since: what the caller's fingerprint
 * is of, and what is said of the files that the page shows.
 */
export async function findFinishedPage(
  ask: Ask,
  pageId: string,
  fingerprint: string,
): Promise<FinishedPage | null> {
  const found = await ask((ctx) => readFinishedPage(ctx, pageId))
  if (!found) return null
  const { page, assets } = found
  return page.fingerprint === fingerprint && page.assetFingerprint === assets.fingerprint ? page : null
}
